import type { Aim, Theme } from '#engine/boards';

/** Boards that are made in the browser, from a seed. */
export interface BoardsWords {
  readonly title: string;
  readonly lead: string;
  /** Names a board that was made. */
  readonly made: (aim: string) => string;
  readonly groups: { readonly [K in Aim['kind']]: string };
  /** What is asked in a way of its own. */
  readonly themes: { readonly [T in Theme]: string };
  /** Asks for a board of the same kind as the one that is asked. */
  readonly another: string;
  readonly noScript: string;
  /** What has happened on a board that was made, or is going to happen, where it does not show it. */
  readonly told: MadeTold<(act: string) => string>;
}

/** `Act`: how a sentence is handed over that tells what somebody does. */
export interface MadeTold<Act> {
  /** By somebody who is gone, or in an earlier combat. */
  readonly declared: Act;
  /** It was declared, and is illegal. */
  readonly refused: Act;
  readonly resolved: Act;
  readonly onStack: Act;
  /** It makes mana, which nobody spends. */
  readonly mana: Act;
  /** It makes mana, which may be spent. */
  readonly unspent: Act;
  /** As late as it can be done before combat damage. */
  readonly atLast: Act;
  readonly next: Act;
  readonly firstDamage: string;
  readonly anotherCombat: string;
  readonly toTheEnd: string;
}
