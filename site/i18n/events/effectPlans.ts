import type { ObjectId, PlayerId, TriggerCause } from '../../engine.ts';
import { phrase } from '../wording/grammar.ts';
import { inWords, type Planner, type Plans } from './planning.ts';

/** What spells and abilities do. */
export const effectPlans: Plans<
  | 'abilityNotGained'
  | 'abilityTriggered'
  | 'activate'
  | 'addMana'
  | 'attackedReselected'
  | 'blockersExchanged'
  | 'cast'
  | 'changed'
  | 'controlGained'
  | 'countersAdded'
  | 'countersRemoved'
  | 'damageRedirected'
  | 'delayedTriggerMade'
  | 'didNotResolve'
  | 'extraTurnAdded'
  | 'goaded'
  | 'libraryExiled'
  | 'optionDeclined'
  | 'phasesAdded'
  | 'preventionMade'
  | 'protectorChosen'
  | 'redirectionMade'
  | 'regenerationShieldMade'
  | 'resolved'
  | 'shieldMade'
  | 'spellCountered'
  | 'suspected'
  | 'suspend'
  | 'tokenCreated'
  | 'triggerPutOnStack'
  | 'triggerRemoved'
  | 'turnUp'
> = {
  cast: ({ outcome, act: { player, card, targets } }, p) => ({
    outcome,
    player,
    card: p.one(card),
    targeting: targetingWords(targets, p),
  }),
  activate: ({ outcome, act: { player, source, targets } }, p) => ({
    outcome,
    player,
    source: p.one(source),
    targeting: targetingWords(targets, p),
  }),
  turnUp: ({ act: { player } }, p) => tries(player, p),
  suspend: ({ act: { player } }, p) => tries(player, p),
  addMana: ({ act: { player } }, p) => tries(player, p),
  abilityTriggered: ({ source, trigger, about, step, keyword }, p) => ({
    source: p.one(source),
    keyword: keyword === undefined ? undefined : p.l.lexicon.keywords[keyword],
    reason: reasonWords(source, { trigger, about, ...(step && { step }) }, p),
  }),
  triggerPutOnStack: ({ source, cause }, p) => ({
    source: p.one(source),
    reason: reasonWords(source, cause, p),
  }),
  triggerRemoved: ({ source, lacks }, { one }) => ({ source: one(source), lacks }),
  resolved: ({ item, source, cause }, p) => ({
    item,
    source: p.one(source),
    reason: reasonWords(source, cause, p),
  }),
  didNotResolve: ({ source, because }, { one }) => ({ source: one(source), because }),
  changed: ({ objects, player, change, by }, p) => {
    const what = player ?? spokenOf(objects, by, p);
    const who = typeof what === 'string' ? phrase(what, { gender: 'm', number: 'one' }) : what;
    return { sentence: p.l.lexicon.changed(change, who, p.one(by)) };
  },
  abilityNotGained: ({ objects, keyword }, { l, many }) => ({
    objects: many(objects),
    keyword: l.lexicon.keywords[keyword],
  }),
  shieldMade: ({ protects, n, from, by }, { one, whom }) => ({
    by: one(by),
    protects: whom(protects),
    n,
    from: from === undefined ? undefined : one(from),
  }),
  tokenCreated: ({ object, attacking, blocking }, { one, whom }) => ({
    object: one(object),
    kind: attacking?.kind,
    attacking: attacking === undefined ? undefined : whom(attacking),
    blocking: blocking === undefined ? undefined : one(blocking),
  }),
  regenerationShieldMade: ({ object }, { one }) => ({ object: one(object) }),
  controlGained: ({ object, player }, { one }) => ({ object: one(object), player }),
  countersAdded: ({ object, counter, n }, { l, one }) => ({
    object: one(object),
    counters: l.lexicon.counters(n, counter),
  }),
  countersRemoved: ({ object, counter, n }, { l, one }) => ({
    object: one(object),
    counters: l.lexicon.counters(n, counter),
  }),
  goaded: ({ object, player }, { one }) => ({ object: one(object), player }),
  suspected: ({ by }, { one, many }, all) => ({ by: one(by), all: many(all) }),
  protectorChosen: ({ object, player }, { one }) => ({ object: one(object), player }),
  spellCountered: ({ by }, { one, many }, all) => ({ by: one(by), all: many(all) }),
  libraryExiled: ({ player }) => ({ player }),
  damageRedirected: ({ from, to, amount }, { whom }) => ({
    from: whom(from),
    to: whom(to),
    amount,
  }),
  redirectionMade: ({ from, to, damage, n, dealing, once }, { l, one, whom }) => ({
    which: once || n !== undefined ? 'next' : 'all',
    damage: l.lexicon.damage(damage),
    amount: n,
    from: whom(from),
    to: whom(to),
    dealing: dealing === undefined ? undefined : one(dealing),
  }),
  attackedReselected: ({ attacker, target }, { one, whom }) => ({
    attacker: one(attacker),
    kind: target.kind,
    target: whom(target),
  }),
  blockersExchanged: ({ attackers, by }, { one, many }) => ({
    by: one(by),
    attackers: many(attackers),
  }),
  delayedTriggerMade: ({ at, by }, { l, one }) => ({
    by: one(by),
    moment: l.lexicon.moment(at),
  }),
  preventionMade: ({ damage, which, objects, player, from, by }, p) => ({
    which,
    damage: p.l.lexicon.damage(damage),
    from: from === undefined ? undefined : p.l.lexicon.sources(from),
    whom: player ?? spokenOf(objects, by, p),
  }),
  extraTurnAdded: ({ player }) => ({ player }),
  optionDeclined: ({ player, source }, { one }) => ({ player, source: one(source) }),
  phasesAdded: ({ by }, { one }) => ({ by: one(by) }),
};

const tries = (player: PlayerId, { piece }: Planner) => ({ tries: piece('tries', { player }) });

type Targets = Parameters<Planner['whom']>[0];

const targetingWords = (targets: readonly Targets[], { n, whom, piece }: Planner) =>
  targets.length === 0
    ? undefined
    : piece('targeting', {
        number: targets.length === 1 ? 'one' : 'many',
        targets: n.list(targets.map((one) => whom(one).inForm((words) => words))),
      });

/** Why it has triggered: what the source does or suffers; what another does, or with whom. */
const reasonWords = (source: ObjectId, cause: TriggerCause | undefined, { l, one }: Planner) =>
  cause === undefined
    ? undefined
    : inWords(l, ['triggers', cause.trigger], {
        ...(cause.step && l.lexicon.step(cause.step)),
        source: one(source),
        about: cause.about === undefined || cause.about === source ? undefined : one(cause.about),
      });

/** The objects that an effect is said of; what it speaks of, where nothing fits yet. */
const spokenOf = (objects: readonly ObjectId[], by: ObjectId, p: Planner) =>
  objects.length > 0 ? p.many(objects) : p.piece('spokenOf', { by: p.one(by) });
