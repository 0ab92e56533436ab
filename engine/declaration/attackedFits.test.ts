import { expect, it } from 'vitest';
import { ATTACKED, type Attacked } from '../language/restriction.ts';
import { wordsOf } from '../language/table.ts';
import { board } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { attackedFits } from './attackedFits.ts';

const siege = { types: ['battle'], counters: { defense: 3 } } as const;
const walker = { types: ['planeswalker'], counters: { loyalty: 3 } } as const;

const state = board({
  step: 'declareAttackers',
  permanents: { ada: {}, nil: { jace: walker, siege }, oda: { liliana: walker } },
});

/** Nil's ability on Nil's planeswalker, said about Oda. */
const source = {
  object: objectId('jace'),
  controller: playerId('nil'),
  player: playerId('oda'),
};

const CHOICES = [
  ...['nil', 'oda'].map((name) => ({ kind: 'player', player: playerId(name) }) as const),
  ...['jace', 'siege', 'liliana'].map(
    (name) => ({ kind: 'permanent', permanent: objectId(name) }) as const,
  ),
];

const fitting = (attacked: Attacked | undefined): readonly string[] =>
  CHOICES.filter((choice) => attackedFits(state, attacked, choice, source)).map((choice) =>
    choice.kind === 'player' ? choice.player : choice.permanent,
  );

const EXPECTED: Readonly<Record<Attacked, readonly string[]>> = {
  you: ['nil'],
  youOrYours: ['nil', 'jace'],
  thatPlayer: ['oda'],
  source: ['jace'],
};

it.each(wordsOf(ATTACKED))(
  'an ability that speaks of attacking "%s" is about that and nothing else',
  (attacked) => {
    expect(fitting(attacked)).toEqual(EXPECTED[attacked]);
  },
);

it('an ability that names nothing is about whatever is attacked', () => {
  expect(fitting(undefined)).toEqual(['nil', 'oda', 'jace', 'siege', 'liliana']);
});
