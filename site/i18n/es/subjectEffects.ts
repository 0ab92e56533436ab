import type { Effect, Subject } from '../../engine.ts';
import { of, to, verbOf } from './agreement.ts';
import {
  amountWords,
  CARDS,
  counterUnit,
  DAMAGE,
  LIFE,
  measured,
  numbered,
  POISON,
  whereXOf,
} from './amounts.ts';
import { combatEffectWords } from './combatEffects.ts';
import { some } from './costs.ts';
import { filterWords } from './filters.ts';
import { aboutOf } from './limits.ts';
import { durationWords } from './moments.ts';
import { eachWords, isYou, numberOf, type Speaking, subjectWords } from './references.ts';
import { enteringWords } from './tokens.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;
type OnSubject = Exclude<
  Extract<Effect, { readonly subject: Subject }>,
  Of<'apply' | 'removeCounters' | 'forEach' | 'skipNext'>
>;

/** What is done to objects or by players. */
export function objectWords(effect: OnSubject, speaking: Speaking): string {
  const it = subjectWords(
    effect.subject,
    effect.kind === 'regenerate' ? { ...speaking, self: 'esta criatura' } : speaking,
  );
  const number = numberOf(effect.subject);
  switch (effect.kind) {
    case 'becomeAttacking':
    case 'becomeBlocked':
    case 'becomeUnblocked':
    case 'makeBlock':
    case 'reselectAttacked':
    case 'unblockWhatTheyBlock':
    case 'removeFromCombat':
    case 'goad':
    case 'suspect':
      return combatEffectWords(effect, speaking);
    case 'preventNext':
      return preventNextWords(effect, speaking);
    case 'gainControl':
      return `${effect.by === undefined || effect.by === 'you' ? '' : `${speaking[effect.by]} `}gana el control ${of(it)}${durationWords(effect.until)}`;
    case 'preventNextTime':
      return `la próxima vez este turno que ${speaking[effect.from]} ${isYou(effect.subject) ? 'te fuera a hacer daño' : `fuera a hacer daño ${to(it)}`}, prevén ese daño`;
    case 'addCounters':
      return countersWords(effect, eachWords(effect.subject, speaking), speaking);
    case 'dealDamage': {
      const much = measured(effect.n, DAMAGE, speaking);
      return isYou(effect.subject)
        ? `te hace ${much}`
        : `hace ${much} ${to(eachWords(effect.subject, speaking))}`;
    }
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
      return `${it} ${verbOf('sale', number)} de fase`;
    case 'attach':
      return `anexa este permanente ${to(it)}`;
    case 'putOnLibraryBottom':
      return `pon ${it} en el fondo de la biblioteca de su propietario`;
    case 'shuffleIntoLibrary':
      return `baraja ${it} en la biblioteca de su propietario`;
    case 'putOntoBattlefield':
      return `pon ${it} en el campo de batalla bajo tu control${enteringWords(effect.entering, speaking, aboutOf(effect.subject))}`;
    case 'returnToHand':
      return `regresa ${it} a la mano de su propietario`;
    case 'destroy':
      return `destruye ${it}${effect.noRegeneration ? ` sin que se ${verbOf('pueda', number)} regenerar` : ''}`;
    case 'exile':
      return `exilia ${it}${effect.until === undefined ? '' : UNTIL[effect.until]}`;
    case 'regenerate':
    case 'sacrifice':
    case 'tap':
    case 'untap':
    case 'counter':
      return `${VERBS[effect.kind]} ${it}`;
  }
}

const UNTIL = {
  anOpponentIsMonarch: ' hasta que un oponente se convierta en el monarca',
} as const;

const VERBS = {
  regenerate: 'regenera',
  sacrifice: 'sacrifica',
  tap: 'gira',
  untap: 'endereza',
  counter: 'contrarresta',
} as const;

function countersWords(
  { n, counter, max }: Of<'addCounters'>,
  it: string,
  speaking: Speaking,
): string {
  const most = max === undefined ? '' : `, hasta un máximo de ${max}`;
  return `pon ${numbered(n, counterUnit(counter))} sobre ${it}${most}${whereXOf(n, speaking)}`;
}

type OfPlayers = Of<
  | 'gainLife'
  | 'loseLife'
  | 'givePoison'
  | 'discard'
  | 'sacrificeChosen'
  | 'setLife'
  | 'mill'
  | 'becomeMonarch'
>;

/** `ganas 3 vidas`, `cada oponente pierde 1 vida` */
function playerActs(effect: OfPlayers, speaking: Speaking): string {
  const { subject } = effect;
  const who = isYou(subject) ? '' : `${subjectWords(subject, speaking)} `;
  const does = (verb: string): string => `${who}${verbOf(verb, numberOf(subject))}`;
  const you = (verb: string): string => (isYou(subject) ? `${verb}s` : does(verb));
  switch (effect.kind) {
    case 'gainLife':
      return `${you('gana')} ${measured(effect.n, LIFE, speaking)}`;
    case 'loseLife':
      return `${you('pierde')} ${measured(effect.n, LIFE, speaking)}`;
    case 'givePoison':
      return `${you('obtiene')} ${numbered(effect.n, POISON)}${whereXOf(effect.n, speaking)}`;
    case 'discard':
      return `${does('descarta')} ${numbered(effect.n, CARDS)}${effect.atRandom ? ' al azar' : ''}`;
    case 'mill':
      return `${does('muele')} ${numbered(effect.n, CARDS)}${whereXOf(effect.n, speaking)}`;
    case 'setLife':
      return `${isYou(subject) ? 'tu total de vidas' : `el total de vidas ${of(who.trim())}`} pasa a ser ${amountWords(effect.n, speaking)}`;
    case 'becomeMonarch':
      return isYou(subject)
        ? 'te conviertes en el monarca'
        : `${does('se convierte')} en el monarca`;
    case 'sacrificeChosen': {
      const { n, filter } = effect;
      const what =
        typeof n === 'number' ? some(n, filter) : `X ${filterWords(filter, 'many', 'permanent')}`;
      return `${does('sacrifica')} ${what}${whereXOf(n, speaking)}`;
    }
  }
}

function preventNextWords(
  { n, subject, andYours, dealing }: Of<'preventNext'>,
  speaking: Speaking,
): string {
  const next =
    n === 1
      ? 'prevén el siguiente punto de daño'
      : `prevén los siguientes ${measured(n, DAMAGE, speaking)}`;
  const who = andYours
    ? 'fueran a recibir tú y los permanentes que controlas'
    : receiving(subject, speaking);
  const instead =
    dealing === undefined ? '' : `, y haz la misma cantidad de daño ${to(speaking[dealing])}`;
  return `${next} que ${who} este turno${instead}`;
}

/** `fuera a recibir la criatura objetivo`, `fueras a recibir` */
export const receiving = (subject: Subject, speaking: Speaking): string =>
  isYou(subject)
    ? 'fueras a recibir'
    : `${verbOf('fuera', numberOf(subject))} a recibir ${subjectWords(subject, speaking)}`;
