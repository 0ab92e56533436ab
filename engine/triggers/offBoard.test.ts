import { expect, test } from 'vitest';
import { newObject } from '../change/making/newObject.ts';
import { castSpell } from '../effects/cast.ts';
import { board } from '../testing/boards/board.ts';
import { withCard } from '../testing/boards/happened.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { triggersOffBoard } from './offBoard.ts';

const card = objectId('wheel');
const ada = playerId('ada');

const before = castSpell(
  withCard(board({ permanents: { ada: {}, nil: {} }, step: 'declareBlockers' }), 'wheel', {
    types: ['instant'],
    abilities: [
      { kind: 'spell', targets: [], effects: [] },
      {
        kind: 'triggered',
        event: 'goesToGraveyard',
        of: { kind: 'reference', reference: 'self' },
        targets: [],
        effects: [],
      },
    ],
  }),
  ada,
  card,
  [],
).state;

test.each([
  ['graveyard', 1],
  // CR 702.34a: a spell that was cast with flashback.
  ['exile', 0],
] as const)('a countered spell that is in %s now has triggered %i times', (zone, times) => {
  const printed = before.stack.flatMap((item) => (item.kind === 'spell' ? [item.printed] : []));
  const cards = printed.map((one) => ({ id: newObject(card), owner: ada, zone, printed: one }));
  const countered = {
    kind: 'spellCountered',
    object: card,
    by: card,
    rules: [],
    decides: [],
  } as const;
  const waiting = triggersOffBoard(before, { ...before, stack: [], cards }, [countered]);
  expect(printed).toHaveLength(1);
  expect(waiting).toHaveLength(times);
});
