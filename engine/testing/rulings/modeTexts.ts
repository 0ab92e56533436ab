import { type CardText, file } from './cardText.ts';

const BEAR = '{ id: bear, creature: 2/2 }';
const BIRD = '{ id: bird, creature: 2/3, abilities: [flying] }';

const inHand =
  (ada: string, nil: string, rest: string) =>
  (abilities: string): string =>
    file(
      ada,
      nil,
      rest,
    )(abilities).replace(
      'Ada: {}',
      `Ada: { hand: [{ id: card, types: [instant], cost: '{0}', abilities: ${abilities} }] }`,
    );

const BOLT =
  '[{ spell: { choose: 2, at-least: 1, of: [{ effects: [{ deal-damage: 3, on: target }], targets: [{ creature: { keyword: flying } }] }, { effects: [{ deal-damage: 3, on: target }], targets: [{ creature: { not-keyword: flying } }] }] } }]';

const GEIST =
  '[{ trigger: beginning-of-step, step: beginning-of-combat, whose: you, effects: { choose: 1, at-least: 0, of: [{ effects: [{ tap: target }], targets: [creature] }, { effects: [{ does-not-untap: true, on: target, until: next-untap-step }], targets: [creature] }] } }]';

/** Cards that let a player choose more modes or fewer (CR 700.2). */
export const MODE_TEXTS: readonly CardText[] = [
  {
    card: 'Branching Bolt',
    abilities: BOLT,
    rulings: [
      {
        ruling: 'one mode is enough, with the target of that mode alone (CR 700.2c)',
        board: inHand(
          BEAR,
          `${BIRD}, { id: wolf, creature: 2/2 }`,
          'script: [{ cast: card, modes: [2], targets: [wolf] }, pass]\noutcome: { died: [wolf] }',
        ),
      },
      {
        ruling: 'both may be chosen, each with its target',
        board: inHand(
          BEAR,
          `${BIRD}, { id: wolf, creature: 2/2 }`,
          'script: [{ cast: card, modes: [1, 2], targets: [bird, wolf] }, pass]\noutcome: { died: [bird, wolf] }',
        ),
      },
      {
        ruling: 'none is too few, and the same twice is none more (CR 700.2d)',
        board: inHand(
          BEAR,
          `${BIRD}, { id: wolf, creature: 2/2 }`,
          'script: [{ refused: [{ cast: card, breaks: [wrong-modes] }, { cast: card, modes: [2, 2], targets: [wolf], breaks: [wrong-modes] }] }, { cast: card, modes: [2], targets: [wolf] }]',
        ),
      },
    ],
  },
  {
    card: 'Dreamshackle Geist',
    abilities: GEIST,
    rulings: [
      {
        ruling: 'a mode that is chosen is carried out, here so that a blocker is tapped',
        board: file(
          `{ id: geist, creature: 3/1, abilities: ABILITIES }`,
          BEAR,
          'start: precombat-main\nscript: [{ choose: geist, modes: [1], targets: [bear] }, { pass: beginning-of-combat }, pass]\noutcome: { tapped: [bear] }',
        ),
      },
      {
        ruling: 'where its controller chooses none, it never gets onto the stack (CR 700.2b)',
        board: file(
          `{ id: geist, creature: 3/1, abilities: ABILITIES }`,
          BEAR,
          'start: precombat-main\nscript: [{ choose: geist, modes: [] }, { pass: declare-attackers }]\noutcome: { untapped: [bear], triggered: { geist: 1 }, cites: [triggers.modes] }',
        ),
      },
    ],
  },
];
