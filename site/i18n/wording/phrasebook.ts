import { AGREEMENTS, type AgreementCode, agreementIn } from '../nameInWords.ts';
import { type Grammar, phrase } from './grammar.ts';
import type { Slot } from './pattern.ts';
import { say } from './say.ts';

type Said = (...given: never[]) => string;

/** What each sentence speaks of, by name, in the order in which it is handed over; `as` is what words agree with. */
export type Speaking<W> = {
  readonly [K in keyof W as W[K] extends Said ? K : never]: readonly string[];
} & {
  readonly [K in keyof W as W[K] extends Said | string | readonly unknown[] ? never : K]?: Speaking<
    W[K]
  >;
};

/** The words as a file has them: a sentence where something is put in, and any others under conditions beside it. */
export type Written<W> = {
  readonly [K in keyof W as W[K] extends Said ? never : K]: W[K] extends string | readonly unknown[]
    ? unknown
    : Written<W[K]>;
};

/** How a file of words becomes what pages ask for: what has nothing to put in stays as it is. */
export const bookOf =
  <W>(speaking: Speaking<W>) =>
  (words: Written<W>, grammar: Grammar): W =>
    // What `Speaking` and `Written` ask for is what this makes of them.
    made(words, speaking, grammar) as W;

type Tree = Readonly<Record<string, unknown>>;

function made(words: unknown, speaking: unknown, grammar: Grammar): unknown {
  if (!isTree(words)) return words;
  const spoken = isTree(speaking) ? speaking : {};
  const plain = Object.entries(words).filter(([key]) => !isSaid(key, spoken));
  const said = Object.entries(spoken).flatMap(([key, names]) =>
    isNames(names) ? [[key, sayer(key, names, wordingIn(words), grammar)] as const] : [],
  );
  return {
    ...Object.fromEntries(plain.map(([key, one]) => [key, made(one, spoken[key], grammar)])),
    ...Object.fromEntries(said),
  };
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNames = (value: unknown): value is readonly string[] => Array.isArray(value);

const isSaid = (key: string, spoken: Tree): boolean => isNames(spoken[key.replace(/ \(.*$/, '')]);

const wordingIn = (words: Tree): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, one]) => (typeof one === 'string' ? [[key, one]] : [])),
  );

const sayer =
  (
    key: string,
    names: readonly string[],
    wording: Readonly<Record<string, string>>,
    grammar: Grammar,
  ) =>
  (...given: readonly unknown[]): string =>
    say(
      wording,
      key,
      Object.fromEntries(names.map((name, at) => [name, slotOf(name, given[at])])),
      grammar,
    );

function slotOf(name: string, given: unknown): Slot {
  if (name === 'as' && isAgreement(given)) return phrase('', agreementIn(given));
  return typeof given === 'number' || given === undefined ? given : String(given);
}

const isAgreement = (value: unknown): value is AgreementCode =>
  AGREEMENTS.some((one) => one === value);
