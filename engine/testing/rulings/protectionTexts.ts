import { type CardText, file } from './cardText.ts';

const RED_BEAR = '{ id: bear, creature: 2/2, colors: [red] }';
const GREEN_ELF = '{ id: elf, creature: 1/1, colors: [green] }';
const VIRTUE = '{ id: virtue, creature: 8/8, abilities: ABILITIES }';

/** Players with protection (CR 702.16). */
export const PROTECTION_TEXTS: readonly CardText[] = [
  {
    card: 'Absolute Virtue, its protection',
    abilities: '[{ static: { protects-you: { controller: opponent } } }]',
    rulings: [
      {
        ruling:
          'what opponents control may attack the player, and deals them no damage (CR 702.16e)',
        board: file(
          `${RED_BEAR}, ${GREEN_ELF}`,
          VIRTUE,
          'script: [{ attack: { bear: Nil, elf: Nil } }, { block: {} }]\noutcome: { life: { Nil: 20 } }',
        ),
      },
      {
        ruling: 'a planeswalker of the player has none of it',
        board: file(
          RED_BEAR,
          `${VIRTUE}, { id: jace, types: [planeswalker], loyalty: 5 }`,
          'script: [{ attack: { bear: jace } }, { block: {} }]\noutcome: { loyalty: { jace: 3 } }',
        ),
      },
      {
        ruling:
          'the player is no legal target for an opponent, and one for themselves (CR 702.16b)',
        board: file(
          '{ id: rod, types: [artifact], abilities: [{ activated: [{ deal-damage: 1, on: target }], costs: [{ pay-life: 1 }], targets: [player] }] }',
          `${VIRTUE}, { id: wand, types: [artifact], abilities: [{ activated: [{ deal-damage: 1, on: target }], costs: [{ pay-life: 1 }], targets: [player] }] }`,
          'start: precombat-main\nscript: [{ refused: [{ activate: rod, targets: [Nil], breaks: [illegal-target] }] }, { activate: wand, player: Nil, targets: [Nil] }, pass]\noutcome: { life: { Ada: 20, Nil: 18 } }',
        ),
      },
      {
        ruling: 'damage that can’t be prevented is dealt all the same (CR 615.12)',
        board: file(
          `${RED_BEAR}, { id: torment, types: [enchantment], abilities: [{ static: { damage-unpreventable: any } }] }`,
          VIRTUE,
          'script: [{ attack: { bear: Nil } }, { block: {} }]\noutcome: { life: { Nil: 18 } }',
        ),
      },
      {
        ruling:
          'trample over blockers deals the player nothing either, and must be assigned no less',
        board: file(
          '{ id: wurm, creature: 5/5, abilities: [trample] }',
          `${VIRTUE}, { id: wall, creature: 0/2 }`,
          'script: [{ attack: { wurm: Nil } }, { block: { wall: wurm } }, { divide: { wurm: { wall: 2, Nil: 3 } } }]\noutcome: { died: [wall], life: { Nil: 20 } }',
        ),
      },
    ],
  },
  {
    card: 'Seht’s Tiger',
    abilities:
      '[flash, { trigger: enters, effects: [{ either: [[{ protects-you: { color: red }, until: end-of-turn }], [{ protects-you: { color: green }, until: end-of-turn }]] }] }]',
    rulings: [
      {
        ruling: 'the player is protected from the color chosen, and from no other',
        board: (abilities) =>
          file(
            `${RED_BEAR}, ${GREEN_ELF}`,
            '',
            'script: [{ attack: { bear: Nil, elf: Nil } }, { cast: tiger, player: Nil }, pass, { choose: tiger, player: Nil, option: 1 }, pass, { pass: declare-blockers }, { block: {} }]\noutcome: { life: { Nil: 19 } }',
          )(abilities).replace(
            'Nil: {}',
            `Nil: { hand: [{ id: tiger, creature: 3/3, cost: '{0}', abilities: ${abilities} }] }`,
          ),
      },
    ],
  },
];
