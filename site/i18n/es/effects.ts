import type { Ability, Effect, Subject } from '../../engine.ts';
import { list, manaText } from '../grammar.ts';
import { numeral, of, to, verbOf } from './agreement.ts';
import {
  CARDS,
  counted,
  counterUnit,
  DAMAGE,
  LIFE,
  measured,
  POISON,
  type Unit,
  whereX,
} from './amounts.ts';
import { changeWords } from './changes.ts';
import { payWords, some } from './costs.ts';
import { filterWords } from './filters.ts';
import { aboutOf } from './limits.ts';
import { DELAYED, durationWords } from './moments.ts';
import { isSelf, isYou, numberOf, type Speaking, subjectWords } from './references.ts';
import { speakingAfter, type Targets } from './targets.ts';
import { copyWords, createWords, enteringWords } from './tokens.ts';

type Words = (ability: Ability) => string;
type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

/** What a spell or activated ability does: its effects, or the modes that are chosen among. */
export const spellWords = ({ modes, targets, effects }: Chosen, words: Words): string =>
  modes === undefined
    ? effectsWords(effects, targets, words)
    : `elige ${numeral(modes.choose)}: ${modes.of.map((mode) => effectsWords(mode.effects, mode.targets, words)).join('; o ')}`;

type Chosen = Pick<Extract<Ability, { readonly kind: 'spell' }>, 'targets' | 'effects' | 'modes'>;

/** What happens, effect after effect. */
export const effectsWords = (
  effects: readonly Effect[],
  targets: Targets,
  words: Words,
  earlier: readonly Effect[] = [],
): string =>
  effects
    .map((effect, index) => {
      const before = [...earlier, ...effects.slice(0, index)];
      const then = (later: readonly Effect[]): string =>
        effectsWords(later, targets, words, before);
      return effectWords(effect, { words, then, speaking: speakingAfter(before, targets) });
    })
    .join('; ');

interface Voice {
  readonly words: Words;
  /** The effects inside an effect. */
  readonly then: (effects: readonly Effect[]) => string;
  readonly speaking: Speaking;
}

function effectWords(effect: Effect, voice: Voice): string {
  switch (effect.kind) {
    case 'apply':
      return applyWords(effect, voice);
    case 'createToken':
      return createWords(effect, voice.words, voice.speaking);
    case 'createCopy':
      return copyWords(effect, voice.words, voice.speaking);
    case 'delayed':
      return `${DELAYED[effect.at]}: ${voice.then(effect.effects)}`;
    case 'mayPay':
      return `puedes ${payWords(effect.cost)}; si lo haces: ${voice.then(effect.effects)}`;
    case 'extraPhases':
      return `después de esta fase hay ${list('es', effect.phases.map(phaseWords))} adicional`;
    case 'extraTurn':
      return 'juega un turno adicional después de este';
    case 'enterInItsPlace':
      return 'pon esta carta en el campo de batalla girada y atacando en lugar de esa criatura';
    case 'draw':
      return effect.n === 1 ? 'roba una carta' : `roba ${counted(effect.n, CARDS)}`;
    case 'addMana':
      return `agrega ${manaText(effect.mana)}`;
    case 'preventAll':
      return preventAllWords(effect, voice.speaking);
    case 'exileLibrary':
      return 'exilia tu biblioteca';
    case 'either':
      return `elige: ${effect.options.map(voice.then).join('; o ')}`;
    case 'may':
      return `puedes hacer esto: ${voice.then(effect.effects)}`;
    case 'putOntoBattlefield':
      return `pon ${subjectWords(effect.subject, voice.speaking)} en el campo de batalla bajo tu control${enteringWords(effect.entering, voice.speaking, aboutOf(effect.subject))}`;
    default:
      return onSubject(effect, voice.speaking);
  }
}

const phaseWords = (phase: 'combat' | 'main'): string =>
  phase === 'combat' ? 'una fase de combate' : 'una fase principal';

function applyWords({ subject, change, until }: Of<'apply'>, voice: Voice): string {
  const said = changeWords(change, voice.words, aboutOf(subject), voice.speaking);
  const who = isSelf(subject) ? '' : `${subjectWords(subject, voice.speaking)} `;
  return `${who}${said}${durationWords(until, change)}`;
}

type OnSubject = Exclude<
  Extract<Effect, { readonly subject: Subject }>,
  { readonly kind: 'apply' | 'putOntoBattlefield' }
>;

