chapter-12-meditate = Meditate

MYS-176 = Meditate first gives you 3 Energy.
MYS-177 = Then, for each region with at least one of your units, you get that region's bonus exactly once, no matter how many units are there.
MYS-178 = You take the bonuses in the order you choose.
MYS-179 = Fortifications and wounded Champions count as units for the bonuses.
MYS-180 = Forest bonus: 1 Energy.
MYS-181 = River bonus: 2 Glory.
MYS-182 = Land of Myst bonus: 1 Experience.
MYS-183 = Mountain bonus: deploy 1 Fortification in any region with at least one of your units, not only in the Mountain.
MYS-184 = Crystal Field bonus: 1 Command Point that you may spend only on Construct and/or Deploy, not on Gain Energy or Travel.
MYS-185 = You may pool 2 Command Points from two different Crystal Fields to construct or to deploy one Golem.
MYS-186 = You need not spend the Command Points of Crystal Fields; what you do not spend is lost.
MYS-187 = You can take the bonus of a region even if you do not control that region.
MYS-188 = Deploying during Meditate never creates a new bonus region, because units go only where you already have one.
