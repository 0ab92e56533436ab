import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Keyword } from '../language/keywords/index.ts';
import { meaningOf } from '../language/keywords/lists.ts';
import type { MistakeName } from '../mistakes/index.ts';
import { type StandingAim, wordsFor } from './aim.ts';
import type { WantedWords } from './choose.ts';
import type { Draft } from './draft.ts';

/** What makes it likely that a board at random is one for an aim. */
export interface Steering {
  readonly active: WantedWords;
  readonly other: WantedWords;
  /** Many creatures are new, or goaded; several attackers are blocked by one that can. */
  readonly isNew: boolean;
  readonly isGoaded: boolean;
  readonly isOfSeveral: boolean;
}

export function steeringFor(aim: StandingAim, at: Draft['at']): Steering {
  const words = wordsFor(aim);
  const sides = sidesFor(aim)[at] ?? {};
  const hasWord = (word: string): boolean => words.some((group) => group.includes(word));
  return {
    active: sides.active ?? { once: words },
    other: sides.other ?? { once: words },
    isNew: hasWord('sick'),
    isGoaded: hasWord('goadedBy'),
    isOfSeveral: hasWord('blockAdditional'),
  };
}

function sidesFor(aim: StandingAim): Sides {
  switch (aim.kind) {
    case 'mistake':
      return SIDES[aim.mistake] ?? {};
    case 'keyword':
      return sidesOf(aim.keyword);
    case 'rule':
      return SIDES[aim.rule] ?? {};
  }
}

function sidesOf(keyword: Keyword): Sides {
  const { boards } = meaningOf(keyword) ?? {};
  if (typeof boards !== 'object') return {};
  const { at, active, other } = boards;
  return { [at]: { active: active && side(...active), other: other && side(...other) } };
}

type Sides = {
  readonly [A in Draft['at']]?: {
    readonly active?: WantedWords | undefined;
    readonly other?: WantedWords | undefined;
  };
};

const side = (...once: readonly (readonly string[])[]): WantedWords => ({ once });
const MUST_ATTACK = ['attacksIfAble', 'attacksIfAnotherAttacks'];
const NOT_ALONE_ATTACKING = ['cannotAttackAlone', 'cannotAttackUnlessWith'];
const COMPANY = ['minBlockers'];
const PLAINLY: WantedWords = { once: [], mostly: ['plain'] };

/** Which side has what, where the point takes both; left out, either may have what an aim asks for. */
const SIDES: { readonly [aim: string]: Sides } = {
  mustBeatsCant: {
    attack: { active: side(MUST_ATTACK, NOT_ALONE_ATTACKING), other: side() },
  },
  noDrafting: {
    attack: { active: side(MUST_ATTACK, NOT_ALONE_ATTACKING), other: side() },
    block: { active: side(COMPANY), other: side(['blocksIfAble'], ['plain']) },
  },
  payIfAble: {
    attack: { active: side(MUST_ATTACK), other: side(['combatCost']) },
  },
  sickCannotBlock: { block: { active: side(), other: side() } },
  protectionBothWays: {
    block: { active: side(['is:black', 'is:red', 'is:green']), other: side(['protection']) },
  },
  indestructibleStopsTrample: {
    divide: { active: side(['trample']), other: side(['indestructible']) },
  },
  shieldSoaksTrample: {
    divide: { active: side(['is:black', 'is:red']), other: side(['protection']) },
  },
  'blockers.choose': { block: { active: PLAINLY, other: PLAINLY } },
  'damage.divideAmongAttackers': {
    divide: { active: side(), other: side(['blockAdditional']) },
  },
} satisfies { readonly [A in MistakeName | RuleKey]?: Sides };
