import type { Effect } from '../../engine.ts';
import { manaText } from '../grammar.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;
type Fixed = Of<
  | 'extraTurn'
  | 'enterInItsPlace'
  | 'exchangeBlockers'
  | 'shuffleGraveyardIntoLibrary'
  | 'exileLibrary'
  | 'castFromExile'
>;

/** Effects that are said alike, whoever and whatever was named before. */
export function fixedWords(effect: Fixed): string {
  switch (effect.kind) {
    case 'extraTurn':
      return 'take another turn after this one';
    case 'enterInItsPlace':
      return 'put this card onto the battlefield, tapped and attacking what that creature attacked';
    case 'exchangeBlockers':
      return 'what blocks only one of the two targets blocks the other instead, if each could be blocked by all that block the other';
    case 'shuffleGraveyardIntoLibrary':
      return 'shuffle its owner’s graveyard into the library';
    case 'exileLibrary':
      return 'exile your library';
    case 'castFromExile':
      return castWords(effect);
  }
}

function castWords({ by, cost }: Of<'castFromExile'>): string {
  const free =
    by === 'siege' ? 'transformed, without paying its mana cost' : 'without paying its mana cost';
  const how = cost === undefined ? free : `for ${manaText(cost)}`;
  const otherwise = by === 'madness' ? '; if you don’t, put it into the graveyard' : '';
  return `you may cast this card from exile ${how}${otherwise}`;
}
