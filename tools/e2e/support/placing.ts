// The placement test, as somebody answers it who holds some mistakes.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { itemToPlaceBy } from '../../../site/client/boards/placing.ts';
import { loadPieces, type PiecesRead } from '../../../site/library/pieces.ts';
import {
  type PlacementItem,
  type PlacementTable,
  type Reply,
  replyOf,
} from '../../../site/placement/item.ts';
import { isAsked, now } from './asking.ts';
import { expect } from './test.ts';

/** Answers the board that is asked, with so many taps; another has come then, or the result. */
export async function answerPlacement(page: Page, held: readonly string[]): Promise<number> {
  await isAsked(page);
  const at = (await page.locator('.asking').getAttribute('data-at')) ?? '';
  const item = table().items.find((one) => at.endsWith(one.at)) ?? (await madeItem(at));
  const places = held.map((one) => table().mistakes.indexOf(one));
  const taps = await give(page, item, replyOf(item, places));
  await now(page).locator('.go').tap();
  await expect(page.locator(`.asking[data-at="${at}"]`)).toHaveCount(0);
  return taps + 1;
}

let read: PlacementTable | undefined;

function table(): PlacementTable {
  const whole: PlacementTable =
    read ?? JSON.parse(readFileSync('dist/placement/items.json', 'utf8'));
  read = whole;
  return whole;
}

/** A board that was made for whoever sits there, as the browser made it. */
async function madeItem(at: string): Promise<PlacementItem> {
  pieces ??= loadPieces(process.cwd());
  const name = at.slice(at.indexOf('#q-') + 3);
  const item = await itemToPlaceBy({ kind: 'named', name }, pieces);
  if (item === undefined) throw new Error(`${at} is neither in the table nor made`);
  return item;
}

let pieces: PiecesRead | undefined;

/** With how many taps; a number that is typed is one as well. */
async function give(page: Page, item: PlacementItem, reply: Reply): Promise<number> {
  const option = (input: string) => page.locator(`.asking label:has(${input})`);
  switch (item.kind) {
    case 'number':
      await page.locator('.asking input[name=number]').fill(`${reply}`);
      return 1;
    case 'truth':
      await option(`[name=truth][value=${reply === 1}]`).tap();
      if (reply === 1) return 1;
      await option('[name=rule]').first().tap();
      return 2;
    case 'pick': {
      const picked = [...Array(item.options).keys()].filter((at) => (reply & (1 << at)) !== 0);
      for (const at of picked) await option(`[name=pick][value="${at}"]`).tap();
      return picked.length;
    }
  }
}
