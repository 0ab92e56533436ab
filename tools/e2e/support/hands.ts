import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';
import { findNamed } from './named.ts';

/** What a reader answers with; each is found by its role and by the name that is read aloud. */
export type Role = 'checkbox' | 'radio' | 'button' | 'spinbutton' | 'combobox';

/** How the controls of a question are reached. */
export interface Hand {
  readonly press: (role: Role, name: string | RegExp) => Promise<void>;
  /** Whether it is checked, or opened. */
  readonly isOn: (role: Role, name: string | RegExp) => Promise<boolean>;
  /** Enters a number: by writing it, or step by step. */
  readonly count: (name: string, amount: number, step: Steps) => Promise<void>;
  /** The fields of the question that have a value, in the order in which they stand. */
  readonly fields: (role: 'spinbutton' | 'combobox') => Promise<readonly Field[]>;
  /** Chooses from the list that stands at this place among them. */
  readonly choose: (list: number, value: string) => Promise<void>;
}

interface Field {
  readonly name: string;
  readonly value: string;
}

/** The buttons that change a number. */
export interface Steps {
  readonly more?: string;
  readonly less?: string;
}

/** How a hand does what it does once it knows to what. */
export interface Gesture {
  readonly press: (target: Locator, page: Page) => Promise<void>;
  /** Finds what is pressed most, in the question that is answered; left out, as whoever has it read aloud. */
  readonly find?: (page: Page, role: Role, name: string | RegExp) => Promise<Met>;
  readonly write: (field: Locator, text: string, page: Page) => Promise<void>;
  readonly choose: (list: Locator, value: string, page: Page) => Promise<void>;
  /** Whether a number is changed by the buttons beside it, where there are some. */
  readonly counts: 'in steps' | 'by writing';
}

/** What is met, or what would be. */
type Met = ElementHandle<HTMLElement | SVGElement>;

/** `group`: that of the question which is answered. */
export function handOn(
  page: Page,
  gesture: Gesture,
  group: Locator = page.locator('.q-group.now'),
): Hand {
  const find = (role: Role, name: string | RegExp): Locator =>
    group.getByRole(role, { name, exact: true });
  const press: Hand['press'] = async (role, name) =>
    gesture.find === undefined
      ? gesture.press(find(role, name), page)
      : (await gesture.find(page, role, name)).evaluate(tap);
  const count: Hand['count'] = async (name, amount, { more, less }) => {
    const field = find('spinbutton', name);
    if (gesture.counts === 'by writing' || more === undefined || less === undefined) {
      await gesture.write(field, `${amount}`, page);
    } else {
      const by = amount - Number(await field.inputValue());
      for (let step = 0; step < Math.abs(by); step += 1)
        await press('button', by > 0 ? more : less);
    }
    await expect(field).toHaveValue(`${amount}`);
  };
  return {
    press,
    count,
    isOn: async (role, name) =>
      gesture.find === undefined
        ? find(role, name).evaluate(isOn)
        : (await gesture.find(page, role, name)).evaluate(isOn),
    fields: (role) => group.getByRole(role).evaluateAll(fieldsOf),
    choose: (list, value) => gesture.choose(group.getByRole('combobox').nth(list), value, page),
  };
}

/** In the page. */
const isOn = (one: Element): boolean =>
  one instanceof HTMLInputElement ? one.checked : one.ariaExpanded === 'true';

/** In the page: a field is named by itself or by what is asked. */
const fieldsOf = (all: readonly Element[]): readonly Field[] =>
  all.map((one) => ({
    name:
      one.ariaLabel ??
      document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent ??
      '',
    value: 'value' in one ? String(one.value) : '',
  }));

/** In the middle, where no bar lies over it, and without a long scroll. */
const standStill = (target: Locator): Promise<void> =>
  target.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** What a finger meets, once it stands still: a box to tick lies under its label. Names are looked through once. */
const met = (target: Locator): Promise<Met> =>
  target.evaluateHandle((one) => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    return one.closest('label') ?? one;
  });

async function write(field: Locator, text: string, page: Page): Promise<void> {
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

export const touch: Gesture = {
  press: async (target) => {
    await (await met(target)).tap();
  },
  write: async (field, text, page) => {
    await standStill(field);
    await field.tap();
    await write(field, text, page);
  },
  // A list opens outside of the page, where no test can touch it.
  choose: async (list, value) => {
    await list.selectOption(value);
  },
  counts: 'in steps',
};

export const mouse: Gesture = {
  press: async (target) => {
    await (await met(target)).click();
  },
  write: async (field, text, page) => {
    await standStill(field);
    await field.click();
    await write(field, text, page);
  },
  choose: async (list, value) => {
    await list.selectOption(value);
  },
  counts: 'in steps',
};

/**
 * As a finger does, but all in the page: what is met must be there to be touched, with nothing over it. A tap that goes
 * through the browser asks the page some ten times, which is most of what answering costs, and so does a name that is looked
 * for as it is read aloud: `touch` is held to those.
 */
export const tapInPage: Gesture = {
  ...touch,
  press: (target) => target.evaluate(tap),
  find: findNamed,
};

/** In the page: waits until what is met can be pressed and nothing lies over it, and presses it. */
async function tap(one: HTMLElement | SVGElement): Promise<void> {
  const met = one.closest('label') ?? one;
  const middle = (): Element | null => {
    met.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = met.getClientRects();
    const { left = 0, top = 0, width = 0, height = 0 } = box ?? {};
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  for (let frames = 0; one.matches(':disabled') || !met.contains(middle()); frames += 1) {
    if (frames === 600) throw new Error(`${met.outerHTML} is under ${middle()?.outerHTML}`);
    await new Promise(requestAnimationFrame);
  }
  middle()?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window }),
  );
}
