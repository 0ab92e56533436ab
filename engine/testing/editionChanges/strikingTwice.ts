import { TARGET } from '../../language/keywords/abilityParts.ts';
import { instant, pump } from './abilities.ts';
import { attack, block, cast, justAfterDamage, resolveAll, toStep } from './acts.ts';
import { ALL_EDITIONS, type EditionChange, since } from './editionChange.ts';

/** Who deals damage in the second of two combat damage steps. */
export const STRIKING_TWICE: readonly EditionChange[] = [
  {
    kind: 'apart',
    change: 4,
    since: '2009-07-11',
    boards: [
      {
        that: 'a first striker without power in the first step, that grows before the second',
        board: {
          permanents: { ada: { squire: '0/2 firstStrike', knight: '1/1 firstStrike' }, nil: {} },
        },
        hands: { ada: { growth: instant([pump(3, 0)]) } },
        script: [
          attack({ squire: 'nil', knight: 'nil' }),
          block({}),
          justAfterDamage('firstStrikeDamage'),
          cast('ada', 'growth', 'squire'),
          resolveAll,
          toStep('endOfCombat'),
        ],
        outcomes: [
          {
            in: ['2008-10-01'],
            so: 'assigned nothing, so it deals 3 in the second',
            sees: { life: { nil: 16 } },
          },
          {
            in: since('2009-07-11'),
            so: 'had first strike, so it has had its step',
            sees: { life: { nil: 19 } },
          },
        ],
      },
    ],
  },
  {
    kind: 'alike',
    change: 15,
    since: '2013-02-01',
    why: 'one text leaves double strike out of the test, but says so at double strike itself',
    boards: [
      {
        that: 'a creature that loses double strike between the steps',
        board: { permanents: { ada: { twin: '2/2 doubleStrike' }, nil: {} } },
        hands: {
          ada: {
            calm: instant([
              {
                kind: 'apply',
                subject: TARGET,
                change: { kind: 'loseKeyword', keyword: 'doubleStrike' },
                until: 'endOfTurn',
              },
            ]),
          },
        },
        script: [
          attack({ twin: 'nil' }),
          block({}),
          justAfterDamage('firstStrikeDamage'),
          cast('ada', 'calm', 'twin'),
          resolveAll,
          toStep('endOfCombat'),
        ],
        outcomes: [{ in: ALL_EDITIONS, so: 'has dealt its damage', sees: { life: { nil: 18 } } }],
      },
    ],
  },
];
