import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { kebab } from '../vocabulary/spelling.ts';
import type { Ability } from './ability.ts';
import { ability } from './ability.ts';
import type { Amount } from './amount.ts';
import { type Change, namesNothing } from './change.ts';
import { CONDITION, type Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import { type Effect, effectTable } from './effect.ts';
import type { Entering } from './entering.ts';
import { filter } from './filter.ts';
import { heldAs } from './held.ts';
import { KEYWORDS } from './keywords/lists.ts';
import type { Kinds } from './table.ts';
import type { Timing } from './timing.ts';

/** For every kind of a union an example as an author writes it: a kind that is left out does not compile. */
type Examples<U extends { readonly kind: string }> = { readonly [K in U['kind']]: string };

/** Examples as an author writes them, besides those that the tables have. */
type MoreExamples<U extends { readonly kind: string }> = Partial<Examples<U>>;

const read = (yaml: string): Ability => ability.parse(parse(yaml));
const casesOf = <U extends { readonly kind: string }>(
  examples: MoreExamples<U>,
): readonly (readonly [kind: string, yaml: string])[] => Object.entries(examples);

/** The words of a table with their examples. */
const kindsOf = (table: Kinds): readonly (readonly [kind: string, example: unknown])[] =>
  Object.entries(table).map(([kind, entry]) => [
    kind,
    'example' in entry ? entry.example : kebab(kind),
  ]);

const EFFECT = effectTable(heldAs('effects', z.unknown()), heldAs('abilities', z.unknown()));

const abilities: Examples<Ability> = {
  keyword: 'menace',
  restriction: '{ restriction: max-attackers, n: 1 }',
  requirement: '{ requirement: blocks-if-able }',
  combatCost: "{ attack-cost: { mana: '{2}' }, on: { controller: opponent }, attacked: you }",
  permission: '{ permission: block-additional, n: 1 }',
  spellCost: "{ spells-cost-more: '{1}', filter: { not-type: artifact } }",
  spellKeyword: '{ spells-have: convoke, filter: { not-type: creature } }',
  abilityCost: "{ abilities-cost-more: '{3}', on: attached }",
  costReduction: '{ costs-less: 6, if: { your-life: { at-most: 3 } } }',
  entersWith: '{ enters-with: { tapped: true, counters: +1/+1, n: 3 } }',
  static: '{ static: { pump: [3, 0] }, if: { cards-in-your-graveyard: { at-least: 7 } } }',
  triggered: '{ trigger: becomes-blocked, effects: [{ pump: [2, 2], until: end-of-turn }] }',
  activated: "{ activated: [{ untap: self }], costs: [{ mana: '{1}' }, tap-self] }",
  spell: '{ spell: [{ prevent-next: 4, on: target }], targets: [permanent-or-player] }',
};

test.each(casesOf<Ability>(abilities))('an ability of the kind %s can be written', (kind, yaml) => {
  expect(read(yaml).kind).toBe(kind);
});

test.each(kindsOf(EFFECT))('an effect of the kind %s stands in a spell', (kind, effect) => {
  expect(ability.parse({ spell: [effect] })).toMatchObject({ effects: [{ kind }] });
});

test.each(kindsOf(CONDITION))('a condition of the kind %s stands in an ability', (kind, unless) => {
  expect(ability.parse({ restriction: 'cannot-attack', unless })).toMatchObject({
    unless: { kind },
  });
});

const effects: MoreExamples<Effect> = {
  apply: '{ grant: flying, on: target, until: end-of-turn }',
  preventNext: '{ prevent-next: x, on: you, and-yours: true, dealing: target }',
  redirect: '{ redirect: target, to: you, n: 2, from: second-target }',
  preventAll: '{ prevent-all: combat, by: target }',
  regenerate: '{ regenerate: self }',
  gainControl: '{ gain-control: self, by: target, until: end-of-turn }',
  addCounters: '{ add-counters: +1/+1, n: 2, on: target }',
  createCopy: '{ create-copy-of: self, entering: tapped-and-attacking }',
  createToken: '{ create-token: { creature: 1/1, subtypes: [elf] }, n: 2, entering: attacking }',
  dealDamage: '{ deal-damage: 3, on: target }',
  attach: '{ attach: target }',
  destroy: '{ destroy: target, no-regeneration: true }',
  pair: '{ pair: target }',
  phaseOut: '{ phase-out: target }',
  exile: '{ exile: target, until: an-opponent-is-monarch }',
  returnToHand: '{ return-to-hand: target }',
  putOnLibraryBottom: '{ put-on-library-bottom: target }',
  sacrifice: '{ sacrifice: self }',
  tap: '{ tap: { attacking: true } }',
  untap: '{ untap: target }',
  gainLife: '{ gain-life: { power-of: target } }',
  loseLife: '{ lose-life: 1, on: event-player }',
  givePoison: '{ give-poison: 1, on: event-player }',
  sacrificeChosen: '{ sacrifice-chosen: { type: creature }, n: 2, on: defending-player }',
  draw: '{ draw: 1, on: each-player }',
  mill: '{ mill: 20, on: target }',
  setLife: '{ set-life: 1, on: event-player }',
  becomeMonarch: '{ become-monarch: you }',
  shuffleIntoLibrary: '{ shuffle-into-library: self }',
  preventNextTime: '{ prevent-next-time: you, from: chosen }',
  monstrosity: '{ monstrosity: 3 }',
  unblockWhatTheyBlock: '{ unblock-what-they-block: target }',
  choose: '{ choose: {}, from: opponents, at-random: true }',
  forEach: '{ for-each: { attacking: you }, effects: [{ tap: each }] }',
  if: '{ if: { your-life: { at-most: 3 } }, effects: [{ draw: 1 }], otherwise: [{ mill: 1 }] }',
  exileLibrary: '{ exile-library: true }',
  shuffleGraveyardIntoLibrary: '{ shuffle-graveyard-into-library: true }',
  putOntoBattlefield: '{ put-onto-battlefield: target, entering: tapped-and-attacking }',
  counter: '{ counter: target }',
  removeCounters: '{ remove-counters: fade, otherwise: [{ sacrifice: self }] }',
  either: '{ either: [[{ tap: target }], [{ untap: target }]] }',
  may: '{ may: [{ draw: 1 }] }',
  addMana: '{ add-mana: GG }',
  discard: '{ discard: 1, on: event-player, at-random: true }',
  goad: '{ goad: target }',
  suspect: '{ suspect: target }',
  becomeMarked: '{ become: saddled, on: target }',
  becomeAttacking: '{ become-attacking: target }',
  reselectAttacked: '{ reselect-attacked: target }',
  removeFromCombat: '{ remove-from-combat: target }',
  becomeBlocked: '{ become-blocked: { attacking: true } }',
  becomeUnblocked: '{ become-unblocked: target }',
  makeBlock: '{ make-block: target, attacker: second-target }',
  extraPhases:
    '{ extra-phases: [combat, main], after: first-postcombat-main, as-combat-begins: [{ untap: self }] }',
  extraStep: '{ extra-step: end-step, after: phase }',
  extraTurn: '{ extra-turn: true }',
  skipNext: '{ skip-next: combat, on: target }',
  enterInItsPlace: '{ enter-in-its-place: true }',
  exchangeBlockers: '{ exchange-blockers: true }',
  castFromExile: "{ cast-from-exile: madness, cost: '{B}{B}' }",
  delayed: '{ delayed: end-of-combat, effects: [{ destroy: event-creature }] }',
  mayPay:
    "{ may-pay: { mana: '{W}' }, per-counter: age, effects: [{ draw: 1 }], otherwise: [{ sacrifice: self }] }",
};

test.each(casesOf<Effect>(effects))('an effect of the kind %s can be written', (kind, yaml) => {
  expect(read(`{ spell: [${yaml}] }`)).toMatchObject({ kind: 'spell', effects: [{ kind }] });
});

/** Those that a static ability can say. */
type StaticChange = Exclude<
  Change,
  { readonly kind: 'impose' | 'cannotCast' | 'gainControl' | 'regenerationShield' }
>;

const changes: Examples<StaticChange> = {
  addTypes: '{ add-types: [artifact], subtypes: [golem] }',
  addEveryCreatureType: '{ add-every-creature-type: true }',
  setCreatureTypes: '{ set-creature-types: [bird, giant] }',
  takesDamageFor: '{ takes-damage-for: you, damage: combat, from: { attacking: true } }',
  doublesDamage: '{ doubles-damage: true, to: opponents }',
  forbidsNamesExiled: '{ forbids-names-exiled: true }',
  cannotActivate: '{ cannot-activate: true, but-mana: true }',
  cannotBeCountered: '{ cannot-be-countered: true }',
  addsDamage: '{ adds-damage: 2, from: { color: red } }',
  cannotGainLife: '{ cannot-gain-life: opponents }',
  exilesWhatYouCounter: '{ exiles-what-you-counter: true }',
  shuffledInsteadOfGraveyard: '{ shuffled-instead-of-graveyard: true }',
  assignsAsThoughUnblocked: '{ assigns-as-though-unblocked: true }',
  removeTypes: '{ remove-types: [creature] }',
  setColors: '{ set-colors: [red] }',
  grant: '{ grant: { landwalk: { subtype: island } } }',
  loseKeyword: '{ lose: flying }',
  cannotHave: '{ cannot-have: flying }',
  loseAllAbilities: '{ lose-all-abilities: true }',
  definePowerToughness: '{ define-size: [{ count: { type: creature } }, 1] }',
  setPowerToughness: '{ set-size: 0/1 }',
  modifyPowerToughness: '{ pump: [1, -1] }',
  switchPowerToughness: '{ switch-power-toughness: true }',
  preventDamage: '{ prevent-damage: combat, which: dealt-to, from: { color: red }, n: 2 }',
  doesNotUntap: '{ does-not-untap: true }',
  assignsByToughness: '{ assigns-by-toughness: true }',
  assignsNoCombatDamage: '{ assigns-no-combat-damage: true }',
  damageUnpreventable: '{ damage-unpreventable: combat, from: { type: creature } }',
  protectsYou: '{ protects-you: { controller: opponent } }',
  preventDamageToYou: '{ prevent-damage-to-you: noncombat, n: 1 }',
  damageLeavesOneLife: '{ damage-leaves-one-life: true }',
};

test.each(casesOf<StaticChange>(changes))(
  'a change of the kind %s can be written',
  (kind, yaml) => {
    const on = namesNothing({ kind }) ? '' : ', on: attached';
    expect(read(`{ static: ${yaml}${on} }`)).toMatchObject({
      subject: { kind: 'reference', reference: on === '' ? 'self' : 'attached' },
      change: { kind },
    });
  },
);

test.each([
  '{ impose: { requirement: goaded } }',
  '{ cannot-cast: true }',
  '{ gain-control: true }',
  '{ regeneration-shield: true }',
])('%s is made by effects only, and no static ability can say it', (yaml) => {
  expect(() => read(`{ static: ${yaml} }`)).toThrow();
});

const conditions: MoreExamples<Condition> = {
  youControl: '{ you-control: { subtype: goblin } }',
  youControlNo: '{ you-control-no: { type: land } }',
  defendingPlayerControls: '{ defending-player-controls: { subtype: island } }',
  amount: '{ amount: { count: { type: creature } }, at-least: { cards-in-hand-of: you } }',
  cardsInYourGraveyard: '{ cards-in-your-graveyard: { at-least: 7 } }',
  yourLife: '{ your-life: { at-most: 3 } }',
  devotion: '{ devotion: [red, white], count: { at-least: 7 } }',
  during: '{ during: combat }',
  anOpponentIsMonarch: 'an-opponent-is-monarch',
  castWith: '{ cast-with: kicker }',
  source: '{ source: { attacking: true } }',
  sourceTapped: 'source-tapped',
  sourceUntapped: 'source-untapped',
  all: '{ all: [source-untapped, { your-life: { at-most: 3 } }] }',
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
  removeCounters: '{ remove-counters: charge, n: 4 }',
  loyalty: '{ loyalty: -2 }',
  returnToHand: '{ return-to-hand: { attacking: true, blocked: false } }',
  manaOrLife: "{ mana-or-life: '{W}', life: 2 }",
  tapCreatures: '{ tap-creatures: { type: creature } }',
  tapPower: '{ tap-power: 3 }',
};

test.each(casesOf<Cost>(costs))('a cost of the kind %s can be written', (kind, yaml) => {
  expect(read(`{ activated: [], costs: [${yaml}] }`)).toMatchObject({ costs: [{ kind }] });
});

const timings: Examples<Timing> = {
  duringCombat: '{ during: combat, after: blockers-declared }',
  aroundCombat: '{ before: combat-damage, whose: opponent }',
  step: '{ step: upkeep, whose: you }',
  sorcery: 'sorcery',
};

test.each(casesOf<Timing>(timings))('a timing of the kind %s can be written', (kind, yaml) => {
  expect(read(`{ spell: [{ draw: 1 }], timing: ${yaml} }`)).toMatchObject({ timing: { kind } });
});

const amounts: Examples<Exclude<Amount, number>> = {
  count: '{ count: { attacking: true } }',
  powerOf: '{ power-of: self }',
  toughnessOf: '{ toughness-of: target }',
  cardsInGraveyardOf: '{ cards-in-graveyard-of: event-player }',
  cardsInHandOf: '{ cards-in-hand-of: you }',
  namedCardsInGraveyard: '{ in-graveyard: { type: instant }, of: you }',
  greatestPower: '{ greatest-power: { controller: you } }',
  opponentsAttacked: 'opponents-attacked',
  basicLandTypes: 'basic-land-types',
  opponents: 'opponents',
  lifeOf: '{ life-of: you }',
  countersOn: '{ counters: charge, on: self }',
  blockersOf: '{ blockers-of: event-creature }',
  eventAmount: 'event-amount',
  x: 'x',
};

test.each(casesOf<Exclude<Amount, number>>(amounts))(
  'an amount of the kind %s can be written',
  (kind, yaml) => {
    expect(read(`{ spell: [{ gain-life: ${yaml} }] }`)).toMatchObject({
      effects: [{ n: { kind } }],
    });
  },
);

const enterings: Examples<Entering> = {
  attacking: 'attacking',
  attackingEachOtherOpponent: '{ attacking-each-other-opponent: tapped }',
  blocking: '{ blocking: event-creature }',
};

test.each(casesOf<Entering>(enterings))('a token may enter in the way %s', (kind, yaml) => {
  const token = '{ creature: 1/1, subtypes: [elf] }';
  expect(read(`{ spell: [{ create-token: ${token}, entering: ${yaml} }] }`)).toMatchObject({
    effects: [{ entering: { kind } }],
  });
});

test.each(KEYWORDS)(
  'the keyword %s can be written in one way, and hexproof with a quality too',
  (keyword) => {
    const head = kebab(keyword);
    const forms = [
      head,
      `{ ${head}: 2 }`,
      `{ ${head}: { subtype: island } }`,
      `{ ${head}: '{2}' }`,
      `{ ${head}: 2, cost: '{1}' }`,
    ];
    const accepted = forms.filter((yaml) => ability.safeParse(parse(yaml)).success);
    // CR 702.11d
    expect(accepted).toHaveLength(keyword === 'hexproof' ? 2 : 1);
    for (const yaml of accepted) expect(read(yaml)).toMatchObject({ keyword });
  },
);

/** Every field of an ability, written out; what a keyword stands for is not written but known. */
type Fields = {
  readonly [K in Ability['kind']]: {
    readonly [F in keyof Omit<Extract<Ability, { readonly kind: K }>, 'kind'>]-?: true;
  };
};

const fields: Omit<Fields, 'keyword'> & { readonly triggered: { readonly keyword: true } } = {
  restriction: {
    restriction: true,
    subject: true,
    filter: true,
    n: true,
    attacked: true,
    if: true,
    unless: true,
  },
  requirement: {
    requirement: true,
    subject: true,
    filter: true,
    n: true,
    attacked: true,
    if: true,
  },
  combatCost: {
    to: true,
    subject: true,
    pay: true,
    attacked: true,
    filter: true,
    perCounter: true,
    times: true,
    if: true,
  },
  permission: { permission: true, subject: true, n: true, filter: true, if: true },
  spellCost: { spells: true, more: true },
  spellKeyword: { spells: true, keyword: true },
  abilityCost: { subject: true, more: true },
  costReduction: { less: true, if: true, perSpellCast: true },
  entersWith: { tapped: true, choosePlayer: true, counters: true },
  static: { subject: true, change: true, if: true },
  triggered: {
    event: true,
    keyword: true,
    of: true,
    filter: true,
    n: true,
    step: true,
    whose: true,
    to: true,
    if: true,
    optional: true,
    firstEachTurn: true,
    onceEachTurn: true,
    modes: true,
    targets: true,
    effects: true,
  },
  activated: {
    keyword: true,
    by: true,
    costs: true,
    from: true,
    timing: true,
    onceEachTurn: true,
    modes: true,
    targets: true,
    effects: true,
  },
  spell: { timing: true, modes: true, targets: true, effects: true },
};

const IF = 'if: source-tapped';

test.each<[keyof typeof fields, ...yaml: string[]]>([
  [
    'restriction',
    `{ restriction: cannot-attack-unless-with, on: {}, filter: {}, n: 1, ${IF}, unless: source-tapped }`,
    '{ restriction: cannot-attack, attacked: you }',
  ],
  [
    'requirement',
    `{ requirement: attacks-if-able, on: {}, attacked: source, ${IF} }`,
    '{ requirement: must-be-blocked, n: 2 }',
    '{ requirement: blocks-if-able, filter: {} }',
  ],
  [
    'combatCost',
    `{ attack-cost: { pay-life: 1 }, on: {}, attacked: you-or-yours, per-counter: +1/+1, times: 2, ${IF} }`,
    '{ block-cost: { pay-life: 1 }, filter: {} }',
  ],
  [
    'permission',
    `{ permission: ignore-landwalk, filter: {}, ${IF} }`,
    '{ permission: block-additional, on: {}, n: 1 }',
  ],
  ['spellCost', "{ spells-cost-more: '{1}', filter: {} }"],
  ['spellKeyword', '{ spells-have: convoke, filter: {} }'],
  ['static', `{ static: { pump: [1, 1] }, on: {}, ${IF} }`],
  [
    'triggered',
    `{ trigger: attacks-with-at-least, of: {}, filter: {}, n: 1, to: player-with-most-life, ${IF}, optional: true, targets: [player], effects: [] }`,
    '{ trigger: attacks, first-each-turn: true, once-each-turn: true, effects: { choose: 1, of: [{ effects: [] }, { effects: [] }] } }',
    '{ trigger: beginning-of-step, step: upkeep, whose: you, effects: [] }',
  ],
  [
    'activated',
    '{ activated: { choose: 1, of: [{ effects: [] }, { effects: [] }] }, costs: [tap-self], from: hand, by: any-player, timing: sorcery }',
    '{ activated: [], costs: [tap-self], once-each-turn: true, targets: [player] }',
  ],
  ['abilityCost', "{ abilities-cost-more: '{1}', on: {} }"],
  ['costReduction', `{ costs-less: 1, ${IF}, per-spell-cast: true }`],
  ['entersWith', '{ enters-with: { tapped: true, counters: fade, chosen-player: true } }'],
  [
    'spell',
    '{ spell: { choose: 2, of: [{ effects: [] }, { effects: [], targets: [spell] }] }, timing: sorcery }',
    '{ spell: [], targets: [player] }',
  ],
])('every field of the kind %s can be written', (kind, ...yaml) => {
  const known = Object.keys(fields[kind]).filter(
    (field) => !(kind === 'triggered' || kind === 'activated') || field !== 'keyword',
  );
  const written = new Set(yaml.flatMap((one) => Object.keys(read(one))));
  expect([...written].toSorted()).toEqual(['kind', ...known].toSorted());
});

test.each([
  ['true', true],
  ['you', 'you'],
  ['you-or-yours', 'youOrYours'],
])('a filter may say that something attacks %s', (word, attacking) => {
  expect(filter.parse(parse(`{ attacking: ${word} }`))).toEqual({ attacking });
});

test.each([
  '{ static: { prevent-damage: combat, which: everything } }',
  '{ static: { prevent-damage: combat, which: dealt-by }, on: { type: creature } }',
  '{ spell: [{ create-token: { types: [artifact], subtypes: [clue] } }] }',
  '{ spell: [{ create-token: { types: [artifact], creature: 1/1, subtypes: [vehicle] } }] }',
  '{ spell: [{ create-token: { subtypes: [elf] }, size: 3 }] }',
  '{ spell: [{ extra-phases: [main, combat], as-combat-begins: [{ untap: self }] }] }',
  '{ spell: [{ add-types: [], subtypes: [elf], until: end-of-turn }] }',
  '{ spell: [], targets: [{ creature: { any-of: [{ type: land }] } }] }',
  '{ restriction: cannot-block, filter: { power: { at-least: 3, at-most: 3 }, color: red, not-color: white } }',
])('%s says something with all of it', (yaml) => {
  expect(ability.safeParse(parse(yaml)).success).toBe(true);
});

test('what an effect has in hand may be narrowed', () => {
  expect(read('{ spell: [{ destroy: { that: target, which: { tapped: true } } }] }')).toMatchObject(
    {
      effects: [{ subject: { kind: 'reference', reference: 'target', which: { tapped: true } } }],
    },
  );
});

test.each([
  ['creature', { kind: 'permanent', filter: { type: 'creature' } }],
  ['spell', { kind: 'spell', filter: {} }],
  ['{ permanent: { type: land }, n: 2 }', { kind: 'permanent', filter: { type: 'land' }, n: 2 }],
  ['opponent', { kind: 'player', filter: {}, players: 'opponent' }],
  [
    '{ creature: { attacking: true }, n: x }',
    { kind: 'permanent', filter: { type: 'creature', attacking: true }, n: 'x' },
  ],
  [
    '{ graveyard-card: { controller: you }, n: 2, up-to: true }',
    { kind: 'graveyardCard', filter: { controller: 'you' }, n: 2, upTo: true },
  ],
])('the target %s can be written', (yaml, spec) => {
  expect(read(`{ spell: [], targets: [${yaml}] }`)).toMatchObject({ targets: [spec] });
});

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

test.each([
  '{ restriction: max-attackers, n: 1, on: { type: creature } }',
  '{ permission: choose-attackers, on: {} }',
  '{ restriction: cannot-attack, on: target }',
  '{ static: { doubles-damage: true }, on: { type: creature } }',
  '{ static: { pump: [1, 1] }, on: target }',
  '{ trigger: gains-life, effects: [{ draw: 1 }] }',
  '{ trigger: gains-life, of: { type: creature }, effects: [{ draw: 1 }] }',
  '{ trigger: is-cast, of: { type: creature }, effects: [{ draw: 1 }] }',
  '{ trigger: dies, of: you, effects: [{ draw: 1 }] }',
  '{ trigger: beginning-of-step, whose: you, effects: [{ draw: 1 }] }',
  '{ trigger: state-holds, effects: [{ draw: 1 }] }',
  '{ static: { prevent-damage: combat, which: everything }, on: { type: creature } }',
  '{ spell: [{ create-token: { creature: 1/1, subtypes: [elf] }, size: 3 }] }',
  '{ spell: [{ create-token: { subtypes: [elf] } }] }',
  '{ spell: [{ create-token: { types: [artifact], creature: 1/1, subtypes: [clue] } }] }',
  '{ spell: [{ create-token: { types: [artifact], subtypes: [clue] }, size: 3 }] }',
  '{ spell: [{ put-onto-battlefield: target, entering: { attacking-each-other-opponent: tapped } }] }',
  '{ spell: [{ extra-phases: [main], as-combat-begins: [{ untap: self }] }] }',
  '{ spell: [{ add-types: [], until: end-of-turn }] }',
  '{ spell: [{ remove-types: [], until: end-of-turn }] }',
  '{ spell: [], targets: [{ creature: { type: land } }] }',
  '{ enchant: { creature: { type: land } } }',
  '{ restriction: cannot-block, filter: { power: { at-least: 3, at-most: 2 } } }',
  '{ restriction: cannot-block, if: { amount: { cards-in-hand-of: you }, at-least: 3, at-most: 2 } }',
  '{ restriction: cannot-block, filter: { color: red, not-color: red } }',
  '{ restriction: cannot-block, filter: { color: red, colorless: true } }',
  '{ restriction: cannot-block, filter: { other: true, is-source: true } }',
  '{ spells-have: convoke, filter: { type: creature, not-type: creature } }',
  '{ spell: [{ destroy: you }] }',
  '{ spell: [{ gain-life: 3, on: self }] }',
  '{ spell: [{ lose-life: 3, on: { type: creature } }] }',
  '{ spell: [{ cannot-be-countered: true, until: end-of-turn }] }',
  '{ spell: [{ pump: [1, 1], on: target, until: end-of-turn, towards: self }] }',
  '{ spell: [{ impose: { restriction: cannot-block, on: attached }, until: end-of-turn }] }',
  '{ spell: { choose: 1, of: [{ effects: [] }, { effects: [] }] }, targets: [player] }',
  '{ spell: { choose: 3, of: [{ effects: [] }, { effects: [] }] } }',
  '{ spell: [], targets: [{ graveyard-card: { tapped: true } }] }',
  '{ spell: [], targets: [{ graveyard-card: { any-of: [{ attacking: true }, {}] } }] }',
  '{ spell: [], targets: [{ graveyard-card: {}, players: opponent }] }',
  '{ spell: [], targets: [{ spell: { controller: defending-player } }] }',
  '{ spell: [], targets: [{ player: { type: creature } }] }',
  '{ spell: [], targets: [{ creature: {}, players: opponent }] }',
  '{ enchant: { creature: {}, n: 2 } }',
  '{ enchant: spell }',
  "{ spells-cost-more: '{1}', filter: { tapped: true } }",
  '{ spells-have: convoke, filter: { other: true } }',
  '{ trigger: casts-spell, of: you, filter: { token: true }, effects: [{ draw: 1 }] }',
  '{ trigger: discards, of: you, filter: { any-of: [{ tapped: true }] }, effects: [{ draw: 1 }] }',
  '{ spell: [{ draw: 1 }, { gain-life: { in-graveyard: { blocking: true }, of: you } }] }',
  '{ spell: [{ choose: { attacking: true }, from: hand }] }',
  '{ spell: [{ choose: {}, from: hand, among: created }] }',
  '{ spell: [{ choose: { type: creature }, from: opponents }] }',
  '{ spell: [{ choose: {}, all: true, at-random: true }] }',
  '{ spell: [{ tap: { any-of: [] } }] }',
  '{ restriction: cannot-attack, if: { your-life: {} } }',
  '{ restriction: cannot-attack, if: { amount: 3 } }',
  '{ static: { pump: [{ power-of: target }, 0] } }',
  '{ static: { pump: [event-amount, 0] } }',
  '{ static: { define-size: [x, x] } }',
  '{ static: { pump: [{ life-of: event-player }, 0] } }',
  '{ static: { pump: [{ cards-in-hand-of: each-opponent }, 0] } }',
  '{ trigger: dies, if: { amount: event-amount, at-least: 3 }, effects: [{ draw: 1 }] }',
  "{ attack-cost: { mana: '{1}' }, times: x }",
  "{ enters-with: { counters: '+1/+1', n: event-amount } }",
  '{ spell: [{ gain-life: { power-of: targets } }] }',
  '{ spell: [{ gain-life: { life-of: each-opponent } }] }',
  '{ enters-with: {} }',
  '{ enters-with: { tapped: true, n: 2 } }',
])('what nothing would read is refused: %s', (yaml) => {
  expect(() => read(yaml)).toThrow();
});
