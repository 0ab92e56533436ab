import type { Ability, Change, Effect, Subject } from '../../engine.ts';
import { list, manaText } from '../grammar.ts';
import { numeral, of, to, verbOf } from './agreement.ts';
import { amountWords, CARDS, counterUnit, numbered, whereXOf } from './amounts.ts';
import { verbWords, xWords } from './changes.ts';
import { conditionWords } from './conditions.ts';
import { payWords } from './costs.ts';
import { aFilter, filterWords, theFilter } from './filters.ts';
import { fixedWords } from './fixedEffects.ts';
import { aboutOf } from './limits.ts';
import { DELAYED, durationWords } from './moments.ts';
import { eachWords, isSelf, isYou, numberOf, type Speaking, subjectWords } from './references.ts';
import { objectWords, receiving } from './subjectEffects.ts';
import { speakingAfter, type Targets } from './targets.ts';
import { copyWords, createWords } from './tokens.ts';
import { turnChangeWords } from './turnChanges.ts';

type Words = (ability: Ability) => string;
type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;
type Done = Pick<Extract<Ability, { readonly kind: 'spell' }>, 'targets' | 'effects' | 'modes'>;

/** What a spell or activated ability does: its effects, or the modes that are chosen among. */
export function doneWords({ modes, targets, effects }: Done, words: Words): string {
  if (modes === undefined) return effectsWords(effects, targets, words);
  const options = modes.of.map((mode) => effectsWords(mode.effects, mode.targets, words));
  return `elige ${modes.choose === 1 ? 'uno' : numeral(modes.choose)}: ${options.join('; o ')}`;
}

/** What happens, effect after effect; changes to the same objects in one breath. */
export function effectsWords(
  effects: readonly Effect[],
  targets: Targets,
  words: Words,
  earlier: readonly Effect[] = [],
): string {
  const said: string[] = [];
  let before = earlier;
  for (const group of inOneBreath(effects)) {
    const then = (later: readonly Effect[]): string => effectsWords(later, targets, words, before);
    said.push(groupWords(group, { words, then, speaking: speakingAfter(before, targets) }));
    before = [...before, ...group];
  }
  return said.join('; ');
}

interface Voice {
  readonly words: Words;
  /** The effects inside an effect. */
  readonly then: (effects: readonly Effect[]) => string;
  readonly speaking: Speaking;
}

type Group = readonly [Effect, ...Effect[]];

function inOneBreath(effects: readonly Effect[]): readonly Group[] {
  const groups: [Effect, ...Effect[]][] = [];
  for (const effect of effects) {
    const last = groups.at(-1);
    if (last !== undefined && sameHolders(last[0], effect)) last.push(effect);
    else groups.push([effect]);
  }
  return groups;
}

const sameHolders = (a: Effect, b: Effect): boolean =>
  a.kind === 'apply' &&
  b.kind === 'apply' &&
  a.until === b.until &&
  JSON.stringify(a.subject) === JSON.stringify(b.subject);

function groupWords([first, ...more]: Group, voice: Voice): string {
  if (first.kind !== 'apply') return effectWords(first, voice);
  return applyWords([first, ...more.filter((one) => one.kind === 'apply')], voice);
}

function applyWords(effects: readonly [Of<'apply'>, ...Of<'apply'>[]], voice: Voice): string {
  const [{ subject, change, until }] = effects;
  const { words, speaking } = voice;
  const who = isSelf(subject) ? '' : `${subjectWords(subject, speaking)} `;
  const when = effects.length === 1 && isTimed(change) ? WITHIN[until] : undefined;
  const about = { ...aboutOf(subject), ...(when === undefined ? {} : { when }) };
  const does = effects.map((one) =>
    towards(one, verbWords(one.change, words, about, speaking), speaking),
  );
  const x = effects.map((one) => ownWords(xWords(one.change, speaking), who.trim())).join('');
  return `${who}${list('es', does)}${when === undefined ? durationWords(until, change) : ''}${x}`;
}

/** `su fuerza`, where it is the power of what was just named. */
const ownWords = (x: string, who: string): string =>
  who === '' ? x : x.replace(new RegExp(`la (fuerza|resistencia) ${of(who)}$`), 'su $1');

/** What `isThat` means is only pointed at by the change itself. */
const towards = ({ towards: whom }: Of<'apply'>, words: string, speaking: Speaking): string =>
  whom === undefined ? words : words.replace('a esa criatura', to(speaking[whom]));

/** `ataca este turno si puede`: the time stands within. */
const WITHIN: { readonly [U in Of<'apply'>['until']]?: string } = {
  endOfTurn: 'este turno',
  endOfCombat: 'este combate',
};

const isTimed = (change: Change): boolean =>
  change.kind === 'impose' &&
  change.ability.kind === 'requirement' &&
  TIMED.has(change.ability.requirement);

const TIMED: ReadonlySet<string> = new Set(['attacksIfAble', 'blocksIfAble', 'goaded']);

