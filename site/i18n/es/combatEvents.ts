import { bySource } from '../declared.ts';
import { capital, manaText } from '../grammar.ts';
import type { EventWords } from '../messages.ts';
import { unpaidWords } from '../unpaidWords.ts';
import { counted, DAMAGE } from './abilities/amounts.ts';
import { of, to } from './agreement.ts';
import { agreeing, does, them, verb } from './namedVerbs.ts';
import { assigned, attack, block, dealt, nowBlocked, triesSomething } from './phrases.ts';
import { UNPAID } from './unpaid.ts';

/** Declarations, damage, and what leaves combat. */
export const combatEvents = {
  attack: (e, n) => {
    const { player, declaration } = e.act;
    const bands = declaration.bands ?? [];
    const banded = bands.map((band) => `; ${n.objects(band)} en grupo`).join('');
    if (e.outcome !== 'done')
      return [
        `${player} intenta ${attack('atacar', declaration, n)}${banded}.`,
        ...(e.outcome === 'refused' ? unpaidWords(e, n, UNPAID) : []),
      ];
    const tapped = `Al atacar, ${n.objects(e.tapped)} ${verb(e.tapped, n, 'se gira')}.`;
    return [
      `${player} ${attack('ataca', declaration, n)}.`,
      ...bands.map((band) => `${n.objects(band)} atacan en grupo.`),
      ...(e.tapped.length === 0 ? [] : [tapped]),
    ];
  },
  block: (e, n) => {
    const { player, declaration } = e.act;
    if (e.outcome !== 'done')
      return [
        `${player} intenta ${block('bloquear', declaration, n)}.`,
        ...(e.outcome === 'refused' ? unpaidWords(e, n, UNPAID) : []),
      ];
    return [
      `${player} ${block('bloquea', declaration, n)}.`,
      ...nowBlocked(e.becameBlocked, e.becameUnblocked, n),
    ];
  },
  costPaid: ({ player, mana, sacrificed, tapped = [] }, n) => {
    const given = [
      ...(mana === '' ? [] : [`paga ${manaText(mana)}`]),
      ...(tapped.length === 0 ? [] : [`gira ${n.objects(tapped)}`]),
      ...(sacrificed.length === 0 ? [] : [`sacrifica ${n.objects(sacrificed)}`]),
    ];
    return `${player} ${n.list(given)}.`;
  },
  order: ({ outcome, act: { player, of: attacker, over } }, n) =>
    outcome === 'done'
      ? `${player} anuncia el orden de asignación de daño ${of(n.object(attacker))}: ${over.map(n.object).join(', luego ')}.`
      : triesSomething(player),
  divide: ({ outcome, act: { player, assignments } }, n) =>
    outcome === 'done'
      ? `${assigned(assignments, n)}.`
      : `${player} intenta asignar el daño así: ${assigned(assignments, n)}.`,
  combatDamagePutOnStack: () => 'El daño de combate va a la pila tal como se asignó.',
  noCombatDamage: () => 'Ninguna criatura hace daño de combate en este paso.',
  damageDealt: ({ combat, deals }, n) => {
    const lines = bySource(deals).map((one) => capital(`${dealt(one.deals, n)}.`));
    return combat && lines.length > 1
      ? ['El daño de combate se hace, todo a la vez.', ...lines]
      : lines.join(' ');
  },
  damagePrevented: ({ source, to: whom, amount, by }, n) =>
    `${does(by, n, 'previene')} ${counted(amount, DAMAGE)} que ${does(source, n, 'haría')} ${to(n.recipient(whom))}.`,
  removedFromCombat: ({ because }, n, all) =>
    because === 'combatEnded'
      ? `El combate acaba, y ${n.objects(all)} ${verb(all, n, 'sale')} de él.`
      : `${n.objects(all)} ${verb(all, n, 'es', 'son')} ${agreeing(all, n, 'removido')} del combate.`,
  exerted: (_, n, all) => `${verb(all, n, 'Se espolea')} ${n.objects(all)}.`,
  enlisted: ({ object, by }, n) => `${does(by, n, 'recluta')} ${to(n.object(object))}.`,
  becameAttacking: ({ object, attacking }, n) =>
    attacking.kind === 'nothing'
      ? `${does(object, n, 'está')} ahora atacando, pero a nada.`
      : `${does(object, n, 'está')} ahora atacando ${to(n.target(attacking))}.`,
  becameUnblocked: ({ attacker }, n) =>
    `${does(attacker, n, 'ya no está')} ${agreeing([attacker], n, 'bloqueado')}.`,
  madeToBlock: ({ blocker, attacker }, n) =>
    `Un efecto hace que ${does(blocker, n, 'bloquee')} ${to(n.object(attacker))}.`,
  becameBlocked: ({ attacker, by }, n) =>
    by === undefined
      ? `${does(attacker, n, 'pasa')} a estar ${agreeing([attacker], n, 'bloqueado')}, aunque ninguna criatura ${them([attacker], n)} bloquea.`
      : `${does(attacker, n, 'es', 'son')} ${agreeing([attacker], n, 'bloqueado')} por ${n.object(by)}.`,
} satisfies Partial<EventWords>;
