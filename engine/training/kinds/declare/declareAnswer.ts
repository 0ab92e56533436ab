import type { RuleKey } from '../../../citation/ruleIndex.ts';
import type { AttackDeclaration, BlockDeclaration } from '../../../log/declaration.ts';
import type { ChosenBy } from '../../../state/chooser.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';

/** A declaration is to be made. */
export interface DeclareAsk {
  readonly kind: 'declare';
  readonly which: 'attackers' | 'blockers';
  /** Left out, to be legal is enough. */
  readonly aim?: DeclarationAim;
}

/** With as many creatures, or as few, as a legal declaration can have. */
export const DECLARATION_AIMS = ['most', 'fewest'] as const;
export type DeclarationAim = (typeof DECLARATION_AIMS)[number];

/** What is aimed at: so many creatures, which so many of the legal declarations have. */
export interface Aimed {
  readonly aim: DeclarationAim;
  readonly creatures: number;
  readonly reaching: number;
}

/**
 * Any legal declaration is right; `example` is one, and `legal` how many there are where they can be listed. `decidedBy`:
 * what decides which. `chosenBy`: another player declares in place of `player`, whose creatures they are.
 */
export type DeclareAnswer = {
  readonly decidedBy: readonly RuleKey[];
  readonly aimed?: Aimed;
} & ChosenBy &
  (
    | {
        readonly kind: 'attack';
        readonly player: PlayerId;
        readonly example: AttackDeclaration;
        readonly legal: number | undefined;
      }
    | {
        readonly kind: 'block';
        readonly player: PlayerId;
        /** Those that can block more than one attacker. */
        readonly several: readonly ObjectId[];
        readonly example: BlockDeclaration;
        readonly legal: number | undefined;
      }
  );
