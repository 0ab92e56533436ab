import { bySource } from '../declared.ts';
import { capital, manaText } from '../grammar.ts';
import type { EventWords } from '../messages.ts';
import { unpaidWords } from '../unpaidWords.ts';
import { damageWords } from './abilities/damage.ts';
import { assigned, attack, block, dealt, nowBlocked, triesSomething, verb } from './phrases.ts';
import { UNPAID } from './unpaid.ts';

/** Declarations, damage, and what leaves combat. */
export const combatEvents = {
  attack: (e, n) => {
    const { player, declaration } = e.act;
    const bands = declaration.bands ?? [];
    const banded = bands.map((band) => `; ${n.objects(band)} as a band`).join('');
    if (e.outcome !== 'done')
      return [
        `${player} tries to attack ${attack(declaration, n)}${banded}.`,
        ...(e.outcome === 'refused' ? unpaidWords(e, n, UNPAID) : []),
      ];
    return [
      `${player} attacks ${attack(declaration, n)}.`,
      ...bands.map((band) => `${n.objects(band)} attack as a band.`),
      ...(e.tapped.length === 0 ? [] : [`Attacking taps ${n.objects(e.tapped)}.`]),
    ];
  },
  exerted: (_, n, all) => `${n.objects(all)} ${verb(all, 'is', 'are')} exerted.`,
  enlisted: ({ object, by }, n) => `${n.object(by)} enlists ${n.object(object)}.`,
  becameAttacking: ({ object, attacking }, n) =>
    `${n.object(object)} is now attacking ${n.target(attacking)}.`,
  block: (e, n) => {
    const { player, declaration } = e.act;
    if (e.outcome !== 'done')
      return [
        `${player} tries to block ${block(declaration, n)}.`,
        ...(e.outcome === 'refused' ? unpaidWords(e, n, UNPAID) : []),
      ];
    return [
      `${player} blocks ${block(declaration, n)}.`,
      ...nowBlocked(e.becameBlocked, e.becameUnblocked, n),
    ];
  },
  costPaid: ({ player, mana, sacrificed, tapped = [] }, n) => {
    const given = [
      ...(mana === '' ? [] : [`pays ${manaText(mana)}`]),
      ...(tapped.length === 0 ? [] : [`taps ${n.objects(tapped)}`]),
      ...(sacrificed.length === 0 ? [] : [`sacrifices ${n.objects(sacrificed)}`]),
    ];
    return `${player} ${n.list(given)}.`;
  },
  order: ({ outcome, act: { player, of, over } }, n) =>
    outcome === 'done'
      ? `${player} sets the damage order for ${n.object(of)}: ${over.map(n.object).join(', then ')}.`
      : triesSomething(player),
  divide: ({ outcome, act: { player, assignments } }, n) =>
    outcome === 'done'
      ? `${assigned(assignments, n)}.`
      : `${player} tries this: ${assigned(assignments, n)}.`,
  combatDamagePutOnStack: () => 'The combat damage goes on the stack as assigned.',
  noCombatDamage: () => 'No creature deals combat damage in this step.',
  damageDealt: ({ combat, deals }, n) => {
    const lines = bySource(deals).map((one) => capital(`${dealt(one.deals, n)}.`));
    return combat && lines.length > 1
      ? ['Combat damage is dealt, all at once.', ...lines]
      : lines.join(' ');
  },
  damagePrevented: ({ source, to, amount, by }, n) =>
    `${n.object(by)} prevents ${amount} of the damage from ${n.object(source)} to ${n.recipient(to)}.`,
  damageRedirected: ({ from, to, amount }, n) =>
    `${amount === undefined ? 'The' : `${amount} of the`} damage to ${n.recipient(from)} is dealt to ${n.recipient(to)} instead.`,
  redirectionMade: ({ from, to, damage, n: amount, dealing, once }, n) => {
    const which = once || amount !== undefined ? 'The next' : 'All';
    const much = amount === undefined ? '' : ` ${amount}`;
    const by = dealing === undefined ? '' : ` by ${n.object(dealing)}`;
    return `${which}${much} ${damageWords(damage)} to ${n.recipient(from)}${by} this turn will be dealt to ${n.recipient(to)} instead.`;
  },
  attackedReselected: ({ attacker, target }, n) =>
    `${n.object(attacker)} now attacks ${n.target(target)}.`,
  removedFromCombat: ({ because }, n, all) =>
    because === 'combatEnded'
      ? `${n.objects(all)} ${verb(all, 'leaves', 'leave')} combat as it ends.`
      : `${n.objects(all)} ${verb(all, 'is', 'are')} removed from combat.`,
  becameUnblocked: ({ attacker }, n) => `${n.object(attacker)} becomes unblocked.`,
  madeToBlock: ({ blocker, attacker }, n) =>
    `${n.object(blocker)} is made to block ${n.object(attacker)}.`,
  becameBlocked: ({ attacker, by }, n) =>
    by === undefined
      ? `${n.object(attacker)} becomes blocked, though by no creature.`
      : `${n.object(attacker)} becomes blocked by ${n.object(by)}.`,
} satisfies Partial<EventWords>;
