import { TARGET } from '../../language/keywords/abilityParts.ts';
import type { TURN } from '../../mistakes/catalogue/turn.ts';
import type { Board } from '../boards/board.ts';
import { anyTarget, instant, pump } from '../editionChanges/abilities.ts';
import { addMana, attack, block, cast, resolveAll, toStep } from '../editionChanges/acts.ts';
import type { BoardsOf } from './testMistakes.ts';

const BEAR_BLOCKS_OGRE: Board = {
  permanents: { ada: { ogre: '4/4' }, nil: { bear: '2/2' } },
};
const RAIDER: Board = { permanents: { ada: { raider: '1/1' }, nil: {} } };

/** Boards on which it comes apart from the rules how long things last. */
export const TURN_BOARDS: BoardsOf<keyof typeof TURN> = {
  pumpEndsFirst: [
    {
      that: 'a 2/2 with +3/+3 until end of turn that was dealt 4 damage',
      board: BEAR_BLOCKS_OGRE,
      hands: { nil: { growth: instant([pump(3, 3)]) } },
      script: [
        attack({ ogre: 'nil' }),
        block({ bear: 'ogre' }),
        cast('nil', 'growth', 'bear'),
        resolveAll,
        toStep('upkeep'),
      ],
      so: { died: ['ogre'], permanents: ['bear'] },
      believed: { died: ['bear', 'ogre'], permanents: [] },
      notFor: ['manaLastsThePhase', 'triggerSavesTheDying'],
    },
    {
      that: 'a 2/2 that is indestructible until end of turn and was dealt 4 damage',
      board: BEAR_BLOCKS_OGRE,
      hands: {
        nil: {
          stand: instant([
            {
              kind: 'apply',
              subject: TARGET,
              change: { kind: 'grant', ability: { kind: 'keyword', keyword: 'indestructible' } },
              until: 'endOfTurn',
            },
          ]),
        },
      },
      script: [
        attack({ ogre: 'nil' }),
        block({ bear: 'ogre' }),
        cast('nil', 'stand', 'bear'),
        resolveAll,
        toStep('upkeep'),
      ],
      so: { died: [], permanents: ['ogre', 'bear'] },
      believed: { died: ['bear'], permanents: ['ogre'] },
      notFor: ['manaLastsThePhase', 'deathtouchAlwaysKills', 'leaverKeepsFighting'],
    },
  ],
  manaLastsThePhase: [
    {
      that: 'mana made as attackers are declared, to be spent once blockers are',
      board: RAIDER,
      hands: {
        ada: {
          bolt: instant([{ kind: 'dealDamage', n: 3, subject: TARGET }], [anyTarget], '{R}{R}'),
        },
      },
      script: [
        attack({ raider: 'nil' }),
        addMana('ada', 'RR'),
        block({}),
        toStep('declareBlockers'),
        cast('ada', 'bolt', 'nil'),
        resolveAll,
      ],
      so: { refused: ['cannotPay'], life: { ada: 20, nil: 20 } },
      believed: { refused: [], life: { ada: 20, nil: 17 } },
      notFor: ['pumpEndsFirst'],
    },
    {
      that: 'mana made as attackers are declared that nobody spends',
      board: RAIDER,
      script: [
        attack({ raider: 'nil' }),
        addMana('ada', 'RR'),
        block({}),
        toStep('postcombatMain'),
      ],
      so: { mana: { ada: '', nil: '' }, life: { ada: 20, nil: 19 } },
      believed: { mana: { ada: '', nil: '' }, life: { ada: 18, nil: 19 } },
      notFor: ['pumpEndsFirst'],
    },
  ],
};
