import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What that source leaves in a page. */
declare const axe: typeof import('axe-core');

declare global {
  interface Window {
    coloredBefore?: Map<string, number>;
  }
}

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

/**
 * What axe finds by the rules of colors, all that a dark look or forced colors can break. They take most of its time,
 * and so judge nothing twice that has the same colors and letters on the same grounds as before.
 */
export async function violationsOfColors(page: Page | Frame): Promise<readonly string[]> {
  await inject(page);
  const fresh = await page.evaluateHandle(freshlyColored);
  const found = await page.evaluate(
    async ([include, rules]) => {
      if (include.length === 0) return [];
      const { violations } = await axe.run({ include: [...include] }, { runOnly: rules });
      return violations.map(({ id, nodes }) => `${id}, ${nodes.length}: ${nodes[0]?.html}`);
    },
    [fresh, OF_COLORS] as const,
  );
  await fresh.dispose();
  return found;
}

/** It stays in a page until that is left. */
async function inject(page: Page | Frame): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** In the page: the elements in it that have not been here before with what they, and all around them, are colored with. */
function freshlyColored(): readonly Element[] {
  window.coloredBefore ??= new Map();
  const before = window.coloredBefore;
  const fresh: Element[] = [];
  const walk = (one: Element, around: number): void => {
    if (!one.checkVisibility()) return;
    const style = getComputedStyle(one);
    const looks = [style.color, style.backgroundColor, style.backgroundImage, style.opacity];
    const letters = [style.fontSize, style.fontWeight, style.textDecorationLine, style.textShadow];
    const named = [one.tagName, one.getAttribute('class'), style.visibility];
    const key = [around, ...named, ...looks, ...letters].join();
    const known = before.get(key) ?? before.size;
    if (!before.has(key)) {
      before.set(key, known);
      fresh.push(one);
    }
    for (const child of one.children) walk(child, known);
  };
  walk(document.documentElement, -1);
  return fresh;
}
