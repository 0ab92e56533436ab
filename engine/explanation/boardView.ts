import type { Ability } from '../language/ability.ts';
import type { AttackTarget, BlockedStatus } from '../state/combat.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { Counters } from '../state/gameState.ts';
import type { TargetChoice } from '../state/stack.ts';
import type { CardType, Color, ObjectName } from '../vocabulary/characteristics.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** What a person sees of the game at one stop: current characteristics, roles and lines, nothing left to work out. */
export interface BoardView {
  readonly players: readonly PlayerView[];
  readonly permanents: readonly PermanentView[];
  /** Top first. */
  readonly stack: readonly StackView[];
  readonly attacks: readonly AttackLine[];
  readonly blocks: readonly BlockLine[];
  /** Damage assigned or dealt at this stop. */
  readonly damage: readonly CombatDamageAssignment[];
}

export interface PlayerView {
  readonly id: PlayerId;
  readonly role: 'attacking' | 'defending' | 'active' | 'nonactive';
  readonly life: number;
  readonly poison: number;
  readonly handSize: number;
  readonly graveyardSize: number;
  readonly mana: string;
  /** Cards in exile that the player owns. */
  readonly exile: readonly ExiledCardView[];
  readonly lost: boolean;
}

export interface ExiledCardView {
  readonly id: ObjectId;
  readonly counters: Counters;
}

export interface PermanentView {
  readonly id: ObjectId;
  /** Short name for notation: the player's initial and a number (A1, N2); it never changes during a replay. */
  readonly tag: string;
  readonly name: ObjectName;
  readonly controller: PlayerId;
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  /** Left out where nothing in the game asks for a color. */
  readonly colors: readonly Color[] | undefined;
  /** Present for creatures only. */
  readonly power: number | undefined;
  readonly toughness: number | undefined;
  readonly printedPower: number | undefined;
  readonly printedToughness: number | undefined;
  readonly abilities: readonly Ability[];
  /** So many more of its text are not known, or left out on purpose. */
  readonly unread?: number;
  readonly leftOut?: number;
  readonly counters: Counters;
  readonly token: boolean;
  readonly attachedTo: ObjectId | undefined;
  readonly pairedWith?: ObjectId;
  /** The players who have goaded it. */
  readonly goadedBy?: readonly PlayerId[];
  /** Who protects it, where it is a battle. */
  readonly protector: PlayerId | undefined;
  readonly tapped: boolean;
  readonly sick: boolean;
  readonly faceDown?: true;
  readonly markedDamage: number;
  readonly lethallyDamaged: boolean;
  readonly shield: number;
  readonly role: 'attacker' | 'blocker' | 'attackerAndBlocker' | 'none';
  readonly blocked: BlockedStatus | undefined;
  /** It left at this very stop; shown once more, crossed out. */
  readonly gone: 'destroyed' | 'died' | 'left' | undefined;
}

export interface StackView {
  readonly id: ObjectId;
  readonly kind: 'spell' | 'activated' | 'triggered' | 'combatDamage';
  readonly name: ObjectName;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly targets: readonly TargetChoice[];
}

/** `refused`: part of a declaration that was tried and taken back. */
export interface AttackLine {
  readonly attacker: ObjectId;
  readonly target: AttackTarget;
  readonly refused: boolean;
}

export interface BlockLine {
  readonly blocker: ObjectId;
  readonly attacker: ObjectId;
  readonly refused: boolean;
}
