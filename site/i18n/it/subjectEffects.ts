import type { Effect, Subject } from '../../engine.ts';
import { counterWords, DAMAGE, LIFE, measured, numbered, whereXOf } from './amounts.ts';
import { aFilter, filterWords } from './filters.ts';
import { durationWords } from './moments.ts';
import { after, agree, verb } from './nouns.ts';
import { agreementOfSubject, isYou, numberOf, type Speaking, subjectWords } from './references.ts';
import { enteringWords } from './tokens.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;
type OnSubject = Exclude<
  Extract<Effect, { readonly subject: Subject }>,
  Of<'apply' | 'removeCounters'>
>;

/** What is done to objects or by players. */
export function objectWords(effect: OnSubject, speaking: Speaking): string {
  const it = subjectWords(effect.subject, speaking);
  const as = agreementOfSubject(effect.subject);
  const { number } = as;
  switch (effect.kind) {
    case 'preventNext':
      return `previeni ${effect.n === 1 ? 'il prossimo danno' : `i prossimi ${effect.n} danni`} ${after('a', it)}`;
    case 'gainControl':
      return `prendi il controllo ${after('di', it)}${durationWords(effect.until)}`;
    case 'addCounters':
      return `metti ${counters(effect)} ${after('su', it)}${whereXOf(effect.n, speaking)}`;
    case 'dealDamage':
      return `infligge ${measured(effect.n, DAMAGE, speaking)} ${after('a', it)}`;
    case 'gainLife':
    case 'loseLife':
    case 'givePoison':
    case 'discard':
    case 'sacrificeChosen':
      return playerActs(effect, speaking);
    case 'phaseOut':
      return `${it} ${verb(number, 'scompare', 'scompaiono')}`;
    case 'becomeAttacking':
      return `${it} ${verb(number, 'diventa attaccante', 'diventano attaccanti')}`;
    case 'becomeBlocked':
      return `${it} ${verb(number, 'diventa', 'diventano')} ${agree('bloccato', as)}`;
    case 'becomeUnblocked':
      return `${it} ${verb(number, 'diventa', 'diventano')} ${agree('non bloccato', as)}`;
    case 'makeBlock':
      return `${it} ${verb(number, 'blocca', 'bloccano')} ${speaking[effect.attacker]}`;
    case 'attach':
      return `assegna questo permanente ${after('a', it)}`;
    case 'putOnLibraryBottom':
      return `metti ${it} in fondo al grimorio`;
    case 'putOntoBattlefield':
      return `metti sul campo di battaglia ${it}${enteringWords(effect.entering, number, speaking)}`;
    case 'returnToHand':
      return `fai tornare ${it} in mano`;
    case 'removeFromCombat':
      return `rimuovi ${it} dal combattimento`;
    case 'regenerate':
    case 'destroy':
    case 'exile':
    case 'sacrifice':
    case 'tap':
    case 'untap':
    case 'counter':
    case 'goad':
    case 'suspect':
      return `${IMPERATIVE[effect.kind]} ${it}`;
  }
}

export const counters = ({ n, counter }: Of<'addCounters' | 'removeCounters'>): string =>
  counterWords(n, counter);

const IMPERATIVE = {
  regenerate: 'rigenera',
  destroy: 'distruggi',
  exile: 'esilia',
  sacrifice: 'sacrifica',
  tap: 'TAPpa',
  untap: 'STAPpa',
  counter: 'neutralizza',
  goad: 'sprona',
  suspect: 'sospetta',
} as const;

type OfPlayers = Of<'gainLife' | 'loseLife' | 'givePoison' | 'discard' | 'sacrificeChosen'>;

/** `guadagni 3 punti vita`, `ogni avversario perde 1 punto vita` */
function playerActs(effect: OfPlayers, speaking: Speaking): string {
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
  discard: ['scarti', 'scarta', 'scartano'],
  sacrificeChosen: ['sacrifichi', 'sacrifica', 'sacrificano'],
} as const;

function whatActed(effect: OfPlayers, speaking: Speaking): string {
  switch (effect.kind) {
    case 'gainLife':
    case 'loseLife':
      return measured(effect.n, LIFE, speaking);
    case 'givePoison':
      return `${counterWords(effect.n, 'veleno')}${whereXOf(effect.n, speaking)}`;
    case 'discard':
      return numbered(effect.n, 'una carta', 'carte');
    case 'sacrificeChosen': {
      const [aOne, many] = [
        aFilter(effect.filter, 'permanent'),
        filterWords(effect.filter, 'many', 'permanent'),
      ];
      return `${numbered(effect.n, aOne, many)}${whereXOf(effect.n, speaking)}`;
    }
  }
}
