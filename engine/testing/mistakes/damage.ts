import type { DAMAGE } from '../../mistakes/catalogue/damage.ts';
import { attack, block, toStep } from '../editionChanges/acts.ts';
import type { BoardsOf } from './testMistakes.ts';

/** Boards on which mistakes about damage come apart from the rules. */
export const DAMAGE_BOARDS: Partial<BoardsOf<keyof typeof DAMAGE>> = {
  deathtouchFullToughness: [
    {
      that: 'a 4/4 with deathtouch and trample, blocked by a 3/3',
      board: { permanents: { ada: { serpent: '4/4 deathtouch trample' }, nil: { bear: '3/3' } } },
      script: [attack({ serpent: 'nil' }), block({ bear: 'serpent' }), toStep('combatDamage')],
      so: { divisions: { serpent: ['bear 4', 'bear 3, nil 1', 'bear 2, nil 2', 'bear 1, nil 3'] } },
      believed: { divisions: { serpent: ['bear 4', 'bear 3, nil 1'] } },
    },
  ],
};
