/**
 * A declaration of attackers or blockers as a bare problem: who may be declared on what, what may never be disobeyed,
 * and what is to be obeyed as often as possible (CR 508.1c-d, 509.1b-c). Choosers are the creatures that may attack
 * or block; targets are what may be attacked, or the attacking creatures. Both are named by their array position.
 *
 * Restrictions and requirements carry no source: the caller keeps a parallel array, and every answer names them by
 * their position. The empty declaration obeys every restriction there is here, so a legal declaration always exists.
 */
export interface DeclarationProblem {
  readonly choosers: readonly Chooser[];
  readonly targetCount: number;
  /** The pairs that may be chosen at all. One that a restriction forbids may stand here too, so that it can be named. */
  readonly pairs: readonly EligiblePair[];
  readonly restrictions: readonly Restriction[];
  readonly requirements: readonly Requirement[];
  /** None where left out. */
  readonly followings?: readonly Following[];
  /** What costs something can be paid, where left out. */
  readonly payment?: Affordability;
}

export interface Chooser {
  /** How many targets it may be declared on at once: 1 for attackers and ordinary blockers, `Infinity` for any number. */
  readonly capacity: number;
}

export interface EligiblePair {
  readonly chooser: number;
  readonly target: number;
  /**
   * What its player must pay to declare it, so that nobody is required to (CR 508.1d, 509.1c): a number for each cost. A
   * cost is paid once for a chooser, and then for all its pairs that have it.
   */
  readonly costs?: readonly number[];
}

export type Pair = readonly [chooser: number, target: number];
export type Declaration = readonly Pair[];

/** May never be disobeyed (CR 508.1c, 509.1b). A chooser is *declared* when it is declared on at least one target. */
export type Restriction =
  /** This chooser can't be declared on this target: evasion, protection and the like. */
  | { readonly kind: 'pairForbidden'; readonly chooser: number; readonly target: number }
  | { readonly kind: 'chooserForbidden'; readonly chooser: number }
  /** No choosers on the target, or at least `n`: menace has 2. */
  | { readonly kind: 'minChoosersOn'; readonly target: number; readonly n: number }
  /** At most `n` different choosers may be on these targets together. */
  | { readonly kind: 'maxChoosersOn'; readonly targets: readonly number[]; readonly n: number }
  /** All of these choosers on the target, or none of them; others are free. */
  | { readonly kind: 'allOrNoneOn'; readonly target: number; readonly choosers: readonly number[] }
  /** At most `n` of these choosers are declared; of all choosers where none are listed. */
  | { readonly kind: 'maxChoosers'; readonly choosers?: readonly number[]; readonly n: number }
  /** If declared, then with at least one other chooser. */
  | { readonly kind: 'notAlone'; readonly chooser: number }
  /** If declared, then no other chooser is. */
  | { readonly kind: 'onlyAlone'; readonly chooser: number }
  /** If declared, then at least `n` of the companions (other than itself) are too. */
  | {
      readonly kind: 'needsCompanions';
      readonly chooser: number;
      readonly companions: readonly number[];
      readonly n: number;
    }
  | { readonly kind: 'notTogether'; readonly a: number; readonly b: number };

/** Obeyed as many as possible (CR 508.1d, 509.1c); each counts one. */
export type Requirement =
  /** The chooser is declared: it attacks or blocks if able. */
  | { readonly kind: 'declared'; readonly chooser: number }
  /** The chooser is declared on at least one of these targets. */
  | { readonly kind: 'declaredOn'; readonly chooser: number; readonly targets: readonly number[] }
  /** At least one of these choosers is declared on at least one of these targets. */
  | {
      readonly kind: 'someOn';
      readonly choosers: readonly number[];
      readonly targets: readonly number[];
    }
  /** The target has at least `atLeast` choosers on it: it must be blocked. */
  | { readonly kind: 'covered'; readonly target: number; readonly atLeast: number }
  | { readonly kind: 'coveredExactly'; readonly target: number; readonly n: number };

/**
 * CR 508.1d: a requirement that depends on what is declared: if any of the others is, this chooser is too, if able. It
 * asks nothing where none of them is declared, nor of a chooser that could not be declared besides those that are
 * without breaking a restriction or paying a cost. Whoever is able can come along, and then it is obeyed; so it never
 * takes anything from the most that can be obeyed, and one that is not obeyed makes a declaration illegal by itself.
 * That holds as long as another chooser never makes less be obeyed: nothing here may count targets exactly.
 */
export interface Following {
  readonly chooser: number;
  readonly others: readonly number[];
}

/** CR 508.1h-j, 509.1d-f: whether what is declared can be paid for. */
export interface Affordability {
  readonly canPay: (declaration: Declaration) => boolean;
  /** It matters who is declared, and not only what is to be paid: those declared can't be tapped for it. */
  readonly dependsOnWho: boolean;
}
