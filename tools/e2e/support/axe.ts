import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What that source leaves in a page. */
declare const axe: typeof import('axe-core');

/** Of all pages that were looked at by these tests, so that what looks alike everywhere is judged once. */
const coloredBefore = new Set<string>();

const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds as the page stands, or in the parts of it that have changed since it was looked at as a whole; the first
 * place of each. Colors are looked at as in `violationsOfColors`.
 */
export async function violations(
  page: Page | Frame,
  changed: readonly string[] = ['html'],
): Promise<readonly string[]> {
  await inject(page);
  const found = await page.evaluate(async (selectors) => {
    const include = [...document.querySelectorAll(selectors.join())];
    const { violations } = await axe.run(selectors[0] === 'html' ? document : { include }, {
      rules: { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}, ${nodes.length}: ${nodes[0]?.html}`);
  }, changed);
  return [...found, ...(await violationsOfColors(page))];
}

/** What axe finds by the rules that hang on words: what things are called, and in which language. */
export async function violationsOfWords(page: Page | Frame): Promise<readonly string[]> {
  await inject(page);
  const found = await page.evaluate(async (tags) => {
    const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: [...tags] } });
    return violations.map(({ id, nodes }) => `${id}, ${nodes.length}: ${nodes[0]?.html}`);
  }, OF_WORDS);
  return [...found, ...(await violationsOfColors(page))];
}

const OF_WORDS = ['cat.name-role-value', 'cat.text-alternatives', 'cat.language', 'cat.forms'];

/**
 * What axe finds by the rules of colors, all that a dark look or forced colors can break. They take most of its time,
 * and so judge nothing twice, on whatever page, that has the same colors and letters on the same grounds as before.
 */
export async function violationsOfColors(page: Page | Frame): Promise<readonly string[]> {
  await inject(page);
  const { colored, found } = await page.evaluate(lookAtColors, {
    before: [...coloredBefore],
    rules: OF_COLORS,
  });
  // What was found is found again by whoever looks next.
  if (found.length === 0) for (const key of colored) coloredBefore.add(key);
  return found;
}

/** It stays in a page until that is left. */
async function inject(page: Page | Frame): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

interface ColorsAsked {
  readonly before: readonly string[];
  readonly rules: readonly string[];
}

interface ColorsFound {
  readonly colored: readonly string[];
  readonly found: readonly string[];
}

/** In the page: what axe finds of the elements that have not been seen before with what they, and all around them, are colored with. */
async function lookAtColors({ before, rules }: ColorsAsked): Promise<ColorsFound> {
  const known = new Set(before);
  const fresh: Element[] = [];
  const colored: string[] = [];
  // A key is as long as what is around it is deep: what stands for it is not.
  const digestOf = (text: string): string => {
    let [one, other] = [0x811c9dc5, 0x1b873593];
    for (let at = 0; at < text.length; at += 1) {
      one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
      other = Math.imul(other ^ text.charCodeAt(at), 0x5bd1e995);
    }
    return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
  };
  const walk = (element: Element, around: string): void => {
    if (!element.checkVisibility()) return;
    const style = getComputedStyle(element);
    const looks = [style.color, style.backgroundColor, style.backgroundImage, style.opacity];
    const letters = [style.fontSize, style.fontWeight, style.textDecorationLine, style.textShadow];
    const named = [element.tagName, element.getAttribute('class'), style.visibility];
    const key = digestOf([around, ...named, ...looks, ...letters].join());
    if (!known.has(key)) {
      known.add(key);
      colored.push(key);
      fresh.push(element);
    }
    for (const child of element.children) walk(child, key);
  };
  walk(document.documentElement, '');
  if (fresh.length === 0) return { colored, found: [] };
  const { violations } = await axe.run({ include: fresh }, { runOnly: [...rules] });
  return {
    colored,
    found: violations.map(({ id, nodes }) => `${id}, ${nodes.length}: ${nodes[0]?.html}`),
  };
}
