import type { Effect, Reference, Subject } from '../../../engine.ts';
import { type EffectWords, effectsIn, type Voice } from '../../abilities/breaths.ts';
import { HOST } from '../../abilities/host.ts';
import type { Speaking, Targets } from '../../abilities/words.ts';
import { of, verbOf } from '../agreement.ts';
import { appliedWords } from './changes.ts';
import { CHOSEN_EFFECTS } from './chosenEffects.ts';
import { COMBAT_EFFECTS } from './combatEffects.ts';
import { conditionWords } from './conditions.ts';
import { damageWords, ofWords } from './damage.ts';
import { filterWords } from './filterPhrases.ts';
import { onObject, SAME_ATTACHED, SAME_HOST } from './hosts.ts';
import { momentWords } from './moments.ts';
import { OBJECT_EFFECTS, receiving } from './objectEffects.ts';
import { PLAYER_EFFECTS } from './playerEffects.ts';
import { redirectWords } from './redirection.ts';
import { numberOf, subjectWords } from './references.ts';
import { inOne } from './sentences.ts';
import { speakingAfter } from './targets.ts';
import { TOKEN_EFFECTS } from './tokens.ts';
import { TURN_EFFECTS } from './turnEffects.ts';

/** What happens, effect after effect, not yet in sentences; `named`: of what the ability spoke just before. */
export const effectsWords = (
  effects: readonly Effect[],
  targets: Targets,
  words: Voice['words'],
  named: readonly Reference[] = [],
): string =>
  effectsIn(
    {
      effects: EFFECTS,
      applied: appliedWords,
      speakingAfter: (earlier, those) => speakingAfter(earlier, those, named),
    },
    effects,
    targets,
    words,
  );

const EFFECTS: EffectWords = {
  ...OBJECT_EFFECTS,
  ...COMBAT_EFFECTS,
  ...PLAYER_EFFECTS,
  ...TOKEN_EFFECTS,
  ...TURN_EFFECTS,
  ...CHOSEN_EFFECTS,
  delayed: ({ at, ifCreated, effects }, { within }) => {
    const done = inOne(within(effects));
    const when = momentWords(at, 'controller');
    // `cuando pierdas el control de esa criatura, gírala`
    if (at === 'youLoseControl')
      return `${when}, ${done.replace(/^(\p{L}+) esa criatura$/u, (_, verb: string) => onObject(verb, SAME_ATTACHED))}`;
    const isShort = effects.length === 1 && !ifCreated && !/[,;:]| si /.test(done);
    if (isShort) return `${done} ${when}`;
    return `${when}, ${ifCreated ? 'si se creó una ficha, ' : ''}${done}`;
  },
  forEach: ({ subject, effects }, { within, speaking }) => {
    const each =
      subject.kind === 'all'
        ? filterWords(subject.filter, 'one', 'permanent')
        : `uno ${of(subjectWords(subject, speaking))}`;
    return `por cada ${each}, ${within(effects)}`;
  },
  if: ({ condition, effects, otherwise }, { within }) => {
    const holds = conditionWords(condition);
    const then = (what: readonly Effect[]): string =>
      holds.includes(HOST)
        ? inOne(within(what)).replaceAll(HOST_AS_OBJECT, `$1${SAME_HOST}`)
        : inOne(within(what));
    const done = `si ${holds}, ${then(effects)}`;
    return otherwise === undefined ? done : `${done}; de lo contrario, ${then(otherwise)}`;
  },
  redirect: (effect, voice) => redirectWords(effect, voice),
  preventAll: ({ damage, to: onto, by, from }, { speaking }) => {
    const what =
      onto === undefined && by === undefined && from !== undefined
        ? `fueran a hacer ${filterWords(from, 'many', 'source')}`
        : `${wouldWords(onto, by, speaking)}${ofWords(from)}`;
    return `prevén todo el ${damageWords(damage)} que ${what} este turno`;
  },
};

/** Where the condition has named the host. */
const HOST_AS_OBJECT = new RegExp(`(sobre |de )${HOST}`, 'gu');

/** `se fuera a hacer`, `se le fuera a hacer a la criatura objetivo y que fuera a hacer esa criatura` */
function wouldWords(
  onto: Subject | undefined,
  by: Subject | undefined,
  speaking: Speaking,
): string {
  if (onto === undefined && by === undefined) return 'se fuera a hacer';
  const taken = onto === undefined ? [] : [receiving(onto, speaking)];
  if (by === undefined) return taken.join('');
  const isSame = JSON.stringify(onto) === JSON.stringify(by);
  const made = `${verbOf('fuera', numberOf(by, speaking))} a hacer`;
  return isSame
    ? `${made} ${subjectWords(by, speaking)} y que ${receiving(by, speaking).replace(/ a hacer a .*/, ' a hacer')}`
    : [...taken, `${made} ${subjectWords(by, speaking)}`].join(' y que ');
}
