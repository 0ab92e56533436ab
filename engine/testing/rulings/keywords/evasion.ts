import type { PermanentSpec } from '../../boards/board.ts';
import { attack, block, resolveAll, toEnd } from '../../editionChanges/acts.ts';
import type { Cases, KeywordCase } from './keywordCase.ts';

/** One attacks and the other blocks it, so that both die: the keyword does not stop this block. */
const notStopped = (
  that: string,
  attacker: PermanentSpec,
  blocker: PermanentSpec,
  more: { readonly [name: string]: PermanentSpec } = {},
): KeywordCase => ({
  that,
  board: { permanents: { ada: { attacker }, nil: { blocker, ...more } } },
  script: [attack({ attacker: 'nil' }), block({ blocker: 'attacker' }), toEnd],
  sees: { refused: [], died: ['attacker', 'blocker'], life: { ada: 20, nil: 20 } },
});

const ISLAND: PermanentSpec = { types: ['land'], subtypes: ['island'] };

/** Keywords that say what can block, or be blocked by, what. */
export const EVASION: Cases = {
  flying: [notStopped('one that flies blocks what flies and what does not', '2/2', '2/2 flying')],
  shadow: [
    {
      that: 'it does not block a creature without shadow',
      board: { permanents: { ada: { attacker: '2/2' }, nil: { blocker: '2/2 shadow' } } },
      script: [attack({ attacker: 'nil' }), block({ blocker: 'attacker' }), toEnd],
      sees: { refused: ['restrictionDisobeyed'], died: [] },
      without: { refused: [], died: ['attacker', 'blocker'] },
    },
  ],
  fear: [
    notStopped('a black creature does', '2/2 fear', { is: '2/2', colors: ['black'] }),
    notStopped('and so does an artifact creature', '2/2 fear', {
      is: '2/2',
      types: ['artifact', 'creature'],
    }),
  ],
  intimidate: [
    notStopped(
      'a creature that shares a color does',
      { is: '2/2 intimidate', colors: ['red', 'white'] },
      { is: '2/2', colors: ['white'] },
    ),
  ],
  skulk: [notStopped('one of the same power does', '2/2 skulk', '2/2')],
  landwalk: [
    notStopped(
      'a land of another type does not do it',
      {
        is: '2/2',
        abilities: [{ kind: 'keyword', keyword: 'landwalk', quality: { subtype: 'swamp' } }],
      },
      '2/2',
      { island: ISLAND },
    ),
  ],
  menace: [
    {
      that: 'two creatures do',
      board: { permanents: { ada: { brute: '3/2 menace' }, nil: { guard: '1/1', bear: '2/2' } } },
      script: [attack({ brute: 'nil' }), block({ guard: 'brute', bear: 'brute' }), toEnd],
      sees: { refused: [], died: ['bear', 'brute', 'guard'] },
    },
  ],
  decayed: [
    {
      that: 'once it attacks, it is sacrificed at end of combat',
      board: { permanents: { ada: { zombie: '2/2 decayed' }, nil: {} } },
      script: [attack({ zombie: 'nil' }), toEnd, resolveAll],
      sees: { died: ['zombie'], life: { ada: 20, nil: 18 } },
      without: { died: [], life: { ada: 20, nil: 18 } },
    },
  ],
  protection: [
    {
      that: 'damage that they would deal to it is prevented',
      board: {
        permanents: {
          ada: { ogre: { is: '3/3', colors: ['red'] } },
          nil: {
            paladin: {
              is: '2/2',
              abilities: [{ kind: 'keyword', keyword: 'protection', quality: { color: 'red' } }],
            },
          },
        },
      },
      script: [attack({ ogre: 'nil' }), block({ paladin: 'ogre' }), toEnd],
      sees: { refused: [], died: [] },
      without: { refused: [], died: ['paladin'] },
    },
  ],
};
