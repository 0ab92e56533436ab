import type { Answer } from '../engine.ts';
import type { CounterKind } from './abilities/words.ts';
import type { AgreementCode } from './nameInWords.ts';

type Aim = 'legal' | 'most' | 'fewest';
type About = (one: string) => string;

/** What is said of each kind of answer; `Counter` is how a kind of counter is handed over. */
export interface QuestionWords<Counter = CounterKind>
  extends Readonly<Record<Answer['kind'], object>> {
  readonly attack: DeclaringWords & { readonly staysHome: string; readonly attacks: About };
  readonly block: DeclaringWords & { readonly blocks: About };
  readonly division: {
    readonly asks: (n: number, creature: string, aim: string, as: AgreementCode) => string;
    readonly legally: string;
    readonly killSome: (n: number) => string;
    readonly kill: (creatures: string, n: number) => string;
    readonly spare: (creatures: string, n: number) => string;
    readonly mostTo: About;
    /** What comes of a division. */
    readonly died: (creatures: string, n: number) => string;
    readonly toPlayer: (n: number) => string;
    /** With {k} for the script to fill in. */
    readonly left: string;
    readonly over: string;
    readonly less: About;
    readonly more: About;
  };
  /** `holder`: who has priority, where that is not the active player; empty where it goes without saying. */
  readonly legality: { readonly asks: (act: string, holder: string) => string } & {
    readonly [W in 'legal' | 'illegal' | 'byWhichRule' | 'wrongRule' | 'chooseRule']: string;
  };
  readonly number: {
    readonly enterFirst: string;
    /** Where no prose asks. */
    readonly asks: AskedNumbers<Counter>;
  };
  readonly yesNo: { readonly yes: string; readonly no: string };
  readonly pick: {
    /** `of`: what could have been picked. */
    readonly none: (of: string) => string;
    /** That nothing is picked may be meant. */
    readonly noneChosen: string;
    readonly touch: string;
    /** Where no prose asks. */
    readonly asks: AskedPicks;
  };
  readonly order: {
    readonly up: About;
    readonly down: About;
    readonly place: About;
    /** Where no prose asks. */
    readonly asks: { readonly [S in 'steps' | 'resolutions' | 'turns']: string };
  };
}

interface DeclaringWords {
  /** Who does; `chosenBy`: in place of the player whose creatures they are. */
  readonly declares: (player: string, chosenBy: string) => string;
  readonly asks: (declares: string, aim: Aim) => string;
  /** How it is answered: with one thing to attack or block, and with several. */
  readonly touch: string;
  readonly touchBoth: string;
}

type AskedNumbers<Counter> = {
  readonly [N in
    | 'legalAttacks'
    | 'legalBlocks'
    | 'mostAttackRequirements'
    | 'mostBlockRequirements'
    | 'attackers'
    | 'blockers']: string;
} & {
  readonly [N in
    | 'life'
    | 'poison'
    | 'hand'
    | 'mana'
    | 'lifeLost'
    | 'lifeGained'
    | 'drawn'
    | 'discarded'
    | 'damage'
    | 'power'
    | 'toughness'
    | 'triggered'
    | 'dealtBy'
    | 'dealtTo']: About;
} & {
  readonly counters: (object: string, kind: Counter) => string;
  readonly times: { readonly [T in 'cleanup' | 'upkeep' | 'combat']: string };
};

interface AskedPicks {
  readonly creatures: {
    readonly [C in
      | 'mayAttack'
      | 'mayBlock'
      | 'becomeTapped'
      | 'dealCombatDamage'
      | 'dealFirstStrikeDamage'
      | 'dealSecondDamage'
      | 'areDealtCombatDamage'
      | 'areDealtSecondDamage'
      | 'haveDamage'
      | 'die'
      | 'leaveTheBattlefield'
      | 'trigger'
      | 'areRemovedFromCombat'
      | 'areAttacking'
      | 'areBlocking'
      | 'areBlocked']: string;
  };
  readonly triggering: About;
  readonly players: { readonly loseLife: string; readonly loseTheGame: string };
  /** `by`: `active` where nobody acts but the active player. */
  readonly acts: (by: string) => string;
  readonly steps: {
    readonly [S in 'takePlace' | 'givePriority' | 'haveTurnBasedActions']: string;
  };
  readonly when: About;
}

/** What is said where a question asks for more than what is legal. */
export interface AimWords {
  readonly reaching: (n: number) => string;
  readonly reached: string;
  readonly missed: string;
  readonly most: (n: number) => string;
  readonly fewest: (n: number) => string;
}
