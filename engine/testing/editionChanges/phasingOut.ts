import { phaseIn } from '../../change/phasing.ts';
import { TARGET } from '../../language/keywords/abilityParts.ts';
import { objectId } from '../../vocabulary/ids.ts';
import { instant } from './abilities.ts';
import { attack, block, cast, happens, resolveAll, toEnd } from './acts.ts';
import { type EditionChange, since } from './editionChange.ts';

/** What phasing does to a creature in combat. */
export const PHASING_OUT: readonly EditionChange[] = [
  {
    kind: 'apart',
    change: 16,
    since: '2013-02-01',
    boards: [
      {
        that: 'an attacker that phases out and, in the same combat, in again',
        board: { permanents: { ada: { runner: '2/2' }, nil: {} } },
        hands: { ada: { ripple: instant([{ kind: 'phaseOut', subject: TARGET }]) } },
        script: [
          attack({ runner: 'nil' }),
          block({}),
          cast('ada', 'ripple', 'runner'),
          resolveAll,
          happens((game) => phaseIn(game, [objectId('runner')])),
          toEnd,
        ],
        outcomes: [
          {
            in: ['2008-10-01', ...since('2013-02-01')],
            so: 'has left combat',
            sees: { attacking: {}, life: { nil: 20 } },
            cites: ['combat.removedFromCombat'],
          },
          {
            in: ['2009-07-11'],
            so: 'attacks as before: nothing says that it left',
            sees: { attacking: { runner: 'nil' }, life: { nil: 18 } },
          },
        ],
      },
    ],
  },
];
