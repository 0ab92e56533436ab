import type { Ability, Change } from '../../engine.ts';
import { isA, type Phrase, phrase, wordsOf } from '../wording/grammar.ts';
import type { Said as Sentence } from '../wording/pattern.ts';
import { known } from '../wording/say.ts';
import {
  type ChangeContext,
  type ChangeLanguage,
  type ChangePart,
  sayChange,
} from './changeLanguage.ts';
import { changeSentence, whereXOf } from './changes.ts';
import type { AppliedChanges, EffectContext } from './clauses.ts';
import type { Setting } from './filterLanguage.ts';
import { speaksForItself } from './imposed.ts';
import type { ChangeOf, EffectOf, ReferenceWords } from './words.ts';

/** Changes to the same objects for the same time: `it gets +2/+2 and gains flying this turn`. */
export const appliedWordsIn =
  (l: ChangeLanguage) =>
  (effects: AppliedChanges, voice: EffectContext): Sentence => {
    const [first] = effects;
    const said = saidOf(first, voice, l);
    const all = allOf(effects, said, voice, l);
    const told = isOfTheirs(first)
      ? sayChange('inTheirTurn', { told: all, player: voice.speaking.target }, l)
      : all;
    const x = effects.map(({ change }) => whereXOf(change, said, l)).join('');
    return { ...told, words: `${told.words}${x}` };
  };

/** What they all do; a time that each of several has stands once, before them. */
function allOf(
  effects: AppliedChanges,
  said: ChangeContext,
  voice: EffectContext,
  l: ChangeLanguage,
): Sentence {
  const { when = '' } = said;
  const parts = partsOf(effects, said, voice, l);
  const isInEach = when !== '' && parts.length > 1 && parts.every(({ isTimed }) => isTimed);
  if (!isInEach)
    return {
      ...(parts[0]?.said ?? known('')),
      words: l.list(inTime(parts, effects[0], said, l), said.when),
    };
  const timeless = { ...said, when: '' };
  const told = l.list(partsOf(effects, timeless, voice, l), '');
  return sayChange('inThatTime', { when, told }, l);
}

const saidOf = (
  first: EffectOf<'apply'>,
  voice: EffectContext,
  l: ChangeLanguage,
): ChangeContext => ({
  subject: first.subject,
  who: l.who(first.subject, voice),
  whom: l.whom(first.subject, voice.speaking),
  speaking: voice.speaking,
  words: voice.words,
  lasts: 'yes',
  when: l.within(first.until) ?? (isOfTheirs(first) ? '' : undefined),
  setting: settingOf(first, voice.speaking),
});

/** What an effect has pointed at is named; so is a player who is a target, where one first comes. */
const settingOf = ({ towards }: EffectOf<'apply'>, speaking: ReferenceWords): Setting => ({
  other: towards === undefined ? undefined : wordsOf(speaking[towards]),
  player: isA('player', speaking.target) ? wordsOf(speaking.target) : undefined,
});

/** Whose creatures and whose turn is one and the same player. */
function isOfTheirs({ change, until }: EffectOf<'apply'>): boolean {
  if (until !== 'endOfThatPlayersNextTurn' || change.kind !== 'impose') return false;
  const { subject } = change.ability;
  return subject.kind === 'all' && subject.filter.controller === 'thatPlayer';
}

/** What each of them does; only the first names of whom. */
function partsOf(
  effects: AppliedChanges,
  said: ChangeContext,
  voice: EffectContext,
  l: ChangeLanguage,
): readonly ChangePart[] {
  const changes = effects.map(({ change }) => change);
  const becoming = becomingWords(changes, said, l);
  if (becoming !== undefined)
    return [{ words: becoming.words, said: becoming, isOwn: false, isTimed: false }];
  const granted = grantedBy(changes);
  const told = changes.filter(
    ({ kind }, index) => kind !== 'grant' || index === firstGrant(changes),
  );
  const named = told.findIndex((change) => !speaksForItself(change));
  const whom = l.whom(effects[0].subject, voice.later);
  const later: ChangeContext = { ...said, who: leftOut(said.who), whom, granted };
  return told.map((change, index) => {
    const one = changeSentence(change, index === named ? { ...said, granted } : later, l);
    return {
      words: one.words,
      said: one,
      isOwn: speaksForItself(change),
      isTimed: isA('time', one),
    };
  });
}

/** Behind the first, it is not said again who does it. */
const leftOut = ({ mood, caused: _, ...who }: Phrase): Phrase =>
  phrase('', { ...who, mood: mood === 'caused' ? 'infinitive' : mood });

const grantedBy = (changes: readonly Change[]): readonly Ability[] =>
  changes.flatMap((one) => (one.kind === 'grant' ? [one.ability] : []));

const firstGrant = (changes: readonly Change[]): number =>
  changes.findIndex(({ kind }) => kind === 'grant');

/** With how long they last, behind the last of those that do not say it. */
function inTime(
  parts: readonly ChangePart[],
  { until, change }: EffectOf<'apply'>,
  { when }: ChangeContext,
  l: ChangeLanguage,
): readonly ChangePart[] {
  if (when === '') return parts;
  const last = parts.findLastIndex(({ isTimed }) => !isTimed);
  return parts.map((part, index) =>
    index === last ? { ...part, words: `${part.words}${l.duration(until, change)}` } : part,
  );
}

/** What becomes something else with all that it then is: `also becomes a 2/2 Bird artifact creature with flying`. */
function becomingWords(
  changes: readonly Change[],
  { who, words }: ChangeContext,
  l: ChangeLanguage,
): Sentence | undefined {
  const added = changes.find(({ kind }) => kind === 'addTypes');
  if (added?.kind !== 'addTypes' || !changes.every((one) => BECOMING.has(one.kind)))
    return undefined;
  const granted = grantedBy(changes);
  return sayChange(
    'becomes',
    {
      who,
      kinds: l.nouns.kinds({ ...added, size: sizeIn(changes) }, who.number),
      had: granted.length === 0 ? undefined : l.had(granted, words),
      every: changes.some(({ kind }) => kind === 'addEveryCreatureType') ? 'yes' : undefined,
      artifact: added.types.includes('artifact') ? 'yes' : undefined,
    },
    l,
  );
}

const BECOMING: ReadonlySet<Change['kind']> = new Set([
  'addEveryCreatureType',
  'addTypes',
  'grant',
  'setPowerToughness',
]);

function sizeIn(changes: readonly Change[]): string | undefined {
  const size = changes.find(
    (one): one is ChangeOf<'setPowerToughness'> => one.kind === 'setPowerToughness',
  );
  return size === undefined ? undefined : `${size.power}/${size.toughness}`;
}
