import { expect, test } from 'vitest';
import { problemsOf } from '../testing/boards/problemsOf.ts';

// CR 400.7: what leaves a zone and comes back is a new object, that shares with the old one no more than its name.

const HANDS = `
  Ada:
    hand:
      - { id: flicker, types: [instant], abilities: [{ spell: [{ exile: target }, { put-onto-battlefield: target }], targets: [permanent] }] }
      - { id: unsummon, types: [instant], abilities: [{ spell: [{ return-to-hand: target }], targets: [creature] }] }
      - { id: growth, types: [instant], abilities: [{ spell: [{ pump: [3, 3], on: target, until: end-of-turn }], targets: [creature] }] }
      - { id: berserk, types: [instant], abilities: [{ spell: [{ delayed: end-step, effects: [{ destroy: { that: target, which: { attacked-this-turn: true } } }] }], targets: [creature] }] }
      - { id: again, types: [sorcery], abilities: [{ spell: [{ untap: { type: creature, controller: you } }, { extra-phases: [combat] }] }] }
      - { id: moe, creature: 1/1, abilities: [{ ninjutsu: '{U}' }] }
      - { id: viper, creature: 2/2, abilities: [flash] }
      - { id: shrieker, creature: 1/1, abilities: [flash, { trigger: enters, targets: [creature], effects: [{ destroy: target }] }] }
  Nil:
    hand:
      - { id: bolt, types: [instant], abilities: [{ spell: [{ deal-damage: 3, on: target }], targets: [permanent-or-player] }] }
      - { id: rescue, types: [instant], abilities: [{ spell: [{ return-to-hand: target }], targets: [creature] }] }
      - { id: blink, types: [instant], abilities: [{ spell: [{ exile: target }, { put-onto-battlefield: target }], targets: [permanent] }] }`;

interface Case {
  readonly ada?: string;
  readonly nil?: string;
  readonly start?: string;
  readonly script: string;
}

const problemsIn = ({ ada = '', nil = '', start = 'declare-attackers', script }: Case) =>
  problemsOf(`players:${HANDS}
board:
  Ada: [${ada}]
  Nil: [${nil}]
start: ${start}
script: [${script}]
`).map(({ trouble }) => trouble);

const CASES: Readonly<Record<string, Case>> = {
  'a spell does nothing to what its target became': {
    ada: '{ id: ninja, creature: 2/2 }',
    script: `{ attack: { ninja: Nil } }, { cast: bolt, targets: [ninja] }, { cast: flicker, targets: [ninja] },
      { pass: end-of-combat }, { expect: { died: [], damage: { ninja: 0 }, life: { Nil: 20 } } }`,
  },
  'an Aura stays behind': {
    ada: `{ id: ninja, creature: 2/2 },
      { id: strength, types: [enchantment], subtypes: [aura], attached-to: ninja, abilities: [{ enchant: creature }, { static: { pump: [2, 2] }, on: attached }] }`,
    script: `{ attack: { ninja: Nil } }, { cast: flicker, targets: [ninja] }, pass,
      { expect: { died: [strength], size: { ninja: 2/2 } } }`,
  },
  'what was to be destroyed at end of combat is not there any more': {
    ada: '{ id: ninja, creature: 2/2 }',
    nil: `{ id: basilisk, creature: 0/4, abilities: [{ trigger: blocks-creature, effects: [{ delayed: end-of-combat, effects: [{ destroy: event-creature }] }] }] }`,
    script: `{ attack: { ninja: Nil } }, { block: { basilisk: ninja } }, pass,
      { cast: flicker, targets: [ninja] }, { pass: postcombat-main }, { expect: { died: [] } }`,
  },
  'it has not attacked this turn': {
    ada: '{ id: ninja, creature: 2/2 }',
    script: `{ attack: { ninja: Nil } }, { cast: berserk, targets: [ninja] }, pass,
      { cast: flicker, targets: [ninja] }, { pass: upkeep }, { expect: { died: [] } }`,
  },
  'it had no first strike as the first combat damage step began (CR 510.4)': {
    ada: `{ id: ninja, creature: 2/2, abilities: [first-strike, { ninjutsu: '{U}' }] }`,
    script: `{ attack: { ninja: Nil } }, { block: {} }, { pass: first-strike-damage },
      { activate: moe }, pass, { activate: ninja }, pass, { pass: end-of-combat }, { expect: { life: { Nil: 16 }, attacking: [ninja] } }`,
  },
  'it was not dealt the damage that the old one was': {
    ada: `{ id: vampire, creature: 1/3, abilities: [{ trigger: dies, of: { type: creature, damaged-by-source: true }, effects: [{ add-counters: +1/+1, on: self }] }] }`,
    nil: '{ id: bear, creature: 2/3 }',
    script: `{ attack: { vampire: Nil } }, { block: { bear: vampire } }, { pass: end-of-combat }, { cast: blink, targets: [bear] }, pass,
      { cast: bolt, targets: [bear] }, pass, { expect: { died: [bear], triggered: { vampire: 0 } } }`,
  },
  'what a trigger of the old one does to its source is not done to the new one': {
    ada: `{ id: hero, creature: 2/2, abilities: [{ trigger: attacks, effects: [{ add-counters: +1/+1, on: self }] }] }`,
    script: `{ attack: { hero: Nil } }, { cast: flicker, targets: [hero] }, { pass: end-of-combat },
      { expect: { triggered: { hero: 1 }, counters: { hero: { +1/+1: 0 } } } }`,
  },
  'a trigger aimed at the old one does nothing to the new one': {
    ada: `{ id: bully, creature: 2/2, abilities: [{ trigger: attacks, targets: [creature], effects: [{ tap: target }] }] }`,
    nil: '{ id: bear, creature: 2/2 }',
    script: `{ choose: bully, targets: [bear] }, { attack: { bully: Nil } }, { cast: blink, targets: [bear] }, { pass: declare-blockers },
      { expect: { untapped: [bear] } }`,
  },
  'a loyalty ability of the new planeswalker may be activated (CR 606.3)': {
    ada: `{ id: jace, types: [planeswalker], loyalty: 3, abilities: [{ activated: [{ gain-life: 1 }], costs: [{ loyalty: 1 }] }] }`,
    start: 'precombat-main',
    script: `{ activate: jace }, pass, { cast: flicker, targets: [jace] }, pass, { activate: jace }, pass,
      { expect: { life: { Ada: 22 } } }`,
  },
  'it attacks for the first time this turn': {
    ada: `{ id: raider, creature: 2/2, abilities: [haste, { trigger: attacks, first-each-turn: true, effects: [{ gain-life: 1 }] }] }`,
    script: `{ attack: { raider: Nil } }, { pass: postcombat-main }, { cast: flicker, targets: [raider] }, pass, { cast: again }, pass,
      { pass: declare-attackers }, { attack: { raider: Nil } }, { pass: end-of-combat }, { expect: { life: { Ada: 22 } } }`,
  },
  'what was cast, returned and cast again does not get what was meant for it before': {
    start: 'precombat-main',
    script: `{ cast: viper }, pass, { cast: growth, targets: [viper] }, { cast: unsummon, targets: [viper] }, pass,
      { cast: viper }, pass, pass, { expect: { size: { viper: 2/2 } } }`,
  },
  'a permanent that was returned to its owner’s hand is cast by its name': {
    ada: '{ id: bear, creature: 2/2 }',
    start: 'precombat-main',
    script: `{ cast: unsummon, targets: [bear] }, pass, { cast: bear }, pass, { expect: { untapped: [bear] } }`,
  },
  'the targets chosen for what a creature triggers as it enters are not lost as it is cast': {
    ada: '{ id: bear, creature: 2/2 }',
    nil: '{ id: ape, creature: 2/2 }',
    start: 'precombat-main',
    script: `{ cast: shrieker }, { choose: shrieker, targets: [ape] }, pass, pass, { expect: { died: [ape] } }`,
  },
  'what the creature attacked that has left is known still (CR 608.2h)': {
    ada: `{ id: rider, creature: 3/3, abilities: [{ trigger: attacks, of: { type: creature, controller: you }, effects: [{ deal-damage: 1, on: attacked-by-event-creature }] }] },
      { id: bear, creature: 2/2 }`,
    script: `{ attack: { bear: Nil } }, { cast: rescue, targets: [bear] }, { pass: end-of-combat }, { expect: { life: { Nil: 19 } } }`,
  },
};

