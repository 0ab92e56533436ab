import type { Page } from '@playwright/test';
import type { PlaceName } from '../../fuzz/placeTexts.ts';
import { expect } from './test.ts';

/** A place of a page that takes a text. */
export interface PlaceTried {
  readonly at: string;
  /** What tells of it. */
  readonly main: string;
  readonly ready: (page: Page) => Promise<void>;
  /** Until it has been read; what the page says where it fails. */
  readonly read: (page: Page, text: string) => Promise<string>;
}

const board = {
  at: '/sandbox/',
  main: '.bench',
  ready: async (page: Page): Promise<void> => {
    await expect(page.locator('.bench')).toBeVisible();
    await page.locator('#line-of summary').click();
  },
};

const address = (at: string): PlaceTried => ({
  at,
  main: 'main',
  ready: async () => {},
  read: async (page, text) => {
    await atFragment(page, text);
    await drawn(page);
    return '';
  },
});

export const PLACES_TRIED: { readonly [N in PlaceName]: PlaceTried } = {
  line: { ...board, read: (page, line) => readOnBoard(page, line.replaceAll('\0', ''), 'line') },
  list: {
    ...board,
    read: async (page, list) => {
      await readOnBoard(page, 'Ada: 2/2; Nil: 1/1', 'line');
      return list.trim().includes('\n') ? readOnBoard(page, list, 'list') : '';
    },
  },
  frame: {
    at: '/embed/board/',
    main: 'body',
    ready: async () => {},
    read: async (page, link) => {
      await atFragment(page, link);
      await drawn(page);
      const show = page.locator('[data-does=show]');
      if (await show.isVisible()) {
        await show.click();
        await expect(page.locator('r509-own-board')).not.toHaveAttribute('aria-busy', 'true');
      }
      return '';
    },
  },
  own: address('/practice/own/'),
  boards: address('/practice/boards/'),
  exam: address('/exam/'),
};

const atFragment = (page: Page, fragment: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);

/** What a changed address asks for is begun once the page has been drawn with it. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** A line, or a list that is pasted, is read: it is in the address, or the page says why not. */
const readOnBoard = (page: Page, text: string, as: 'line' | 'list'): Promise<string> =>
  page.evaluate(
    ({ text: said, as: sort }) =>
      new Promise<string>((resolve) => {
        const field = document.querySelector<HTMLTextAreaElement>('[name=line]');
        const wait = document.querySelector('.wait');
        const replace = history.replaceState.bind(history);
        const done = (failed: string): void => {
          history.replaceState = replace;
          clearInterval(looking);
          told.disconnect();
          resolve(failed);
        };
        const looking = setInterval(() => {
          if (wait?.textContent) done(wait.textContent);
        }, 20);
        const told = new MutationObserver(() => done(''));
        history.replaceState = (...asked) => {
          replace(...asked);
          setTimeout(() => done(''));
        };
        if (field === null) return done('there is no line');
        if (sort === 'line') {
          field.value = said;
          field.form?.requestSubmit();
          return;
        }
        const slips = document.querySelectorAll('.bench .slips');
        for (const place of slips) told.observe(place, { childList: true });
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', said);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }),
    { text, as },
  );
