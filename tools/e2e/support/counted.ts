// Somebody who puts a board in and has it ruled on, and how long that takes them.
import { expect, type Locator, type Page } from '@playwright/test';
import { keys } from './keys.ts';

/** So long somebody takes for a tap, for a key and to scroll. */
const SECONDS = { tap: 1.2, key: 0.28, scroll: 0.8 };

export interface Counted {
  readonly page: Page;
  readonly scrolls: number;
  /** What was done, and the time that it takes. */
  readonly taken: () => Promise<{ readonly did: string; readonly seconds: number }>;
  readonly press: (what: Locator) => Promise<void>;
  readonly choose: (list: Locator, value: string) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Puts in what was written. */
  readonly enter: (button: Locator) => Promise<void>;
  /** To what is decided next. */
  readonly goOn: (button: Locator) => Promise<void>;
  /** Of a creature on the board, what it does: `A1`, or `A1 Nil` for whom it attacks. */
  readonly declare: (one: string) => Promise<void>;
  /** What one gets of damage that is divided. */
  readonly share: (field: Locator, amount: number) => Promise<void>;
}

/** A finger on a page. */
export class Finger implements Counted {
  #taps = 0;
  #letters = 0;
  scrolls = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  taken: Counted['taken'] = async () => ({
    did: `${this.#taps} taps, ${this.#letters} letters, ${this.scrolls} scrolls`,
    seconds: this.#taps * SECONDS.tap + this.#letters * SECONDS.key + this.scrolls * SECONDS.scroll,
  });

  press: Counted['press'] = async (what) => {
    this.#taps += 1;
    if (!(await isInReach(what))) this.scrolls += 1;
    await what.tap();
  };

  enter: Counted['enter'] = (button) => this.press(button);
  goOn: Counted['goOn'] = (button) => this.press(button);

  /** A list opens outside of the page: a tap on it, and one in it. */
  choose: Counted['choose'] = async (list, value) => {
    this.#taps += 2;
    await list.selectOption(value);
  };

  write: Counted['write'] = async (field, text) => {
    const isThere = await field.evaluate((one) => one === document.activeElement);
    if (!isThere) await this.press(field);
    this.#letters += text.length;
    await field.fill(text);
  };

  /** What was open stays open. */
  declare: Counted['declare'] = async (one) => {
    const [who = '', whom] = one.split(' ');
    if (whom === undefined || IS_TAG.test(whom)) {
      await this.press(tile(this.page, who));
      if (whom !== undefined) await this.press(tile(this.page, whom));
      return;
    }
    const label = this.page.locator('.asking label', { hasText: whom }).filter({ visible: true });
    if ((await label.count()) === 0) await this.press(tile(this.page, who));
    await this.press(label.last());
  };

  share: Counted['share'] = async (field, amount) => {
    const buttons = this.page.locator('.asking .q-count', { has: field });
    const by = amount - Number(await field.inputValue());
    for (let step = 0; step < Math.abs(by); step += 1)
      await this.press(buttons.locator(`[data-add="${by > 0 ? 1 : -1}"]`));
  };
}

const IS_TAG = /^[A-Z]\d/;

const tile = (page: Page, tag: string): Locator =>
  page.locator('.asking .c', { has: page.locator('.tag', { hasText: tag }) }).first();

/** What a finger would touch there is the thing itself, and nothing over it. */
const isInReach = (what: Locator): Promise<boolean> =>
  what.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (one.contains(there) || there.contains(one));
  });

declare global {
  interface Window {
    /** Keys that were pressed on this page. */
    pressed?: number;
  }
}

/** A page with nothing but keys, which counts them. */
export class Keys implements Counted {
  readonly scrolls = 0;
  readonly page: Page;
  #before = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** To be asked for before the page is opened. */
  static count = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
      addEventListener(
        'keydown',
        () => {
          window.pressed = (window.pressed ?? 0) + 1;
        },
        { capture: true },
      );
    });

  /** From now on. */
  async begin(): Promise<void> {
    this.#before = await this.#pressed();
  }

  taken: Counted['taken'] = async () => {
    const pressed = (await this.#pressed()) - this.#before;
    return { did: `${pressed} keys`, seconds: pressed * SECONDS.key };
  };

  #pressed = (): Promise<number> => this.page.evaluate(() => window.pressed ?? 0);

  press: Counted['press'] = async (what) => {
    const control = what.locator('input');
    await keys.press((await control.count()) > 0 ? control.first() : what, this.page);
  };

  enter: Counted['enter'] = () => this.page.keyboard.press('Enter');

  goOn: Counted['goOn'] = async (button) => {
    await expect(button).toBeVisible();
    await this.page.keyboard.press('Control+Enter');
  };

  choose: Counted['choose'] = async (list, value) => {
    const places = await list
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one instanceof HTMLOptionElement ? one.value : '')));
    await keys.reach(list, this.page);
    const by = places.indexOf(value) - places.indexOf(await list.inputValue());
    for (let step = 0; step < Math.abs(by); step += 1)
      await this.page.keyboard.press(by > 0 ? 'ArrowDown' : 'ArrowUp');
  };

  write: Counted['write'] = async (field, text) => {
    await keys.reach(field, this.page);
    await this.page.keyboard.type(text);
  };

  /** Who can do one thing has a box for it; who can do several opens them first. */
  declare: Counted['declare'] = async (one) => {
    const [who = '', whom = ''] = one.split(' ');
    const folded = tile(this.page, who).locator('button[aria-expanded=false]');
    const box = this.page.locator(`.q-stage input[type=checkbox][aria-label^="${who} "]`);
    if ((await box.count()) > 0) return this.press(box.first());
    const options = this.page.locator('.asking label').filter({ visible: true });
    if ((await folded.count()) > 0) await this.press(folded.first());
    const named = IS_TAG.test(whom)
      ? options.filter({ has: this.page.locator(`input[data-tag="${whom}"]`) })
      : options.filter({ hasText: whom });
    await this.press(named.last());
  };

  share: Counted['share'] = async (field, amount) => {
    if ((await field.inputValue()) !== `${amount}`) await keys.write(field, `${amount}`, this.page);
  };
}
