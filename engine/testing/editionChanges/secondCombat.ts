import { SELF, TARGET } from '../../language/keywords/abilityParts.ts';
import { instant } from './abilities.ts';
import { attack, block, cast, resolveAll, toStep } from './acts.ts';
import { type EditionChange, since, until } from './editionChange.ts';

/** What is asked of a creature in a turn with two combat phases. */
export const SECOND_COMBAT: readonly EditionChange[] = [
  {
    kind: 'apart',
    change: 21,
    since: '2024-07-30',
    boards: [
      {
        that: 'a creature that attacks if able, untapped for a second combat phase',
        board: {
          permanents: {
            ada: {
              berserker: {
                is: '2/2',
                abilities: [{ kind: 'requirement', requirement: 'attacksIfAble', subject: SELF }],
              },
            },
            nil: {},
          },
        },
        hands: {
          ada: {
            again: instant([
              { kind: 'untap', subject: TARGET },
              { kind: 'extraPhases', phases: ['combat'] },
            ]),
          },
        },
        script: [
          attack({ berserker: 'nil' }),
          block({}),
          toStep('endOfCombat'),
          cast('ada', 'again', 'berserker'),
          resolveAll,
          toStep('beginningOfCombat'),
          attack({}),
        ],
        outcomes: [
          {
            in: until('2013-02-01'),
            so: 'has attacked this turn',
            sees: { refused: [] },
          },
          {
            in: since('2024-07-30'),
            so: 'must attack again',
            sees: { refused: ['fewerRequirementsThanPossible'] },
            cites: ['attackers.requirementEachCombat'],
          },
        ],
      },
    ],
  },
];
