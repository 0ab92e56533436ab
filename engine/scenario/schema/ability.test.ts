import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Ability, Change, Cost, Effect, Timing } from '../../vocabulary/abilities.ts';
import type { Amount, Condition } from '../../vocabulary/filters.ts';
import { ability } from './ability.ts';

/** For every kind of a union an example as an author writes it: a kind that is left out does not compile. */
type Examples<U extends { readonly kind: string }> = { readonly [K in U['kind']]: string };

const read = (yaml: string): Ability => ability.parse(parse(yaml));
const casesOf = <U extends { readonly kind: string }>(examples: Examples<U>) =>
  Object.entries<string>(examples);

const abilities: Examples<Ability> = {
  keyword: 'menace',
  restriction: '{ restriction: max-attackers, n: 1 }',
  requirement: '{ requirement: blocks-if-able }',
  combatCost:
    "{ attack-cost: { mana: '{2}' }, on: { controller: opponent }, attacked: you }",
  permission: '{ permission: block-additional, n: 1 }',
  spellCost: "{ spells-cost-more: '{1}', filter: { not-type: artifact } }",
  static: '{ static: { pump: [3, 0] }, if: { cards-in-your-graveyard: { at-least: 7 } } }',
  triggered: '{ trigger: becomes-blocked, effects: [{ pump: [2, 2], until: end-of-turn }] }',
  activated: "{ activated: [{ untap: self }], costs: [{ mana: '{1}' }, tap-self] }",
  spell: '{ spell: [{ prevent-next: 4, on: target }], targets: [permanent-or-player] }',
};

test.each(casesOf<Ability>(abilities))('an ability of the kind %s can be written', (kind, yaml) => {
  expect(read(yaml).kind).toBe(kind);
});

const effects: Examples<Effect> = {
  apply: '{ grant: flying, on: target, until: end-of-turn }',
  preventNext: '{ prevent-next: 4, on: target }',
  preventAll: '{ prevent-all: combat, by: target }',
  regenerate: '{ regenerate: self }',
  gainControl: '{ gain-control: target, until: end-of-turn }',
  addCounters: '{ add-counters: +1/+1, n: 2, on: target }',
  createToken: '{ create-token: { creature: 1/1, subtypes: [elf] }, n: 2, entering: attacking }',
  dealDamage: '{ deal-damage: 3, on: target }',
  destroy: '{ destroy: target }',
  exile: '{ exile: target }',
  returnToHand: '{ return-to-hand: target }',
  putOnLibraryBottom: '{ put-on-library-bottom: target }',
  sacrifice: '{ sacrifice: self }',
  tap: '{ tap: { attacking: true } }',
  untap: '{ untap: target }',
  gainLife: '{ gain-life: { power-of: target } }',
  loseLife: '{ lose-life: 1, on: event-player }',
  draw: '{ draw: 1 }',
  discard: '{ discard: 1, on: event-player }',
  removeFromCombat: '{ remove-from-combat: target }',
  becomeBlocked: '{ become-blocked: { attacking: true } }',
  becomeUnblocked: '{ become-unblocked: target }',
  makeBlock: '{ make-block: target, attacker: second-target }',
  extraPhases: '{ extra-phases: [combat, main] }',
  delayed: '{ delayed: end-of-combat, effects: [{ destroy: event-creature }] }',
  mayPay: "{ may-pay: { mana: '{W}' }, effects: [{ draw: 1 }] }",
};

test.each(casesOf<Effect>(effects))('an effect of the kind %s can be written', (kind, yaml) => {
  expect(read(`{ spell: [${yaml}] }`)).toMatchObject({ kind: 'spell', effects: [{ kind }] });
});

