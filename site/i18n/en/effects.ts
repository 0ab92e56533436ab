import type { Ability, Effect, Subject } from '../../engine.ts';
import { list, manaText } from '../grammar.ts';
import { measured, numbered, whereX } from './amounts.ts';
import { changeWords } from './changes.ts';
import { payWords } from './costs.ts';
import { aFilter, filterWords } from './filters.ts';
import { DELAYED, durationWords } from './moments.ts';
import { isSelf, numberOf, type Speaking, subjectWords } from './references.ts';
import { speakingAfter, type Targets } from './targets.ts';
import { copyWords, createWords } from './tokens.ts';

type Words = (ability: Ability) => string;
type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

/** What a spell or ability does, effect after effect. */
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
      return copyWords(effect, voice.speaking);
    case 'delayed':
      return `${DELAYED[effect.at]}: ${voice.then(effect.effects)}`;
    case 'mayPay':
      return `you may ${payWords(effect.cost)}; if you do: ${voice.then(effect.effects)}`;
    case 'extraPhases':
      return `then another ${list('en', effect.phases)} phase`;
    case 'extraTurn':
      return 'take another turn after this one';
    case 'enterInItsPlace':
      return 'put this card onto the battlefield, tapped and attacking what that creature attacked';
    case 'draw':
      return effect.n === 1 ? 'draw a card' : `draw ${effect.n} cards`;
    case 'addMana':
      return `add ${manaText(effect.mana)}`;
    case 'preventAll':
      return preventAllWords(effect, voice.speaking);
    default:
      return onSubject(effect, voice.speaking);
  }
}

function applyWords({ subject, change, until }: Of<'apply'>, voice: Voice): string {
  const { words, speaking } = voice;
  const until_ = durationWords(until, change);
  return isSelf(subject)
    ? `${changeWords(change, words, 'colon', speaking)}${until_}`
    : `${subjectWords(subject, speaking)} ${changeWords(change, words, numberOf(subject), speaking)}${until_}`;
}

type OnSubject = Exclude<
  Extract<Effect, { readonly subject: Subject }>,
  { readonly kind: 'apply' }
>;

function onSubject(effect: OnSubject, speaking: Speaking): string {
  const it = subjectWords(effect.subject, speaking);
  const s = numberOf(effect.subject) === 'one' ? 's' : '';
  switch (effect.kind) {
    case 'preventNext':
      return `prevent the next ${effect.n} damage to ${it}`;
    case 'gainControl':
      return `gain control of ${it}${durationWords(effect.until)}`;
    case 'addCounters':
      return `put ${numbered(effect.n, `${effect.counter} counter`)} on ${it}${whereX([effect.n], speaking)}`;
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
      return `${effect.kind} ${it}`;
  }
}

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
      return `${who}get${s} ${numbered(effect.n, 'poison counter')}${whereX([effect.n], speaking)}`;
    case 'discard':
      return `${who}discard${s} ${numbered(effect.n, 'card')}`;
    case 'sacrificeChosen': {
      const what =
        effect.n === 1
          ? aFilter(effect.filter, 'permanent')
          : `${typeof effect.n === 'number' ? effect.n : 'X'} ${filterWords(effect.filter, 'many', 'permanent')}`;
      return `${who}sacrifice${s} ${what}${whereX([effect.n], speaking)}`;
    }
  }
}

function preventAllWords({ damage, to, by }: Of<'preventAll'>, speaking: Speaking): string {
  const what = damage === 'combat' ? 'combat damage' : 'damage';
  const onto = to === undefined ? '' : ` to ${subjectWords(to, speaking)}`;
  const from = by === undefined ? '' : ` from ${subjectWords(by, speaking)}`;
  return `prevent all ${what}${onto}${from} this turn`;
}
