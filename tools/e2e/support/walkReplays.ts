import type { Page } from '@playwright/test';

/** Steps through every replay of a page, as it stands in the window, and tells whatever loses its place. */
export async function walkReplays(page: Page): Promise<readonly string[]> {
  await page.evaluate(openAll);
  const stops = await page.evaluate(walk);
  return stops.flatMap((stop) =>
    troublesAt(stop).map(
      (trouble) =>
        `${stop.id} at ${stop.window.right}×${stop.window.bottom}: ${trouble} (${stop.fit})`,
    ),
  );
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What was seen at one step. */
interface Stop {
  readonly id: string;
  readonly shown: string;
  /** The number that the stepper tells. */
  readonly told: string;
  /** The window, less what stays at its head. */
  readonly window: Box;
  readonly boards: readonly Box[];
  readonly stage: Box;
  readonly entry: Box;
  readonly panel: Box;
  readonly stepper: Box;
  /** Where the stepper was at the first step. */
  readonly stepperBefore: Box;
  readonly boardScrolls: boolean;
  /** How the frame made room. */
  readonly fit: string;
}

function troublesAt(stop: Stop): readonly string[] {
  const { id, boards, window, stage, entry, panel, stepper, stepperBefore } = stop;
  const [board] = boards;
  const told = stop.told.match(/\d+/)?.[0];
  const claims: readonly (readonly [trouble: string, isSo: boolean])[] = [
    [`the step shown is ${stop.shown}`, stop.shown !== id],
    [`its number is told as ${told}`, told !== id.split('-').at(-1)],
    [`${boards.length} boards are shown`, boards.length !== 1],
    ['the board is not wholly in view', !isWithin(board, window)],
    ['the board is not wholly on the stage', !isWithin(board, stage)],
    ['the board scrolls', stop.boardScrolls],
    ['the entry is not wholly in view', !isWithin(entry, window)],
    ['the entry is not wholly in the panel', !isWithin(entry, panel)],
    ['the stepper is not in view', !isWithin(stepper, window)],
    ['the stepper moved', JSON.stringify(stepper) !== JSON.stringify(stepperBefore)],
  ];
  return claims.flatMap(([trouble, isSo]) => (isSo ? [trouble] : []));
}

const isWithin = (inner: Box | undefined, outer: Box): boolean =>
  inner !== undefined &&
  inner.bottom > inner.top &&
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1 &&
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1;

/** Opens every row, and waits until all that has a size was told so. */
async function openAll(): Promise<void> {
  const rows = document.querySelectorAll<HTMLElement>('.row-fold:not([open]) > summary');
  for (const summary of rows) summary.click();
  const areHere = (): boolean => document.querySelector('[data-from]:not([data-brought])') === null;
  while (!areHere()) await new Promise((resolve) => setTimeout(resolve, 20));
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

// Runs in the page: nothing from outside of it is known there.
async function walk(): Promise<readonly Stop[]> {
  const boxOf = (one: Element | null | undefined): Box => {
    const { left = 0, top = 0, right = 0, bottom = 0 } = one?.getBoundingClientRect() ?? {};
    return { left, top, right, bottom };
  };
  const stripFoot = (): number => boxOf(document.querySelector('.strip')).bottom;
  const stripHeight = stripFoot() - boxOf(document.querySelector('.strip')).top;
  const stops: Stop[] = [];
  for (const replay of document.querySelectorAll<HTMLElement>('r509-replay.framed')) {
    scrollTo({ top: boxOf(replay).top + scrollY - stripHeight, behavior: 'instant' });
    // Room is made for what is near the view, and for what has another size from the next frame on.
    for (let frames = 0; frames < 3 || replay.dataset.fit !== 'done'; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    stops.push(...walkThrough(replay));
  }
  return stops;

  function walkThrough(replay: HTMLElement): readonly Stop[] {
    const at = (part: string): HTMLElement | null => replay.querySelector<HTMLElement>(part);
    const steps = [...replay.querySelectorAll('.sheet > li')];
    replay.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
    scrollTo({ top: boxOf(replay).top + scrollY - stripHeight, behavior: 'instant' });
    const stepperBefore = boxOf(at('.stepper'));
    return steps.map((step, index): Stop => {
      if (index > 0) at('[data-go=on]')?.click();
      const boards = [...replay.querySelectorAll('.stage .now .board')];
      return {
        id: step.id,
        shown: at('.sheet > .now')?.id ?? '',
        told: at('.where b')?.textContent ?? '',
        window: { left: 0, top: stripFoot(), right: innerWidth, bottom: innerHeight },
        boards: boards.map(boxOf),
        stage: boxOf(at('.stage')),
        entry: boxOf(step),
        panel: boxOf(at('.panel')),
        stepper: boxOf(at('.stepper')),
        stepperBefore,
        boardScrolls: boards.some((board) => board.scrollWidth > board.clientWidth + 1),
        fit: replay.className,
      };
    });
  }
}