function onSubject(effect: OnSubject, speaking: Speaking): string {
  const it = subjectWords(effect.subject, speaking);
  const number = numberOf(effect.subject);
  switch (effect.kind) {
    case 'preventNext':
      return preventNextWords(effect, speaking);
    case 'gainControl':
      return `gana el control ${of(it)}${durationWords(effect.until)}`;
    case 'addCounters':
      return `pon ${countersWords(effect.n, counterUnit(effect.counter))} sobre ${it}${whereX([effect.n], speaking)}`;
    case 'removeCounters':
      return `remueve ${countersWords(effect.n, counterUnit(effect.counter))} de ${it}${whereX([effect.n], speaking)}`;
    case 'counter':
      return `contrarresta ${it}`;
    case 'dealDamage':
      return `${isYou(effect.subject) ? 'te hace' : 'hace'} ${measured(effect.n, DAMAGE, speaking)}${isYou(effect.subject) ? '' : ` ${to(it)}`}`;
    case 'gainLife':
    case 'loseLife':
    case 'givePoison':
    case 'discard':
    case 'sacrificeChosen':
      return playerActs(effect, speaking);
    case 'phaseOut':
      return `${it} ${verbOf('sale', number)} de fase`;
    case 'becomeBlocked':
      return `${it} ${BECOMES[number]}${number === 'one' ? 'bloqueada' : 'bloqueadas'}`;
    case 'becomeUnblocked':
      return `${it} ${BECOMES[number]}no ${number === 'one' ? 'bloqueada' : 'bloqueadas'}`;
    case 'makeBlock':
      return `${it} ${verbOf('bloquea', number)} ${to(speaking[effect.attacker])}`;
    case 'attach':
      return `anexa este permanente ${to(it)}`;
    case 'putOnLibraryBottom':
      return `pon ${it} en el fondo de la biblioteca de su propietario`;
    case 'returnToHand':
      return `regresa ${it} a la mano de su propietario`;
    case 'removeFromCombat':
      return `remueve ${it} del combate`;
    case 'regenerate':
    case 'destroy':
    case 'exile':
    case 'sacrifice':
    case 'tap':
    case 'untap':
      return `${VERBS[effect.kind]} ${it}`;
  }
}

const BECOMES = {
  one: 'se convierte en criatura ',
  many: 'se convierten en criaturas ',
} as const;

const VERBS = {
  regenerate: 'regenera',
  destroy: 'destruye',
  exile: 'exilia',
  sacrifice: 'sacrifica',
  tap: 'gira',
  untap: 'endereza',
} as const;

/** `un contador +1/+1`, `X contadores +1/+1` */
const countersWords = (n: Of<'addCounters'>['n'], { one, many }: Unit): string => {
  if (n === 1) return `un ${one}`;
  return `${typeof n === 'number' ? n : 'X'} ${many}`;
};

type OfPlayers = Of<'gainLife' | 'loseLife' | 'givePoison' | 'discard' | 'sacrificeChosen'>;

/** `ganas 3 vidas`, `cada oponente pierde 1 vida` */
function playerActs(effect: OfPlayers, speaking: Speaking): string {
  const { subject } = effect;
  const does = (verb: string): string =>
    isYou(subject)
      ? `${verb}s`
      : `${subjectWords(subject, speaking)} ${verbOf(verb, numberOf(subject))}`;
  switch (effect.kind) {
    case 'gainLife':
      return `${does('gana')} ${measured(effect.n, LIFE, speaking)}`;
    case 'loseLife':
      return `${does('pierde')} ${measured(effect.n, LIFE, speaking)}`;
    case 'givePoison':
      return `${does('obtiene')} ${measured(effect.n, POISON, speaking)}`;
    case 'discard':
      return `${does('descarta')} ${effect.n === 1 ? 'una carta' : counted(effect.n, CARDS)}`;
    case 'sacrificeChosen': {
      const { n, filter } = effect;
      const what =
        typeof n === 'number' ? some(n, filter) : `X ${filterWords(filter, 'many', 'permanent')}`;
      return `${does('sacrifica')} ${what}${whereX([n], speaking)}`;
    }
  }
}

function preventNextWords({ n, subject }: Of<'preventNext'>, speaking: Speaking): string {
  const next =
    n === 1 ? 'prevén el siguiente punto de daño' : `prevén los siguientes ${n} puntos de daño`;
  return `${next} que ${receiving(subject, speaking)} este turno`;
}

/** `fuera a recibir la criatura objetivo`, `fueras a recibir` */
const receiving = (subject: Subject, speaking: Speaking): string =>
  isYou(subject)
    ? 'fueras a recibir'
    : `${verbOf('fuera', numberOf(subject))} a recibir ${subjectWords(subject, speaking)}`;

function preventAllWords({ damage, to: onto, by }: Of<'preventAll'>, speaking: Speaking): string {
  const what = damage === 'combat' ? 'todo el daño de combate' : 'todo el daño';
  const which = [
    ...(onto === undefined ? [] : [receiving(onto, speaking)]),
    ...(by === undefined
      ? []
      : [`${verbOf('fuera', numberOf(by))} a hacer ${subjectWords(by, speaking)}`]),
  ];
  const would = which.length === 0 ? 'se fuera a hacer' : which.join(' y que ');
  return `prevén ${what} que ${would} este turno`;
}
