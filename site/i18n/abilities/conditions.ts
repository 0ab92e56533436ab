import type { Condition, Subject } from '../../engine.ts';
import { phrase } from '../wording/grammar.ts';
import type { Slots } from '../wording/pattern.ts';
import { say } from '../wording/say.ts';
import { askedOf, sourceName } from './asked.ts';
import { type ConditionLanguage, type ConditionName, sentenceFor } from './conditionSentences.ts';
import { isSelf } from './references.ts';

interface Conditional {
  readonly if?: Condition;
  readonly unless?: Condition;
  readonly subject?: Subject;
}

export interface ConditionWording {
  /** As it stands behind “if”; as something to come, in the mood that a language has for that. */
  readonly conditionWords: (condition: Condition, mood?: 'subjunctive') => string;
  /** What a triggered ability asks: `, if you control an Island`; ` during combat`. */
  readonly ifWords: (condition: Condition) => string;
  /** The conditions of an ability, fit to follow what it says. */
  readonly conditionsOf: (ability: Conditional) => string;
}

type Form = 'holds' | 'fails' | 'unless' | 'time';
type Said = (condition: Condition, as: Form) => string;

export function conditionsIn(l: ConditionLanguage): ConditionWording {
  const wrapped = (name: 'if' | 'while' | 'unless', condition: Condition, said: Said): string =>
    say(l.conditions, name, wrapping(condition, said), l.grammar);
  const indicative = saidIn(l, {});
  return {
    conditionWords: (condition, mood) => saidIn(l, { mood })(condition, 'holds'),
    ifWords: (condition) => wrapped('if', condition, indicative),
    conditionsOf: ({ if: held, unless, subject }) => {
      // The same subject is not said twice.
      const isNamed = subject !== undefined && isSelf(subject);
      const said = saidIn(l, { mood: 'subjunctive', isNamed });
      return [
        held === undefined ? '' : wrapped('while', held, said),
        unless === undefined ? '' : wrapped('unless', unless, said),
      ].join('');
    },
  };
}

/** What the words around a condition choose from. */
function wrapping(condition: Condition, said: Said): Slots {
  const { asked, isDenied } = askedOf(condition);
  return {
    kind: condition.kind,
    holds: said(condition, 'holds'),
    opposite: said(condition, 'fails'),
    unless: said(condition, 'unless'),
    time: said(condition, 'time'),
    denied: isDenied ? 'yes' : undefined,
    asked: asked.kind === 'source' ? sourceName(asked.filter) : asked.kind,
  };
}

interface Manner {
  readonly mood?: 'subjunctive' | undefined;
  /** What it is printed on has just been named. */
  readonly isNamed?: boolean;
}

function saidIn(l: ConditionLanguage, { mood, isNamed = false }: Manner): Said {
  const self = l.nouns.reference('self');
  const shared = {
    mood: phrase('', { gender: 'm', number: 'one', ...(mood === undefined ? {} : { mood }) }),
    self: isNamed ? phrase('', self) : self,
  };
  const saying = (name: ConditionName, slots: Slots): string =>
    say(l.conditions, name, { ...shared, ...slots }, l.grammar);
  const said: Said = (condition, as) => {
    const { asked, isDenied } = askedOf(condition);
    const form = isDenied ? OPPOSITE[as] : as;
    if (asked.kind !== 'all') {
      const { name, slots } = sentenceFor(asked, l, saying);
      return saying(name, { as: form, ...slots });
    }
    const join = form === 'fails' ? 'or' : 'and';
    // Behind another condition, it is named again.
    const further = isNamed ? saidIn(l, { mood }) : said;
    return asked.conditions
      .map((one, index) => (index === 0 ? said : further)(one, form))
      .reduce((one, other) => saying(join, { one, other }));
  };
  return said;
}

const OPPOSITE: { readonly [F in Form]: Form } = {
  holds: 'fails',
  fails: 'holds',
  unless: 'holds',
  time: 'time',
};
