// Makes room: board and entry are both to be seen at every step. First the lane gets lower and the tiles closer,
// then the tiles say less, at last everything on the board gets smaller.

/** What a board says less of, one after the other. */
const BOARD = ['fit-low', 'fit-short', 'fit-bare'] as const;
/** What an entry says less of. */
const ENTRY = ['fit-brief', 'fit-curt'] as const;
/** Smaller than this nobody reads. */
const SMALLEST = 0.6;

const desk = matchMedia('(min-width: 60rem)');

export function makeRoom(replay: HTMLElement): void {
  const stage = replay.querySelector<HTMLElement>('.stage');
  const panel = replay.querySelector<HTMLElement>('.panel');
  if (stage === null || panel === null) return;
  replay.classList.remove(...BOARD, ...ENTRY);
  replay.style.removeProperty('--zoom');
  if (desk.matches) fitBeside(replay, stage, panel);
  else fitBelow(replay, stage);
}

/** On a desk the two have heights of their own. */
function fitBeside(replay: HTMLElement, stage: HTMLElement, panel: HTMLElement): void {
  for (const less of ENTRY)
    if (tallestEntry(replay) > panel.clientHeight) replay.classList.add(less);
  for (const less of BOARD)
    if (tallestBoard(stage) > stage.clientHeight) replay.classList.add(less);
  shrink(replay, () => tallestBoard(stage) <= stage.clientHeight);
}

/** On a phone they share one: what one leaves is the other's. */
function fitBelow(replay: HTMLElement, stage: HTMLElement): void {
  replay.classList.add('fit-brief');
  const room = replay.clientHeight - (replay.querySelector('.stepper')?.clientHeight ?? 0);
  // What a step less costs is measured only where it is taken: the boards, or the entries.
  let entry = tallestEntry(replay);
  let board = tallestBoard(stage);
  for (const less of ['fit-low', 'fit-short', 'fit-curt', 'fit-bare']) {
    if (Math.ceil(board + entry) < room) return;
    replay.classList.add(less);
    if (less === 'fit-curt') entry = tallestEntry(replay);
    else board = tallestBoard(stage);
  }
  shrink(replay, () => Math.ceil(tallestBoard(stage) + entry) < room);
}

function shrink(replay: HTMLElement, fits: () => boolean): void {
  for (let zoom = 0.95; !fits() && zoom >= SMALLEST; zoom -= 0.05)
    replay.style.setProperty('--zoom', `${zoom}`);
}

const tallestBoard = (stage: HTMLElement): number =>
  Math.max(0, ...[...stage.querySelectorAll('figure')].map(heightOf));

/** Each entry is measured as if it were the current one. */
function tallestEntry(replay: HTMLElement): number {
  const lines = [...replay.querySelectorAll('.sheet > .line')];
  for (const line of lines) line.classList.remove('line');
  const heights = [...replay.querySelectorAll('.sheet > li')].map(heightOf);
  for (const line of lines) line.classList.add('line');
  return Math.max(0, ...heights);
}

const heightOf = (one: Element): number => one.getBoundingClientRect().height;
