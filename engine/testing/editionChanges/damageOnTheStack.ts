import { TARGET } from '../../language/keywords/abilityParts.ts';
import { activated, anyTarget, creature, instant } from './abilities.ts';
import { activate, attack, block, cast, justBeforeDamage, toStep } from './acts.ts';
import { type EditionChange, since } from './editionChange.ts';

/** Combat damage waits on the stack in 2008, and is dealt at once since. */
export const DAMAGE_ON_THE_STACK: readonly EditionChange[] = [
  {
    kind: 'apart',
    change: 1,
    since: '2009-07-11',
    boards: [
      {
        that: 'a blocker that is sacrificed at the last moment to damage something else',
        board: {
          permanents: {
            ada: { flyer: '1/1 flying', brute: '2/1' },
            nil: {
              pinger: {
                is: '1/1',
                abilities: [
                  activated(
                    [{ kind: 'sacrificeSelf' }],
                    [{ kind: 'dealDamage', n: 1, subject: TARGET }],
                    { targets: [anyTarget] },
                  ),
                ],
              },
            },
          },
        },
        script: [
          attack({ flyer: 'nil', brute: 'nil' }),
          block({ pinger: 'brute' }),
          justBeforeDamage,
          activate('nil', 'pinger', 0, 'flyer'),
          toStep('endOfCombat'),
        ],
        outcomes: [
          {
            in: ['2008-10-01'],
            so: 'kills the attacker with its damage on the stack, and the other with its ability',
            sees: { died: ['brute', 'flyer', 'pinger'], life: { ada: 20, nil: 19 } },
            cites: ['damage.onTheStack', 'damage.dealtThoughCreatureLeft'],
          },
          {
            in: since('2009-07-11'),
            so: 'deals no combat damage any more',
            sees: { died: ['flyer', 'pinger'], life: { ada: 20, nil: 20 } },
          },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 2,
    since: '2009-07-11',
    boards: [
      {
        that: 'an attacker that is returned to its owner’s hand at the last moment',
        board: { permanents: { ada: { guard: '3/3' }, nil: { ogre: '3/3' } } },
        hands: {
          ada: {
            recall: instant(
              [{ kind: 'returnToHand', subject: TARGET }],
              [creature({ controller: 'you' })],
            ),
          },
        },
        script: [
          attack({ guard: 'nil' }),
          block({ ogre: 'guard' }),
          justBeforeDamage,
          cast('ada', 'recall', 'guard'),
          toStep('endOfCombat'),
        ],
        outcomes: [
          {
            in: ['2008-10-01'],
            so: 'is safe, and still kills its blocker',
            sees: { died: ['ogre'], hand: ['guard'] },
          },
          {
            in: since('2009-07-11'),
            so: 'is safe, and so is its blocker',
            sees: { died: [], hand: ['guard'] },
          },
        ],
      },
    ],
  },
];
