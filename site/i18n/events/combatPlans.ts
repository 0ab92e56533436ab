import { attacksByTarget, blocksByBlockers, bySource } from '../declared.ts';
import { capital, manaText } from '../grammar.ts';
import type { EventOf } from '../messages.ts';
import { unpaidWords } from '../unpaidWords.ts';
import type { Slots } from '../wording/pattern.ts';
import { assignedIn, dealtIn } from './damage.ts';
import type { Planner, Plans } from './planning.ts';

/** Declarations, damage, and what leaves combat. */
export const combatPlans: Plans<
  | 'attack'
  | 'becameAttacking'
  | 'becameBlocked'
  | 'becameUnblocked'
  | 'block'
  | 'combatDamagePutOnStack'
  | 'costPaid'
  | 'damageDealt'
  | 'damagePrevented'
  | 'divide'
  | 'enlisted'
  | 'exerted'
  | 'madeToBlock'
  | 'noCombatDamage'
  | 'order'
  | 'removedFromCombat'
> = {
  attack: (e, p) => {
    const { player, declaration } = e.act;
    const bands = (declaration.bands ?? []).map((band) => ({ band: p.many(band) }));
    const slots = { player, outcome: e.outcome, attacks: attackWords(e, p), ...choosing(e) };
    if (e.outcome === 'done')
      return [
        { ...slots, bands: undefined },
        ...bands.map((band) => p.piece('attackBand', band)),
        ...(e.tapped.length === 0 ? [] : [p.piece('attackTaps', { tapped: p.many(e.tapped) })]),
      ];
    const banded = bands.map((band) => p.piece('addedBand', band)).join('');
    return [{ ...slots, bands: banded }, ...unpaid(e, p)];
  },
  block: (e, p) => {
    const { player } = e.act;
    const slots = { player, outcome: e.outcome, blocks: blockWords(e, p), ...choosing(e) };
    if (e.outcome !== 'done') return [slots, ...unpaid(e, p)];
    const { becameBlocked, becameUnblocked } = e;
    return [
      slots,
      ...(becameBlocked.length === 0
        ? []
        : [p.piece('becameBlockedSaid', { those: p.many(becameBlocked) })]),
      ...(becameUnblocked.length === 0
        ? []
        : [p.piece('becameUnblockedSaid', { those: p.many(becameUnblocked) })]),
    ];
  },
  costPaid: ({ player, mana, sacrificed, tapped = [] }, p) => ({
    player,
    given: p.n.list([
      ...(mana === '' ? [] : [p.piece('paidMana', { mana: manaText(mana) })]),
      ...(tapped.length === 0 ? [] : [p.piece('paidTapped', { tapped: p.many(tapped) })]),
      ...(sacrificed.length === 0
        ? []
        : [p.piece('paidSacrificed', { sacrificed: p.many(sacrificed) })]),
    ]),
  }),
  order: ({ outcome, act: { player, of, over } }, { one, n, l, piece }) => ({
    outcome,
    player,
    of: one(of),
    over: over.map(n.object).join(l.sentences.row.then),
    tries: piece('tries', { player }),
  }),
  divide: ({ outcome, act: { player, assignments } }, p) => ({
    outcome,
    player,
    assigned: assignedIn(p.l)(assignments, p.n),
  }),
  combatDamagePutOnStack: () => ({}),
  noCombatDamage: () => ({}),
  damageDealt: ({ combat, deals }, p) => {
    const lines = bySource(deals).map((one) => capital(`${dealtIn(p.l)(one.deals, p.n)}.`));
    return combat && lines.length > 1
      ? [{ lines: undefined }, ...lines]
      : { lines: lines.join(' ') };
  },
  damagePrevented: ({ source, to, amount, by }, { one, whom }) => ({
    by: one(by),
    amount,
    source: one(source),
    to: whom(to),
  }),
  removedFromCombat: ({ because }, { many }, all) => ({ because, all: many(all) }),
  exerted: ({ player }, { many }, all) => ({ player, all: many(all) }),
  enlisted: ({ object, by }, { one }) => ({ object: one(object), by: one(by) }),
  becameAttacking: ({ object, attacking }, { one, whom }) => ({
    object: one(object),
    kind: attacking.kind,
    attacking: whom(attacking),
  }),
  becameUnblocked: ({ attacker }, { one }) => ({ attacker: one(attacker) }),
  madeToBlock: ({ blocker, attacker, alreadyBlocking }, { one }) => ({
    blocker: one(blocker),
    attacker: one(attacker),
    too: alreadyBlocking ? 'yes' : undefined,
  }),
  becameBlocked: ({ attacker, by }, { one }) => ({
    attacker: one(attacker),
    by: by === undefined ? undefined : one(by),
  }),
};

/** CR 508.1, 509.1: who chooses in place of the player whose creatures are declared, and only tried to. */
const choosing = (e: EventOf<'attack' | 'block'>): Slots => {
  const chosenBy = chosenByIn(e);
  return { chosenBy, tries: e.outcome === 'done' || chosenBy === undefined ? undefined : 'yes' };
};

const chosenByIn = (e: EventOf<'attack' | 'block'>): string | undefined =>
  'chosenBy' in e ? e.chosenBy : undefined;

/** What somebody has others do is said as what they do. */
const sayingOf = (e: EventOf<'attack' | 'block'>): string =>
  chosenByIn(e) === undefined ? e.outcome : 'done';

const unpaid = (e: EventOf<'attack' | 'block'>, { n, l }: Planner): readonly string[] =>
  e.outcome === 'refused' ? unpaidWords(e, n, l.lexicon.unpaid) : [];

const attackWords = (e: EventOf<'attack'>, p: Planner): string =>
  inRow(
    attacksByTarget(e.act.declaration).map(({ target, attackers }, at) =>
      p.piece('attackEach', {
        outcome: sayingOf(e),
        at,
        target: p.whom(target),
        attackers: p.many(attackers),
      }),
    ),
    p,
  );

const blockWords = (e: EventOf<'block'>, p: Planner): string =>
  inRow(
    blocksByBlockers(e.act.declaration).map(({ attackers, blockers }, at) =>
      p.piece('blockEach', {
        outcome: sayingOf(e),
        at,
        attackers: p.many(attackers),
        blockers: p.many(blockers),
      }),
    ),
    p,
  );

/** `A with B; C with D; and E with F`: behind a comma alone, the next could be one more of those before it. */
function inRow(parts: readonly string[], { l: { sentences } }: Planner): string {
  const { two, between, last } = sentences.row;
  if (parts.length < 3) return parts.join(two);
  return `${parts.slice(0, -1).join(between)}${last}${parts.at(-1) ?? ''}`;
}
