import { TARGET } from '../../language/keywords/abilityParts.ts';
import type { Board } from '../boards/board.ts';
import { anyTarget, instant } from './abilities.ts';
import { addMana, attack, block, cast, justAfterDamage, resolveAll, toStep } from './acts.ts';
import { type EditionChange, since, until } from './editionChange.ts';

const RAIDER: Board = { permanents: { ada: { raider: '1/1' }, nil: {} } };
const BOLT = {
  ada: { bolt: instant([{ kind: 'dealDamage', n: 3, subject: TARGET }], [anyTarget], '{R}{R}') },
};

/** What happens as steps and phases end. */
export const MANA_AND_DURATIONS: readonly EditionChange[] = [
  {
    kind: 'apart',
    change: 5,
    since: '2009-07-11',
    boards: [
      {
        that: 'mana made as attackers are declared',
        board: RAIDER,
        hands: BOLT,
        script: [
          attack({ raider: 'nil' }),
          addMana('ada', 'RR'),
          block({}),
          justAfterDamage('combatDamage'),
          cast('ada', 'bolt', 'nil'),
          toStep('endOfCombat'),
        ],
        outcomes: [
          {
            in: ['2008-10-01'],
            so: 'is still there after damage',
            sees: { refused: [], life: { ada: 20, nil: 16 } },
          },
          {
            in: since('2009-07-11'),
            so: 'is gone with the step',
            sees: { refused: ['cannotPay'], life: { ada: 20, nil: 19 } },
          },
        ],
      },
      {
        that: 'mana that nobody spends',
        board: RAIDER,
        script: [
          attack({ raider: 'nil' }),
          addMana('ada', 'RR'),
          block({}),
          toStep('postcombatMain'),
        ],
        outcomes: [
          {
            in: ['2008-10-01'],
            so: 'burns as combat ends',
            sees: { mana: { ada: '' }, life: { ada: 18, nil: 19 } },
            cites: ['turn.manaBurn'],
          },
          {
            in: since('2009-07-11'),
            so: 'is lost, and nothing else',
            sees: { mana: { ada: '' }, life: { ada: 20, nil: 19 } },
          },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 34,
    since: '2026-09-25',
    boards: [
      {
        that: 'mana in the pool and an effect until end of combat, as combat ends',
        board: RAIDER,
        hands: {
          ada: {
            rage: instant([
              {
                kind: 'apply',
                subject: TARGET,
                change: { kind: 'modifyPowerToughness', power: 1, toughness: 0 },
                until: 'endOfCombat',
              },
            ]),
          },
        },
        script: [
          attack({ raider: 'nil' }),
          block({}),
          cast('ada', 'rage', 'raider'),
          resolveAll,
          toStep('endOfCombat'),
          addMana('ada', 'R'),
          toStep('postcombatMain'),
        ],
        outcomes: [
          {
            in: until('2024-11-08'),
            so: 'are told in the order of the text: the mana first',
            sees: { ended: ['manaEmptied', 'effectsEnded'] },
          },
          {
            in: since('2026-09-25'),
            so: 'end in turn: the effect, then the mana',
            sees: { ended: ['effectsEnded', 'manaEmptied'] },
          },
        ],
      },
    ],
  },
];
