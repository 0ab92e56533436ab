import type { Condition } from '../../engine.ts';
import { isA, phrase } from '../wording/grammar.ts';
import type { Said, Slots } from '../wording/pattern.ts';
import { say, sayKnown } from '../wording/say.ts';
import { askedOf, sourceName } from './asked.ts';
import { type ConditionLanguage, type ConditionName, sentenceFor } from './conditionSentences.ts';
import { yes } from './effectPlan.ts';
import { nameOf } from './imposed.ts';
import type { AbilityOf, ImposedAbility } from './words.ts';

type Conditional = ImposedAbility | AbilityOf<'static'>;

export interface ConditionWording {
  /** As it stands behind “if”; as something to come, in the mood that a language has for that. */
  readonly conditionWords: (condition: Condition, mood?: 'subjunctive') => string;
  /** The same with what is known of it: whether it names what the ability is printed on. */
  readonly condition: (condition: Condition) => Said;
  /** What a triggered ability asks: `, if you control an Island`; ` during combat`. */
  readonly ifWords: (condition: Condition, manner: Pick<Manner, 'isNamed'>) => string;
  /** What an ability says, under its conditions. */
  readonly conditioned: (ability: Conditional, said: Said) => Said;
}

type Form = 'holds' | 'fails' | 'unless' | 'time';
type Saying = (condition: Condition, as: Form) => Said;

export function conditionsIn(l: ConditionLanguage): ConditionWording {
  const wrapped = (name: 'while' | 'unless', slots: Slots): Said =>
    sayKnown(l.conditions, name, slots, l.grammar);
  return {
    conditionWords: (condition, mood) => saidIn(l, { mood })(condition, 'holds').words,
    condition: (condition) => saidIn(l, {})(condition, 'holds'),
    ifWords: (condition, manner) =>
      say(l.conditions, 'if', wrapping(condition, saidIn(l, manner)), l.grammar),
    conditioned: (ability, said) => {
      const slots = (condition: Condition) => underSlots(condition, ability, said, l);
      const { if: held } = ability;
      const unless = 'unless' in ability ? ability.unless : undefined;
      const told = unless === undefined ? said : wrapped('unless', { ...slots(unless), said });
      return held === undefined ? told : wrapped('while', { ...slots(held), said: told });
    },
  };
}

/** Of a condition behind what an ability says of its subject, or in front of it. */
function underSlots(
  condition: Condition,
  ability: Conditional,
  said: Said,
  l: ConditionLanguage,
): Slots {
  // The same subject is not said twice.
  const isNamed = said.lead.includes('self');
  const front = saidIn(l, { mood: 'subjunctive' })(condition, 'holds');
  return {
    ...wrapping(condition, saidIn(l, { mood: 'subjunctive', isNamed })),
    front,
    fact: saidIn(l, {})(condition, 'holds'),
    names: yes(isA('self', front)),
    subject: isNamed ? 'self' : 'other',
    rest: isNamed ? said.rest : said,
    of: ability.kind,
    code: ability.kind === 'static' ? undefined : nameOf(ability),
  };
}

/** What the words around a condition choose from. */
function wrapping(condition: Condition, said: Saying): Slots {
  const { asked, isDenied } = askedOf(condition);
  return {
    kind: condition.kind,
    holds: said(condition, 'holds'),
    opposite: said(condition, 'fails'),
    unless: said(condition, 'unless'),
    time: said(condition, 'time'),
    denied: yes(isDenied),
    asked: asked.kind === 'source' ? sourceName(asked.filter) : asked.kind,
  };
}

interface Manner {
  readonly mood?: 'subjunctive' | undefined;
  /** What it is printed on has just been named. */
  readonly isNamed?: boolean;
}

function saidIn(l: ConditionLanguage, { mood, isNamed = false }: Manner): Saying {
  const self = l.nouns.reference('self');
  const shared = {
    mood: phrase('', { gender: 'm', number: 'one', ...(mood === undefined ? {} : { mood }) }),
    self: isNamed ? phrase('', { ...self, traits: [] }) : self,
  };
  const saying = (name: ConditionName, slots: Slots): Said =>
    sayKnown(l.conditions, name, { ...shared, ...slots }, l.grammar);
  const said: Saying = (condition, as) => {
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
