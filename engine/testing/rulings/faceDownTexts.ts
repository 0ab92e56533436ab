import { type CardText, file } from './cardText.ts';

const BEAR = '{ id: bear, creature: 2/2 }';
const OGRE = '{ id: ogre, creature: 3/3 }';
const ANGEL = (more = ''): string =>
  `{ id: angel, creature: 4/5, abilities: ABILITIES, face-down: true${more} }`;

/** Cards that fight face down, and are turned face up in the middle of it (CR 708). */
export const FACE_DOWN_TEXTS: readonly CardText[] = [
  {
    card: 'Exalted Angel',
    abilities: "[flying, lifelink, { morph: '{2}{W}{W}' }]",
    rulings: [
      {
        ruling: 'face down it is a 2/2 without flying, which anybody may block (CR 708.2a)',
        board: file(
          ANGEL(),
          OGRE,
          'script: [{ attack: { angel: Nil } }, { block: { ogre: angel } }]\noutcome: { died: [angel], life: { Ada: 20 } }',
        ),
      },
      {
        ruling:
          'turned face up it is the same creature: it stays attacking and blocked, and the block stays legal (CR 708.8)',
        board: file(
          ANGEL(),
          OGRE,
          'script: [{ attack: { angel: Nil } }, { block: { ogre: angel } }, { turn-up: angel }, { expect: { attacking: [angel], blocking: [ogre], size: { angel: 4/5 }, cites: [faceDown.turnedUp] } }, { pass: end-of-combat }]\noutcome: { died: [ogre], life: { Ada: 24 }, damage: { angel: 3 } }',
        ),
      },
      {
        ruling: 'before blocks its flying counts',
        board: file(
          ANGEL(),
          OGRE,
          'script: [{ attack: { angel: Nil } }, { turn-up: angel }, { pass: declare-blockers }, { refused: [{ block: { ogre: angel }, breaks: [flying] }] }, { block: {} }]\noutcome: { life: { Nil: 16 } }',
        ),
      },
      {
        ruling: 'counters and damage stay on it',
        board: file(
          ANGEL(', damage: 1, counters: { +1/+1: 2 }'),
          OGRE,
          'script: [{ attack: { angel: Nil } }, { turn-up: angel }, { expect: { size: { angel: 6/7 }, damage: { angel: 1 } } }]',
        ),
      },
      {
        ruling: 'only its controller turns it up, and only for its morph cost (CR 702.37e)',
        board: (abilities) =>
          file(
            ANGEL(),
            OGRE,
            'script: [{ attack: { angel: Nil } }, { refused: [{ turn-up: angel, breaks: [cannot-pay] }, { turn-up: angel, player: Nil, breaks: [not-under-your-control] }] }, { block: {} }]\noutcome: { life: { Nil: 18 } }',
          )(abilities).replace('Ada: {}', 'Ada: { mana: W }'),
      },
      {
        ruling:
          'cast by its morph ability for {3}, it is that 2/2 on the stack and as it enters (CR 708.4)',
        board: (abilities) =>
          file(
            '{ id: hat, types: [enchantment], abilities: [{ trigger: enters, of: { type: creature, keyword: flying }, effects: [{ gain-life: 9 }] }] }',
            OGRE,
            'start: precombat-main\nscript: [{ refused: [{ cast: angel, breaks: [cannot-pay] }] }, { cast: angel, by: [morph] }, pass, { expect: { size: { angel: 2/2 }, mana: { Ada: "" }, life: { Ada: 20 }, cites: [keyword.morph] } }]',
          )(abilities).replace(
            'Ada: {}',
            `Ada: { mana: CCC, hand: [{ id: angel, creature: 4/5, cost: '{4}{W}{W}', abilities: ${abilities} }] }`,
          ),
      },
      {
        ruling: 'nobody turns up what is face up, nor what has no morph',
        board: file(
          `${ANGEL()}, { id: wolf, creature: 2/2, face-down: true }, ${BEAR}`,
          '',
          'script: [{ attack: { angel: Nil } }, { turn-up: angel }, { refused: [{ turn-up: angel, breaks: [no-such-ability] }, { turn-up: wolf, breaks: [no-such-ability] }, { turn-up: bear, breaks: [no-such-ability] }] }, { pass: declare-blockers }]',
        ),
      },
    ],
  },
  {
    card: 'Skirk Marauder',
    abilities:
      "[{ trigger: turns-face-up, effects: [{ deal-damage: 2, on: target }], targets: [permanent-or-player] }, { morph: '{2}{R}' }]",
    rulings: [
      {
        ruling:
          'turning it up is no ability and nobody can respond, but what triggers of it waits on the stack',
        board: file(
          '{ id: marauder, creature: 2/1, abilities: ABILITIES, face-down: true }',
          OGRE,
          'script: [{ choose: marauder, targets: [ogre] }, { attack: { marauder: Nil } }, { block: { ogre: marauder } }, { turn-up: marauder }, { expect: { size: { marauder: 2/1 }, damage: { ogre: 0 }, triggered: { marauder: 1 } } }, pass, { expect: { damage: { ogre: 2 } } }, { pass: end-of-combat }]\noutcome: { died: [ogre, marauder] }',
        ),
      },
      {
        ruling: 'one that enters face up was never turned up',
        board: (abilities) =>
          file(
            '',
            OGRE,
            'start: precombat-main\nscript: [{ cast: marauder }, pass]\noutcome: { triggered: { marauder: 0 }, life: { Nil: 20 } }',
          )(abilities).replace(
            'Ada: {}',
            `Ada: { hand: [{ id: marauder, creature: 2/1, cost: '{1}{R}', abilities: ${abilities} }] }`,
          ),
      },
    ],
  },
  {
    card: 'Skinthinner’s sort, with what happens as it dies',
    abilities: "[{ trigger: dies, effects: [{ gain-life: 5 }] }, { morph: '{B}' }]",
    rulings: [
      {
        ruling: 'what dies face down had none of its abilities (CR 603.10a)',
        board: file(
          '{ id: rat, creature: 1/1, abilities: ABILITIES, face-down: true }',
          OGRE,
          'script: [{ attack: { rat: Nil } }, { block: { ogre: rat } }]\noutcome: { died: [rat], life: { Ada: 20 }, triggered: { rat: 0 } }',
        ),
      },
      {
        ruling: 'turned up with more damage on it than it can bear, it dies at once',
        board: file(
          '{ id: rat, creature: 1/1, abilities: ABILITIES, face-down: true, damage: 1 }',
          OGRE,
          'script: [{ attack: {} }, { pass: end-step }, { turn-up: rat }, pass]\noutcome: { died: [rat], life: { Ada: 25 } }',
        ),
      },
    ],
  },
];
