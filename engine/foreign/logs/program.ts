import type { ForeignKind } from '../foreign.ts';

/** What a line of a log tells. */
export type LogEventKind =
  | 'turn'
  /** A land, as programs say it. */
  | 'plays'
  | 'enters'
  | 'token'
  | 'dies'
  | 'exiled'
  /** To where it says. */
  | 'leaves'
  | 'control'
  | 'life'
  | 'loses'
  | 'gains'
  | 'counter'
  | 'attaches'
  | 'taps'
  | 'untaps'
  | 'untapsAll'
  /** That there is a combat, without who attacks. */
  | 'combat'
  | 'attacks'
  /** An attacker, with whoever blocks it, if anything does. */
  | 'attacker'
  | 'blocks'
  | 'unblocked'
  /** An arrow, which is a declaration in the step of declarations. */
  | 'points'
  | 'step';

/** A phrase of a log, whose groups name who and what: `player`, `other`, `what`, `list`, `total`, `n` and so on. */
export interface LogPhrase {
  readonly kind: LogEventKind;
  readonly says: RegExp;
}

/** A program that writes logs, and its grammar. */
export interface Program {
  readonly kind: ForeignKind;
  /** Whether the text bears marks of it alone. */
  readonly isOf: (text: string) => boolean;
  /** It writes in the language of whoever plays, and its marks are the same in each. */
  readonly isTranslated?: true;
  /** The line as it would be without what stands around its words. */
  readonly plain: (line: string) => string;
  /** The first that fits is what a line tells. */
  readonly phrases: readonly LogPhrase[];
  /** What says nothing of what lies on the table. */
  readonly asides: readonly RegExp[];
  /** A spell that is cast, of which it is not said what came of it. */
  readonly spells: readonly RegExp[];
}

/** What is common to logs of Magic in English, as people and programs write it. */
export const COMBAT: readonly LogPhrase[] = [
  { kind: 'combat', says: /^(?<player>.+?) attacks (?<other>.+?) with \d+ creatures?$/i },
  { kind: 'attacks', says: /^(?<player>.+?) attack(?:s|ed) (?<other>.+?) with (?<list>.+)$/i },
  { kind: 'attacks', says: /^(?<player>.+?) attack(?:s|ed) with (?<list>.+)$/i },
  { kind: 'attacks', says: /^(?<other>.+?) is being attacked by (?<list>.+)$/i },
  { kind: 'blocks', says: /^(?<player>.+?) block(?:s|ed) (?<what>.+?) with (?<list>.+)$/i },
  { kind: 'blocks', says: /^(?<what>.+?) (?:is|was|becomes) blocked by (?<list>.+)$/i },
  { kind: 'unblocked', says: /^(?<what>.+?) (?:is|was) (?:unblocked|not blocked)$/i },
  { kind: 'blocks', says: /^(?<list>.+?) block(?:s|ed|) (?<what>.+)$/i },
  {
    kind: 'attacks',
    says: /^(?<list>.+?) (?:attack(?:s|ed|)|(?:is|are) attacking) (?<other>.+)$/i,
  },
  { kind: 'attacks', says: /^(?<list>.+?) (?:attack(?:s|ed|)|(?:is|are) attacking)$/i },
];

/** A text without its marks of HTML, and with the signs that these stand for. */
export const withoutMarkup = (line: string): string =>
  line
    .replaceAll(/<[^<>]{0,300}>/g, '')
    .replaceAll(/&(lt|gt|amp|quot|nbsp|#39|apos);/g, (_, name: string) => SIGNS[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const SIGNS: Readonly<Record<string, string | undefined>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
  apos: "'",
};

/** The time at the beginning of a line, in brackets or without. */
export const withoutTime = (line: string): string =>
  line.replace(/^\[?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?:?\s*/i, '');

export const withoutStop = (line: string): string => line.replace(/\.\s*$/, '');

/** In how many of its lines a text has this. */
export const linesWith = (text: string, sign: RegExp): number =>
  text.split('\n', 5000).filter((line) => sign.test(line)).length;
