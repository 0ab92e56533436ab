import type { Keyword, KeywordAbility } from '../../../engine.ts';
import { isOfOpponents } from '../../abilities/references.ts';
import { colors } from '../characteristics.ts';
import { keywordEntries, keywords } from '../keywords/index.ts';
import { symbols } from './costs.ts';
import { subtypeWord } from './filterNouns.ts';
import { filterWords } from './filterPhrases.ts';

/** As a card prints it: `vuela`, `cruza islas`, `tripular 3`, `protección contra rojo`. */
export const keywordWords = (ability: KeywordAbility): string =>
  named(ability, (keyword) => keywordEntries[keyword].printed ?? keywords[keyword]);

/** As something that is had, gained or lost: `la habilidad de volar`, `protección contra rojo`. */
export const keywordHad = (ability: KeywordAbility): string =>
  ability.keyword === 'protection'
    ? keywordWords(ability)
    : `la habilidad de ${named(ability, (keyword) => keywords[keyword])}`;

function named(
  { keyword, quality, n, cost }: KeywordAbility,
  name: (of: Keyword) => string,
): string {
  const own = name(keyword);
  if (cost !== undefined) return `${own} ${n === undefined ? '' : `${n}—`}${symbols(cost)}`;
  if (n !== undefined) return `${own} ${n}`;
  if (quality === undefined) return own;
  if (keyword === 'landwalk') {
    const lands = quality.subtype === undefined ? { ...quality, type: 'land' as const } : quality;
    return own.replace('tierras', filterWords(lands, 'many', 'permanent'));
  }
  if (keyword === 'bandsWithOther')
    return own.replace('otros', filterWords({ ...quality, other: true }, 'many'));
  return `${own} contra ${fromWhat(quality)}`;
}

/** `rojo`, `Trasgos`, `todo` */
function fromWhat(quality: NonNullable<KeywordAbility['quality']>): string {
  if (quality.color !== undefined) return colors[quality.color];
  // CR 702.16k
  if (isOfOpponents(quality)) return 'tus oponentes';
  if (Object.keys(quality).length === 0) return 'todo';
  return filterWords(quality, 'many', 'permanent').replace(
    'que no sean incoloros',
    'de uno o más colores',
  );
}

/** `cruzar islas` */
export const landwalkOf = (subtype: string | undefined): string =>
  subtype === undefined ? keywords.landwalk : `cruzar ${subtypeWord(subtype, 'many')}`;
