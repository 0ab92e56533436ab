// What a page and the worker that has the engine say to each other. The page knows no more of a board than its line.
import type { Card } from '#engine';
import type { Edit, FileOf, UnplayedCard, Zone } from '#engine/sandbox';
import type { SandboxStage } from '../../i18n/sandboxWords.ts';
import type { RuledKind } from '../../library/judged/marked.ts';
import type { RuledMarking } from '../../questions/marking.ts';
import type { Entries } from '../../questions/rulings/material.ts';
import type { Mark } from '../../questions/script/mark.ts';
import type { LessonReplies, LessonRequest } from './lessonRequests.ts';

/** What stands at the address of the cards. */
export interface KnownCards {
  readonly cards: readonly Card[];
  readonly unplayed: readonly UnplayedCard[];
  /** What the parts are called in which words of all other cards are looked for; left out before there were any. */
  readonly words?: readonly string[];
}

export type WorkerRequest =
  | { readonly kind: 'begin'; readonly language: string; readonly cards: string }
  /** A board, from its line. */
  | { readonly kind: 'show'; readonly line: string; readonly look: Look }
  | { readonly kind: 'edit'; readonly line: string; readonly edit: Edit; readonly look: Look }
  | {
      readonly kind: 'add';
      readonly line: string;
      readonly side: string;
      readonly to: Zone;
      readonly text: string;
      readonly look: Look;
    }
  /** What is not understood is this instead. */
  | {
      readonly kind: 'describe';
      readonly line: string;
      readonly objects: readonly string[];
      readonly text: string;
      readonly look: Look;
    }
  /** It has this for the turn besides what it is, and nothing else. */
  | {
      readonly kind: 'gains';
      readonly line: string;
      readonly object: string;
      readonly text: string;
      readonly look: Look;
    }
  | { readonly kind: 'find'; readonly text: string }
  /** The board as a file of the project’s. */
  | { readonly kind: 'file'; readonly line: string; readonly of: FileOf }
  /** What a form says is decided. */
  | { readonly kind: 'decide'; readonly line: string; readonly entries: Entries }
  /** The line on which what a form says is only tried. */
  | { readonly kind: 'try'; readonly line: string; readonly entries: Entries }
  /** What somebody does at one of the times that are offered, with the targets and the X of its form. */
  | {
      readonly kind: 'deed';
      readonly line: string;
      readonly window: number;
      readonly deed: number;
      readonly entries: Entries;
    }
  /**
   * What can come of the damage that is to be divided, or who could be declared on what, as markup; or how one of the
   * choices on the way could be made otherwise: up to where the game goes, and which it is.
   */
  | {
      readonly kind: 'prospects';
      readonly line: string;
      readonly choice: string | undefined;
      /** What other rules say, in place of all that. */
      readonly of?: 'rules';
    }
  /** What is decided on a board, as the markup of a page that asks it; `games`: where it is ruled on from then. */
  | { readonly kind: 'ask'; readonly line: string; readonly games: string }
  | LessonRequest
  | { readonly kind: 'mark'; readonly marking: RuledMarking<RuledKind>; readonly entries: Entries }
  /** Asks for the same ruling once more, which may take so many times as long as usual. */
  | {
      readonly kind: 'lookOn';
      readonly line: string;
      readonly marking: RuledMarking<RuledKind>;
      readonly entries: Entries;
      readonly times: number;
    };

/** A board as it is put in, as it goes on, or played to the end of combat. */
export type Look = 'setup' | 'play' | 'end';

export interface WorkerReplies extends LessonReplies {
  readonly begin: undefined;
  readonly show: SandboxView;
  readonly edit: SandboxView;
  readonly describe: SandboxView;
  readonly gains: SandboxView;
  readonly add: Added;
  readonly find: readonly FoundCard[];
  readonly file: string;
  readonly decide: SandboxView;
  readonly try: Pick<SandboxView, 'line' | 'fragment'>;
  readonly deed: SandboxView;
  readonly prospects: string;
  /** Empty where nothing is asked. */
  readonly ask: string;
  readonly mark: Mark;
  readonly lookOn: Mark;
}

/** A board as the page shows it. */
export interface SandboxView {
  /** As it is written from now on. */
  readonly line: string;
  readonly fragment: string;
  readonly stage: SandboxStage;
  /** The stages that have been passed. */
  readonly passed: readonly SandboxStage[];
  readonly edition: string;
  /** The one that its line names, or nothing where it goes by the newest. */
  readonly named: string;
  /** Something is not understood: what could depend on it is not ruled on. */
  readonly isWithheld: boolean;
  /** It can go on as it stands. */
  readonly isReady: boolean;
  /** What is tried, as the form of the question says it. */
  readonly tried: Entries | undefined;
  /** Whose something may be, on the battlefield or in a hand. */
  readonly sides: readonly Side[];
  /** Markup, made by `html` alone: of the board and what is asked on it, and of what stands below. */
  readonly html: string;
  readonly below: string;
  readonly slips: readonly ToldParseIssue[];
  /** What was read is a link that gives no board: what there was stays. */
  readonly isBroken: boolean;
  /** Some of the cards that it may name did not come. */
  readonly isPartial: boolean;
  /** Where it is of another program’s text: as what it is looked at, and what was read of it. */
  readonly look?: Look;
  readonly brought?: Brought;
}

/** What was read of a text that another program wrote. */
export interface Brought {
  readonly says: string;
  /** How much was not; empty where all was. */
  readonly unread: string;
  /** Each piece that was not, and why. */
  readonly pieces: readonly string[];
}

/** A ruling on what was tried, as it is handed on. */
export interface RulingTold {
  readonly verdict: 'legal' | 'illegal' | 'unproved';
  /** The verdict in words, and what was tried: `Illegal: N1 blocks A1.` */
  readonly says: string;
  /** Reasons, each with the number of its rule. */
  readonly why: readonly { readonly text: string; readonly rule: string }[];
  /** What was tried, from tag to tag, or to a player. */
  readonly tried: readonly { readonly from: string; readonly to: string }[];
  /** The nearest legal declaration, as a scoresheet writes it; empty where there is none. */
  readonly nearest: string;
}

export interface Side {
  readonly player: string;
  readonly to: Zone;
  readonly label: string;
}

export type Added =
  | { readonly kind: 'added'; readonly shown: SandboxView }
  | {
      readonly kind: 'slips';
      readonly slips: readonly ToldParseIssue[];
      readonly isPartial: boolean;
    };

export interface ToldParseIssue {
  readonly at: number;
  readonly text: string;
  readonly says: string;
  readonly offered: readonly string[];
}

export interface FoundCard {
  readonly name: string;
  readonly says: string;
}
