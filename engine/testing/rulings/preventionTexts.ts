import { type CardText, file } from './cardText.ts';

const SPELL = (abilities: string): string =>
  `Nil: { hand: [{ id: spell, types: [instant], cost: '{0}', abilities: ${abilities} }, { id: ambusher, creature: 2/2, cost: '{0}', abilities: [flash] }] }`;

const withSpell =
  (ada: string, nil: string, rest: string) =>
  (abilities: string): string =>
    file(ada, nil, rest)(abilities).replace('Nil: {}', SPELL(abilities));

/** Prevention of whatever fits at each moment (CR 611.2c). */
export const PREVENTION_TEXTS: readonly CardText[] = [
  {
    card: 'Safe Passage',
    abilities:
      '[{ spell: [{ prevent-all: any, to: you }, { prevent-all: any, to: { type: creature, controller: you } }] }]',
    rulings: [
      {
        ruling: 'a creature that enters later is protected too, and so is the player',
        board: withSpell(
          '{ id: bear, creature: 2/2 }, { id: ogre, creature: 3/3 }',
          '',
          'script: [{ attack: { bear: Nil, ogre: Nil } }, { cast: spell, player: Nil }, pass, { cast: ambusher, player: Nil }, pass, { pass: declare-blockers }, { block: { ambusher: ogre } }]\noutcome: { died: [], life: { Nil: 20 } }',
        ),
      },
    ],
  },
  {
    card: 'Thwart the Enemy',
    abilities: '[{ spell: [{ prevent-all: any, by: { type: creature, controller: opponent } }] }]',
    rulings: [
      {
        ruling: 'what its controller’s creatures deal is dealt',
        board: withSpell(
          '{ id: bear, creature: 2/2 }, { id: ogre, creature: 2/2 }',
          '',
          'script: [{ attack: { bear: Nil, ogre: Nil } }, { cast: spell, player: Nil }, pass, { cast: ambusher, player: Nil }, pass, { pass: declare-blockers }, { block: { ambusher: ogre } }]\noutcome: { died: [ogre], life: { Nil: 20 } }',
        ),
      },
    ],
  },
  {
    card: 'Deep Wood, without its timing',
    abilities:
      '[{ spell: [{ prevent-all: any, to: you, from: { type: creature, attacking: true } }] }]',
    rulings: [
      {
        ruling: 'attackers deal its controller nothing, and what doesn’t attack does',
        board: withSpell(
          '{ id: bear, creature: 2/2 }, { id: pinger, creature: 1/1, abilities: [{ activated: [{ deal-damage: 1, on: target }], costs: [tap-self], targets: [player] }] }',
          '',
          'script: [{ attack: { bear: Nil } }, { cast: spell, player: Nil }, pass, { activate: pinger, targets: [Nil] }, pass, { pass: declare-blockers }, { block: {} }]\noutcome: { life: { Nil: 19 } }',
        ),
      },
    ],
  },
];
