// A bot for Rulewright in JavaScript: likes to be on the move, and fights where it can.
//
//     rulewright simulate GAME --bots "exec:node examples/bots/wanderer.js,random" --games 10
"use strict";

const LIKED = { travel: 4, start: 5, face: 6, deploy: 5, construct: 3, play: 3, act: 3, claim: 7, accept: 4, use: 4 };
const AVOIDED = ["done", "decline", "nothing", "lose", "discard", "renew"];
let seed = 1;

/** A small generator of our own, so that the same seed plays the same game. */
function chance() {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 4294967296;
}

function liking(choice) {
  const words = choice.split(" ")[0].split("-");
  if (words.some((word) => AVOIDED.includes(word))) return -1 + chance();
  return Math.max(0, ...words.map((word) => LIKED[word] || 0)) + chance();
}

function answer(message) {
  if (message.type === "hello") return { type: "hello", protocol: 1, name: "Wanderer" };
  if (message.type === "new-game") seed = message.seed >>> 0;
  if (message.type === "quit") process.exit(0);
  if (message.type !== "decide") return null;
  const likings = message.choices.map(liking);
  const best = likings.indexOf(Math.max(...likings));
  return { type: "choice", revision: message.revision, number: message.numbers[best] };
}

require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const told = answer(JSON.parse(line));
  if (told) process.stdout.write(`${JSON.stringify(told)}\n`);
});
