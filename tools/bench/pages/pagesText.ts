import { tableOf } from '../table.ts';
import {
  isFigureMet,
  PAGE_PARTS,
  type PageFigure,
  type PagePart,
  type PageUnit,
} from './pageFigure.ts';

/** The figures of the pages as tables, each with its goal, and what is missed in the end. */
export function pagesText(figures: readonly PageFigure[]): string {
  const parts = PAGE_PARTS.filter((part) => figures.some((one) => one.part === part));
  const missed = figures.filter((one) => !isFigureMet(one));
  return [
    ...parts.flatMap((part) => [
      TOLD[part],
      ...tableOf([
        ['', 'measured', 'goal', ''],
        ...figures.filter((one) => one.part === part).map(rowOf),
      ]),
      '',
    ]),
    missed.length === 0
      ? `all ${figures.length} goals met`
      : `${missed.length} of ${figures.length} goals missed: ${missed.map(({ what }) => what).join('; ')}`,
  ].join('\n');
}

/** As data: each figure with whether its goal is met. */
export const pagesJson = (figures: readonly PageFigure[]): string =>
  JSON.stringify(
    figures.map((one) => ({ ...one, isMet: isFigureMet(one) })),
    undefined,
    2,
  );

const TOLD: { readonly [P in PagePart]: string } = {
  shifts:
    'Layout shift of the largest page of each kind, over a network on which all comes late or at once, whichever moves more',
  tasks:
    'Longest task of the page’s own thread, in milliseconds at four times slower (the median of several tries)',
  waits:
    'Work from the tap until it is shown, of the page and its workers, in milliseconds at four times slower (the median)',
  visits: 'What a first visit brings by itself, with all that comes in the background',
  script: 'Script on demand for answering, of the page that takes the most',
};

const rowOf = (figure: PageFigure): readonly string[] => [
  figure.note === undefined ? figure.what : `${figure.what} (${figure.note})`,
  said(figure.measured, figure.unit),
  `${figure.unit === 'shift' ? '<' : '≤'} ${figure.goal}${NAMED[figure.unit]}`,
  isFigureMet(figure) ? 'met' : 'MISSED',
];

const NAMED: { readonly [U in PageUnit]: string } = {
  shift: '',
  ms: ' ms',
  KB: ' KB',
  files: ' files',
};

function said(measured: number, unit: PageUnit): string {
  switch (unit) {
    case 'shift':
      return measured.toFixed(3);
    case 'KB':
      return measured.toFixed(1);
    case 'ms':
    case 'files':
      return measured.toFixed(0);
  }
}
