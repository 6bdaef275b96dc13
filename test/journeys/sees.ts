import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * In the page: where a line of text has ink. Its box is as high as its font says, with some fonts a third higher than
 * its letters; those never reach further than in Arial.
 */
const INK = `(line, size) => {
  const spare = Math.max(0, line.height - 1.15 * size) / 2;
  return { left: line.left, right: line.right, top: line.top + spare, bottom: line.bottom - spare };
}`;

/**
 * In the page: why a person cannot see an element. It must lie in the window, under nothing, clipped by nothing, not
 * transparent, and none of its text may be cut. (axe says nothing about any of these.)
 */
const WHY_UNSEEN = `(element) => {
  const inkOf = ${INK};
  // Text without a ground of its own covers only what its letters cover.
  const inksAt = (one, x, y) => {
    const { fontSize, backgroundColor } = getComputedStyle(one);
    if (one.children.length > 0 || !one.textContent.trim() || backgroundColor !== 'rgba(0, 0, 0, 0)') return true;
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()].map((line) => inkOf(line, parseFloat(fontSize))).some(({ top, bottom }) => y >= top && y <= bottom);
  };
  const nameOf = (one) => one.tagName.toLowerCase() + [...one.classList].map((name) => '.' + name).join('');
  const box = element.getBoundingClientRect();
  const why = [];
  if (box.width < 1 || box.height < 1) return ['takes no room'];
  const slack = 1.5;
  if (box.left < -slack || box.top < -slack || box.right > innerWidth + slack || box.bottom > innerHeight + slack)
    why.push('outside the window: ' + [box.left, box.top, box.right, box.bottom].map(Math.round).join(' '));

  let opacity = 1;
  let angle = 0;
  for (let one = element, isLoose = false; one; one = one.parentElement) {
    const style = getComputedStyle(one);
    opacity *= Number(style.opacity);
    if (style.visibility !== 'visible') why.push('invisible');
    if (style.transform !== 'none') {
      const matrix = new DOMMatrix(style.transform);
      angle += Math.atan2(matrix.b, matrix.a);
    }
    if (one !== element && !isLoose && style.overflow !== 'visible' && one !== document.body && one !== document.documentElement) {
      const room = one.getBoundingClientRect();
      if (box.left < room.left - slack || box.top < room.top - slack || box.right > room.right + slack || box.bottom > room.bottom + slack)
        why.push('clipped by ' + nameOf(one));
    }
    if (style.position === 'fixed' || one.matches('dialog')) isLoose = true;
  }
  if (opacity < 0.5) why.push('transparent: ' + opacity);

  // Corners and centre, a little inside; a turned card is asked where its corners really are.
  const { display, fontSize } = getComputedStyle(element);
  const size = parseFloat(fontSize);
  const isLine = display === 'inline' && box.height < 2 * size; // asked where its letters are
  const lettersHigh = isLine ? inkOf(box, size).bottom - inkOf(box, size).top : Infinity;
  const [wide, high] = [element.offsetWidth ?? box.width, Math.min(element.offsetHeight ?? box.height, lettersHigh)];
  const radius = Math.min(parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0, wide / 2, high / 2);
  const inset = 2 + radius * 0.3;
  const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
  for (const [where, x, y] of [
    ['left top', inset, inset], ['right top', wide - inset, inset], ['left bottom', inset, high - inset],
    ['right bottom', wide - inset, high - inset], ['centre', wide / 2, high / 2],
  ]) {
    const [dx, dy] = [x - wide / 2, y - high / 2];
    const [px, py] = [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)];
    const found = document.elementFromPoint(px, py);
    if (found && !element.contains(found) && !found.contains(element) && inksAt(found, px, py)) why.push('covered by ' + nameOf(found) + ', ' + where);
  }

  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest('.out-of-sight, svg')) continue;
    for (let one = parent; one && element.contains(one); one = one.parentElement)
      if (getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) why.push('cut: ' + text.data.trim());
    if (angle !== 0) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isOut = [...range.getClientRects()].some((line) =>
      line.left < box.left - slack || line.right > box.right + slack || line.right > innerWidth + slack);
    if (isOut) why.push('bursts: ' + text.data.trim());
  }
  return [...new Set(why)];
}`;

