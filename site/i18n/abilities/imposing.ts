import type { Amount, Cost, Filter, KeywordAbility } from '../../engine.ts';
import { type Grammar, type Phrase, phrase } from '../wording/grammar.ts';
import type { Said, SentencesOf, Slots } from '../wording/pattern.ts';
import { say, sayKnown, trimmed } from '../wording/say.ts';
import { yes } from './effectPlan.ts';
import type { Setting } from './filterLanguage.ts';
import { type ImposedName, nameOf } from './imposed.ts';
import { timePhrase } from './moments.ts';
import type { NounPhrases } from './nounPhrases.ts';
import { HOST_NAMED, isSelf } from './references.ts';
import type { AbilityOf, CounterKind, ImposedAbility } from './words.ts';

/** Of what sentences are put together: what attacks whom, and who pays for what. */
type Part =
  | 'attacking'
  | 'attacks'
  | 'blocking'
  | 'eachCombat'
  | 'payer'
  | 'perCounter'
  | 'perCreature';

/** What a language has for what restricts, requires, permits or costs. */
export interface ImposedLanguage {
  readonly grammar: Grammar;
  readonly nouns: NounPhrases;
  readonly sentences: SentencesOf<ImposedName | Part>;
  /** A keyword as something that creatures have. */
  readonly keyword: (ability: KeywordAbility) => string;
  readonly counter: (kind: CounterKind) => string;
  readonly amount: (amount: Amount) => string;
  /** What somebody does who pays. */
  readonly paid: (cost: Cost, by: 'you' | 'controller') => string;
}

/** Of whom it is said, and for how long. */
export interface Imposing {
  /** As the subject; without words, where it was just named. */
  readonly who: Phrase;
  /** As what something is done to; left out where it is said as the verb of what stands before it. */
  readonly whom?: Phrase | undefined;
  /** `in questo turno`, or always: in each combat. */
  readonly when?: string | undefined;
  readonly setting?: Setting | undefined;
  /** In a line of a game, which names whom it is said of. */
  readonly told?: 'yes' | undefined;
}

export const ALWAYS = 'always';

/** What restricts, requires, permits or costs: `{who} can’t be blocked by Walls`. */
export const imposedIn =
  (l: ImposedLanguage) =>
  (ability: ImposedAbility, of: Imposing): Said =>
    trimmed(sayKnown(l.sentences, nameOf(ability), slotsOf(ability, of, l), l.grammar));

function slotsOf(ability: ImposedAbility, of: Imposing, l: ImposedLanguage): Slots {
  const acts = actsOf(ability, of, l);
  return {
    who: of.who,
    whom: of.whom,
    told: of.told,
    same: l.nouns.same,
    asked: yes(ability.if !== undefined && isSelf(ability.subject)),
    ...timesOf(of, l),
    ...acts,
    ...filtered(ability, of.setting, l.nouns),
    ...(ability.kind === 'permission' ? permitted(ability, l) : {}),
    ...(ability.kind === 'combatCost' ? costing(ability, { ...acts, who: of.who }, l) : {}),
  };
}

/** When, where that is said of everything; and when only for a time. */
function timesOf({ when }: Imposing, l: ImposedLanguage): Slots {
  return when === ALWAYS
    ? { when: say(l.sentences, 'eachCombat', {}, l.grammar), time: undefined }
    : { when: timePhrase(when), time: timePhrase(when) };
}

/** What those do who attack, what one of them does, and what they may do. */
function actsOf(
  ability: ImposedAbility,
  { who, setting: { self: host = HOST_NAMED } = {} }: Imposing,
  l: ImposedLanguage,
): Slots {
  const attacked = ability.kind === 'permission' ? undefined : ability.attacked;
  const single = phrase('', { gender: who.gender, number: 'one' });
  const attacks = (of: Phrase): string =>
    say(l.sentences, 'attacks', { who: of, attacked, host }, l.grammar);
  return {
    host,
    single,
    attacking: say(l.sentences, 'attacking', { attacked, host }, l.grammar),
    attacks: attacks(who),
    oneAttacks: attacks(single),
  };
}

/** The others: those that block it or are blocked by it, or that attack beside it. */
function filtered(
  ability: ImposedAbility,
  setting: Setting | undefined,
  { one, several, all, numeral }: NounPhrases,
): Slots {
  const { subject, filter } = ability;
  const { other: _, ...rest } = filter ?? {};
  const n = (ability.kind === 'combatCost' ? undefined : ability.n) ?? 1;
  return {
    n,
    count: numeral(n, several(rest)),
    one: one(filter ?? {}, undefined, setting),
    several: several(filter ?? {}, undefined, setting),
    all: all(filter ?? {}, undefined, setting),
    kind: filter === undefined ? undefined : several(filter, undefined, setting),
    another: one({ ...rest, other: true }),
    beside: one(mayNotFit(rest) ? rest : { ...rest, other: true }),
    others: several(rest),
    controlled: filter?.controller === undefined ? undefined : 'yes',
    source: filter?.isSource ? 'yes' : undefined,
    every: subject.kind === 'all' ? one(subject.filter) : undefined,
    whose: subject.kind === 'all' ? subject.filter.controller : undefined,
  };
}

/** What an ability is printed on may well be none of these, so that others of them would be a strange word. */
const mayNotFit = ({ color, anyOf, powerGreaterThanSource }: Filter): boolean =>
  color !== undefined || anyOf !== undefined || powerGreaterThanSource !== undefined;

const permitted = ({ n, filter }: AbilityOf<'permission'>, l: ImposedLanguage): Slots => ({
  n,
  walk: l.keyword({
    kind: 'keyword',
    keyword: 'landwalk',
    ...(filter === undefined ? {} : { quality: filter }),
  }),
});

/** What cannot be done unless somebody pays, and for what it is paid. */
function costing(ability: AbilityOf<'combatCost'>, acts: Slots, l: ImposedLanguage): Slots {
  const { subject, to, pay, filter, perCounter, times } = ability;
  const part = (name: Part, slots: Slots): string => say(l.sentences, name, slots, l.grammar);
  const self = isSelf(subject) ? 'yes' : undefined;
  return {
    act:
      to === 'attack'
        ? acts.attacking
        : part('blocking', {
            filter: filter === undefined ? undefined : 'yes',
            all: l.nouns.all(filter ?? {}),
          }),
    payer: part('payer', { who: acts.who, self }),
    paid: l.paid(pay, self ? 'you' : 'controller'),
    perCreature:
      subject.kind === 'all'
        ? part('perCreature', { ...acts, to, kind: l.nouns.bare(subject.filter) })
        : undefined,
    perCounter:
      perCounter === undefined
        ? undefined
        : part('perCounter', {
            self,
            counter: l.counter(perCounter),
            host: acts.host,
            it: l.nouns.same,
          }),
    times: times === undefined ? undefined : l.amount(times),
  };
}
