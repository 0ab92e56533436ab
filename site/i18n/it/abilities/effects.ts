import type { Effect, Subject } from '../../../engine.ts';
import {
  type AppliedChanges,
  type EffectWords,
  effectsIn,
  type Voice,
} from '../../abilities/breaths.ts';
import { speaksForItself } from '../../abilities/imposed.ts';
import { isSelf } from '../../abilities/references.ts';
import type { EffectOf, Targets } from '../../abilities/words.ts';
import { list } from '../../grammar.ts';
import { after } from '../agreement.ts';
import { verbWords, xWords } from './changes.ts';
import { CHOSEN_EFFECTS } from './chosenEffects.ts';
import { COMBAT_EFFECTS } from './combatEffects.ts';
import { conditionWords } from './conditions.ts';
import { filterWords } from './filterPhrases.ts';
import { durationWords, MOMENTS } from './moments.ts';
import { OBJECT_EFFECTS } from './objectEffects.ts';
import { PLAYER_EFFECTS } from './playerEffects.ts';
import { redirectWords } from './redirection.ts';
import { agreementOfSubject, subjectWords } from './references.ts';
import { byWords, damageWords, dealtBy } from './ruleChanges.ts';
import { speakingAfter } from './targets.ts';
import { TOKEN_EFFECTS } from './tokens.ts';
import { TURN_EFFECTS } from './turnEffects.ts';

/** What a spell or ability does, effect after effect; changes to the same objects in one breath. */
export const effectsWords = (
  effects: readonly Effect[],
  targets: Targets,
  words: Voice['words'],
): string => effectsIn({ effects: EFFECTS, applied, speakingAfter }, effects, targets, words);

const EFFECTS: EffectWords = {
  ...OBJECT_EFFECTS,
  ...COMBAT_EFFECTS,
  ...PLAYER_EFFECTS,
  ...TOKEN_EFFECTS,
  ...TURN_EFFECTS,
  ...CHOSEN_EFFECTS,
  delayed: ({ at, ifCreated, effects }, { within }) =>
    `${MOMENTS[at]}, ${ifCreated ? 'se è stata creata una pedina, ' : ''}${within(effects)}`,
  forEach: ({ subject, effects }, { within, speaking }) => {
    const each =
      subject.kind === 'all'
        ? `ogni ${filterWords(subject.filter, 'one', 'permanent')}`
        : subjectWords(subject, speaking);
    return `per ${each}: ${within(effects)}`;
  },
  if: ({ condition, effects, otherwise }, { within }) => {
    const done = `se ${conditionWords(condition)}: ${within(effects)}`;
    return otherwise === undefined ? done : `${done}; altrimenti: ${within(otherwise)}`;
  },
  preventAll: (effect, voice) => preventAllWords(effect, voice),
  redirect: (effect, voice) => redirectWords(effect, voice),
};

function applied(effects: AppliedChanges, { words, speaking, later }: Voice): string {
  const [{ subject, change, until }] = effects;
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

function preventAllWords(
  { damage, to, by, from: sources }: EffectOf<'preventAll'>,
  { speaking }: Voice,
): string {
  const what = `previeni tutto il ${damageWords(damage)}`;
  const words = (one: Subject): string => subjectWords(one, speaking);
  const onto = to === undefined ? [] : [after('a', words(to))];
  const from = by === undefined ? [] : [after('da', words(by))];
  const dealt = [...onto, ...from];
  const only = byWords(sources);
  if (dealt.length === 0) return `${what}${dealtBy(sources)} in questo turno`;
  return `${what} inflitto ${list('it', dealt)}${only} in questo turno`;
}
