import type { Ability, Effect, Subject } from '../../engine.ts';
import { list, listOr, manaText } from '../grammar.ts';
import { numbered, numberWords, whereXOf } from './amounts.ts';
import { speaksForItself, verbWords, xWords } from './changes.ts';
import { conditionWords } from './conditions.ts';
import { payWords } from './costs.ts';
import { aFilter, filterWords, theFilter } from './filters.ts';
import { fixedWords } from './fixedEffects.ts';
import { counters as counterNames } from './keywords.ts';
import { DELAYED, durationWords } from './moments.ts';
import { after } from './nouns.ts';
import { agreementOfSubject, isSelf, isYou, type Speaking, subjectWords } from './references.ts';
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
    const known = before;
    const then: Voice['then'] = (inside, alreadySaid = []) =>
      effectsWords(inside, targets, words, [...known, ...alreadySaid]);
    const speaking = speakingAfter(before, targets);
    before = [...before, ...group];
    said.push(groupWords(group, { words, then, speaking, later: speakingAfter(before, targets) }));
  }
  return said.join('; ');
}

interface Voice {
  readonly words: Words;
  /** The effects inside an effect, and what was said of it before them. */
  readonly then: (effects: readonly Effect[], alreadySaid?: readonly Effect[]) => string;
  readonly speaking: Speaking;
  /** How it speaks once these effects have named their targets. */
  readonly later: Speaking;
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
      return `se vuoi, ${then(effect.effects)}`;
    case 'either':
      return listOr(
        'it',
        effect.options.map((one, index) => then(one, effect.options.slice(0, index).flat())),
      );
    case 'extraPhases':
      return extraWords(effect, then);
    case 'extraStep':
    case 'skipNext':
      return turnChangeWords(effect, speaking);
    case 'draw': {
      const cards = numbered(effect.n, 'una carta', 'carte', 'f');
      return effect.subject === undefined || isYou(effect.subject)
        ? `pesca ${cards}`
        : `${subjectWords(effect.subject, speaking)} pesca ${cards}`;
    }
    case 'monstrosity':
      return `mostruosità ${typeof effect.n === 'number' ? effect.n : numberWords(effect.n)}`;
    case 'choose':
      return chooseWords(effect, speaking);
    case 'forEach':
      return `per ${forEachWords(effect.subject, speaking)}: ${then(effect.effects)}`;
    case 'if': {
      const { condition, effects, otherwise } = effect;
      const done = `se ${conditionWords(condition)}: ${then(effects)}`;
      return otherwise === undefined ? done : `${done}; altrimenti: ${then(otherwise)}`;
    }
    case 'addMana':
      return `aggiungi ${manaText(effect.mana)}`;
    case 'extraTurn':
    case 'enterInItsPlace':
    case 'exchangeBlockers':
    case 'shuffleGraveyardIntoLibrary':
    case 'exileLibrary':
    case 'castFromExile':
      return fixedWords(effect);
    case 'preventAll':
      return preventAllWords(effect, speaking);
    case 'removeCounters':
      return removeWords(effect, voice);
    default:
      return objectWords(effect, speaking);
  }
}

function extraWords({ phases, after, asCombatBegins }: Of<'extraPhases'>, then: Voice['then']) {
  const where = after === undefined ? 'questa fase' : 'la prima fase principale post-combattimento';
  const added = phases.map((one) => PHASES[one]);
  const begins =
    asCombatBegins === undefined ? '' : `; ${DELAYED.addedCombat}, ${then(asCombatBegins)}`;
  return `aggiungi dopo ${where} ${list('it', added)}${begins}`;
}

const PHASES = {
  combat: 'una fase di combattimento aggiuntiva',
  main: 'una fase principale aggiuntiva',
} as const;

function applyWords(effects: readonly [Of<'apply'>, ...Of<'apply'>[]], voice: Voice): string {
  const [{ subject, change, until }] = effects;
  const { words, speaking, later } = voice;
  const as = agreementOfSubject(subject);
  const known = isTarget(subject) ? later : speaking;
  const x = effects.map((one) => xWords(one.change, known)).join('');
  const verbs = effects.map((one) => verbWords(one.change, words, as, speaking));
  const who =
    isSelf(subject) || speaksForItself(change) ? '' : `${subjectWords(subject, speaking)} `;
  return `${who}${list('it', verbs)}${durationWords(until, change)}${x}`;
}

const isTarget = (subject: Subject): boolean =>
  subject.kind === 'reference' && ['target', 'targets'].includes(subject.reference);

function mayPayWords(
  { cost, perCounter, effects, otherwise }: Of<'mayPay'>,
  then: Voice['then'],
): string {
  const each =
    perCounter === undefined
      ? ''
      : ` per ogni segnalino ${counterNames[perCounter]} su questo permanente`;
  const paid = effects.length === 0 ? '' : `; se lo fai: ${then(effects)}`;
  const unpaid = otherwise === undefined ? '' : `; se non lo fai: ${then(otherwise)}`;
  return `puoi ${payWords(cost)}${each}${paid}${unpaid}`;
}

function chooseWords(
  { filter, from, among, by, all, atRandom }: Of<'choose'>,
  speaking: Speaking,
): string {
  if (from === 'opponents') return `scegli un avversario${atRandom ? ' a caso' : ''}`;
  if (among !== undefined) return `scegli una ${after('di', speaking[among])}`;
  const what = all ? theFilter(filter, 'permanent') : aFilter(filter, 'permanent');
  const where = from === 'hand' ? ' nella propria mano' : '';
  return by === undefined || isYou(by)
    ? `scegli ${what}${from === 'hand' ? ' nella tua mano' : ''}`
    : `${subjectWords(by, speaking)} sceglie ${what}${where}`;
}

const forEachWords = (subject: Subject, speaking: Speaking): string =>
  subject.kind === 'all'
    ? `ogni ${filterWords(subject.filter, 'one', 'permanent')}`
    : subjectWords(subject, speaking);

function removeWords(effect: Of<'removeCounters'>, { then, speaking }: Voice): string {
  const { n, subject, otherwise } = effect;
  const removed = `rimuovi ${counters(effect)} ${after('da', subjectWords(subject, speaking))}${whereXOf(n, speaking)}`;
  return otherwise === undefined ? removed : `${removed}; se non puoi: ${then(otherwise)}`;
}

function preventAllWords({ damage, to, by }: Of<'preventAll'>, speaking: Speaking): string {
  const what = `previeni tutto il danno${damage === 'combat' ? ' da combattimento' : ''}`;
  const words = (one: Subject): string => subjectWords(one, speaking);
  const onto = to === undefined ? [] : [after('a', words(to))];
  const from = by === undefined ? [] : [after('da', words(by))];
  const dealt = [...onto, ...from];
  return `${what}${dealt.length === 0 ? '' : ` inflitto ${list('it', dealt)}`} in questo turno`;
}
