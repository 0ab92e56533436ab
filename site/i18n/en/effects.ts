import type { Ability, Effect, Filter, Subject } from '../../engine.ts';
import { list, manaText } from '../grammar.ts';
import { amountWords, numbered, whereXOf } from './amounts.ts';
import { speaksForItself, verbWords, xWords } from './changes.ts';
import { conditionWords } from './conditions.ts';
import { payWords } from './costs.ts';
import { aFilter, filterWords } from './filters.ts';
import { fixedWords } from './fixedEffects.ts';
import { DELAYED, durationWords } from './moments.ts';
import { isSelf, numberOf, type Speaking, subjectWords } from './references.ts';
import { counters, objectWords } from './subjectEffects.ts';
import { speakingAfter, type Targets } from './targets.ts';
import { copyWords, createWords } from './tokens.ts';
import { turnChangeWords } from './turnChanges.ts';

type Words = (ability: Ability) => string;
type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

/** What a spell or ability does, effect after effect; changes to the same objects in one breath. */
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
      return `you may: ${then(effect.effects)}`;
    case 'either':
      return `either ${effect.options.map(then).join(', or ')}`;
    case 'extraPhases':
      return extraWords(effect, then);
    case 'extraStep':
    case 'skipNext':
      return turnChangeWords(effect, speaking);
    case 'removeCounters':
      return removeWords(effect, voice);
    case 'choose':
      return chooseWords(effect, speaking);
    case 'forEach':
      return `for each ${eachWords(effect.subject, speaking)}: ${then(effect.effects)}`;
    case 'if':
      return ifWords(effect, then);
    case 'monstrosity':
      return `monstrosity ${amountWords(effect.n, speaking)}`;
    case 'draw':
      return drawWords(effect, speaking);
    case 'addMana':
      return `add ${manaText(effect.mana)}`;
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
  const when = after === undefined ? 'then' : 'after the first postcombat main phase';
  const begins =
    asCombatBegins === undefined ? '' : `; ${DELAYED.addedCombat}, ${then(asCombatBegins)}`;
  return `${when} another ${list('en', phases)} phase${begins}`;
}

function drawWords({ n, subject }: Of<'draw'>, speaking: Speaking): string {
  const cards = numbered(n, 'card');
  if (subject === undefined || subjectWords(subject, speaking) === 'you') return `draw ${cards}`;
  return `${subjectWords(subject, speaking)} draw${numberOf(subject) === 'one' ? 's' : ''} ${cards}`;
}

function mayPayWords(
  { cost, perCounter, effects, otherwise }: Of<'mayPay'>,
  then: Voice['then'],
): string {
  const each = perCounter === undefined ? '' : ` for each ${perCounter} counter on it`;
  const paid = effects.length === 0 ? '' : `; if you do: ${then(effects)}`;
  const unpaid = otherwise === undefined ? '' : `; if you don’t: ${then(otherwise)}`;
  return `you may ${payWords(cost)}${each}${paid}${unpaid}`;
}

function chooseWords(
  { filter, from, among, by, all, atRandom }: Of<'choose'>,
  speaking: Speaking,
): string {
  const who =
    by === undefined
      ? 'choose'
      : `${subjectWords(by, speaking)} choose${numberOf(by) === 'one' ? 's' : ''}`;
  if (from === 'opponents') return `${who} an opponent${atRandom ? ' at random' : ''}`;
  if (among !== undefined) return `${who} one of ${speaking[among]}`;
  if (all) return `${who} all ${filterWords(filter, 'many', 'permanent')}`;
  return from === undefined
    ? `${who} ${chosenWords(filter, by)}`
    : `${who} ${chosenWords(filter, by)} card from hand`;
}

// Where each of several chooses, "you" in the filter is whoever does.
const chosenWords = (filter: Filter, by: Subject | undefined): string =>
  by === undefined
    ? aFilter(filter, 'permanent')
    : aFilter(filter, 'permanent').replace('you control', 'they control');

const eachWords = (subject: Subject, speaking: Speaking): string =>
  subject.kind === 'all'
    ? filterWords(subject.filter, 'one', 'permanent')
    : `of ${subjectWords(subject, speaking)}`;

function ifWords({ condition, effects, otherwise }: Of<'if'>, then: Voice['then']): string {
  const done = `if ${conditionWords(condition)}: ${then(effects)}`;
  return otherwise === undefined ? done : `${done}; otherwise: ${then(otherwise)}`;
}

function removeWords(effect: Of<'removeCounters'>, { then, speaking }: Voice): string {
  const { n, subject, otherwise } = effect;
  const removed = `remove ${counters(effect)} from ${subjectWords(subject, speaking)}${whereXOf(n, speaking)}`;
  return otherwise === undefined ? removed : `${removed}; if you can’t: ${then(otherwise)}`;
}

function applyWords(effects: readonly [Of<'apply'>, ...Of<'apply'>[]], voice: Voice): string {
  const [{ subject, change, until, towards }] = effects;
  const { words, speaking } = voice;
  const other = towards === undefined ? '' : `, the other being ${speaking[towards]}`;
  const x = `${effects.map((one) => xWords(one.change, speaking)).join('')}${other}`;
  const lasting = durationWords(until, change);
  const alone = isSelf(subject) && effects.length === 1;
  const after = alone ? 'colon' : numberOf(subject);
  const verbs = effects.map((one) => verbWords(one.change, words, after, speaking));
  return alone || effects.every((one) => speaksForItself(one.change))
    ? `${list('en', verbs)}${lasting}${x}`
    : `${subjectWords(subject, speaking)} ${list('en', verbs)}${lasting}${x}`;
}

function preventAllWords({ damage, to, by }: Of<'preventAll'>, speaking: Speaking): string {
  const what = damage === 'combat' ? 'combat damage' : 'damage';
  const words = (one: Subject): string => subjectWords(one, speaking);
  if (to !== undefined && by !== undefined && words(to) === words(by))
    return `prevent all ${what} to and from ${words(to)} this turn`;
  const onto = to === undefined ? '' : ` to ${words(to)}`;
  const from = by === undefined ? '' : ` from ${words(by)}`;
  return `prevent all ${what}${onto}${from} this turn`;
}
