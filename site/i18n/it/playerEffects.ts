import type { Effect } from '../../engine.ts';
import { counterWords, LIFE, measured, numbered, whereXOf } from './amounts.ts';
import { aFilter, agreementOf, filterWords } from './filters.ts';
import { verb } from './nouns.ts';
import { isYou, numberOf, type Speaking, subjectWords } from './references.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;
type OfPlayers = Of<
  'gainLife' | 'loseLife' | 'givePoison' | 'discard' | 'sacrificeChosen' | 'mill' | 'becomeMonarch'
>;

/** `guadagni 3 punti vita`, `ogni avversario perde 1 punto vita` */
export function playerActs(effect: OfPlayers, speaking: Speaking): string {
  const { subject } = effect;
  const [you, one, many] = ACTS[effect.kind];
  return isYou(subject)
    ? `${you} ${whatActed(effect, speaking)}`
    : `${subjectWords(subject, speaking)} ${verb(numberOf(subject), one, many)} ${whatActed(effect, speaking)}`;
}

/** Of you, of another, of others. */
const ACTS = {
  gainLife: ['guadagni', 'guadagna', 'guadagnano'],
  loseLife: ['perdi', 'perde', 'perdono'],
  givePoison: ['ottieni', 'ottiene', 'ottengono'],
  mill: ['macina', 'macina', 'macinano'],
  becomeMonarch: ['diventi', 'diventa', 'diventano'],
  discard: ['scarta', 'scarta', 'scartano'],
  sacrificeChosen: ['sacrifica', 'sacrifica', 'sacrificano'],
} as const;

function whatActed(effect: OfPlayers, speaking: Speaking): string {
  switch (effect.kind) {
    case 'gainLife':
    case 'loseLife':
      return measured(effect.n, LIFE, speaking);
    case 'givePoison':
      return `${counterWords(effect.n, 'veleno')}${whereXOf(effect.n, speaking)}`;
    case 'discard':
      return `${numbered(effect.n, 'una carta', 'carte', 'f')}${effect.atRandom ? ' a caso' : ''}`;
    case 'mill':
      return `${numbered(effect.n, 'una carta', 'carte', 'f')}${whereXOf(effect.n, speaking)}`;
    case 'becomeMonarch':
      return 'il monarca';
    case 'sacrificeChosen': {
      const [aOne, many] = [
        aFilter(effect.filter, 'permanent'),
        filterWords(effect.filter, 'many', 'permanent'),
      ];
      return `${numbered(effect.n, aOne, many, agreementOf(effect.filter, 'many', 'permanent').gender)}${whereXOf(effect.n, speaking)}`;
    }
  }
}
