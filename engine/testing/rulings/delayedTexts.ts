import { type CardText, file } from './cardText.ts';

const ROUND = '{ pass: end-step }, { pass: upkeep }';

/** Cards of which something waits for a step of a later turn (CR 603.7). */
export const DELAYED_TEXTS: readonly CardText[] = [
  {
    card: 'Glass Asp, where nothing is paid',
    abilities:
      '[{ trigger: deals-combat-damage, to: player, effects: [{ delayed: that-players-draw, effects: [{ lose-life: 2, on: event-player }] }] }]',
    rulings: [
      {
        ruling: 'it waits for the draw step of the player who was damaged (CR 603.7b)',
        board: file(
          '{ id: asp, creature: 2/1, abilities: ABILITIES }',
          '',
          `script: [{ attack: { asp: Nil } }, { pass: combat-damage }, pass, ${ROUND}, { expect: { turn: Nil, life: { Nil: 18 } } }, { pass: draw }, pass, { expect: { life: { Nil: 16 } } }]`,
        ),
      },
    ],
  },
  {
    card: 'Panic, its last sentence',
    abilities:
      '[{ activated: [{ delayed: next-turns-upkeep, effects: [{ draw: 1 }] }], costs: [{ pay-life: 1 }] }]',
    rulings: [
      {
        ruling: 'made in an upkeep, it waits for the next turn, whoever’s that is',
        board: file(
          '{ id: panic, types: [artifact], abilities: ABILITIES }',
          '',
          `start: untap\nscript: [{ pass: upkeep }, { activate: panic }, pass, { pass: draw }, { expect: { hand: { Ada: 1 } } }, ${ROUND}, { expect: { turn: Nil, hand: { Ada: 1 } } }, pass, { expect: { hand: { Ada: 2 } } }]`,
        ),
      },
    ],
  },
  {
    card: 'Cunning, its second ability',
    abilities:
      '[{ static: { pump: [3, 3] }, on: attached }, { trigger: attacks, of: attached, effects: [{ delayed: cleanup, effects: [{ sacrifice: self }] }] }]',
    rulings: [
      {
        ruling:
          'it is there until cleanup, in which players get priority for it, and another follows (CR 514.3a)',
        board: file(
          '{ id: bear, creature: 2/2 }, { id: cunning, types: [enchantment], subtypes: [aura], attached-to: bear, abilities: ABILITIES }',
          '',
          'script: [{ attack: { bear: Nil } }, pass, { pass: end-step }, { expect: { life: { Nil: 15 }, size: { bear: 5/5 } } }, { pass: cleanup }, pass]\noutcome: { turn: Ada, step: cleanup, size: { bear: 2/2 } }',
        ),
      },
    ],
  },
  {
    card: 'Faramir, what waits for the other player’s end step',
    abilities:
      '[{ trigger: attacks, effects: [{ delayed: that-players-end-step, effects: [{ gain-life: 3 }] }], targets: [player] }]',
    rulings: [
      {
        ruling: 'an end step of another player’s turn is not meant',
        board: file(
          '{ id: prince, creature: 3/3, abilities: ABILITIES }',
          '',
          'script: [{ choose: prince, targets: [Nil] }, { attack: { prince: Nil } }, pass, { pass: end-step }, { expect: { life: { Ada: 20 } } }, { pass: upkeep }, { pass: end-step }, pass, { expect: { life: { Ada: 23 } } }]',
        ),
      },
    ],
  },
];
