import type { Change, Effect, RequirementCode, Subject } from '../../../engine.ts';
import {
  type AppliedChanges,
  type EffectWords,
  effectsIn,
  type Voice,
} from '../../abilities/breaths.ts';
import { speaksForItself } from '../../abilities/imposed.ts';
import { isSelf } from '../../abilities/references.ts';
import type { Duration, EffectOf, Speaking, Targets } from '../../abilities/words.ts';
import { list } from '../../grammar.ts';
import { of, to, verbOf } from '../agreement.ts';
import { verbWords, xWords } from './changes.ts';
import { CHOSEN_EFFECTS } from './chosenEffects.ts';
import { COMBAT_EFFECTS } from './combatEffects.ts';
import { conditionWords } from './conditions.ts';
import { filterWords } from './filterPhrases.ts';
import { durationWords, MOMENTS } from './moments.ts';
import { OBJECT_EFFECTS, receiving } from './objectEffects.ts';
import { PLAYER_EFFECTS } from './playerEffects.ts';
import { redirectWords } from './redirection.ts';
import { aboutOf, numberOf, subjectWords } from './references.ts';
import { damageWords, ofWords } from './ruleChanges.ts';
import { speakingAfter } from './targets.ts';
import { TOKEN_EFFECTS } from './tokens.ts';
import { TURN_EFFECTS } from './turnEffects.ts';

/** What happens, effect after effect; changes to the same objects in one breath. */
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
    `${MOMENTS[at]}, ${ifCreated ? 'si se creó una ficha, ' : ''}${within(effects)}`,
  forEach: ({ subject, effects }, { within, speaking }) => {
    const each =
      subject.kind === 'all'
        ? filterWords(subject.filter, 'one', 'permanent')
        : `uno ${of(subjectWords(subject, speaking))}`;
    return `por cada ${each}: ${within(effects)}`;
  },
  if: ({ condition, effects, otherwise }, { within }) => {
    const done = `si ${conditionWords(condition, 'indicative')}: ${within(effects)}`;
    return otherwise === undefined ? done : `${done}; si no: ${within(otherwise)}`;
  },
  redirect: (effect, voice) => redirectWords(effect, voice),
  preventAll: ({ damage, to: onto, by, from }, { speaking }) => {
    const would = wouldWords(onto, by, { ...speaking, self: 'esta criatura' });
    const what =
      onto === undefined && by === undefined && from !== undefined
        ? `fueran a hacer ${filterWords(from, 'many', 'source')}`
        : `${would}${ofWords(from)}`;
    return `prevén todo el ${damageWords(damage)} que ${what} este turno`;
  },
};

function applied(effects: AppliedChanges, { words, speaking }: Voice): string {
  const [{ subject, change, until }] = effects;
  const who =
    isSelf(subject) || effects.every((one) => speaksForItself(one.change))
      ? ''
      : `${subjectWords(subject, speaking)} `;
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
const towards = (
  { towards: whom }: EffectOf<'apply'>,
  words: string,
  speaking: Speaking,
): string => (whom === undefined ? words : words.replace('a esa criatura', to(speaking[whom])));

/** `ataca este turno si puede`: the time stands within. */
const WITHIN: { readonly [D in Duration]?: string } = {
  endOfTurn: 'este turno',
  endOfCombat: 'este combate',
};

const isTimed = (change: Change): boolean =>
  change.kind === 'impose' &&
  change.ability.kind === 'requirement' &&
  TIMED.has(change.ability.requirement);

const TIMED: ReadonlySet<RequirementCode> = new Set(['attacksIfAble', 'blocksIfAble', 'goaded']);

/** `se fuera a hacer`, `fuera a recibir la criatura objetivo` */
function wouldWords(
  onto: Subject | undefined,
  by: Subject | undefined,
  speaking: Speaking,
): string {
  if (onto === undefined && by === undefined) return 'se fuera a hacer';
  if (JSON.stringify(onto) === JSON.stringify(by) && onto !== undefined)
    return receiving(onto, speaking).replace('a recibir', 'a recibir o hacer');
  const made =
    by === undefined
      ? []
      : [`${verbOf('fuera', numberOf(by))} a hacer ${subjectWords(by, speaking)}`];
  return [...(onto === undefined ? [] : [receiving(onto, speaking)]), ...made].join(' y que ');
}
