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
      return 'gioca un altro turno dopo questo';
    case 'enterInItsPlace':
      return 'metti questa carta sul campo di battaglia TAPpata; attacca ciò che attaccava quella creatura';
    case 'exchangeBlockers':
      return 'le creature che bloccano solo uno dei due bersagli bloccano invece l’altro, se ciascuno potrebbe essere bloccato da tutte quelle che bloccano l’altro';
    case 'shuffleGraveyardIntoLibrary':
      return 'rimescola nel grimorio il cimitero del suo proprietario';
    case 'exileLibrary':
      return 'esilia il tuo grimorio';
    case 'castFromExile':
      return castWords(effect);
  }
}

function castWords({ by, cost }: Of<'castFromExile'>): string {
  const free =
    by === 'siege'
      ? 'trasformata, senza pagare il suo costo di mana'
      : 'senza pagare il suo costo di mana';
  const how = cost === undefined ? free : `pagando ${manaText(cost)}`;
  const otherwise = by === 'madness' ? '; se non lo fai, mettila nel cimitero' : '';
  return `puoi lanciare questa carta dall’esilio ${how}${otherwise}`;
}
