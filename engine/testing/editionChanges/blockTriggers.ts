import { reference, SELF, TARGET, whenever } from '../../language/keywords/abilityParts.ts';
import { creature, instant, pump } from './abilities.ts';
import { attack, block, cast, resolveAll, toEnd } from './acts.ts';
import { type EditionChange, type HandCard, since, until } from './editionChange.ts';

/** Its first target blocks its second. */
const MAKE_BLOCK: HandCard = instant(
  [{ kind: 'makeBlock', subject: TARGET, attacker: 'secondTarget' }],
  [creature(), creature({ attacking: true })],
);

/** What triggers where an effect, and no declaration, makes a creature block or attack. */
export const BLOCK_TRIGGERS: readonly EditionChange[] = [
  {
    kind: 'apart',
    change: 9,
    since: '2009-07-11',
    boards: [
      {
        that: 'a creature with bushido that an effect makes block',
        board: { permanents: { ada: { ogre: '2/4' }, nil: { samurai: '1/1 bushido1' } } },
        hands: { nil: { order: MAKE_BLOCK } },
        script: [
          attack({ ogre: 'nil' }),
          block({}),
          cast('nil', 'order', 'samurai', 'ogre'),
          resolveAll,
        ],
        outcomes: [
          {
            in: ['2008-10-01'],
            so: 'was not declared, so it does not trigger',
            sees: { size: { samurai: '1/1' }, triggered: {} },
          },
          {
            in: since('2009-07-11'),
            so: 'blocks, so it triggers',
            sees: { size: { samurai: '2/2' }, triggered: { samurai: 1 } },
          },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 10,
    since: '2009-07-11',
    boards: [
      {
        that: 'an attacker that is blocked, then unblocked, then blocked again',
        board: {
          permanents: {
            ada: {
              cub: { is: '1/4', abilities: [whenever('becomesBlocked', [pump(1, 1, SELF)])] },
            },
            nil: { bear: '2/2' },
          },
        },
        hands: {
          ada: { slip: instant([{ kind: 'becomeUnblocked', subject: TARGET }]) },
          nil: { fog: instant([{ kind: 'becomeBlocked', subject: TARGET }]) },
        },
        script: [
          attack({ cub: 'nil' }),
          block({ bear: 'cub' }),
          resolveAll,
          cast('ada', 'slip', 'cub'),
          resolveAll,
          cast('nil', 'fog', 'cub'),
          resolveAll,
        ],
        outcomes: [
          {
            in: ['2008-10-01'],
            so: 'becomes blocked once in a combat',
            sees: { triggered: { cub: 1 }, size: { cub: '2/5' } },
          },
          {
            in: since('2009-07-11'),
            so: 'becomes blocked each time',
            sees: { triggered: { cub: 2 }, size: { cub: '3/6' } },
          },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 13,
    since: '2013-02-01',
    boards: [
      {
        that: 'a creature with flanking that a token is put onto the battlefield blocking',
        board: { permanents: { ada: { rider: '3/3 flanking' }, nil: { bear: '2/2' } } },
        hands: {
          nil: {
            summons: instant([
              {
                kind: 'createToken',
                token: { colors: [], subtypes: ['soldier'], power: 1, toughness: 1, abilities: [] },
                entering: { kind: 'blocking', attacker: 'target' },
              },
            ]),
          },
        },
        script: [
          attack({ rider: 'nil' }),
          block({ bear: 'rider' }),
          resolveAll,
          cast('nil', 'summons', 'rider'),
          resolveAll,
        ],
        outcomes: [
          {
            in: until('2009-07-11'),
            so: 'triggers for the blocker that was declared alone',
            sees: { triggered: { rider: 1 }, died: [] },
          },
          {
            in: since('2013-02-01'),
            so: 'triggers for the token too, which dies',
            sees: { triggered: { rider: 2 }, died: ['token-1'] },
          },
        ],
      },
      {
        that: 'a creature that destroys what it blocks, made to block',
        board: {
          permanents: {
            ada: { ogre: '2/4' },
            nil: {
              slayer: {
                is: '0/5',
                abilities: [
                  whenever('blocksCreature', [
                    { kind: 'destroy', subject: reference('eventCreature') },
                  ]),
                ],
              },
            },
          },
        },
        hands: { nil: { order: MAKE_BLOCK } },
        script: [
          attack({ ogre: 'nil' }),
          block({}),
          cast('nil', 'order', 'slayer', 'ogre'),
          resolveAll,
          toEnd,
        ],
        outcomes: [
          {
            in: until('2009-07-11'),
            so: 'does not trigger',
            sees: { triggered: {}, died: [], life: { nil: 20 } },
          },
          {
            in: since('2013-02-01'),
            so: 'triggers',
            sees: { triggered: { slayer: 1 }, died: ['ogre'], life: { nil: 20 } },
          },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 22,
    since: '2024-07-30',
    boards: [
      {
        that: 'a token with frenzy 2 that is put onto the battlefield attacking, and nobody blocks',
        board: {
          permanents: {
            ada: {
              chief: {
                is: '1/1',
                abilities: [
                  whenever('attacks', [
                    {
                      kind: 'createToken',
                      token: {
                        colors: [],
                        subtypes: ['sliver'],
                        power: 1,
                        toughness: 1,
                        abilities: [{ kind: 'keyword', keyword: 'frenzy', n: 2 }],
                      },
                      entering: { kind: 'attacking', tapped: true },
                    },
                  ]),
                ],
              },
            },
            nil: {},
          },
        },
        script: [attack({ chief: 'nil' }), resolveAll, block({}), resolveAll, toEnd],
        outcomes: [
          {
            in: until('2013-02-01'),
            so: 'was not declared as an attacker, so it does not trigger',
            sees: { life: { nil: 18 } },
          },
          { in: since('2024-07-30'), so: 'triggers', sees: { life: { nil: 16 } } },
        ],
      },
    ],
  },
  {
    kind: 'apart',
    change: 38,
    since: '2026-09-25',
    boards: [
      {
        that: 'the only attacker of a player, while another attacks a planeswalker of theirs',
        board: {
          permanents: {
            ada: {
              knight: {
                is: '2/2',
                abilities: [whenever('attacksPlayerAlone', [pump(1, 1, SELF)])],
              },
              bear: '2/2',
            },
            nil: { walker: { types: ['planeswalker'], counters: { loyalty: 3 } } },
          },
        },
        script: [attack({ knight: 'nil', bear: 'walker' }), resolveAll],
        outcomes: [
          {
            in: until('2024-11-08'),
            so: 'does nothing that the text has a name for',
            sees: { size: { knight: '2/2' } },
          },
          {
            in: since('2026-09-25'),
            so: 'attacks that player alone',
            sees: { size: { knight: '3/3' } },
            cites: ['combat.attacksPlayerAlone'],
          },
        ],
      },
    ],
  },
];
