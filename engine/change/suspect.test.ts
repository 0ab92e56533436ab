import { expect, test } from 'vitest';
import { checkBlockers } from '../declaration/checkBlockers.ts';
import { hasKeyword } from '../state/characteristicsOf.ts';
import { board } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { suspect } from './suspect.ts';

const [ada, nil] = [playerId('ada'), playerId('nil')];
const [thief, guard, spell] = [objectId('thief'), objectId('guard'), objectId('spell')];

const start = board({
  step: 'declareBlockers',
  permanents: { ada: { thief: '2/2' }, nil: { guard: '2/2' } },
  attacks: { thief: 'nil' },
});
const block = { blocks: [{ blocker: guard, attacker: thief }] };

test('a suspected creature has menace (CR 701.60c)', () => {
  const { state, events } = suspect(start, thief, { controller: ada, by: spell });
  expect(events).toMatchObject([{ kind: 'suspected', object: thief, by: spell }]);
  expect(hasKeyword(state, thief, 'menace')).toBe(true);
  expect(checkBlockers(state, nil, block).violations).toMatchObject([
    { rules: ['keyword.menace', 'blockers.restrictions'] },
  ]);
});

test('and it can’t block', () => {
  expect(checkBlockers(start, nil, block).verdict).toBe('legal');
  const { state } = suspect(start, guard, { controller: ada, by: spell });
  expect(checkBlockers(state, nil, block).verdict).toBe('illegal');
});

test('it does not become suspected again (CR 701.60d)', () => {
  const { state } = suspect(start, thief, { controller: ada, by: spell });
  expect(suspect(state, thief, { controller: nil, by: spell })).toEqual({ state, events: [] });
});
