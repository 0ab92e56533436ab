import type { LeftOutWords } from './leftOutWords.ts';
import type { ShareWords } from './shareWords.ts';

/** A scenario's page around the scoresheet. */
export interface ScenarioWords {
  /** The row behind the question: verdict, why and replay. */
  readonly ruling: string;
  /** A choice that the browser keeps. */
  readonly rulingsAtOnce: string;
  /** The row with the scenario's prose. */
  readonly notes: string;
  /** On paper: heads the answers. */
  readonly key: string;
  /** Where to go on: the scenarios that a page leads to. */
  readonly leadingOn: {
    readonly title: string;
    readonly buildsOn: string;
    readonly sameRule: string;
    readonly harder: string;
  };
  /** The title of a page for the rules of a date. */
  readonly dated: (title: string, date: string) => string;
  readonly edition: string;
  readonly notInEdition: string;
  readonly holds: (date: string) => string;
  readonly checked: (date: string) => string;
  readonly place: string;
  readonly turnMap: string;
  readonly why: string;
  readonly trace: string;
  readonly proof: string;
  readonly proofCaption: (n: number) => string;
  readonly tableOf: (all: number, legal: number) => string;
  readonly declaration: string;
  readonly broken: string;
  readonly obeyed: string;
  readonly verdict: string;
  /** Where no restriction is broken. */
  readonly none: string;
  /** Where no requirement can be obeyed. */
  readonly nothingToObey: string;
  /** `maximum` is the most that can be obeyed without breaking a restriction; a declaration that breaks one may obey more. */
  readonly ofMost: (obeyed: number, maximum: number, beyond?: 'yes') => string;
  readonly branch: string;
  /** Heads the page with the branches, and with the play under other rules. */
  readonly otherwise: string;
  /** Leads to that page, where a row's content stands. */
  readonly onItsOwnPage: string;
  /** What stands there could not be loaded. */
  readonly rowFailed: string;
  /** What is told of a page that came in words until its boards are there. */
  readonly abridged: {
    readonly coming: string;
    readonly failed: string;
    readonly ready: string;
    readonly show: string;
  };
  readonly sideBySide: string;
  readonly sideBySideLead: (a: string, b: string) => string;
  readonly same: string;
  readonly absent: string;
  readonly editions: string;
  readonly sameInAll: string;
  readonly renumbered: (here: string, there: string) => string;
  readonly sharing: ShareWords;
  /** The board in a frame of somebody else’s page. */
  readonly embed: {
    /** Leads out of the frame; `whole` is said to those who hear it. */
    readonly open: string;
    readonly whole: string;
  };
  readonly difficulty: (n: number) => string;
  readonly outcome: string;
  /** Before the cards that have another name there, each with it. */
  readonly inEnglish: string;
  /** Where lands that pay are left out. */
  readonly uncountedMana: (players: string, n: number) => string;
  readonly leftOut: LeftOutWords;
}
