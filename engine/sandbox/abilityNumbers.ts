import type { Ability } from '../language/ability.ts';
import { asActivated } from '../state/activatedAbility.ts';
import { type Span, trimmed } from './span.ts';

/** What a permanent, or a card in a hand, has printed on it: of what is made later nothing is known. */
export interface Usable {
  readonly abilities: readonly Ability[];
  readonly from: 'battlefield' | 'hand';
}

/** Which ability is meant, and the words behind that. */
interface AbilityRead {
  /** Counted from 0, of all that it has. */
  readonly ability: number;
  readonly rest: Span;
}

const NUMBERED = /^(ability\s+)?(\d{1,3})(\s+of\s+all)?(?=[\s,]|$)/i;

/**
 * Of what has these abilities, the one that is used: the first that can be activated where nothing is said; `ability 2`, as
 * people count, the second of those. `2` alone has always meant the second of all, and lines are kept and pasted without a
 * version: it goes on meaning that, and only where that one can’t be activated is it the second of those that can. What is
 * granted later comes behind what is printed.
 */
export function abilityNumber(span: Span, of: Usable | undefined): AbilityRead {
  const [words = '', counted, digits, ofAll] = NUMBERED.exec(span.text) ?? [];
  const rest = trimmed({ text: span.text.slice(words.length), at: span.at + words.length });
  const nth = Math.max(0, Number(digits ?? 1) - 1);
  if (of === undefined || ofAll !== undefined) return { ability: nth, rest };
  const isAsOfOld = digits !== undefined && counted === undefined;
  const { length } = of.abilities;
  if (isAsOfOld && (nth >= length || activatedIn(of).includes(nth))) return { ability: nth, rest };
  return { ability: activatedAt(of, nth), rest };
}

/** CR 113.6: most abilities function only on the battlefield, some only in a hand. */
const activatedIn = ({ abilities, from }: Usable): readonly number[] =>
  abilities.flatMap((one, index) => {
    const activated = asActivated(one);
    return activated !== undefined && (activated.from ?? 'battlefield') === from ? [index] : [];
  });

const activatedAt = (of: Usable, nth: number): number => {
  const can = activatedIn(of);
  return can[nth] ?? of.abilities.length + nth - can.length;
};

/** As `abilityNumber` reads it: nothing for the first that can be activated. */
export function numberedAbility(ability: number, of: Usable | undefined): string {
  if (of === undefined) return ` ${ability + 1}`;
  const can = activatedIn(of);
  const { length } = of.abilities;
  const at = can.includes(ability) ? can.indexOf(ability) : ability - length + can.length;
  if (at < 0 || activatedAt(of, at) !== ability) return ` ${ability + 1} of all`;
  return at === 0 ? '' : ` ability ${at + 1}`;
}
