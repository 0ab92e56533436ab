import type { Effect, Subject } from '../../engine.ts';
import { amountWords, counterWords, DAMAGE, measured, numberWords, whereXOf } from './amounts.ts';
import { durationWords } from './moments.ts';
import { after, agree, type Gender, verb } from './nouns.ts';
import { playerActs } from './playerEffects.ts';
import { agreementOfSubject, isYou, numberOf, type Speaking, subjectWords } from './references.ts';
import { enteringWords } from './tokens.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;
type OnSubject = Exclude<
  Extract<Effect, { readonly subject: Subject }>,
  Of<'apply' | 'removeCounters' | 'draw' | 'forEach' | 'skipNext'>
>;

/** What is done to objects or by players. */
export function objectWords(effect: OnSubject, speaking: Speaking): string {
  const it = subjectWords(effect.subject, speaking);
  const number = numberOf(effect.subject);
  switch (effect.kind) {
    case 'preventNext':
      return preventNextWords(effect, speaking);
    case 'gainControl':
      return effect.by === undefined
        ? `prendi il controllo ${after('di', it)}${durationWords(effect.until)}`
        : `${speaking[effect.by]} prende il controllo ${after('di', it)}${durationWords(effect.until)}`;
    case 'preventNextTime':
      return `la prossima volta in questo turno che ${speaking[effect.from]} ${isYou(effect.subject) ? 'ti infliggerebbe danno' : `infliggerebbe danno ${after('a', it)}`}, previeni quel danno`;
    case 'addCounters':
      return `metti ${counters(effect)} ${after('su', it)}${whereXOf(effect.n, speaking)}${effect.max === undefined ? '' : `, fino a un massimo di ${numberWords(effect.max, 'm')}`}`;
    case 'dealDamage':
      return isYou(effect.subject)
        ? `ti infligge ${measured(effect.n, DAMAGE, speaking)}`
        : `infligge ${measured(effect.n, DAMAGE, speaking)} ${after('a', it)}`;
    case 'gainLife':
    case 'loseLife':
    case 'givePoison':
    case 'discard':
    case 'sacrificeChosen':
    case 'mill':
    case 'becomeMonarch':
      return playerActs(effect, speaking);
    case 'setLife':
      return `il totale di punti vita ${after('di', it)} diventa ${amountWords(effect.n, speaking)}`;
    case 'shuffleIntoLibrary':
      return `rimescola nel grimorio ${it}`;
    case 'destroy':
      return `distruggi ${it}${effect.noRegeneration ? `; non si ${verb(number, 'può', 'possono')} rigenerare` : ''}`;
    case 'phaseOut':
      return `${it} ${verb(number, 'scompare', 'scompaiono')}`;
    case 'becomeAttacking':
    case 'reselectAttacked':
    case 'becomeBlocked':
    case 'becomeUnblocked':
    case 'unblockWhatTheyBlock':
    case 'makeBlock':
      return combatWords(effect, speaking);
    case 'attach':
      return `assegna questo permanente ${after('a', it)}`;
    case 'putOnLibraryBottom':
      return `metti in fondo al grimorio ${it}`;
    case 'putOntoBattlefield':
      return `metti sul campo di battaglia ${it}${enteringWords(effect.entering, { number, gender: genderOf(effect.subject) }, speaking)}`;
    case 'returnToHand':
      return `fai tornare in mano ${it}`;
    case 'removeFromCombat':
      return `rimuovi dal combattimento ${it}`;
    case 'exile':
      return `esilia ${it}${effect.until === undefined ? '' : UNTIL[effect.until]}`;
    case 'regenerate':
    case 'sacrifice':
    case 'tap':
    case 'untap':
    case 'counter':
    case 'goad':
    case 'suspect':
      return `${IMPERATIVE[effect.kind]} ${it}`;
  }
}

/** `ciò che è stato scelto` and `questo permanente` are masculine. */
const genderOf = (subject: Subject): Gender =>
  subject.kind === 'reference' && ['chosen', 'self'].includes(subject.reference)
    ? 'm'
    : agreementOfSubject(subject).gender;

const UNTIL = { anOpponentIsMonarch: ' finché un avversario non diventa il monarca' } as const;

function preventNextWords(
  { n, subject, andYours, dealing }: Of<'preventNext'>,
  speaking: Speaking,
): string {
  const next =
    n === 1 ? 'il prossimo danno' : `i prossimi ${measured(n, ['danno', 'danni'], speaking)}`;
  const yours = andYours ? ' e ai permanenti che controlli' : '';
  const instead =
    dealing === undefined ? '' : `, e infliggi altrettanti danni ${after('a', speaking[dealing])}`;
  return `previeni ${next} ${after('a', subjectWords(subject, speaking))}${yours} in questo turno${instead}`;
}

type InCombat = Of<
  | 'becomeAttacking'
  | 'reselectAttacked'
  | 'becomeBlocked'
  | 'becomeUnblocked'
  | 'unblockWhatTheyBlock'
  | 'makeBlock'
>;

function combatWords(effect: InCombat, speaking: Speaking): string {
  const it = subjectWords(effect.subject, speaking);
  const as = agreementOfSubject(effect.subject);
  const becomes = verb(as.number, 'diventa', 'diventano');
  switch (effect.kind) {
    case 'becomeAttacking':
      return `${it} ${becomes} ${agree('attaccante', as)}`;
    case 'reselectAttacked':
      return `scegli di nuovo che cosa ${verb(as.number, 'attacca', 'attaccano')} ${it}`;
    case 'becomeBlocked':
      return `${it} ${becomes} ${agree('bloccato', as)}`;
    case 'becomeUnblocked':
      return `${it} ${becomes} ${agree('non bloccato', as)}`;
    case 'unblockWhatTheyBlock':
      return `le creature bloccate solo ${after('da', it)} diventano non bloccate`;
    case 'makeBlock':
      return `${it} ${verb(as.number, 'blocca', 'bloccano')} ${speaking[effect.attacker]}`;
  }
}

export const counters = ({ n, counter }: Of<'addCounters' | 'removeCounters'>): string =>
  counterWords(n, counter);

const IMPERATIVE = {
  regenerate: 'rigenera',
  sacrifice: 'sacrifica',
  tap: 'TAPpa',
  untap: 'STAPpa',
  counter: 'neutralizza',
  goad: 'sprona',
  suspect: 'sospetta',
} as const;
