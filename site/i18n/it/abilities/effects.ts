import type { Effect, Subject } from '../../../engine.ts';
import { type EffectWords, effectsIn, mentions, type Voice } from '../../abilities/breaths.ts';
import { HOST } from '../../abilities/host.ts';
import { isSelf } from '../../abilities/references.ts';
import type { EffectOf, Targets } from '../../abilities/words.ts';
import { capital } from '../../grammar.ts';
import { after } from '../agreement.ts';
import { appliedWords } from './changes.ts';
import { CHOSEN_EFFECTS } from './chosenEffects.ts';
import { COMBAT_EFFECTS } from './combatEffects.ts';
import { conditionWords } from './conditions.ts';
import { byWords, damageWords } from './damage.ts';
import { filterWords } from './filterPhrases.ts';
import { momentWords } from './moments.ts';
import { OBJECT_EFFECTS } from './objectEffects.ts';
import { PLAYER_EFFECTS } from './playerEffects.ts';
import { IT } from './pronouns.ts';
import { redirectWords } from './redirection.ts';
import { objectWords, subjectWords } from './references.ts';
import { speakingAfter } from './targets.ts';
import { TOKEN_EFFECTS } from './tokens.ts';
import { TURN_EFFECTS } from './turnEffects.ts';
import { endsInPronoun } from './verbs.ts';

/** The words of abilities that are given, and whether the thing itself was just spoken of. */
export interface Speaker {
  readonly words: Voice['words'];
  readonly isSpokenOf: boolean;
  /** Those that fought with it, where the event itself names none. */
  readonly foes?: string | undefined;
}

/** What a spell or ability does, effect after effect; changes to the same objects in one breath. */
export const effectsWords = (
  effects: readonly Effect[],
  targets: Targets,
  { words, isSpokenOf, foes }: Speaker,
): string =>
  effectsIn(
    {
      effects: EFFECTS,
      applied: appliedWords,
      speakingAfter: (earlier, all) => {
        const speaking = speakingAfter(earlier, all, isSpokenOf);
        return foes === undefined || mentions(earlier, 'eventCreatures')
          ? speaking
          : { ...speaking, eventCreatures: foes };
      },
      joined,
    },
    effects,
    targets,
    words,
  );

/** Sentences; in one, where the second does something more to the same thing: `STAPpala e rimuovila dal combattimento`. */
const joined = (told: readonly string[]): string =>
  told
    .filter((one) => one !== '')
    .reduce((all, one) => {
      if (all === '') return one;
      return endsInPronoun(one) ? `${all} e ${one}` : `${all}. ${capital(one)}`;
    }, '');

const EFFECTS: EffectWords = {
  ...OBJECT_EFFECTS,
  ...COMBAT_EFFECTS,
  ...PLAYER_EFFECTS,
  ...TOKEN_EFFECTS,
  ...TURN_EFFECTS,
  ...CHOSEN_EFFECTS,
  delayed: ({ at, ifCreated, effects }, { within }) => {
    const all = together(effects, within);
    if (at === 'youLoseControl') return `quando ne perdi il controllo, ${all}`;
    const behind = at === 'endOfCombat' && effects.length === 1 && !ifCreated;
    return behind
      ? `${all} ${momentWords(at)}`
      : `${momentWords(at)}, ${ifCreated ? 'se è stata creata una pedina, ' : ''}${all}`;
  },
  forEach: ({ subject, effects }, { within, speaking }) => {
    const each =
      subject.kind === 'all'
        ? `ogni ${filterWords(subject.filter, 'one', 'permanent')}`
        : subjectWords(subject, speaking);
    return `per ${each}, ${together(effects, within)}`;
  },
  if: ({ condition, effects, otherwise }, { within }) => {
    const done = `se ${conditionWords(condition)}, ${together(effects, within)}`;
    return otherwise === undefined ? done : `${done}. Altrimenti, ${together(otherwise, within)}`;
  },
  preventAll: (effect, voice) => preventAllWords(effect, voice),
  redirect: (effect, voice) => redirectWords(effect, voice),
};

/** `sacrifica questa creatura e perdi 2 punti vita`: what hangs on the same condition is one sentence. */
const together = (effects: readonly Effect[], within: Voice['within']): string =>
  effects.length > 1 && effects[0]?.kind !== 'choose'
    ? effects
        .map((one, index) => within([one], effects.slice(0, index)))
        .join(' e ')
        .replaceAll(` e ${HOST} `, ` ed ${IT} `)
    : within(effects);

function preventAllWords(
  { damage, to, by, from: sources }: EffectOf<'preventAll'>,
  { speaking }: Voice,
): string {
  const what = `previeni tutto il ${damageWords(damage)}`;
  const words = (one: Subject): string => (isSelf(one) ? HOST : objectWords(one, speaking));
  const onto = to === undefined ? '' : ` ${after('a', words(to))}`;
  const from = by === undefined ? '' : ` ${after('da', words(by))}`;
  const both = onto !== '' && from !== '' ? ' e' : '';
  const dealt = `${onto}${both}${from}${byWords(sources)}`;
  return dealt === ''
    ? `${what} che verrebbe inflitto in questo turno`
    : `${what} che verrebbe inflitto${dealt} in questo turno`;
}