function effectWords(effect: Exclude<Effect, { kind: 'apply' }>, voice: Voice): string {
  const { words, then, speaking } = voice;
  switch (effect.kind) {
    case 'createToken':
      return createWords(effect, words, speaking);
    case 'createCopy':
      return copyWords(effect, words, speaking);
    case 'delayed':
      return `${DELAYED[effect.at]}, ${then(effect.effects)}`;
    case 'mayPay':
      return mayPayWords(effect, then);
    case 'may':
      return `puedes hacer esto: ${then(effect.effects)}`;
    case 'either':
      return `elige: ${effect.options.map(then).join('; o ')}`;
    case 'extraPhases':
      return extraWords(effect, then);
    case 'extraStep':
    case 'skipNext':
      return turnChangeWords(effect, speaking);
    case 'removeCounters':
      return removeWords(effect, voice);
    case 'draw':
      return `${effect.subject === undefined || isYou(effect.subject) ? 'roba' : `${subjectWords(effect.subject, speaking)} ${verbOf('roba', numberOf(effect.subject))}`} ${numbered(effect.n, CARDS)}`;
    case 'addMana':
      return `agrega ${manaText(effect.mana)}`;
    case 'monstrosity':
      return `monstruosidad ${amountWords(effect.n, speaking)}`;
    case 'choose':
      return chooseWords(effect, speaking);
    case 'forEach':
      return `por cada ${eachOf(effect.subject, speaking)}: ${then(effect.effects)}`;
    case 'if':
      return ifWords(effect, then);
    case 'extraTurn':
    case 'enterInItsPlace':
    case 'exchangeBlockers':
    case 'shuffleGraveyardIntoLibrary':
    case 'exileLibrary':
    case 'castFromExile':
      return fixedWords(effect);
    case 'preventAll':
      return preventAllWords(effect, speaking);
    default:
      return objectWords(effect, speaking);
  }
}

function extraWords({ phases, after, asCombatBegins }: Of<'extraPhases'>, then: Voice['then']) {
  const where = after === undefined ? 'esta fase' : 'la primera fase principal poscombate';
  const begins =
    asCombatBegins === undefined ? '' : `; ${DELAYED.addedCombat}, ${then(asCombatBegins)}`;
  return `después de ${where} hay ${list('es', phases.map(phaseWords))}${begins}`;
}

const phaseWords = (phase: 'combat' | 'main'): string =>
  phase === 'combat' ? 'una fase de combate adicional' : 'una fase principal adicional';

function removeWords(effect: Of<'removeCounters'>, { then, speaking }: Voice): string {
  const { n, counter, subject, otherwise } = effect;
  const what = numbered(n, counterUnit(counter));
  const removed = `remueve ${what} ${of(eachWords(subject, speaking))}${whereXOf(n, speaking)}`;
  return otherwise === undefined ? removed : `${removed}; si no puedes: ${then(otherwise)}`;
}

function mayPayWords(
  { cost, perCounter, effects, otherwise }: Of<'mayPay'>,
  then: Voice['then'],
): string {
  const each =
    perCounter === undefined
      ? ''
      : ` por cada ${counterUnit(perCounter).one} sobre este permanente`;
  const paid = effects.length === 0 ? '' : `; si lo haces: ${then(effects)}`;
  const unpaid = otherwise === undefined ? '' : `; si no lo haces: ${then(otherwise)}`;
  return `puedes ${payWords(cost)}${each}${paid}${unpaid}`;
}

/** `cada oponente elige una criatura que controla` */
function chooseWords(
  { filter, from, among, by, all, atRandom }: Of<'choose'>,
  speaking: Speaking,
): string {
  if (from === 'opponents') return `elige un oponente${atRandom ? ' al azar' : ''}`;
  if (among !== undefined) return `elige una ${of(speaking[among])}`;
  const own = by === undefined || isYou(by);
  const who = own ? '' : `${subjectWords(by, speaking)} `;
  const verb = own ? 'elige' : verbOf('elige', numberOf(by));
  const named = all ? theFilter(filter, 'permanent') : aFilter(filter, 'permanent');
  const what = own ? named : named.replace('que controlas', 'que controla');
  if (from === undefined) return `${who}${verb} ${what}`;
  const card = `${all ? 'las cartas' : 'una carta'} de ${filterWords(filter, 'one', 'permanent')}`;
  return `${who}${verb} ${card} de ${own ? 'tu' : 'su'} mano`;
}

/** `criatura que te ataca`, `uno de esos objetivos` */
const eachOf = (subject: Subject, speaking: Speaking): string =>
  subject.kind === 'all'
    ? filterWords(subject.filter, 'one', 'permanent')
    : `uno ${of(subjectWords(subject, speaking))}`;

function ifWords(
  { condition, effects, otherwise }: Of<'if'>,
  then: (effects: readonly Effect[]) => string,
): string {
  const said = `si ${conditionWords(condition, 'indicative')}: ${then(effects)}`;
  return otherwise === undefined ? said : `${said}; si no: ${then(otherwise)}`;
}

function preventAllWords({ damage, to, by }: Of<'preventAll'>, speaking: Speaking): string {
  const what = damage === 'combat' ? 'todo el daño de combate' : 'todo el daño';
  return `prevén ${what} que ${wouldWords(to, by, { ...speaking, self: 'esta criatura' })} este turno`;
}

/** `se fuera a hacer`, `fuera a recibir la criatura objetivo` */
function wouldWords(to: Subject | undefined, by: Subject | undefined, speaking: Speaking): string {
  if (to === undefined && by === undefined) return 'se fuera a hacer';
  if (JSON.stringify(to) === JSON.stringify(by) && to !== undefined)
    return receiving(to, speaking).replace('a recibir', 'a recibir o hacer');
  const made =
    by === undefined
      ? []
      : [`${verbOf('fuera', numberOf(by))} a hacer ${subjectWords(by, speaking)}`];
  return [...(to === undefined ? [] : [receiving(to, speaking)]), ...made].join(' y que ');
}
