import { type CardText, file } from './cardText.ts';

/** Cards that name permanents, and ask later what they are called. */
export const DESIGNATION_TEXTS: readonly CardText[] = [
  {
    card: 'Goblin Glory Chaser',
    abilities:
      '[{ renown: 1 }, { static: { grant: menace }, if: { source: { designation: renowned } } }]',
    rulings: [
      {
        ruling:
          'one that is renowned already has menace, and renown does not trigger (CR 702.112a)',
        board: file(
          '{ id: chaser, creature: 1/1, renowned: true, abilities: ABILITIES }',
          '{ id: bear, creature: 2/2 }',
          'script: [{ attack: { chaser: Nil } }, { refused: [{ block: { bear: chaser }, breaks: [menace] }] }, { block: {} }]\noutcome: { triggered: { chaser: 0 }, size: { chaser: 1/1 } }',
        ),
      },
      {
        ruling: 'one that is not becomes it by its combat damage to a player',
        board: file(
          '{ id: chaser, creature: 1/1, abilities: ABILITIES }',
          '{ id: bear, creature: 2/2 }',
          'script: [{ attack: { chaser: Nil } }, { block: {} }, { pass: combat-damage }, pass]\noutcome: { size: { chaser: 2/2 }, cites: [keyword.renowned] }',
        ),
      },
    ],
  },
  {
    card: 'Brightfield Mustang',
    abilities:
      '[{ trigger: attacks, if: { source: { designation: saddled } }, effects: [{ untap: self }, { add-counters: +1/+1 }] }, { saddle: 1 }]',
    rulings: [
      {
        ruling: 'nothing triggers where it is not saddled as it attacks',
        board: file(
          '{ id: mustang, creature: 3/3, abilities: ABILITIES }',
          '',
          'script: [{ attack: { mustang: Nil } }]\noutcome: { triggered: { mustang: 0 } }',
        ),
      },
      {
        ruling: 'what is saddled is so for the rest of the turn, and no longer (CR 702.171b)',
        board: file(
          '{ id: mustang, creature: 3/3, saddled: true, abilities: ABILITIES }',
          '',
          'script: [{ attack: { mustang: Nil } }, pass, { expect: { untapped: [mustang], size: { mustang: 4/4 } } }, { pass: end-step }, { pass: upkeep }, { pass: end-step }, { pass: declare-attackers }, { attack: { mustang: Nil } }]\noutcome: { triggered: { mustang: 1 } }',
        ),
      },
    ],
  },
  {
    card: 'Vengeful Ancestor, its last ability',
    abilities:
      '[{ trigger: attacks, of: { type: creature, designation: goaded }, effects: [{ deal-damage: 1, on: event-player }] }]',
    rulings: [
      {
        ruling: 'a creature that somebody has goaded is hit for, another is not',
        board: file(
          '{ id: bear, creature: 2/2, goaded-by: Nil }, { id: wolf, creature: 1/1 }',
          '{ id: dragon, creature: 3/4, abilities: ABILITIES }',
          'script: [{ refused: [{ attack: {} }] }, { attack: { bear: Nil, wolf: Nil } }]\noutcome: { triggered: { dragon: 1 } }',
        ),
      },
      {
        ruling: 'so is one of which an Aura says that it is goaded',
        board: file(
          '{ id: bear, creature: 2/2 }',
          '{ id: impetus, types: [enchantment], subtypes: [aura], attached-to: bear, abilities: [{ requirement: goaded, on: attached }] }, { id: dragon, creature: 3/4, abilities: ABILITIES }',
          'script: [{ attack: { bear: Nil } }]\noutcome: { triggered: { dragon: 1 } }',
        ),
      },
    ],
  },
];
