import type { RuledKind } from '../../library/judged/marked.ts';
import type { RuledMarking } from '../../questions/marking.ts';
import { RULINGS } from '../../questions/rulings/index.ts';
import type { Entries } from '../../questions/rulings/material.ts';
import { madeHere } from '../../questions/script/madeHere.ts';
import type { Mark } from '../../questions/script/mark.ts';
import { type BoardReplies, type BoardRequest, madeNameOf } from './boardRequests.ts';
import { boardCalled, drawnBoard } from './drawn.ts';
import { piecesAt, seedsApart } from './making.ts';
import { boardsToPlaceBy } from './placing.ts';
import { boardWordsIn } from './wordsIn.ts';

/** Rejects where something can't be loaded, or where it is asked of a board of which nothing is known here. */
export function answerOn(asked: BoardRequest): Promise<BoardReplies[BoardRequest['kind']]> {
  switch (asked.kind) {
    case 'begin':
      return begin(asked);
    case 'draw':
      return drawnBoard(asked);
    case 'call':
      return boardCalled(asked);
    case 'seeds':
      return apart(asked);
    case 'place':
      return boardsToPlaceBy(asked);
    case 'rule':
      return ruling(asked);
  }
}

type Asked<K extends BoardRequest['kind']> = Extract<BoardRequest, { readonly kind: K }>;

async function begin({ page, language }: Asked<'begin'>): Promise<undefined> {
  await Promise.all([piecesAt(page), boardWordsIn(language)]);
  return undefined;
}

const apart = async ({ page, of, seeds, seen }: Asked<'seeds'>): Promise<readonly string[]> =>
  seedsApart(of, seeds, seen, await piecesAt(page));

async function ruling({ page, language, marking, entries }: Asked<'rule'>): Promise<Mark> {
  const name = madeNameOf(marking.games);
  // A worker that began anew has not drawn what the one before had.
  if (name !== undefined && !madeHere.has(marking.games))
    await drawnBoard({ kind: 'draw', page, language, name });
  return rulingBy(marking, entries);
}

const rulingBy = <K extends RuledKind>(marking: RuledMarking<K>, entries: Entries): Promise<Mark> =>
  RULINGS[marking.kind](marking, entries);
