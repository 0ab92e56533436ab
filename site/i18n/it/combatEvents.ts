import { bySource } from '../declared.ts';
import { capital, manaText } from '../grammar.ts';
import type { EventWords } from '../messages.ts';
import { unpaidWords } from '../unpaidWords.ts';
import { DAMAGE } from './abilities/amounts.ts';
import { after, count } from './agreement.ts';
import { agreeing, does, them, verb } from './namedVerbs.ts';
import { assigned, attack, block, dealt, nowBlocked, triesSomething } from './phrases.ts';
import { UNPAID } from './unpaid.ts';

/** Declarations, damage, and what leaves combat. */
export const combatEvents = {
  attack: (e, n) => {
    const { player, declaration } = e.act;
    const bands = declaration.bands ?? [];
    const banded = bands.map((band) => `; ${n.objects(band)} in branco`).join('');
    if (e.outcome !== 'done')
      return [
        `${player} prova ${attack('ad attaccare', declaration, n) ?? 'a non attaccare'}${banded}.`,
        ...(e.outcome === 'refused' ? unpaidWords(e, n, UNPAID) : []),
      ];
    return [
      `${player} ${attack('attacca', declaration, n) ?? 'non attacca'}.`,
      ...bands.map((band) => `${n.objects(band)} attaccano in branco.`),
      ...(e.tapped.length === 0
        ? []
        : [`Attaccando, ${n.objects(e.tapped)} ${verb(e.tapped, n, 'si TAPpa')}.`]),
    ];
  },
  exerted: ({ player }, n, all) => `${player} strema ${n.objects(all)}.`,
  enlisted: ({ object, by }, n) => `${does(by, n, 'arruola')} ${n.object(object)}.`,
  becameAttacking: ({ object, attacking }, n) =>
    `Ora ${does(object, n, 'attacca')} ${n.target(attacking)}.`,
  block: (e, n) => {
    const { player, declaration } = e.act;
    const what = block(declaration, n);
    if (e.outcome !== 'done')
      return [
        `${player} prova a ${what === undefined ? 'non bloccare' : `bloccare ${what}`}.`,
        ...(e.outcome === 'refused' ? unpaidWords(e, n, UNPAID) : []),
      ];
    return [
      `${player} ${what === undefined ? 'non blocca' : `blocca ${what}`}.`,
      ...nowBlocked(e.becameBlocked, e.becameUnblocked, n),
    ];
  },
  costPaid: ({ player, mana, sacrificed, tapped = [] }, n) => {
    const given = [
      ...(mana === '' ? [] : [`paga ${manaText(mana)}`]),
      ...(tapped.length === 0 ? [] : [`TAPpa ${n.objects(tapped)}`]),
      ...(sacrificed.length === 0 ? [] : [`sacrifica ${n.objects(sacrificed)}`]),
    ];
    return `${player} ${n.list(given)}.`;
  },
  order: ({ outcome, act: { player, of, over } }, n) =>
    outcome === 'done'
      ? `${player} dichiara l’ordine di assegnazione del danno ${after('di', n.object(of))}: prima ${over.map(n.object).join(', poi ')}.`
      : triesSomething(player),
  divide: ({ outcome, act: { player, assignments } }, n) =>
    outcome === 'done'
      ? `${assigned(assignments, n)}.`
      : `${player} prova ad assegnare il danno così: ${assigned(assignments, n)}.`,
  combatDamagePutOnStack: () => 'Il danno da combattimento va in pila così come è stato assegnato.',
  noCombatDamage: () => 'In questa sottofase nessuna creatura infligge danno da combattimento.',
  damageDealt: ({ combat, deals }, n) => {
    const lines = bySource(deals).map((one) => capital(`${dealt(one.deals, n)}.`));
    return combat && lines.length > 1
      ? ['Il danno da combattimento viene inflitto tutto insieme.', ...lines]
      : lines.join(' ');
  },
  damagePrevented: ({ source, to, amount, by }, n) =>
    `${does(by, n, 'previene')} ${count(amount, ...DAMAGE)} che ${does(source, n, 'infliggerebbe')} ${after('a', n.recipient(to))}.`,
  removedFromCombat: ({ because }, n, all) =>
    because === 'combatEnded'
      ? `Il combattimento finisce: ne ${verb(all, n, 'esce', 'escono')} ${n.objects(all)}.`
      : `${n.objects(all)} ${verb(all, n, 'viene')} ${agreeing(all, n, 'rimosso')} dal combattimento.`,
  becameUnblocked: ({ attacker }, n) =>
    `${does(attacker, n, 'ora non è')} ${agreeing([attacker], n, 'bloccato')}.`,
  madeToBlock: ({ blocker, attacker, alreadyBlocking }, n) =>
    `Per un effetto, ${does(blocker, n, 'ora blocca')} ${alreadyBlocking ? 'anche ' : ''}${n.object(attacker)}.`,
  becameBlocked: ({ attacker, by }, n) =>
    by === undefined
      ? `${does(attacker, n, 'diventa')} ${agreeing([attacker], n, 'bloccato')}, anche se nessuna creatura ${them([attacker], n)} blocca.`
      : `${does(attacker, n, 'viene')} ${agreeing([attacker], n, 'bloccato')} ${after('da', n.object(by))}.`,
} satisfies Partial<EventWords>;
