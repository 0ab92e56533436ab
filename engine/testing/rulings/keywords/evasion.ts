import type { PermanentSpec } from '../../boards/board.ts';
import { attack, block, resolveAll, toEnd } from '../../editionChanges/acts.ts';
import type { CasesOf, KeywordCase, TellingCase } from './keywordCase.ts';

/** One attacks, the other tries to block it and deals as much damage as it is dealt, or may not block. */
const blocked = (
  that: string,
  attacker: PermanentSpec,
  blocker: PermanentSpec,
  more: { readonly [name: string]: PermanentSpec } = {},
): TellingCase => ({
  that,
  board: { permanents: { ada: { attacker }, nil: { blocker, ...more } } },
  script: [attack({ attacker: 'nil' }), block({ blocker: 'attacker' }), toEnd],
  sees: { refused: ['restrictionDisobeyed'], died: [], life: { ada: 20, nil: 18 } },
  without: { refused: [], died: ['attacker', 'blocker'], life: { ada: 20, nil: 20 } },
});

/** The keyword does not stop this block. */
const notStopped = (
  that: string,
  attacker: PermanentSpec,
  blocker: PermanentSpec,
  more: { readonly [name: string]: PermanentSpec } = {},
): KeywordCase => {
  const { that: said, board, script, without } = blocked(that, attacker, blocker, more);
  return { that: said, board, script, sees: without };
};

/** The same the other way round: with the keyword the block is legal, and without it is not. */
const allowed = (that: string, attacker: PermanentSpec, blocker: PermanentSpec): TellingCase => {
  const { sees, without, ...rest } = blocked(that, attacker, blocker);
  return { ...rest, sees: without, without: sees };
};

const ISLAND: PermanentSpec = { types: ['land'], subtypes: ['island'] };

/** Keywords that say what can block, or be blocked by, what. */
export const EVASION: CasesOf<
  | 'decayed'
  | 'fear'
  | 'flying'
  | 'horsemanship'
  | 'intimidate'
  | 'landwalk'
  | 'menace'
  | 'protection'
  | 'reach'
  | 'shadow'
  | 'skulk'
> = {
  flying: [
    blocked('a creature on the ground does not block it', '2/2 flying', '2/2'),
    notStopped('one that flies blocks what flies and what does not', '2/2', '2/2 flying'),
  ],
  reach: [allowed('it blocks what flies', '2/2 flying', '2/2 reach')],
  shadow: [
    blocked('a creature without shadow does not block it', '2/2 shadow', '2/2'),
    blocked('nor does it block a creature without shadow', '2/2', '2/2 shadow'),
  ],
  horsemanship: [
    blocked('a creature without horsemanship does not block it', '2/2 horsemanship', '2/2'),
  ],
  fear: [
    blocked('a green creature does not block it', '2/2 fear', { is: '2/2', colors: ['green'] }),
    notStopped('a black creature does', '2/2 fear', { is: '2/2', colors: ['black'] }),
    notStopped('and so does an artifact creature', '2/2 fear', {
      is: '2/2',
      types: ['artifact', 'creature'],
    }),
  ],
  intimidate: [
    blocked(
      'a creature of another color does not block it',
      { is: '2/2 intimidate', colors: ['red'] },
      { is: '2/2', colors: ['green'] },
    ),
    notStopped(
      'a creature that shares a color does',
      { is: '2/2 intimidate', colors: ['red', 'white'] },
      { is: '2/2', colors: ['white'] },
    ),
  ],
  skulk: [
    {
      that: 'a creature of greater power does not block it',
      board: { permanents: { ada: { attacker: '2/2 skulk' }, nil: { blocker: '3/2' } } },
      script: [attack({ attacker: 'nil' }), block({ blocker: 'attacker' }), toEnd],
      sees: { refused: ['restrictionDisobeyed'], life: { ada: 20, nil: 18 } },
      without: { refused: [], died: ['attacker', 'blocker'] },
    },
    notStopped('one of the same power does', '2/2 skulk', '2/2'),
  ],
  landwalk: [
    blocked(
      'nothing blocks it while the defending player controls such a land',
      {
        is: '2/2',
        abilities: [{ kind: 'keyword', keyword: 'landwalk', quality: { subtype: 'island' } }],
      },
      '2/2',
      { island: ISLAND },
    ),
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
    blocked('one creature alone does not block it', '2/2 menace', '2/2'),
    {
      that: 'two creatures do',
      board: { permanents: { ada: { brute: '3/2 menace' }, nil: { guard: '1/1', bear: '2/2' } } },
      script: [attack({ brute: 'nil' }), block({ guard: 'brute', bear: 'brute' }), toEnd],
      sees: { refused: [], died: ['bear', 'brute', 'guard'] },
    },
  ],
  decayed: [
    blocked('it does not block', '2/2', '2/2 decayed'),
    {
      that: 'once it attacks, it is sacrificed at end of combat',
      board: { permanents: { ada: { zombie: '2/2 decayed' }, nil: {} } },
      script: [attack({ zombie: 'nil' }), toEnd, resolveAll],
      sees: { died: ['zombie'], life: { ada: 20, nil: 18 } },
      without: { died: [], life: { ada: 20, nil: 18 } },
    },
  ],
  protection: [
    blocked(
      'creatures that have the quality do not block it',
      {
        is: '2/2',
        abilities: [{ kind: 'keyword', keyword: 'protection', quality: { color: 'red' } }],
      },
      { is: '2/2', colors: ['red'] },
    ),
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