/** For each element of the selector that a person cannot see: which, and why. */
export async function unseen(page: Page, selector: string): Promise<string[]> {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  await settled(page);
  return page.evaluate(`${all(selector)}.flatMap((element) =>
    (${WHY_UNSEEN})(element).map((why) => (element.id || element.className) + ' ' + element.textContent.slice(0, 20).trim() + ': ' + why))`);
}

/** The element, or every one of several, is seen: without scrolling or opening anything, as soon as the page is there. */
export async function sees(page: Page, selector: string, patience: { readonly timeout?: number } = {}): Promise<void> {
  await expect.poll(() => unseen(page, selector), patience).toEqual([]);
}

/** The same for what may lie further down: it is scrolled to first. */
export async function findsByScrolling(page: Page, selector: string): Promise<void> {
  await expect.poll(() => notFound(page, selector)).toEqual([]);
}

/** Which of the elements cannot be seen after scrolling to the first, and why. */
export async function notFound(page: Page, selector: string): Promise<string[]> {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  await page.evaluate(`${all(selector)}[0].scrollIntoView({ block: 'center' })`);
  return unseen(page, selector);
}

/** No two of these lie on each other. */
export async function nothingOverlaps(page: Page, selector: string): Promise<void> {
  await expect.poll(() => overlapping(page, selector), { message: `overlapping: ${selector}` }).toEqual([]);
}

/** Pairs that lie on each other. */
export async function overlapping(page: Page, selector: string): Promise<string[]> {
  await settled(page);
  return page.evaluate(`(${OVERLAPS})(${all(selector)})`);
}

const all = (selector: string) => `[...document.querySelectorAll(${JSON.stringify(selector)})]`;

const OVERLAPS = `(elements) => {
  const shown = elements.filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  return shown.flatMap((one, i) => shown.slice(i + 1).flatMap((other) => {
    if (one.contains(other) || other.contains(one)) return [];
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 1.5 && high > 1.5 ? [one.className + ' / ' + other.className] : [];
  }));
}`;

/**
 * Every line of text that lies in the window, of the open dialog or else of the page: outside the window at a side, cut
 * by what holds it, half outside of its painted box, under something else, or on a card.
 */
