import type { CombatDamageAssignment, DamageDealt } from '../../engine.ts';
import { bySource } from '../declared.ts';
import { namedPhrases } from '../namedPhrases.ts';
import type { Naming } from '../naming.ts';
import type { Grammar } from '../wording/grammar.ts';
import type { SentencesOf } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';

/** What a language has for damage that is assigned and dealt. */
export interface DamageLanguage {
  readonly grammar: Grammar;
  readonly damage: SentencesOf<
    'assigned' | 'assignedEach' | 'dealt' | 'dealtAs' | 'dealtEach' | 'dealtToxic'
  >;
}

/** `Bear assigns 2 to Nil; Wolf assigns 1 to Guard and 1 to Nil` */
export const assignedIn =
  ({ grammar, damage }: DamageLanguage) =>
  (assignments: readonly CombatDamageAssignment[], n: Naming, between = '; '): string => {
    const { one, whom } = namedPhrases(n);
    return bySource(assignments)
      .map(({ source, deals }) => {
        const each = deals.map(({ amount, to }, at) =>
          say(damage, 'assignedEach', { amount, at, to: whom(to) }, grammar),
        );
        return say(damage, 'assigned', { source: one(source), deals: n.list(each) }, grammar);
      })
      .join(between);
  };

/** `Bear deals 2 to Nil`, with what the damage came to, where that is not marked damage or lost life. */
export const dealtIn =
  (l: DamageLanguage) =>
  (deals: readonly DamageDealt[], n: Naming): string =>
    bySource(deals)
      .map(({ source, deals: own }) => {
        const each = own.map((deal, at) => dealtEach(deal, at, n, l));
        const slots = { source: namedPhrases(n).one(source), deals: n.list(each) };
        return say(l.damage, 'dealt', slots, l.grammar);
      })
      .join('; ');

function dealtEach(
  { amount, to, result, toxic = 0 }: DamageDealt,
  at: number,
  n: Naming,
  { grammar, damage }: DamageLanguage,
): string {
  const slots = {
    amount,
    at,
    to: namedPhrases(n).whom(to),
    as: say(damage, 'dealtAs', { result, amount }, grammar),
    toxic: toxic === 0 ? undefined : say(damage, 'dealtToxic', { toxic }, grammar),
  };
  return say(damage, 'dealtEach', slots, grammar);
}
