import type { Ability } from '../../../engine.ts';
import { list } from '../../grammar.ts';
import { keywordHad } from './keywordAbility.ts';

/** Abilities that are had, fit to follow a verb: `las habilidades de volar y prisa`, where each alone is `la habilidad de volar`. */
export function hadWords(
  abilities: readonly Ability[],
  words: (ability: Ability) => string,
): string {
  const had = abilities.map((one) =>
    one.kind === 'keyword' ? keywordHad(one) : `«${words(one)}»`,
  );
  const named = had.filter((one) => one.startsWith(ABILITY));
  if (named.length < 2) return list('es', had);
  const others = had.filter((one) => !one.startsWith(ABILITY));
  const together = list(
    'es',
    named.map((one) => one.slice(ABILITY.length)),
  );
  return list('es', [`las habilidades de ${together}`, ...others]);
}

const ABILITY = 'la habilidad de ';