const COVERED = `() => {
  const inkOf = ${INK};
  const nameOf = (one) => one.tagName.toLowerCase() + [...one.classList].map((name) => '.' + name).join('');
  const root = document.querySelector('dialog[open]') ?? document.body;
  const slack = 1.5;
  const isNear = (one, other) => one.contains(other) || other.contains(one);
  const paints = (one) => {
    const { opacity, backgroundColor, backgroundImage } = getComputedStyle(one);
    if (opacity === '0') return false;
    const isClear = backgroundColor === 'transparent' || /^rgba.*, 0\\)$/.test(backgroundColor);
    return one.matches('img, svg, svg *') || !isClear || backgroundImage !== 'none';
  };
  // A wide table, a row of tabs: what lies aside is slid to.
  const slides = (one) =>
    ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1;
  const sliderOf = (one) => (!one || one === document.body ? undefined : slides(one) ? one : sliderOf(one.parentElement));
  const isAside = (line, room) => line.left < room.left - slack || line.right > room.right + slack;
  const canScroll = document.documentElement.scrollHeight > innerHeight;
  const isScrolled = root.scrollTop > 0 || document.documentElement.scrollTop > 0;
  const staysUp = (one) => one && (getComputedStyle(one).position === 'sticky' || staysUp(one.parentElement));
  const why = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest('.out-of-sight, svg, script, style, option, .toasts')) continue;
    // The head of a table whose cells say it themselves on a phone.
    if (getComputedStyle(parent.closest('thead') ?? parent).clipPath === 'inset(50%)') continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const slider = sliderOf(parent);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue;
      if (slider && isAside(line, slider.getBoundingClientRect())) continue;
      const ink = inkOf(line, parseFloat(getComputedStyle(parent).fontSize));
      const what = nameOf(parent) + ' «' + text.data.trim().slice(0, 30) + '»';
      // A tag is seen whole, its sign too.
      const whole = parent.closest('.tag')?.getBoundingClientRect() ?? line;
      if (Math.min(line.left, whole.left) < -slack || Math.max(line.right, whole.right) > innerWidth + slack)
        why.push(what + ' outside the window');
      // A dialog lies over the page: what holds it there cuts nothing.
      const top = root.parentElement;
      for (let one = parent; one !== top && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (style.overflowX === 'visible') continue;
        const room = one.getBoundingClientRect();
        if (isAside(line, room)) why.push(what + ' cut by ' + nameOf(one));
        const isFixed = style.overflowY === 'hidden' || style.overflowY === 'clip';
        if (isFixed && (ink.top < room.top - 3 || ink.bottom > room.bottom + 3)) why.push(what + ' cut by ' + nameOf(one));
      }
      // Nor does it stand half outside of the box that is painted behind it.
      for (let one = parent; one !== top && one !== document.body; one = one.parentElement) {
        const { display, position } = getComputedStyle(one);
        if (display !== 'inline' && paints(one) && isAside(line, one.getBoundingClientRect())) why.push(what + ' bursts ' + nameOf(one));
        if (position === 'absolute' || position === 'fixed') break;
      }
      if (line.top < 0 || line.bottom > innerHeight) continue;
      // Its beginning, its middle and its end.
      for (const x of [line.left + 2, line.left + line.width / 2, line.right - 2]) {
        const found = document
          .elementsFromPoint(x, line.top + line.height / 2)
          .find((one) => isNear(one, parent) || paints(one));
        if (found?.closest('nav') && canScroll) continue; // the bar of a phone: one scrolls
        if (isScrolled && found && !isNear(found, parent) && staysUp(found)) continue; // scrolled under a heading that stays
        if (found && !isNear(found, parent)) why.push(what + ' covered by ' + nameOf(found));
        // Nor does it stand on a card that lies there: what is painted behind it is its own, or the cloth.
        const behind = document.elementsFromPoint(x, line.top + line.height / 2).find((one) => one !== parent && paints(one));
        if (!paints(parent) && behind?.matches('img') && !parent.parentElement.contains(behind))
          why.push(what + ' stands on ' + nameOf(behind));
      }
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) why.push('the page is wider than the window');
  return [...new Set(why)];
}`;

export async function covered(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate(`(${COVERED})()`);
}

/** Rank and suit of a card stand in two of its corners, turned by half; one of them must be free to the eye. */
const INDEX_HIDDEN = `(figure) => {
  const image = figure.querySelector('img');
  const box = image.getBoundingClientRect();
  let angle = 0;
  for (let one = image; one; one = one.parentElement) {
    const { transform } = getComputedStyle(one);
    if (transform !== 'none') { const matrix = new DOMMatrix(transform); angle += Math.atan2(matrix.b, matrix.a); }
  }
  const [wide, high] = [image.offsetWidth, image.offsetHeight];
  const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
  const isFree = (x, y) => {
    const [dx, dy] = [(x - 0.5) * wide, (y - 0.5) * high];
    const [px, py] = [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)];
    if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return false;
    return figure.contains(document.elementFromPoint(px, py)) && document.elementFromPoint(px, py) === image;
  };
  // The figure and the suit below it: from 5 to 21 % of the width, from 4 to 29 % of the height.
  const points = [0.06, 0.2].flatMap((x) => [0.05, 0.15, 0.27].map((y) => [x, y]));
  return !(points.every(([x, y]) => isFree(x, y)) || points.every(([x, y]) => isFree(1 - x, 1 - y)));
}`;

/** Cards whose rank and suit cannot be read, by name. */
export async function unreadable(page: Page, selector: string): Promise<string[]> {
  await settled(page);
  return page.evaluate(`${all(selector)}.filter(${INDEX_HIDDEN}).map((one) => one.dataset.card)`);
}

/** Nothing moves any more and every picture is there. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    await Promise.all(document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime < 5000).map((one) => one.finished.catch(() => {})));
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  })()`);
}