test.each(Object.entries(CASES))('%s', (_, one) => {
  expect(problemsIn(one)).toEqual([]);
});

// The exceptions to CR 400.7 that combat needs.
const FOUND: Readonly<Record<string, Case>> = {
  'an ability that triggers as its creature dies finds the card (CR 400.7e)': {
    ada: `{ id: phoenix, creature: 2/2, abilities: [{ trigger: dies, effects: [{ put-onto-battlefield: self }] }] }`,
    script: `{ attack: { phoenix: Nil } }, { cast: bolt, targets: [phoenix] }, pass, pass, { expect: { died: [phoenix], untapped: [phoenix] } }`,
  },
  'another’s finds it too': {
    ada: `{ id: priest, creature: 1/1, abilities: [{ trigger: dies, of: { type: creature, other: true }, effects: [{ put-onto-battlefield: event-creature }] }] }, { id: bear, creature: 2/2 }`,
    script: `{ attack: { bear: Nil } }, { cast: bolt, targets: [bear] }, pass, pass, { expect: { untapped: [bear] } }`,
  },
  'what exiles a creature until the end step finds it in exile (CR 400.7j)': {
    ada: `{ id: norin, creature: 2/1, abilities: [{ trigger: attacks, of: { type: creature }, effects: [{ exile: self }, { delayed: end-step, effects: [{ put-onto-battlefield: self }] }] }] }`,
    script: `{ attack: { norin: Nil } }, { pass: upkeep }, { expect: { untapped: [norin], life: { Nil: 20 } } }`,
  },
  'but not in a graveyard, where it went before it could be exiled': {
    ada: `{ id: norin, creature: 2/1, abilities: [{ trigger: attacks, of: { type: creature }, effects: [{ exile: self }, { delayed: end-step, effects: [{ put-onto-battlefield: self }] }] }] }`,
    script: `{ attack: { norin: Nil } }, { cast: bolt, targets: [norin] }, { pass: upkeep }, { expect: { died: [norin] } },
      { refused: [{ activate: norin, breaks: [unknown-object] }] }`,
  },
  'a cost that puts the source elsewhere leaves it to be found by what it pays for (CR 400.7j)': {
    ada: `{ id: egg, creature: 0/1, abilities: [{ activated: [{ put-onto-battlefield: self }], costs: [sacrifice-self] }] }`,
    script: `{ attack: {} }, { pass: postcombat-main }, { activate: egg }, pass, { expect: { died: [egg], untapped: [egg] } }`,
  },
};

test.each(Object.entries(FOUND))('%s', (_, one) => {
  expect(problemsIn(one)).toEqual([]);
});
