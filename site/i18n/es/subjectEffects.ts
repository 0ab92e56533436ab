import type { Effect, Subject } from '../../engine.ts';
import { agree, of, to, verbOf } from './agreement.ts';
import {
  CARDS,
  counterUnit,
  DAMAGE,
  LIFE,
  measured,
  numbered,
  POISON,
  whereXOf,
} from './amounts.ts';
import { some } from './costs.ts';
import { filterWords } from './filters.ts';
import { aboutOf } from './limits.ts';
import { durationWords } from './moments.ts';
import { isYou, numberOf, type Speaking, subjectWords } from './references.ts';
import { enteringWords } from './tokens.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;
type OnSubject = Exclude<
  Extract<Effect, { readonly subject: Subject }>,
  Of<'apply' | 'removeCounters'>
>;

/** What is done to objects or by players. */
export function objectWords(effect: OnSubject, speaking: Speaking): string {
  const it = subjectWords(effect.subject, spokenOf(effect.kind, speaking));
  const number = numberOf(effect.subject);
  switch (effect.kind) {
    case 'preventNext':
      return preventNextWords(effect, speaking);
    case 'gainControl':
      return `gana el control ${of(it)}${durationWords(effect.until)}`;
    case 'addCounters':
      return `pon ${numbered(effect.n, counterUnit(effect.counter))} sobre ${it}${whereXOf(effect.n, speaking)}`;
    case 'dealDamage': {
      const much = measured(effect.n, DAMAGE, speaking);
      return isYou(effect.subject) ? `te hace ${much}` : `hace ${much} ${to(it)}`;
    }
    case 'gainLife':
    case 'loseLife':
    case 'givePoison':
    case 'discard':
    case 'sacrificeChosen':
      return playerActs(effect, speaking);
    case 'phaseOut':
      return `${it} ${verbOf('sale', number)} de fase`;
    case 'becomeAttacking':
      return `${it} ${verbOf('pasa', number)} a estar atacando`;
    case 'reselectAttacked':
      return `elige de nuevo a qué ${verbOf('ataca', number)} ${it}`;
    case 'becomeBlocked':
      return `${it} ${becomes(effect.subject, '')}`;
    case 'becomeUnblocked':
      return `${it} ${becomes(effect.subject, 'no ')}`;
    case 'makeBlock':
      return `${it} ${verbOf('bloquea', number)} ${to(speaking[effect.attacker])}`;
    case 'attach':
      return `anexa este permanente ${to(it)}`;
    case 'putOnLibraryBottom':
      return `pon ${it} en el fondo de la biblioteca de su propietario`;
    case 'putOntoBattlefield':
      return `pon ${it} en el campo de batalla bajo tu control${enteringWords(effect.entering, speaking, aboutOf(effect.subject))}`;
    case 'returnToHand':
      return `regresa ${it} a la mano de su propietario`;
    case 'removeFromCombat':
      return `remueve del combate ${it}`;
    case 'goad':
      return `incita ${to(it)}`;
    case 'suspect':
      return `sospecha ${of(it)}`;
    case 'regenerate':
    case 'destroy':
    case 'exile':
    case 'sacrifice':
    case 'tap':
    case 'untap':
    case 'counter':
      return `${VERBS[effect.kind]} ${it}`;
  }
}

/** What only a creature can be or do is said of `esta criatura`. */
const spokenOf = (kind: OnSubject['kind'], speaking: Speaking): Speaking =>
  OF_CREATURES.has(kind) ? { ...speaking, self: 'esta criatura' } : speaking;

const OF_CREATURES: ReadonlySet<string> = new Set([
  'regenerate',
  'removeFromCombat',
  'becomeAttacking',
  'reselectAttacked',
  'becomeBlocked',
  'becomeUnblocked',
  'makeBlock',
  'goad',
  'suspect',
]);

/** `se convierte en criatura bloqueada` */
function becomes(subject: Subject, not: '' | 'no '): string {
  const number = numberOf(subject);
  const creature = number === 'one' ? 'criatura' : 'criaturas';
  const blocked = agree('bloqueado', { gender: 'f', number });
  return `se ${verbOf('convierte', number)} en ${creature} ${not}${blocked}`;
}

const VERBS = {
  regenerate: 'regenera',
  destroy: 'destruye',
  exile: 'exilia',
  sacrifice: 'sacrifica',
  tap: 'gira',
  untap: 'endereza',
  counter: 'contrarresta',
} as const;

type OfPlayers = Of<'gainLife' | 'loseLife' | 'givePoison' | 'discard' | 'sacrificeChosen'>;

/** `ganas 3 vidas`, `cada oponente pierde 1 vida` */
function playerActs(effect: OfPlayers, speaking: Speaking): string {
  const { subject, n } = effect;
  const who = isYou(subject) ? '' : `${subjectWords(subject, speaking)} `;
  const does = (verb: string): string => `${who}${verbOf(verb, numberOf(subject))}`;
  const you = (verb: string): string => (isYou(subject) ? `${verb}s` : does(verb));
  switch (effect.kind) {
    case 'gainLife':
      return `${you('gana')} ${measured(n, LIFE, speaking)}`;
    case 'loseLife':
      return `${you('pierde')} ${measured(n, LIFE, speaking)}`;
    case 'givePoison':
      return `${you('obtiene')} ${numbered(n, POISON)}${whereXOf(n, speaking)}`;
    case 'discard':
      return `${does('descarta')} ${numbered(n, CARDS)}`;
    case 'sacrificeChosen': {
      const { filter } = effect;
      const what =
        typeof n === 'number' ? some(n, filter) : `X ${filterWords(filter, 'many', 'permanent')}`;
      return `${does('sacrifica')} ${what}${whereXOf(n, speaking)}`;
    }
  }
}

function preventNextWords({ n, subject }: Of<'preventNext'>, speaking: Speaking): string {
  const next =
    n === 1 ? 'prevén el siguiente punto de daño' : `prevén los siguientes ${n} puntos de daño`;
  return `${next} que ${receiving(subject, speaking)} este turno`;
}

/** `fuera a recibir la criatura objetivo`, `fueras a recibir` */
export const receiving = (subject: Subject, speaking: Speaking): string =>
  isYou(subject)
    ? 'fueras a recibir'
    : `${verbOf('fuera', numberOf(subject))} a recibir ${subjectWords(subject, speaking)}`;
