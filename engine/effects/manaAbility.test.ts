import { describe, expect, test } from 'vitest';
import type { ActivatedAbility } from '../language/spellAbility.ts';
import { isManaAbility } from '../state/activatedAbility.ts';
import { board } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { activateAbility } from './activate.ts';
import { useManaAbilities } from './manaAbility.ts';

const ada = playerId('ada');
const nil = playerId('nil');

const tapFor = (mana: string): ActivatedAbility => ({
  kind: 'activated',
  costs: [{ kind: 'tapSelf' }],
  targets: [],
  effects: [{ kind: 'addMana', mana }],
});

const state = board({
  permanents: {
    ada: {
      island: { types: ['land'], abilities: [tapFor('U')] },
      altar: {
        types: ['artifact'],
        abilities: [{ ...tapFor('CC'), costs: [{ kind: 'sacrificeSelf' }] }],
      },
    },
    nil: { swamp: { types: ['land'], abilities: [tapFor('B')] } },
  },
});

const use = (...sources: readonly string[]) =>
  useManaAbilities(
    state,
    ada,
    sources.map((source) => ({ source: objectId(source), ability: 0 })),
  );

test('a mana ability is an activated one that adds mana and has no target', () => {
  expect(isManaAbility(tapFor('G'))).toBe(true);
  expect(isManaAbility({ ...tapFor('G'), effects: [{ kind: 'draw', n: 1 }] })).toBe(false);
  expect(isManaAbility({ ...tapFor('G'), targets: [{ kind: 'player', filter: {} }] })).toBe(false);
});

test('activated with priority, it resolves at once and leaves the stack alone', () => {
  const after = activateAbility(state, ada, objectId('island'), 0, []).state;
  expect(after.stack).toEqual([]);
  expect(after.players[0]?.mana).toBe('U');
  expect(after.battlefield[0]?.tapped).toBe(true);
});

describe('while a payment is made', () => {
  test('several are used one after the other', () => {
    const made = use('island', 'altar');
    expect(made.ok && made.value.state.players[0]?.mana).toBe('UCC');
    expect(made.ok && made.value.state.battlefield.map(({ id }) => id)).toEqual([
      'island',
      'swamp',
    ]);
  });

  test.each([
    ['used twice', ['island', 'island'], 'cannotPay'],
    ['of another player', ['swamp'], 'notUnderYourControl'],
    ['of what is not there', ['ghost'], 'noSuchAbility'],
  ])('one that is %s stops it', (_, sources, code) => {
    const made = use(...sources);
    expect(!made.ok && made.error.map((one) => one.code)).toEqual([code]);
  });

  test('nobody else can use them', () => {
    const made = useManaAbilities(state, nil, [{ source: objectId('island'), ability: 0 }]);
    expect(made.ok).toBe(false);
  });
});
