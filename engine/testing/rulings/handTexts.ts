import { type CardText, file } from './cardText.ts';

const cardsOfNil = (text: string): string =>
  text.replace(
    'Nil: {}',
    'Nil: { hand-size: 4, hand: [{ id: bolt, types: [instant] }, { id: gem, types: [artifact] }] }',
  );

/** Cards that make players draw and discard, as many as something says. */
export const HAND_TEXTS: readonly CardText[] = [
  {
    card: 'Needle Specter',
    abilities:
      '[flying, wither, { trigger: deals-combat-damage, to: player, effects: [{ discard: event-amount, on: event-player }] }]',
    rulings: [
      {
        ruling: 'as many as the damage was, and whoever discards chooses which (CR 701.9b)',
        board: (abilities) =>
          cardsOfNil(
            file(
              '{ id: specter, creature: 1/1, counters: { +1/+1: 1 }, abilities: ABILITIES }',
              '',
              'script: [{ choose: specter, player: Nil, named: [gem] }, { attack: { specter: Nil } }, { pass: combat-damage }, pass]\noutcome: { hand: { Nil: 2 } }',
            )(abilities),
          ),
      },
    ],
  },
  {
    card: 'Glint-Eye Nephilim, its first ability',
    abilities: '[{ trigger: deals-combat-damage, to: player, effects: [{ draw: event-amount }] }]',
    rulings: [
      {
        ruling: 'its controller draws that many',
        board: file(
          '{ id: nephilim, creature: 2/2, abilities: ABILITIES }',
          '',
          'script: [{ attack: { nephilim: Nil } }, { pass: combat-damage }, pass]\noutcome: { hand: { Ada: 2 } }',
        ),
      },
    ],
  },
  {
    card: 'Gregor, for his power',
    abilities:
      '[skulk, { trigger: deals-combat-damage, to: player, effects: [{ draw: { power-of: self } }] }]',
    rulings: [
      {
        ruling: 'the power is looked at as it resolves (CR 608.2h)',
        board: file(
          '{ id: gregor, creature: 1/3, counters: { +1/+1: 2 }, abilities: ABILITIES }',
          '',
          'script: [{ attack: { gregor: Nil } }, { pass: combat-damage }, pass]\noutcome: { hand: { Ada: 3 } }',
        ),
      },
    ],
  },
  {
    card: 'Headhunter',
    abilities:
      "[{ trigger: deals-combat-damage, to: player, effects: [{ discard: 1, on: event-player }] }, { morph: '{B}' }]",
    rulings: [
      {
        ruling: 'turned face up before damage, it deals it with its ability; after it, too late',
        board: (abilities) =>
          cardsOfNil(
            file(
              '{ id: hunter, creature: 1/1, abilities: ABILITIES, face-down: true }, { id: late, creature: 1/1, abilities: ABILITIES, face-down: true }',
              '',
              'script: [{ attack: { hunter: Nil, late: Nil } }, { block: {} }, { turn-up: hunter }, { pass: combat-damage }, { turn-up: late }, pass]\noutcome: { hand: { Nil: 3 }, triggered: { hunter: 1, late: 0 }, life: { Nil: 17 } }',
            )(abilities),
          ),
      },
    ],
  },
  {
    card: 'Silence',
    abilities: '[{ spell: [{ cannot-cast: true, on: each-opponent, until: end-of-turn }] }]',
    rulings: [
      {
        ruling: 'it is said of each opponent and of nobody else',
        board: (abilities) =>
          file(
            '',
            '',
            'start: precombat-main\nscript: [{ cast: silence }, pass, pass, { cast: rite }, { refused: [{ cast: answer, player: Nil, breaks: [spells-forbidden] }] }, pass]\noutcome: { life: { Ada: 21, Nil: 20 } }',
          )(abilities).replace(
            'Ada: {}, Nil: {}',
            `Ada: { hand: [{ id: silence, types: [instant], cost: '{0}', abilities: ${abilities} }, ${riteCalled('rite')}] }, Nil: { hand: [${riteCalled('answer')}] }`,
          ),
      },
    ],
  },
];

const riteCalled = (id: string): string =>
  `{ id: ${id}, types: [instant], cost: '{0}', abilities: [{ spell: [{ gain-life: 1, on: you }] }] }`;
