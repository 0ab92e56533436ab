import type { EditionId } from '../../engine/citation/editions.ts';
import { decidedBySentence, type Sentences } from './likeness/bySentence.ts';
import type { Fate } from './likeness/fate.ts';
import { fatesOf } from './likeness/fatesOf.ts';
import { type KeyFate, keyFates } from './likeness/keyFates.ts';
import type { PrintedRule, RulesText } from './reading/rulesText.ts';

/** Two texts held against each other. */
export interface RulesCompared {
  readonly older: RulesText;
  readonly later: RulesText;
  /** What became of each rule that we cite in the older edition. */
  readonly keys: readonly KeyFate[];
  /** Rules of the later text that none of the older has become. */
  readonly fresh: readonly PrintedRule[];
  /** How much of the older text was found again, from 0 to 1. */
  readonly found: number;
}

/** Holds the text of an edition against a later one. `sentences` are ours, by which a rule that was split is told apart. */
export function compared(
  edition: EditionId,
  older: RulesText,
  later: RulesText,
  sentences: Sentences,
): RulesCompared {
  const fates = fatesOf(older, later);
  const free = new Set(fates.fresh.map(({ number }) => number));
  const lost = [...fates.fates.values()].filter(isLost);
  const found = 1 - lost.length / Math.max(1, older.rules.length);
  const keys = keyFates(edition, fates);
  return {
    older,
    later,
    keys: found < FAR ? keys : decidedBySentence(keys, sentences, { older, later, free }),
    fresh: fates.fresh,
    found,
  };
}

/** Where less of the older text was found again, the texts are far apart, and little can be said by itself. */
export const FAR = 0.9;

const isLost = ({ kind }: Fate): boolean => kind === 'gone' || kind === 'doubtful';
