import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Keyword } from '../language/keywords/index.ts';
import type { MistakeName } from '../mistakes/index.ts';
import { type Aim, wordsFor } from './aim.ts';
import type { Wanted } from './choose.ts';
import type { Draft } from './draft.ts';

/** What makes it likely that a board at random is one for an aim. */
export interface Steering {
  readonly active: Wanted;
  readonly other: Wanted;
  /** Many creatures are new, or goaded; several attackers are blocked by one that can. */
  readonly isNew: boolean;
  readonly isGoaded: boolean;
  readonly isOfSeveral: boolean;
}

export function steeringFor(aim: Aim, at: Draft['at']): Steering {
  const words = wordsFor(aim);
  const sides = SIDES[nameOf(aim)]?.[at] ?? {};
  const hasWord = (word: string): boolean => words.some((group) => group.includes(word));
  return {
    active: sides.active ?? { once: words },
    other: sides.other ?? { once: words },
    isNew: hasWord('sick'),
    isGoaded: hasWord('goadedBy'),
    isOfSeveral: hasWord('blockAdditional'),
  };
}

function nameOf(aim: Aim): string {
  switch (aim.kind) {
    case 'mistake':
      return aim.mistake;
    case 'keyword':
      return aim.keyword;
    case 'rule':
      return aim.rule;
  }
}

type Sides = {
  readonly [A in Draft['at']]?: { readonly active?: Wanted; readonly other?: Wanted };
};

const side = (...once: readonly (readonly string[])[]): Wanted => ({ once });
const MUST_ATTACK = ['attacksIfAble', 'attacksIfAnotherAttacks'];
const NOT_ALONE_ATTACKING = ['cannotAttackAlone', 'cannotAttackUnlessWith'];
const COMPANY = ['menace', 'minBlockers'];
const PLAINLY: Wanted = { once: [], mostly: ['plain'] };

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
  flying: { block: { active: side(['flying']), other: side() } },
  reach: { block: { active: side(['flying']), other: side(['reach']) } },
  skulk: { block: { active: side(['skulk']), other: side() } },
  protection: { block: { active: side(['protection']), other: side(['is:black', 'is:red']) } },
  deathtouch: { divide: { active: { once: [['deathtouch']] }, other: side() } },
  'blockers.choose': { block: { active: PLAINLY, other: PLAINLY } },
  'damage.divideAmongAttackers': {
    divide: { active: side(), other: side(['blockAdditional']) },
  },
} satisfies { readonly [A in MistakeName | Keyword | RuleKey]?: Sides };
