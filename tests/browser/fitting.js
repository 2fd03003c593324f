// What does not fit: text that sticks out of its box or is cut off, and drawings whose words leave their frame.
() => {
  const found = [];
  const near = 1.5;
  const name = (element) => `${element.tagName.toLowerCase()}${element.id ? '#' + element.id : ''}.${(element.getAttribute('class') || '').replace(/ +/g, '.')}`;
  const tell = (what, element, text, by) => found.push(`${what} by ${Math.round(by)} px: ${name(element)}: ${text.trim().slice(0, 60)}`);
  const hidden = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      if (style.visibility === 'hidden' || style.opacity === '0' || style.clipPath !== 'none') return true;
      if (style.position === 'absolute' && box.width <= 1 && box.height <= 1) return true;
    }
    return false;
  };
  // Cut off on purpose, and the whole text can still be read.
  const shortened = (element) => {
    const style = getComputedStyle(element);
    const cut = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    return cut && element.closest('[title], [aria-label]') !== null;
  };
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || parent.closest('svg, script, style, noscript, option') || !parent.checkVisibility()) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (!text.width || hidden(parent)) continue;
    let block = null;
    let free = false;
    for (let one = parent; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (['inline', 'contents'].includes(style.display)) continue;
      const box = one.getBoundingClientRect();
      const cuts = (way) => ['hidden', 'clip'].includes(way);
      if (!block) {
        block = one;
        if (text.right > box.right + near && !shortened(one)) tell('sticks out', one, node.data, text.right - box.right);
        if (text.left < box.left - near && !shortened(one)) tell('sticks out left', one, node.data, box.left - text.left);
      }
      if (shortened(one)) { free = true; break; }
      if (cuts(style.overflowX) && text.right > box.right + near) { tell('cut off', one, node.data, text.right - box.right); free = true; break; }
      if (cuts(style.overflowY) && text.bottom > box.bottom + 3 && text.top < box.bottom) { tell('cut off below', one, node.data, text.bottom - box.bottom); free = true; break; }
      if (['auto', 'scroll'].includes(style.overflowX) || style.position === 'fixed') { free = true; break; }
    }
    if (!free && text.right > innerWidth + near) tell('off the page', parent, node.data, text.right - innerWidth);
  }
  for (const words of document.querySelectorAll('svg text')) {
    const drawing = words.ownerSVGElement;
    if (!words.textContent.trim() || !drawing.checkVisibility() || hidden(drawing)) continue;
    const box = words.getBoundingClientRect();
    if (!box.width) continue;
    const scale = box.height / (words.getBBox().height || 1);
    const frames = [drawing];
    const card = words.closest('[data-frame]');
    if (card) frames.push(card.querySelector('rect'));
    for (const frame of frames) {
      if (frame === drawing && getComputedStyle(frame).overflow === 'visible') continue;
      const edge = frame.getBoundingClientRect();
      const slack = Math.max(near, 2 * scale);
      if (box.right > edge.right + slack) tell('leaves its drawing', drawing, words.textContent, box.right - edge.right);
      if (box.left < edge.left - slack) tell('leaves its drawing left', drawing, words.textContent, edge.left - box.left);
    }
  }
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px too wide`);
  return [...new Set(found)];
}
