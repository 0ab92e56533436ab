import type { Filter, KeywordAbility } from '../../../engine.ts';
import { isOfOpponents } from '../../abilities/references.ts';
import { manaText } from '../../grammar.ts';
import { colors } from '../characteristics.ts';
import { keywords } from '../keywords/index.ts';
import { subtypeWord } from '../subtypes.ts';
import { filterWords } from './filterPhrases.ts';

/** `flying`, `bushido 1`, `islandwalk`, `protection from red` */
export function keywordWords({ keyword, quality, n, cost }: KeywordAbility): string {
  const name = keywords[keyword];
  if (cost !== undefined) return `${name} ${n === undefined ? '' : `${n}—`}${manaText(cost)}`;
  if (n !== undefined) return `${name} ${n}`;
  if (quality === undefined) return name;
  if (keyword === 'landwalk') return `${landWords(quality)}walk`;
  if (keyword === 'bandsWithOther') return `${name} ${filterWords(quality, 'many')}`;
  return `${name} from ${qualityWords(quality)}`;
}

function qualityWords(quality: Filter): string {
  if (Object.keys(quality).length === 0) return 'everything';
  // CR 702.16k
  if (isOfOpponents(quality)) return 'your opponents';
  return quality.color === undefined
    ? filterWords(quality, 'many', 'permanent')
    : colors[quality.color];
}

const landWords = (quality: Filter): string =>
  quality.subtype === undefined
    ? filterWords({ type: 'land', ...quality }, 'one')
    : subtypeWord(quality.subtype, 'one').toLowerCase();
