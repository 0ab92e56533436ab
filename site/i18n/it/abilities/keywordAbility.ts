import type { Filter, KeywordAbility } from '../../../engine.ts';
import { isOfOpponents } from '../../abilities/references.ts';
import { after } from '../agreement.ts';
import { colors } from '../characteristics.ts';
import { keywords } from '../keywords/index.ts';
import { filterWords, landwalkWords, theFilter } from './filterPhrases.ts';
import { manaSymbols } from './manaSymbols.ts';

/** `volare`, `bushido 1`, `passa-Isole`, `protezione dal rosso` */
export function keywordWords({ keyword, quality, n, cost }: KeywordAbility): string {
  const name = keywords[keyword];
  if (cost !== undefined) return `${name} ${n === undefined ? '' : `${n}—`}${manaSymbols(cost)}`;
  if (n !== undefined) return `${name} ${n}`;
  if (quality === undefined) return name;
  if (keyword === 'landwalk') return landwalkWords(quality);
  if (keyword === 'bandsWithOther')
    return `${keywords.banding} con ${filterWords({ ...quality, other: true }, 'many')}`;
  return `${name} ${after('da', qualityWords(quality))}`;
}

function qualityWords(quality: Filter): string {
  if (Object.keys(quality).length === 0) return 'tutto';
  // CR 702.16k
  if (isOfOpponents(quality)) return 'i tuoi avversari';
  return quality.color === undefined
    ? theFilter(quality, 'permanent')
    : `il ${colors[quality.color]}`;
}
