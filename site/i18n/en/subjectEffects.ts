import type { Effect, Subject } from '../../engine.ts';
import { measured, numbered, whereXOf } from './amounts.ts';
import { filterWords } from './filters.ts';
import { durationWords } from './moments.ts';
import { playerActs } from './playerEffects.ts';
import { numberOf, type Speaking, subjectWords } from './references.ts';
import { enteringWords } from './tokens.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;
type OnSubject = Exclude<
  Extract<Effect, { readonly subject: Subject }>,
  Of<'apply' | 'removeCounters' | 'forEach' | 'skipNext'>
>;

/** What is done to objects or by players. */
export function objectWords(effect: OnSubject, speaking: Speaking): string {
  const it = subjectWords(effect.subject, speaking);
  const s = numberOf(effect.subject) === 'one' ? 's' : '';
  switch (effect.kind) {
    case 'preventNext':
      return preventNextWords(effect, speaking);
    case 'gainControl':
      return effect.by === undefined
        ? `gain control of ${it}${durationWords(effect.until)}`
        : `${speaking[effect.by]} gains control of ${it}${durationWords(effect.until)}`;
    case 'addCounters':
      return `put ${counters(effect)} on ${eachOf(effect.subject, speaking)}${upTo(effect)}${whereXOf(effect.n, speaking)}`;
    case 'preventNextTime':
      return `the next time this turn that ${speaking[effect.from]} would deal damage to ${it}, prevent it`;
    case 'dealDamage':
      return `${measured(effect.n, 'damage', speaking)} to ${eachOf(effect.subject, speaking)}`;
    case 'gainLife':
    case 'loseLife':
    case 'givePoison':
    case 'discard':
    case 'sacrificeChosen':
    case 'setLife':
    case 'mill':
    case 'becomeMonarch':
      return playerActs(effect, speaking);
    case 'phaseOut':
      return `${it} phase${s} out`;
    case 'becomeAttacking':
      return `${it} become${s} attacking`;
    case 'reselectAttacked':
      return `choose anew what ${it} attack${s}`;
    case 'unblockWhatTheyBlock':
      return `what only ${it} block${s} becomes unblocked`;
    case 'becomeBlocked':
      return `${it} become${s} blocked`;
    case 'becomeUnblocked':
      return `${it} become${s} unblocked`;
    case 'makeBlock':
      return `${it} block${s} ${speaking[effect.attacker]}`;
    case 'putOntoBattlefield':
      return `put ${it} onto the battlefield${enteringWords(effect.entering, speaking)}`;
    case 'destroy':
      return `destroy ${it}${effect.noRegeneration ? ', without regeneration' : ''}`;
    case 'attach':
    case 'putOnLibraryBottom':
    case 'shuffleIntoLibrary':
    case 'returnToHand':
    case 'removeFromCombat':
      return MOVED[effect.kind].join(it);
    case 'exile':
      return `exile ${it}${effect.until === undefined ? '' : UNTIL[effect.until]}`;
    case 'regenerate':
    case 'sacrifice':
    case 'tap':
    case 'untap':
    case 'counter':
    case 'goad':
    case 'suspect':
      return `${effect.kind} ${it}`;
  }
}

const eachOf = (subject: Subject, speaking: Speaking): string =>
  subject.kind === 'all'
    ? `each ${filterWords(subject.filter, 'one', 'permanent')}`
    : subjectWords(subject, speaking);

const UNTIL = { anOpponentIsMonarch: ' until an opponent becomes the monarch' } as const;

function preventNextWords(
  { n, subject, andYours, dealing }: Of<'preventNext'>,
  speaking: Speaking,
): string {
  const yours = andYours ? ' and the permanents you control' : '';
  const instead =
    dealing === undefined ? '' : `, and deal as much as is prevented to ${speaking[dealing]}`;
  return `prevent the next ${measured(n, 'damage', speaking)} to ${subjectWords(subject, speaking)}${yours} this turn${instead}`;
}

/** The words on both sides of what is moved. */
const MOVED = {
  attach: ['attach it to ', ''],
  putOnLibraryBottom: ['put ', ' on the bottom of the library'],
  shuffleIntoLibrary: ['shuffle ', ' into the library'],
  returnToHand: ['return ', ' to hand'],
  removeFromCombat: ['remove ', ' from combat'],
} as const;

const upTo = ({ max }: Of<'addCounters'>): string =>
  max === undefined ? '' : `, up to ${max} in all`;

export const counters = ({ n, counter }: Of<'addCounters' | 'removeCounters'>): string =>
  numbered(n, `${counter} counter`);
