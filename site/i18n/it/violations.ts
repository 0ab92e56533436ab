import type { Keyword, Violation, ViolationCode } from '../../engine.ts';
import type { ViolationWords } from '../messages.ts';
import type { Naming } from '../naming.ts';
import { after, count } from './agreement.ts';
import { keywordEntries } from './keywords/index.ts';
import { agreed, first, firstDoes, found, needed, restrictions, second } from './reasons.ts';

const keywordReason = (keyword: Keyword, v: Violation, n: Naming): string =>
  keywordEntries[keyword].refused?.(v, n) ?? `Il motivo è ${keywordEntries[keyword].name}.`;

const damage = (n: number): string => count(n, 'danno', 'danni');

export const violations: ViolationWords = {
  unknownObject: () => 'Questo oggetto non esiste.',
  unknownPlayer: () => 'Questo giocatore non esiste.',
  declaredTwice: (v, n) => `${firstDoes(v, n, 'compare')} due volte nella dichiarazione.`,
  notYourDecision: () => 'Questa scelta spetta a un altro giocatore.',
  notACreature: (v, n) => `${firstDoes(v, n, 'non è')} una creatura.`,
  notUnderYourControl: (v, n) =>
    `${firstDoes(v, n, 'è')} sotto il controllo di un altro giocatore.`,
  tapped: (v, n) => `${firstDoes(v, n, 'è')} ${agreed(v, n, 'TAPpato')}.`,
  summoningSick: (v, n) => `${firstDoes(v, n, 'ha')} debolezza da evocazione e non ha rapidità.`,
  isABattle: (v, n) => `${firstDoes(v, n, 'è')} una battaglia.`,
  cannotBeAttacked: (v, n) => `${firstDoes(v, n, 'non può')} attaccare ciò che è stato scelto.`,
  notAttacking: (v, n) => `${firstDoes(v, n, 'non sta')} attaccando.`,
  attacksSomeoneElse: (v, n) => `${firstDoes(v, n, 'attacca')} un altro giocatore.`,
  cannotBand: ({ objects }, n) =>
    `Un branco di ${objects.length}, ${n.objects(objects)}, non è permesso.`,
  bandAttacksSeveral: (v, n) =>
    `${firstDoes(v, n, 'non attacca')} ciò che attacca il resto del branco.`,
  cannotExert: (v, n) => `Attaccando, ${firstDoes(v, n, 'non si può')} stremare.`,
  cannotEnlist: (v, n) => `${firstDoes(v, n, 'non può')} arruolare ${second(v, n)}.`,
  blocksTooMany: (v, n) =>
    `${firstDoes(v, n, 'può')} bloccare ${needed(v) === 1 ? 'un solo attaccante' : `${needed(v)} attaccanti`}. Qui sono ${found(v)}.`,
  restrictionDisobeyed: (v, n) => {
    if (v.by === undefined) return 'Una restrizione è violata.';
    return v.by.what.kind === 'restriction'
      ? restrictions[v.by.what.restriction](v, n)
      : keywordReason(v.by.what.keyword, v, n);
  },
  fewerRequirementsThanPossible: (v) =>
    `Requisiti soddisfatti: ${found(v)}. ${needed(v) === 1 ? 'Se ne può' : 'Se ne possono'} soddisfare ${needed(v)}.`,
  costNotPaid: () => 'Il costo totale non è pagato per intero.',
  notYetDealing: (v, n) => `${firstDoes(v, n, 'non infligge')} danno in questa sottofase.`,
  notAllDamageAssigned: (v, n) =>
    `${firstDoes(v, n, 'deve')} assegnare ${needed(v) === 1 ? '1 danno' : `tutti i suoi ${needed(v)} danni`}. Qui ne assegna ${found(v)}.`,
  tooMuchDamageAssigned: (v, n) =>
    `${firstDoes(v, n, 'ha')} solo ${damage(needed(v))} da assegnare. Qui ne assegna ${found(v)}.`,
  wrongRecipient: (v, n) => `${firstDoes(v, n, 'non può')} assegnare danno a questo destinatario.`,
  splitPastBlockers: (v, n) =>
    `${firstDoes(v, n, 'assegna')} come se nessuno bloccasse o tutto il suo danno, o niente.`,
  lethalNotAssignedInOrder: (v, n) =>
    `Prima viene ${second(v, n)}: il danno letale è ${needed(v)}. Qui ne riceve ${found(v)}.`,
  lethalNotAssignedBeforeTrample: (v, n) =>
    `Prima che qualcosa travolga, ogni bloccante ${after('di', first(v, n))} deve ricevere danno letale.`,
  loyaltyNotAssignedBeforeTrample: (v, n) =>
    `Prima del suo controllore viene ${second(v, n)}, con fedeltà ${needed(v)}. Qui ne riceve ${found(v)}.`,
  orderIncomplete: (v, n) =>
    `L’ordine per ${firstDoes(v, n, 'deve')} nominare ogni creatura una volta sola.`,
  noPriority: () => 'Questo giocatore non ha priorità.',
  wrongTime: () => 'Non in questo punto del turno.',
  illegalTarget: () => 'Il bersaglio non è legale.',
  cannotPay: () => 'Il costo non si può pagare.',
  noSuchAbility: (v, n) => `${firstDoes(v, n, 'non ha')} questa abilità.`,
  wrongModes: () => 'I modi scelti non sono tanti quanti ne servono, tutti diversi.',
  wrongWays: () => 'Non si può lanciare in questi modi.',
  notASpell: (v, n) => `${firstDoes(v, n, 'è')} una terra: si gioca, non si lancia.`,
  spellsForbidden: (v, n) => `Ora non si può lanciare ${first(v, n)}.`,
  landAlreadyPlayed: () => 'Questo giocatore ha già giocato una terra in questo turno.',
};

