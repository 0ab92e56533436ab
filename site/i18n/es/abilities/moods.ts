import type { Clause } from '../../abilities/clauses.ts';
import { capital } from '../../grammar.ts';
import { isA } from '../../wording/grammar.ts';
import { inOne } from './sentences.ts';

/** `puedes robar una carta`, `puedes hacer que esta criatura haga 3 puntos de daño`; the rest follows `si lo haces`. */
export function mayWords([first, ...rest]: readonly Clause[]): string {
  if (first === undefined) return '';
  const then = rest.length === 0 ? '' : `. Si lo haces, ${inOne(rest)}`;
  return `${may(first)}${then}`;
}

function may(clause: Clause): string {
  if (isA('may', clause.told())) return clause.told().words;
  const done = infinitive(clause);
  return done === undefined
    ? `puedes hacer que ${clause.told({ mood: 'subjunctive' }).words}`
    : `puedes ${done}`;
}

/** An order as something to do: `robar una carta`; nothing for what tells a fact. */
export const infinitive = ({ told }: Clause): string | undefined =>
  told().deed === undefined ? undefined : told({ mood: 'infinitive' }).words;

/** The options of a choice, each behind a bullet as on cards. */
export const bulleted = (options: readonly string[]): string =>
  options.map((one) => `• ${capital(one)}`).join('. ');
