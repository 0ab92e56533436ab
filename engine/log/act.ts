import type { Choice } from '../state/choice.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { SaidPayment } from '../state/manaOrLife.ts';
import type { Announcement, TargetChoice } from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { AttackDeclaration, BlockDeclaration, ManaAbilityUse } from './declaration.ts';

/** What a player may do, by the word that a script has for it. */
interface Acts {
  readonly attack: {
    readonly declaration: AttackDeclaration;
    readonly payment?: PaymentPlan;
  } & Left;
  readonly block: { readonly declaration: BlockDeclaration; readonly payment?: PaymentPlan } & Left;
  /** CR 2009-07-11 509.2: the order in which a creature's damage must be lethal. */
  readonly order: { readonly of: ObjectId; readonly over: readonly ObjectId[] } & Left;
  /** `left`: the creatures whose damage nobody divided, though it could be divided otherwise. */
  readonly divide: {
    readonly assignments: readonly CombatDamageAssignment[];
    readonly left?: readonly ObjectId[];
  };
  readonly cast: {
    readonly card: ObjectId;
    readonly targets: readonly TargetChoice[];
    readonly announced?: Announcement;
  };
  readonly activate: {
    readonly source: ObjectId;
    readonly ability: number;
    readonly targets: readonly TargetChoice[];
    readonly announced?: Announcement;
  };
  readonly play: { readonly card: ObjectId };
  readonly suspend: { readonly card: ObjectId };
  readonly turnUp: { readonly permanent: ObjectId };
  /** `aloud`: a script dwells on it, so it is told. */
  readonly pass: { readonly aloud?: true };
  readonly choose: { readonly choice: Choice };
  /** CR 605.3a: mana abilities whose sources the scenario leaves out. */
  readonly addMana: { readonly mana: string };
}

/** Nobody chose it, though there were several legal ways, and it is the first of them. */
interface Left {
  readonly left?: true;
}

export type ActKind = keyof Acts;

/** An act, or one of some kinds: who does what. It has this shape and name from a script to the log. */
export type Act<K extends ActKind = ActKind> = {
  readonly [P in K]: { readonly kind: P; readonly player: PlayerId } & Acts[P];
}[K];

/** Acts made at a decision that the turn itself brings, by whoever it asks. */
export type AskedKind = 'attack' | 'block' | 'order' | 'divide';

/** An act as a script says it: what the turn asks for is done by whoever it asks. */
export type SaidAct<K extends ActKind = ActKind> = {
  readonly [P in K]: P extends AskedKind
    ? { readonly kind: P } & Acts[P]
    : { readonly kind: P; readonly player: PlayerId } & Acts[P];
}[K];

/** How the costs of a declaration are paid: mana abilities first, then with the permanents named. */
export interface PaymentPlan extends SaidPayment {
  readonly manaAbilities: readonly ManaAbilityUse[];
  readonly named: readonly ObjectId[];
}
