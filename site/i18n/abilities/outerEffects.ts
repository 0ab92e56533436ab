import type { Condition, Effect } from '../../engine.ts';
import type { Said, Slots } from '../wording/pattern.ts';
import { hasPause } from '../wording/say.ts';
import { chosenOf, isSaidLater, whatIsChosen } from './chosen.ts';
import { type EffectContext, underOneMay } from './clauses.ts';
import { type EffectPlans, type EffectRoom, named, piece, to, yes } from './effectPlan.ts';
import { HOST } from './host.ts';
import { oneOption } from './oneOption.ts';
import type { EffectOf } from './words.ts';

type Outer = 'choose' | 'delayed' | 'either' | 'forEach' | 'if' | 'may' | 'mayPay';

/** What is chosen, and effects that hold others. */
export const OUTER_PLANS: EffectPlans<Outer> = {
  choose: ({ by = to('you'), ...choice }, l, voice) => ({
    who: l.phrases.who(by, voice),
    what: isSaidLater({ by, ...choice }, voice.coming) ? 'later' : whatIsChosen(choice),
    atRandom: choice.atRandom ? piece('atRandom', {}, l) : undefined,
    among: named(choice.among, l, voice),
    ...chosenOf(choice.filter, l.nouns),
  }),
  delayed: ({ at, ifCreated, effects }, l, voice) => {
    const moment = l.phrases.moment(at);
    const done = l.phrases.inside(effects, voice, { behind: moment.traits });
    const short = yes(!ifCreated && isShort(effects, done));
    return { at, moment, done, ifCreated: yes(ifCreated), short };
  },
  either: (effect, l, voice) => either(effect, l, voice),
  forEach: ({ subject, effects }, l, voice) => ({
    kind: subject.kind === 'all' ? l.nouns.bare(subject.filter, 'permanent') : undefined,
    whom: l.phrases.whom(subject, voice),
    done: l.phrases.inside(effects, voice),
  }),
  if: ({ condition, effects, otherwise }, l, voice) => {
    const behind = l.phrases.condition(condition);
    if (otherwise === undefined && speaksOfAnother(condition)) {
      const done = l.phrases.inside(effects, voice);
      if (isShort(effects, done)) return { condition: behind, done, otherwise, short: 'yes' };
    }
    return {
      condition: behind,
      done: l.phrases.inside(effects, voice, { behind: behind.traits }),
      otherwise: insideOf(otherwise, l, voice, behind.traits),
      short: undefined,
    };
  },
  may: ({ effects }, l, voice) => {
    const said = effects.slice(0, underOneMay(effects));
    const rest = effects.slice(said.length);
    const then = thenWords(rest, said, l, voice);
    return {
      may: l.phrases.mayDo(said, voice),
      then,
      also: then === undefined ? undefined : l.phrases.alsoDo(said, rest, voice),
    };
  },
  mayPay: ({ cost, perCounter, effects, otherwise }, l, voice) => ({
    pay: l.phrases.pay(cost),
    host: HOST,
    counter: perCounter === undefined ? undefined : l.phrases.counter(perCounter),
    paid: effects.length === 0 ? undefined : l.phrases.inside(effects, voice),
    otherwise: insideOf(otherwise, l, voice),
  }),
};

/** What is found in a hand need not be shown, so that it too may be done. */
function thenWords(
  rest: readonly Effect[],
  said: readonly Effect[],
  l: EffectRoom,
  voice: EffectContext,
): string | undefined {
  const [first] = rest;
  if (first === undefined) return undefined;
  if (first.kind !== 'choose' || first.from !== 'hand')
    return l.phrases.inside(rest, voice, { said });
  const within: EffectContext['within'] = (effects, before = []) =>
    voice.within(effects, [...said, ...before]);
  return l.phrases.mayDo(rest, { ...voice, within });
}

/** Behind it, “that creature” would be the one that it is about. */
const speaksOfAnother = ({ kind }: Condition): boolean =>
  kind === 'youControl' || kind === 'defendingPlayerControls';

/** One plain thing, behind which it may still be said when. */
const isShort = ([effect, ...more]: readonly Effect[], done: string): boolean =>
  effect !== undefined && more.length === 0 && !isOfSome(effect) && !hasPause(done);

const isOfSome = (effect: Effect): boolean =>
  'subject' in effect && effect.subject?.kind === 'reference' && effect.subject.which !== undefined;

const insideOf = (
  effects: readonly Effect[] | undefined,
  { phrases }: EffectRoom,
  voice: EffectContext,
  behind: Said['traits'] = [],
): string | undefined =>
  effects === undefined ? undefined : phrases.inside(effects, voice, { behind });

/** Options that differ in one word are said in one: `tap or untap target creature`. */
function either(effect: EffectOf<'either'>, l: EffectRoom, voice: EffectContext): Slots {
  const one = oneOption(effect);
  const none = { options: undefined, all: undefined, first: undefined };
  if (one === undefined)
    return { ...none, of: undefined, options: l.phrases.options(effect.options, voice) };
  if (one.kind === 'anyColor')
    return { ...none, of: 'color', first: voice.within(one.first)[0]?.told({ mood: voice.mood }) };
  return { ...none, of: one.first.kind, all: l.phrases.all(one.first.subject, voice) };
}