const changes: Examples<Change> = {
  addTypes: '{ add-types: [artifact], subtypes: [golem] }',
  setColors: '{ set-colors: [red] }',
  grant: '{ grant: { landwalk: { subtype: island } } }',
  loseKeyword: '{ lose: flying }',
  loseAllAbilities: '{ lose-all-abilities: true }',
  definePowerToughness: '{ define-size: [{ count: { type: creature } }, 1] }',
  setPowerToughness: '{ set-size: 0/1 }',
  modifyPowerToughness: '{ pump: [1, -1] }',
  gainControl: '{ gain-control: true }',
  regenerationShield: '{ regeneration-shield: true }',
  preventDamage: '{ prevent-damage: combat, which: dealt-to }',
  doesNotUntap: '{ does-not-untap: true }',
  impose: '{ impose: { requirement: goaded } }',
};

test.each(casesOf<Change>(changes))('a change of the kind %s can be written', (kind, yaml) => {
  expect(read(`{ static: ${yaml}, on: attached }`)).toMatchObject({
    subject: { kind: 'reference', reference: 'attached' },
    change: { kind },
  });
});

const conditions: Examples<Condition> = {
  youControl: '{ you-control: { subtype: goblin } }',
  youControlNo: '{ you-control-no: { type: land } }',
  defendingPlayerControls: '{ defending-player-controls: { subtype: island } }',
  cardsInYourGraveyard: '{ cards-in-your-graveyard: { at-least: 7 } }',
  sourceTapped: 'source-tapped',
  sourceUntapped: 'source-untapped',
  not: '{ not: source-tapped }',
};

test.each(casesOf<Condition>(conditions))(
  'a condition of the kind %s can be written',
  (kind, yaml) => {
    expect(read(`{ restriction: cannot-attack, unless: ${yaml} }`)).toMatchObject({
      unless: { kind },
    });
  },
);

const costs: Examples<Cost> = {
  mana: "{ mana: '{2}{R}' }",
  tapSelf: 'tap-self',
  sacrificeSelf: 'sacrifice-self',
  sacrifice: '{ sacrifice: { type: creature }, n: 2 }',
  payLife: '{ pay-life: 2 }',
  manaOrLife: "{ mana-or-life: '{W}', life: 2 }",
  tapCreatures: '{ tap-creatures: { type: creature } }',
};

test.each(casesOf<Cost>(costs))('a cost of the kind %s can be written', (kind, yaml) => {
  expect(read(`{ block-cost: ${yaml} }`)).toMatchObject({ to: 'block', pay: { kind } });
});

const timings: Examples<Timing> = {
  duringCombat: '{ during: combat, after: blockers-declared }',
  aroundCombat: '{ before: combat-damage }',
  sorcery: 'sorcery',
};

test.each(casesOf<Timing>(timings))('a timing of the kind %s can be written', (kind, yaml) => {
  expect(read(`{ spell: [{ draw: 1 }], timing: ${yaml} }`)).toMatchObject({ timing: { kind } });
});

const amounts: Examples<Exclude<Amount, number>> = {
  count: '{ count: { attacking: true } }',
  powerOf: '{ power-of: self }',
  eventAmount: 'event-amount',
};

test.each(casesOf<Exclude<Amount, number>>(amounts))(
  'an amount of the kind %s can be written',
  (kind, yaml) => {
    expect(read(`{ spell: [{ gain-life: ${yaml} }] }`)).toMatchObject({
      effects: [{ n: { kind } }],
    });
  },
);

describe('what is left out', () => {
  test('an ability speaks of its own source', () => {
    expect(read('{ requirement: attacks-if-able }')).toEqual({
      kind: 'requirement',
      requirement: 'attacksIfAble',
      subject: { kind: 'reference', reference: 'self' },
    });
  });

  test('life is gained by you', () => {
    expect(read('{ spell: [{ gain-life: 3 }] }')).toMatchObject({
      effects: [{ subject: { kind: 'reference', reference: 'you' } }],
    });
  });
});

test('a filter is written key by key, with words in the spelling of files', () => {
  const yaml = `
    restriction: cannot-be-blocked-by
    filter: { not-keyword: first-strike, power: { at-most: 2 }, any-of: [{ subtype: wall }, { other: true }] }
  `;
  expect(read(yaml)).toMatchObject({
    filter: {
      notKeyword: 'firstStrike',
      power: { atMost: 2 },
      anyOf: [{ subtype: 'wall' }, { other: true }],
    },
  });
});
