// Lines, lists, links and addresses as people and programs leave them, into the pages that take them: nothing is thrown, no
// page is blank, and none is busy for more than two seconds. `npm run fuzz -- pages 2000` tries so many, `from 7`
// others; what fails then is made small and kept in `tools/fuzz/pageCases.yaml`, and is tried each time.
import type { Page } from '@playwright/test';
import { keep, keptCases } from '../fuzz/kept.ts';
import { PLACE_NAMES, placeTexts } from '../fuzz/placeTexts.ts';
import { smallest } from '../fuzz/smaller.ts';
import { PLACES_TRIED, type PlaceTried } from './support/placesTried.ts';
import { DESK, expect, test } from './support/test.ts';

test.use({ viewport: DESK });

const IS_RUN = process.env.PAGES !== undefined;
const COUNT = Number(process.env.PAGES ?? 16);
const FROM = Number(process.env.PAGES_FROM ?? 0);
const SEEDS = Array.from({ length: COUNT }, (_, nth) => FROM + nth);
/** So long may a page be busy with what it was given: milliseconds of a processor that does nothing else. */
const LONGEST = 2000;
/** So often is it tried whether a text that failed still fails without one of its parts. */
const TRIES = 80;
const texts = placeTexts(process.cwd());
const kept = keptCases('page');

test.describe.configure({ timeout: 240_000 + COUNT * 4000 });

for (const name of PLACE_NAMES)
  test(`${COUNT} texts, and those that failed before, at ${PLACES_TRIED[name].at} as ${name}`, async ({
    page,
  }) => {
    const place = PLACES_TRIED[name];
    const tried = await Tried.at(page, place);
    const found = [];
    for (const { text } of kept.filter(({ door }) => door === name)) {
      const faults = await tried.faultsOf(text);
      if (faults.length > 0) found.push({ text, faults });
    }
    for (const seed of SEEDS) {
      const text = texts[name](seed);
      const [fault, ...more] = await tried.faultsOf(text);
      if (fault === undefined) continue;
      const isStill = async (less: string): Promise<boolean> =>
        (await tried.faultsOf(less)).some((one) => sortOf(one) === sortOf(fault));
      const small = await smallest(text, isStill, TRIES);
      found.push({ seed, text, faults: [fault, ...more], small });
      if (IS_RUN) keep('page', { door: name, text: small }, seed, fault);
    }
    expect(found).toEqual([]);
  });

const isBlank = (shown: string): boolean => shown.trim().length < 20;

const sortOf = (fault: string): string => fault.replace(/\d+/g, '').slice(0, 60);

/** A page in which one text after the other is tried at a place. */
class Tried {
  readonly #page: Page;
  readonly #place: PlaceTried;
  readonly #busyFor: () => Promise<number>;
  readonly #thrown: string[] = [];

  private constructor(page: Page, place: PlaceTried, busyFor: () => Promise<number>) {
    this.#page = page;
    this.#place = place;
    this.#busyFor = busyFor;
    page.on('pageerror', ({ message }) => this.#thrown.push(`throws: ${message}`));
  }

  static async at(page: Page, place: PlaceTried): Promise<Tried> {
    await page.goto(place.at);
    await place.ready(page);
    return new Tried(page, place, await threadTime(page));
  }

  /** What is wrong with the page once it has made something of a text, but for words that were typed. */
  async faultsOf(text: string): Promise<readonly string[]> {
    this.#thrown.length = 0;
    const first = await this.#read(text);
    const shown = await this.#shown();
    const faults = [
      ...this.#thrown,
      ...(first.failed === '' ? [] : [first.failed]),
      ...(isBlank(shown) ? ['is blank'] : []),
      ...(/\[object|\bundefined\b|\bNaN\b/.exec(shown)?.slice(0, 1) ?? []),
    ];
    // What takes too long does so each time.
    let { busy } = first;
    for (let more = 0; more < 2 && busy > LONGEST; more += 1)
      busy = Math.min(busy, (await this.#read(text)).busy);
    return [
      ...faults.filter((fault) => !text.includes(fault)),
      ...(busy > LONGEST ? [`keeps the page busy: ${Math.round(busy)} ms`] : []),
    ];
  }

  /** What stands there, once more than a title does. */
  async #shown(): Promise<string> {
    const main = this.#page.locator(this.#place.main).first();
    await expect
      .poll(async () => isBlank(await main.innerText()), { timeout: 10_000 })
      .toBe(false)
      .catch(() => {});
    return main.innerText();
  }

  async #read(text: string): Promise<{ readonly failed: string; readonly busy: number }> {
    const before = await this.#busyFor();
    const failed = await this.#place.read(this.#page, text);
    return { failed, busy: (await this.#busyFor()) - before };
  }
}

/** Asks for how long a processor has been busy for the page itself, in milliseconds: no other work of a machine counts. */
async function threadTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const time = metrics.find(({ name }) => name === 'ThreadTime');
    if (time === undefined) throw new Error('the browser does not tell its time');
    return time.value * 1000;
  };
}
