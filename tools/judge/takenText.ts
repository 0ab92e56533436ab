import {
  type Board,
  choiceOptions,
  choicesOf,
  earlierTriggers,
  laterTriggers,
  leftOutOn,
  type Table,
  writeLine,
} from '#engine/sandbox';
import { en } from '../../site/i18n/en/index.ts';
import type { Naming } from '../../site/i18n/naming.ts';

/** A choice that the engine took on a board, in words, and the lines by which it is made otherwise. */
export interface ChoiceTaken {
  readonly says: string;
  readonly otherwise: readonly string[];
}

/**
 * The choices that the engine took on a board between which it makes a difference; what the turn itself asks for is said as
 * a declaration. `until`: up to where the table was played.
 */
export const choicesTaken = (
  board: Board,
  { now }: Pick<Table, 'now'>,
  until: 'decision' | 'end',
  n: Naming,
): readonly ChoiceTaken[] =>
  choicesOf(now).flatMap(({ event }, nth) => {
    if (event.kind === 'choiceMade') return [];
    const others = choiceOptions(board, nth, until).filter(({ isNow }) => !isNow);
    if (others.length === 0) return [];
    return [
      {
        says: en.events(event, n, [])[0] ?? '',
        otherwise: others.map(({ acts }) => writeLine({ ...board, acts })),
      },
    ];
  });

/** What triggers before a board begins, and the choices that the engine took on it, as text. */
export function takenText(
  board: Board,
  table: Pick<Table, 'now'>,
  until: 'decision' | 'end',
  n: Naming,
): readonly string[] {
  const taken = choicesTaken(board, table, until, n).flatMap(({ says, otherwise }) => [
    `    ${says}`,
    ...otherwise.map((line) => `      otherwise: ${line}`),
  ]);
  return [
    ...leftOutText(board, n),
    ...earlierText(board, n),
    ...(taken.length === 0 ? [] : ['', '  Chosen by the engine:', ...taken]),
    ...laterText(table, n),
  ];
}

function leftOutText(board: Board, n: Naming): readonly string[] {
  const all = leftOutOn(board).map(
    ({ id, abilities }) => `  ${en.chrome.sandbox.leftOut(n.plain(id), abilities)}`,
  );
  return all.length === 0 ? [] : ['', ...all];
}

function laterText({ now }: Pick<Table, 'now'>, n: Naming): readonly string[] {
  const later = laterTriggers(now);
  return later.length === 0 ? [] : ['', `  ${en.chrome.sandbox.choices.later(n.objects(later))}`];
}

function earlierText(board: Board, n: Naming): readonly string[] {
  const earlier = earlierTriggers(board);
  if (earlier === undefined) return [];
  const { choices } = en.chrome.sandbox;
  const line = writeLine({ ...board, acts: earlier.acts });
  return ['', `  ${choices.earlier(n.objects(earlier.sources))}`, `      to play it: ${line}`];
}
