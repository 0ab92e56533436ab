import { describe, expect, test } from 'vitest';
import { legalTargets } from '../../change/legalTargets.ts';
import { amountIn } from '../../effects/amountIn.ts';
import { costsOfCard } from '../../effects/castingCosts.ts';
import { waysToConvoke } from '../../effects/convoke.ts';
import { performAll } from '../../effects/perform.ts';
import { type Ability, ability } from '../../language/ability.ts';
import type { Characteristics } from '../../language/characteristics.ts';
import { FILTER } from '../../language/filter.ts';
import { viewOf } from '../../state/characteristicsOf.ts';
import type { CardInZone, GameState } from '../../state/gameState.ts';
import { NO_CONTEXT } from '../../state/stack.ts';
import { fitsOccurrence } from '../../triggers/fitsOccurrence.ts';
import { occurrence } from '../../triggers/occurrence.ts';
import { objectId } from '../../vocabulary/ids.ts';
import { kebab } from '../../vocabulary/spelling.ts';
import { characteristics, type PermanentDetails } from '../boards/board.ts';
import { withAbilityOn } from './seenIn.ts';
import { ADA, BOARDS, NIL } from './stock.ts';

// Of spells and cards a filter asks only what they can answer, and each word that it takes makes a difference there.

const VARIETY: readonly PermanentDetails[] = [
  { is: '2/2', colors: ['green'] },
  { is: '5/4 flying', colors: ['white'] },
  { is: '1/3 firstStrike', colors: ['red'], subtypes: ['wall'] },
  {
    is: '1/1',
    abilities: [{ kind: 'keyword', keyword: 'landwalk', quality: { subtype: 'island' } }],
  },
  { types: ['artifact'] },
  { types: ['land'] },
];
const CARDS: readonly Characteristics[] = [
  ...VARIETY.map((one) => ({ ...characteristics(one), manaCost: '{3}' })),
  { ...characteristics({ is: '2/2' }), supertypes: ['legendary', 'basic'] },
];

const named = (zone: string, owner: string, at: number) => objectId(`${zone}-${owner}-${at}`);

const stateWith = (base: GameState): GameState => ({
  ...base,
  cards: (['hand', 'graveyard'] as const).flatMap((zone) =>
    [ADA, NIL].flatMap((owner) =>
      CARDS.map(
        (printed, at): CardInZone => ({ id: named(zone, owner, at), owner, zone, printed }),
      ),
    ),
  ),
  stack: [ADA, NIL].flatMap((controller) =>
    CARDS.map((printed, at) => ({
      kind: 'spell' as const,
      id: named('stack', controller, at),
      controller,
      printed,
      ability: { kind: 'spell' as const, targets: [], effects: [] },
      targets: [],
    })),
  ),
});

const [BOARD] = BOARDS.map(stateWith);
const RELIC = objectId('relic');
const HAND = {
  source: RELIC,
  controller: ADA,
  targets: [],
  context: { ...NO_CONTEXT, eventPlayer: NIL },
  created: [],
};

/** Where filters are held against spells and cards: how it is written, and what comes of it. */
interface Place {
  readonly written: (filter: unknown) => unknown;
  readonly answer: (state: GameState, one: Ability) => unknown;
}

const targeting = (what: string): Place => ({
  written: (filter) => ({ spell: [], targets: [{ [what]: filter }] }),
  answer: (state, one) =>
    one.kind === 'spell' &&
    one.targets.map((spec) =>
      legalTargets(state, spec, { object: RELIC, controller: ADA, player: NIL }),
    ),
});

const doing = (effects: (filter: unknown) => readonly unknown[]): Place => ({
  written: (filter) => ({ spell: effects(filter) }),
  answer: (state, one) => one.kind === 'spell' && performAll(state, one.effects, HAND).state,
});

const triggering = (trigger: 'casts-spell' | 'discards'): Place => ({
  written: (filter) => ({ trigger, of: 'you', filter, effects: [{ draw: 1 }] }),
  answer: (state, one) =>
    CARDS.map(
      (spell) =>
        one.kind === 'triggered' &&
        fitsOccurrence(
          viewOf(state),
          one,
          occurrence(one.event, undefined, { subjectPlayer: ADA, spell }),
          { object: RELIC, controller: ADA },
        ),
    ),
});

const PLACES: Readonly<Record<string, Place>> = {
  'a target spell': targeting('spell'),
  'a target card in a graveyard': targeting('graveyard-card'),
  'what is chosen from a hand': doing((filter) => [
    { choose: filter, from: 'hand', all: true },
    { 'put-onto-battlefield': 'chosen' },
  ]),
  'cards counted in a graveyard': {
    written: (filter) => ({ spell: [{ 'gain-life': { 'in-graveyard': filter, of: 'you' } }] }),
    answer: (state, one) =>
      one.kind === 'spell' &&
      one.effects.map((effect) => effect.kind === 'gainLife' && amountIn(state, effect.n, HAND)),
  },
  'spells that cost more': {
    written: (filter) => ({ 'spells-cost-more': '{1}', filter }),
    answer: (state, one) => {
      const now = withAbilityOn(state, RELIC, one);
      return now.cards.map((card) => costsOfCard(now, card));
    },
  },
  'spells that have a keyword': {
    written: (filter) => ({ 'spells-have': 'convoke', filter }),
    answer: (state, one) => {
      const now = withAbilityOn(state, RELIC, one);
      const costs = [{ kind: 'mana', mana: '{3}' }] as const;
      return CARDS.map((card) => waysToConvoke(now, ADA, card, costs, [objectId('guard')]));
    },
  },
  'a spell that is cast': triggering('casts-spell'),
  'a card that is discarded': triggering('discards'),
};

describe.each(Object.entries(PLACES))('of %s', (_, { written, answer }) => {
  const read = (filter: unknown) => ability.safeParse(written(filter)).data;
  const answerTo = (one: Ability) => BOARD && JSON.stringify(answer(BOARD, one));
  const all = read({});

  test.each(Object.entries(FILTER))('%s makes a difference, or is refused', (word, { example }) => {
    const one = read({ [kebab(word)]: example });
    if (one === undefined) return;
    expect(answerTo(one)).not.toBe(all && answerTo(all));
  });

  test('what only permanents are is refused', () => {
    expect(read({ tapped: true })).toBeUndefined();
    expect(read({ 'any-of': [{ type: 'creature' }, { attacking: true }] })).toBeUndefined();
    expect(read({ type: 'creature' })).toBeDefined();
  });
});
