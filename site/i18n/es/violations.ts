import type { Keyword, Violation, ViolationCode } from '../../engine.ts';
import type { ViolationWords } from '../messages.ts';
import type { Naming } from '../naming.ts';
import { of, to } from './agreement.ts';
import { keywordEntries } from './keywords/index.ts';
import {
  agreed,
  first,
  firstDoes,
  firstVerb,
  found,
  needed,
  restrictions,
  second,
  secondDoes,
} from './reasons.ts';

const keywordReason = (keyword: Keyword, v: Violation, n: Naming): string =>
  keywordEntries[keyword].refused?.(v, n) ??
  `Lo impide la habilidad de ${keywordEntries[keyword].name}.`;

export const violations: ViolationWords = {
  unknownObject: () => 'No existe tal objeto.',
  unknownPlayer: () => 'No existe tal jugador.',
  declaredTwice: (v, n) => `${firstDoes(v, n, 'se declara')} dos veces.`,
  notYourDecision: () => 'Esta decisión es de otro jugador.',
  notACreature: (v, n) => `${firstDoes(v, n, 'no es', 'no son')} una criatura.`,
  notUnderYourControl: (v, n) => `${firstDoes(v, n, 'está')} bajo el control de otro jugador.`,
  tapped: (v, n) => `${firstDoes(v, n, 'está')} ${agreed(v, n, 'girado')}.`,
  summoningSick: (v, n) =>
    `${firstDoes(v, n, 'llegó este turno y no tiene', 'llegaron este turno y no tienen')} prisa.`,
  isABattle: (v, n) => `${firstDoes(v, n, 'es', 'son')} una batalla.`,
  cannotBeAttacked: (v, n) => `${firstDoes(v, n, 'no puede')} atacar eso.`,
  cannotBand: ({ objects }, n) =>
    `Un grupo de ${objects.length}, ${n.objects(objects)}, no está permitido.`,
  bandAttacksSeveral: () => 'Un grupo ataca entero al mismo jugador, planeswalker o batalla.',
  cannotExert: (v, n) => `${firstDoes(v, n, 'no se puede')} espolear al atacar.`,
  cannotEnlist: (v, n) => `${firstDoes(v, n, 'no se puede')} reclutar.`,
  notAttacking: (v, n) => `${firstDoes(v, n, 'no está')} atacando.`,
  attacksSomeoneElse: (v, n) => `${firstDoes(v, n, 'ataca')} a otro jugador.`,
  blocksTooMany: (v, n) =>
    `${firstDoes(v, n, 'puede')} bloquear a ${needed(v)} ${needed(v) === '1' ? 'criatura' : 'criaturas'} como máximo. Aquí ${firstVerb(v, n, 'bloquea')} a ${found(v)}.`,
  restrictionDisobeyed: (v, n) => {
    if (v.by === undefined) return 'Se incumple una restricción.';
    return v.by.what.kind === 'restriction'
      ? restrictions[v.by.what.restriction](v, n)
      : keywordReason(v.by.what.keyword, v, n);
  },
  fewerRequirementsThanPossible: (v) =>
    `Requerimientos cumplidos: ${found(v)}. ${needed(v) === '1' ? 'Se puede' : 'Se pueden'} cumplir ${needed(v)}.`,
  costNotPaid: () => 'El coste total no se paga entero.',
  notYetDealing: (v, n) => `${firstDoes(v, n, 'no hace')} daño en este paso.`,
  notAllDamageAssigned: (v, n) =>
    `${firstDoes(v, n, 'tiene')} que asignar todo su daño, ${needed(v)}. Solo asigna ${found(v)}.`,
  tooMuchDamageAssigned: (v, n) =>
    `${firstDoes(v, n, 'solo puede')} asignar ${needed(v)}. Asigna ${found(v)}.`,
  wrongRecipient: (v, n) => `${firstDoes(v, n, 'no puede')} asignar daño a ese destinatario.`,
  splitPastBlockers: (v, n) =>
    `${firstDoes(v, n, 'asigna')} como si nadie bloqueara o todo su daño, o nada.`,
  lethalNotAssignedInOrder: (v, n) =>
    `${secondDoes(v, n, 'va')} antes: su daño letal es ${needed(v)}. Solo se le ${found(v) === '1' ? 'asigna' : 'asignan'} ${found(v)}.`,
  lethalNotAssignedBeforeTrample: (v, n) =>
    `Antes de arrollar, cada bloqueadora ${of(first(v, n))} necesita daño letal.`,
  loyaltyNotAssignedBeforeTrample: (v, n) =>
    `Antes de pasar al jugador, ${firstDoes(v, n, 'asigna')} ${to(second(v, n))} ${needed(v)}. Solo le asigna ${found(v)}.`,
  orderIncomplete: (v, n) => `El orden ${of(first(v, n))} ha de nombrar una vez a cada criatura.`,
  noPriority: () => 'Este jugador no tiene la prioridad.',
  wrongTime: () => 'No en este momento del turno.',
  illegalTarget: () => 'El objetivo no es legal.',
  wrongModes: () => 'Los modos elegidos no son los que se piden.',
  wrongWays: () => 'No se puede lanzar de esas maneras.',
  notASpell: (v, n) => `${first(v, n)} es una tierra: se juega, no se lanza.`,
  cannotPay: () => 'El coste no se puede pagar.',
  noSuchAbility: (v, n) => `${firstDoes(v, n, 'no tiene')} tal habilidad.`,
  spellsForbidden: (v, n) => `Ahora no se puede lanzar ${first(v, n)}.`,
  landAlreadyPlayed: () => 'Este jugador ya jugó una tierra este turno.',
};

/** The same in two or three words. */
export const labels: { readonly [C in ViolationCode]: string } = {
  unknownObject: 'no existe',
  unknownPlayer: 'no existe',
  declaredTwice: 'dos veces',
  notYourDecision: 'decide otro',
  notACreature: 'no es criatura',
  notUnderYourControl: 'no es tuya',
  tapped: 'girada',
  summoningSick: 'mareo de invocación',
  isABattle: 'es batalla',
  cannotBeAttacked: 'no puede atacar eso',
  cannotBand: 'no en ese grupo',
  bandAttacksSeveral: 'grupo dividido',
  cannotExert: 'no se espolea',
  cannotEnlist: 'no se recluta',
  notAttacking: 'no ataca',
  attacksSomeoneElse: 'ataca a otro',
  blocksTooMany: 'bloquea a demasiadas',
  restrictionDisobeyed: 'restricción',
  fewerRequirementsThanPossible: 'requerimiento',
  costNotPaid: 'coste sin pagar',
  notYetDealing: 'no en este paso',
  notAllDamageAssigned: 'daño sin asignar',
  tooMuchDamageAssigned: 'demasiado daño',
  wrongRecipient: 'no ahí',
  splitPastBlockers: 'todo o nada',
  lethalNotAssignedInOrder: 'fuera de orden',
  lethalNotAssignedBeforeTrample: 'falta daño letal',
  loyaltyNotAssignedBeforeTrample: 'falta daño antes',
  orderIncomplete: 'orden incompleto',
  noPriority: 'sin prioridad',
  wrongTime: 'no ahora',
  illegalTarget: 'objetivo ilegal',
  wrongModes: 'otros modos',
  wrongWays: 'otra manera',
  notASpell: 'es una tierra',
  cannotPay: 'no puede pagar',
  noSuchAbility: 'sin esa habilidad',
  spellsForbidden: 'hechizos prohibidos',
  landAlreadyPlayed: 'una tierra por turno',
};
