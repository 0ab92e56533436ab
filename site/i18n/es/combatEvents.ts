import { bySource } from '../declared.ts';
import { manaText } from '../grammar.ts';
import type { EventWords } from '../messages.ts';
import { does, verb } from './namedVerbs.ts';
import { assigned, attack, block, dealt, nowBlocked } from './phrases.ts';

/** Declarations, damage, and what leaves combat. */
export const combatEvents = {
  attackRefused: (e, n) => `${e.player} intenta ${attack('atacar', e, n)}.`,
  attackersDeclared: (e, n) => {
    const bands = e.declaration.bands ?? [];
    const tapped = `Por atacar ${verb(e.tapped, n, 'se gira')} ${n.objects(e.tapped)}.`;
    return [
      `${e.player} ${attack('ataca', e, n)}.`,
      ...bands.map((band) => `${n.objects(band)} atacan en grupo.`),
      ...(e.tapped.length === 0 ? [] : [tapped]),
    ];
  },
  blockRefused: (e, n) => `${e.player} intenta ${block('bloquear', e, n)}.`,
  blockersDeclared: (e, n) => [
    `${e.player} ${block('bloquea', e, n)}.`,
    ...nowBlocked(e.becameBlocked, e.becameUnblocked, n),
  ],
  costPaid: ({ player, mana, sacrificed }, n) => {
    const given = [
      ...(mana === '' ? [] : [`paga ${manaText(mana)}`]),
      ...(sacrificed.length === 0 ? [] : [`sacrifica ${n.objects(sacrificed)}`]),
    ];
    return `${player} ${n.list(given)}.`;
  },
  damageOrderAnnounced: ({ player, of, over }, n) =>
    `${player} anuncia el orden de asignación de daño de ${n.object(of)}: ${over.map(n.object).join(', luego ')}.`,
  assignmentRefused: ({ player, assignments }, n) =>
    `${player} lo intenta así: ${assigned(assignments, n)}.`,
  damageAssigned: ({ assignments }, n) => `${assigned(assignments, n)}.`,
  combatDamagePutOnStack: () => 'El daño de combate va a la pila tal como se asignó.',
  noCombatDamage: () => 'Ninguna criatura hace daño de combate en este paso.',
  damageDealt: ({ combat, deals }, n) => {
    const lines = bySource(deals).map((one) => `${dealt(one.deals, n)}.`);
    return combat && lines.length > 1
      ? ['El daño de combate se hace, todo a la vez.', ...lines]
      : lines.join(' ');
  },
  damagePrevented: ({ source, to, amount, by }, n) =>
    `${does(by, n, 'previene')} ${amount} del daño de ${n.object(source)} a ${n.recipient(to)}.`,
  removedFromCombat: ({ because }, n, all) =>
    because === 'combatEnded'
      ? `El combate acaba, y ${n.objects(all)} ${verb(all, n, 'sale')} de él.`
      : `${n.objects(all)} ${verb(all, n, 'se remueve')} del combate.`,
  exerted: (_, n, all) => `${verb(all, n, 'Se extenúa')} ${n.objects(all)}.`,
  enlisted: ({ object, by }, n) => `${does(by, n, 'recluta')} a ${n.object(object)}.`,
  becameAttacking: ({ object, attacking }, n) =>
    attacking.kind === 'nothing'
      ? `${does(object, n, 'está')} ahora atacando, pero a nada.`
      : `${does(object, n, 'está')} ahora atacando a ${n.target(attacking)}.`,
  becameUnblocked: ({ attacker }, n) =>
    `${does(attacker, n, 'se convierte')} en criatura no bloqueada.`,
  madeToBlock: ({ blocker, attacker }, n) =>
    `Un efecto hace que ${does(blocker, n, 'bloquee')} a ${n.object(attacker)}.`,
  becameBlocked: ({ attacker, by }, n) =>
    by === undefined
      ? `${does(attacker, n, 'se convierte')} en criatura bloqueada, aunque nadie la bloquea.`
      : `${does(attacker, n, 'se convierte')} en criatura bloqueada: la ${verb([by], n, 'bloquea')} ${n.object(by)}.`,
} satisfies Partial<EventWords>;
