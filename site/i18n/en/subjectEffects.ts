import type { Effect, Subject } from '../../engine.ts';
import { measured, numbered, numberWords, whereXOf } from './amounts.ts';
import { aFilter, filterWords } from './filters.ts';
import { durationWords } from './moments.ts';
import { numberOf, type Speaking, subjectWords } from './references.ts';
import { enteringWords } from './tokens.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;
type OnSubject = Exclude<
  Extract<Effect, { readonly subject: Subject }>,
  Of<'apply' | 'removeCounters'>
>;

/** What is done to objects or by players. */
export function objectWords(effect: OnSubject, speaking: Speaking): string {
  const it = subjectWords(effect.subject, speaking);
  const s = numberOf(effect.subject) === 'one' ? 's' : '';
  switch (effect.kind) {
    case 'preventNext':
      return `prevent the next ${effect.n} damage to ${it}`;
    case 'gainControl':
      return `gain control of ${it}${durationWords(effect.until)}`;
    case 'addCounters':
      return `put ${counters(effect)} on ${it}${whereXOf(effect.n, speaking)}`;
    case 'dealDamage':
      return `${measured(effect.n, 'damage', speaking)} to ${it}`;
    case 'gainLife':
    case 'loseLife':
    case 'givePoison':
    case 'discard':
    case 'sacrificeChosen':
      return playerActs(effect, speaking);
    case 'phaseOut':
      return `${it} phase${s} out`;
    case 'becomeAttacking':
      return `${it} become${s} attacking`;
    case 'becomeBlocked':
      return `${it} become${s} blocked`;
    case 'becomeUnblocked':
      return `${it} become${s} unblocked`;
    case 'makeBlock':
      return `${it} block${s} ${speaking[effect.attacker]}`;
    case 'attach':
      return `attach it to ${it}`;
    case 'putOnLibraryBottom':
      return `put ${it} under the library`;
    case 'putOntoBattlefield':
      return `put ${it} onto the battlefield${enteringWords(effect.entering, speaking)}`;
    case 'returnToHand':
      return `return ${it} to hand`;
    case 'removeFromCombat':
      return `remove ${it} from combat`;
    case 'regenerate':
    case 'destroy':
    case 'exile':
    case 'sacrifice':
    case 'tap':
    case 'untap':
    case 'counter':
    case 'goad':
    case 'suspect':
      return `${effect.kind} ${it}`;
  }
}

export const counters = ({ n, counter }: Of<'addCounters' | 'removeCounters'>): string =>
  numbered(n, `${counter} counter`);

type OfPlayers = Of<'gainLife' | 'loseLife' | 'givePoison' | 'discard' | 'sacrificeChosen'>;

/** `gain 3 life`, `each opponent loses 1 life` */
function playerActs(effect: OfPlayers, speaking: Speaking): string {
  const { subject } = effect;
  const isYou = subject.kind === 'reference' && subject.reference === 'you';
  const who = isYou ? '' : `${subjectWords(subject, speaking)} `;
  const s = numberOf(subject) === 'one' ? 's' : '';
  switch (effect.kind) {
    case 'gainLife':
      return `${who}gain${s} ${measured(effect.n, 'life', speaking)}`;
    case 'loseLife':
      return `${who}lose${s} ${measured(effect.n, 'life', speaking)}`;
    case 'givePoison':
      return `${who}get${s} ${numbered(effect.n, 'poison counter')}${whereXOf(effect.n, speaking)}`;
    case 'discard':
      return `${who}discard${s} ${numbered(effect.n, 'card')}`;
    case 'sacrificeChosen': {
      const what =
        effect.n === 1
          ? aFilter(effect.filter, 'permanent')
          : `${numberWords(effect.n)} ${filterWords(effect.filter, 'many', 'permanent')}`;
      return `${who}sacrifice${s} ${what}${whereXOf(effect.n, speaking)}`;
    }
  }
}
