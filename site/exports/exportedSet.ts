import type { PicturedBoard } from '../picture/picturedBoard.ts';

/** A set as it leaves the site: on paper, or in a file for another system. All words are in its language. */
export interface ExportedSet {
  readonly title: string;
  readonly language: string;
  /** Where it is practised. */
  readonly link: string;
  /** Whether each who is asked is to have an order of their own. */
  readonly order: SetOrder;
  readonly questions: readonly ExportedQuestion[];
  /** What of it could not be had, by its name or its address. */
  readonly missing: readonly string[];
}

export type SetOrder = 'asListed' | 'shuffled';

export interface ExportedQuestion {
  /** The same as long as its page asks it: `bait-and-a-rhino/blocks`. */
  readonly id: string;
  readonly link: string;
  /** What its page is called. */
  readonly title: string;
  /** The branch that it is about. */
  readonly about?: string | undefined;
  /** Where in the turn it is asked. */
  readonly step: string;
  /** What has happened before. */
  readonly before?: string | undefined;
  readonly text: string;
  /** What the board leaves out. */
  readonly note?: string | undefined;
  readonly board: PicturedBoard;
  readonly asked: AnswerForm;
  readonly answer: ExportedAnswer;
  /** Those by which it would be answered otherwise. */
  readonly mistakes: readonly ExportedMistake[];
  readonly holds: Holds;
}

/** By which rules it is answered: their date, `2026-09-25`, and the sentence that says so. */
export interface Holds {
  readonly edition: string;
  readonly text: string;
}

/** How it is answered. */
export type AnswerForm =
  /** One of these; any that is right will do. */
  | { readonly kind: 'one'; readonly options: readonly ExportedOption[] }
  /** All that are right, and no other; that may be none. */
  | { readonly kind: 'several'; readonly options: readonly ExportedOption[] }
  | { readonly kind: 'number'; readonly value: number }
  /** What each creature attacks or blocks. A right way has for each row the place of what it does among its choices. */
  | {
      readonly kind: 'declaration';
      readonly rows: readonly DeclaredRow[];
      readonly right?: Ways | undefined;
    }
  /** A right way has the amount for each recipient. */
  | {
      readonly kind: 'division';
      readonly amount: number;
      readonly recipients: readonly string[];
      readonly right?: Ways | undefined;
    }
  /** The items to be put in order, which do not stand in it. A right way has their places among them, the first one's first. */
  | {
      readonly kind: 'order';
      readonly items: readonly string[];
      readonly right?: Ways | undefined;
    };

/** Every way that is right; left out where there are too many, or where nobody could say. */
export type Ways = readonly (readonly number[])[];

export interface DeclaredRow {
  readonly creature: string;
  readonly options: readonly string[];
  /** All that it may do, in words, and nothing first. */
  readonly choices: readonly string[];
}

export interface ExportedOption {
  readonly label: string;
  /** The same without what a rule says, where the label says it. */
  readonly brief?: string | undefined;
  readonly isRight: boolean;
  /** Why it is or isn't, where the page says so of this option. */
  readonly reason?: ExportedReason | undefined;
  /** The links of the mistakes by which it is part of the answer. */
  readonly chosenBy: readonly string[];
}

export interface ExportedReason {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly RuleLink[];
}

export interface RuleLink {
  readonly number: string;
  readonly link: string;
}

export interface ExportedAnswer {
  readonly text: string;
  /** The rules behind it, the deciding one first. */
  readonly rules: readonly RuleLink[];
  readonly reasons: readonly ExportedReason[];
  readonly why: readonly string[];
}

export interface ExportedMistake {
  readonly title: string;
  readonly link: string;
  /** What it answers, where that can be said in a word. */
  readonly answer?: string | undefined;
}

/** All rules that a question's answer rests on, each once. */
export function citedIn({ answer }: ExportedQuestion): readonly RuleLink[] {
  const all = [...answer.rules, ...answer.reasons.flatMap(({ rules }) => rules)];
  return [...new Map(all.map((rule) => [rule.number, rule])).values()];
}
