import type { Subject } from '../../engine.ts';
import type { Phrase } from '../wording/grammar.ts';
import type { Slots } from '../wording/pattern.ts';
import { sourceOf } from './chosen.ts';
import type { EffectContext } from './clauses.ts';
import {
  type EffectPlans,
  type EffectRoom,
  named,
  onWhom,
  piece,
  to,
  withBesides,
  yes,
} from './effectPlan.ts';
import { HOST } from './host.ts';
import { isSelf } from './references.ts';
import type { EffectOf } from './words.ts';

type OfDamage =
  | 'dealDamage'
  | 'fight'
  | 'preventAll'
  | 'preventNext'
  | 'preventNextTime'
  | 'redirect';

/** Damage that is dealt, prevented, or dealt to another instead. */
export const DAMAGE_PLANS: EffectPlans<OfDamage> = {
  dealDamage: ({ n, subject, by, unpreventable }, l, voice) => ({
    source: l.phrases.who(to(by ?? 'self'), voice),
    damage: l.phrases.much(n, 'any', voice, by === undefined ? undefined : to(by)),
    each: { ...withBesides('each', subject, l, voice), ...(isSelf(subject) ? { is: 'self' } : {}) },
    sure: unpreventable ? piece('unpreventable', {}, l) : '',
  }),
  fight: ({ one, other }, l, voice) => ({
    who: l.phrases.who(to(one), voice),
    other: named(other, l, voice),
  }),
  preventAll: (effect, l, voice) => preventAll(effect, l, voice),
  preventNext: ({ n, subject, andYours, dealing }, l, voice) => {
    const damage = l.phrases.much(n, 'any', voice);
    return {
      ...onWhom(subject, l, voice),
      n: typeof n === 'number' ? n : n.kind,
      damage,
      taken: taken(subject, { damage }, l, voice),
      yours: andYours ? piece('andYours', {}, l) : undefined,
      self: named('self', l, voice),
      host: HOST,
      dealing: named(dealing, l, voice),
    };
  },
  preventNextTime: ({ subject, from }, l, voice) => ({
    ...onWhom(subject, l, voice),
    from: sourceOf(from, l, voice),
  }),
  redirect: (effect, l, voice) => redirect(effect, l, voice),
};

function preventAll(
  { damage, to: taker, by, from }: EffectOf<'preventAll'>,
  l: EffectRoom,
  voice: EffectContext,
): Slots {
  const all = (one: Subject | undefined): Phrase | undefined =>
    one === undefined ? undefined : l.phrases.all(one, voice);
  const whom = (one: Subject | undefined): Phrase | undefined =>
    one === undefined ? undefined : l.phrases.whom(one, voice);
  return {
    damage: l.nouns.damage(damage),
    to: whom(taker),
    allTo: all(taker),
    by: whom(by),
    allBy: all(by),
    both: yes(taker !== undefined && JSON.stringify(taker) === JSON.stringify(by)),
    from: from === undefined ? undefined : l.nouns.several(from, 'source'),
    taken: taker === undefined ? undefined : taken(taker, {}, l, voice),
    host: HOST,
  };
}

function redirect(
  { subject, to: taker, damage: sort, n, from, once }: EffectOf<'redirect'>,
  l: EffectRoom,
  voice: EffectContext,
): Slots {
  const damage = l.nouns.damage(sort);
  const much = n === undefined ? undefined : l.phrases.much(n, sort, voice);
  const source = from === undefined ? undefined : sourceOf(from, l, voice);
  const more = once ? { from: source, once: 'yes', what: damage } : { from: source, damage: much };
  return {
    n: typeof n === 'object' ? n.kind : n,
    once: yes(once),
    damage,
    much,
    plain: n === undefined ? undefined : l.phrases.much(n, 'any', voice),
    taken: taken(subject, more, l, voice),
    to: named(taker, l, voice),
  };
}

/** To whom damage is dealt, and by what: `to it by target creature`. */
const taken = (subject: Subject, more: Slots, l: EffectRoom, voice: EffectContext): string =>
  piece(
    'taken',
    {
      whom: l.phrases.whom(subject, voice),
      from: undefined,
      once: undefined,
      what: undefined,
      damage: undefined,
      ...more,
    },
    l,
  );
