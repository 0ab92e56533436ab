import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What that source leaves in a page. */
declare const axe: typeof import('axe-core');

export const CONTRAST = ['color-contrast', 'link-in-text-block'] as const;

/** What axe finds as the page stands, with every rule or with those named; the first place of each. */
export async function violations(
  page: Page,
  rules?: readonly string[],
): Promise<readonly string[]> {
  await page.evaluate(source);
  const found = await page.evaluate(async (only) => {
    return await axe.run(document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: [...only] }),
    });
  }, rules);
  return found.violations.map(({ id, nodes }) => `${id}, ${nodes.length}: ${nodes[0]?.html}`);
}
