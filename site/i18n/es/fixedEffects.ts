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
      return 'juega un turno adicional después de este';
    case 'enterInItsPlace':
      return 'pon esta carta en el campo de batalla girada y atacando en lugar de esa criatura';
    case 'exchangeBlockers':
      return 'las criaturas que bloquean solo a uno de los dos objetivos pasan a bloquear al otro, si cada uno podría ser bloqueado por todas las que bloquean al otro';
    case 'shuffleGraveyardIntoLibrary':
      return 'su propietario baraja su cementerio en su biblioteca';
    case 'exileLibrary':
      return 'exilia tu biblioteca';
    case 'castFromExile':
      return castWords(effect);
  }
}

function castWords({ by, cost }: Of<'castFromExile'>): string {
  const free =
    by === 'siege' ? 'transformada, sin pagar su coste de maná' : 'sin pagar su coste de maná';
  const how = cost === undefined ? free : `pagando ${manaText(cost)}`;
  const otherwise = by === 'madness' ? '; si no lo haces, ponla en el cementerio' : '';
  return `puedes lanzar esta carta desde el exilio ${how}${otherwise}`;
}
