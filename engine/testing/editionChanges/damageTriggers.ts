import { SELF, whenever } from '../../language/keywords/abilityParts.ts';
import { pump } from './abilities.ts';
import { attack, block, choose, justAfterDamage } from './acts.ts';
import { type EditionChange, from, since } from './editionChange.ts';

/** Which of the abilities that combat damage triggers go onto the stack together. */
export const DAMAGE_TRIGGERS: readonly EditionChange[] = [
  {
    kind: 'apart',
    change: 26,
    since: '2024-07-30',
    boards: [
      {
        that: 'one creature that deals combat damage as another of its controller’s dies',
        board: {
          permanents: {
            ada: {
              raider: { is: '1/1', abilities: [whenever('dealsCombatDamage', [pump(1, 1, SELF)])] },
              martyr: {
                is: '1/1',
                abilities: [
                  whenever('dies', [
                    { kind: 'gainLife', n: 1, subject: { kind: 'reference', reference: 'you' } },
                  ]),
                ],
              },
            },
            nil: { ogre: '3/3' },
          },
        },
        script: [
          attack({ raider: 'nil', martyr: 'nil' }),
          block({ ogre: 'martyr' }),
          choose('ada', 'martyr'),
          choose('ada', 'raider'),
          justAfterDamage('combatDamage'),
        ],
        outcomes: [
          {
            in: ['2008-10-01', ...since('2024-07-30')],
            so: 'trigger together, and their controller puts the damage on top',
            sees: { stack: ['raider', 'martyr'] },
          },
          {
            in: from('2009-07-11', '2013-02-01'),
            so: 'wait one after the other, and death is on top, whatever their controller wants',
            sees: { stack: ['martyr', 'raider'] },
          },
        ],
      },
    ],
  },
];