/** The same in two or three words. */
export const labels: { readonly [C in ViolationCode]: string } = {
  unknownObject: 'non esiste',
  unknownPlayer: 'non esiste',
  declaredTwice: 'dichiarata due volte',
  notYourDecision: 'scelta altrui',
  notACreature: 'non è una creatura',
  notUnderYourControl: 'di un altro giocatore',
  tapped: 'TAPpata',
  summoningSick: 'debolezza da evocazione',
  isABattle: 'battaglia',
  cannotBeAttacked: 'non si può attaccare',
  notAttacking: 'non attacca',
  attacksSomeoneElse: 'attacca un altro',
  cannotBand: 'non in questo branco',
  bandAttacksSeveral: 'il branco attacca insieme',
  cannotExert: 'non si può stremare',
  cannotEnlist: 'non può arruolarla',
  blocksTooMany: 'blocca troppi attaccanti',
  restrictionDisobeyed: 'restrizione',
  fewerRequirementsThanPossible: 'requisito',
  costNotPaid: 'costo non pagato',
  notYetDealing: 'non in questa sottofase',
  notAllDamageAssigned: 'danno non assegnato',
  tooMuchDamageAssigned: 'troppo danno',
  wrongRecipient: 'destinatario errato',
  splitPastBlockers: 'o tutto o niente',
  lethalNotAssignedInOrder: 'fuori ordine',
  lethalNotAssignedBeforeTrample: 'prima il danno letale',
  loyaltyNotAssignedBeforeTrample: 'prima la fedeltà',
  orderIncomplete: 'ordine incompleto',
  noPriority: 'senza priorità',
  wrongTime: 'momento sbagliato',
  illegalTarget: 'bersaglio illegale',
  cannotPay: 'non si può pagare',
  noSuchAbility: 'abilità assente',
  wrongModes: 'modi sbagliati',
  wrongWays: 'modo di lanciarla sbagliato',
  notASpell: 'è una terra',
  spellsForbidden: 'magie vietate',
  landAlreadyPlayed: 'una terra per turno',
};
