import type { Ability } from '../../../engine.ts';
import { list } from '../../grammar.ts';
import { isOfOneName, keywordHad, keywordNamed } from './keywordAbility.ts';

/** Abilities that are had, fit to follow a verb: `las habilidades de volar y prisa`, where each alone is `la habilidad de volar`. */
export function hadWords(
  abilities: readonly Ability[],
  words: (ability: Ability) => string,
): string {
  const named = abilities.flatMap((one) =>
    one.kind === 'keyword' && isOfOneName(one) ? [keywordNamed(one)] : [],
  );
  const isTogether = named.length > 1;
  const others = abilities.flatMap((one) => {
    if (one.kind !== 'keyword') return [`«${words(one)}»`];
    return isTogether && isOfOneName(one) ? [] : [keywordHad(one)];
  });
  return list('es', isTogether ? [`las habilidades de ${list('es', named)}`, ...others] : others);
}
