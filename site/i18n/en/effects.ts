import type { Ability, Effect, TokenSpec } from '../../engine.ts';
import { list } from '../grammar.ts';
import { amountWords, changeWords } from './changes.ts';
import { conditionWords } from './conditions.ts';
import { costWords, timingWords } from './costs.ts';
import { referenceWords, subjectWords, whose } from './filters.ts';
import { colors, subtypes } from './keywords.ts';
import { DELAYED, DURATION, whenWords } from './moments.ts';

type Words = (ability: Ability) => string;

export const triggeredWords = (ability: Ability & { kind: 'triggered' }, words: Words): string => {
  const condition = ability.if === undefined ? '' : `, if ${conditionWords(ability.if)}`;
  const may = ability.optional ? 'you may: ' : '';
  return `${whenWords(ability)}${condition}: ${may}${effectsWords(ability.effects, words)}`;
};

export const activatedWords = (ability: Ability & { kind: 'activated' }, words: Words): string =>
  `${list('en', ability.costs.map(costWords))}: ${effectsWords(ability.effects, words)}${timingWords(ability.timing)}`;

export const spellWords = (ability: Ability & { kind: 'spell' }, words: Words): string =>
  `${effectsWords(ability.effects, words)}${timingWords(ability.timing)}`;

const effectsWords = (effects: readonly Effect[], words: Words): string =>
  effects.map((effect) => effectWords(effect, words)).join('; ');

function effectWords(effect: Effect, words: Words): string {
  switch (effect.kind) {
    case 'apply':
      return `${whose(effect.subject)}${changeWords(effect.change, words)}${DURATION[effect.until]}`;
    case 'createToken':
      return `${tokenWords(effect.token, words)}${enteringWords(effect)}`;
    case 'delayed':
      return `${DELAYED[effect.at]}: ${effectsWords(effect.effects, words)}`;
    case 'mayPay':
      return `you may pay ${costWords(effect.cost)}; if you do: ${effectsWords(effect.effects, words)}`;
    default:
      return plainEffect(effect);
  }
}

function plainEffect(
  effect: Exclude<Effect, { kind: 'apply' | 'createToken' | 'delayed' | 'mayPay' }>,
): string {
  switch (effect.kind) {
    case 'preventNext':
      return `prevent the next ${effect.n} damage to ${subjectWords(effect.subject)}`;
    case 'preventAll':
      return preventAllWords(effect);
    case 'regenerate':
      return `regenerate ${subjectWords(effect.subject)}`;
    case 'gainControl':
      return `gain control of ${subjectWords(effect.subject)}${DURATION[effect.until]}`;
    case 'addCounters':
      return `${amountWords(effect.n)} ${effect.counter} on ${subjectWords(effect.subject)}`;
    case 'dealDamage':
      return `${amountWords(effect.n)} damage to ${subjectWords(effect.subject)}`;
    case 'gainLife':
      return life('gain', effect);
    case 'loseLife':
      return life('lose', effect);
    case 'draw':
      return effect.n === 1 ? 'draw a card' : `draw ${effect.n} cards`;
    case 'discard':
      return `${subjectWords(effect.subject)}: discard ${effect.n}`;
    case 'makeBlock':
      return `${subjectWords(effect.subject)} blocks ${referenceWords[effect.attacker]}`;
    case 'extraPhases':
      return `then another ${list('en', effect.phases)} phase`;
    default:
      return VERBS[effect.kind](subjectWords(effect.subject));
  }
}

const life = (verb: string, { n, subject }: Effect & { kind: 'gainLife' | 'loseLife' }): string =>
  subject.kind === 'reference' && subject.reference === 'you'
    ? `${verb} ${amountWords(n)} life`
    : `${subjectWords(subject)} ${verb}s ${amountWords(n)} life`;

const VERBS = {
  destroy: (it: string) => `destroy ${it}`,
  exile: (it: string) => `exile ${it}`,
  returnToHand: (it: string) => `return ${it} to hand`,
  putOnLibraryBottom: (it: string) => `put ${it} under the library`,
  sacrifice: (it: string) => `sacrifice ${it}`,
  tap: (it: string) => `tap ${it}`,
  untap: (it: string) => `untap ${it}`,
  removeFromCombat: (it: string) => `remove ${it} from combat`,
  becomeBlocked: (it: string) => `${it} becomes blocked`,
  becomeUnblocked: (it: string) => `${it} becomes unblocked`,
} as const;

function preventAllWords({ damage, to, by }: Effect & { kind: 'preventAll' }): string {
  const what = damage === 'combat' ? 'combat damage' : 'damage';
  const onto = to === undefined ? '' : ` to ${subjectWords(to)}`;
  const from = by === undefined ? '' : ` from ${subjectWords(by)}`;
  return `prevent all ${what}${onto}${from} this turn`;
}

function tokenWords(token: TokenSpec, words: Words): string {
  const kind = token.subtypes.map((one) => subtypes[one]?.[0] ?? one).join(' ');
  const color = token.colors.map((one) => colors[one]).join(' and ');
  const more =
    token.abilities.length === 0 ? '' : ` with ${list('en', token.abilities.map(words))}`;
  return `a ${token.power}/${token.toughness} ${color} ${kind} token${more}`;
}

const enteringWords = ({ entering }: Effect & { kind: 'createToken' }): string => {
  if (entering === undefined) return '';
  if (entering.kind === 'blocking') return `, blocking ${referenceWords[entering.attacker]}`;
  return entering.tapped ? ', tapped and attacking' : ', attacking';
};
