import type { ObjectId, Violation } from '../../engine.ts';
import type { RestrictionReasons } from '../messages.ts';
import type { Naming } from '../naming.ts';
import { agree, type GrammaticalNumber, to, verbOf } from './agreement.ts';
import { agreeing, does, verb } from './namedVerbs.ts';

export const first = ({ objects: [id] }: Violation, n: Naming): string =>
  id === undefined ? 'Esa criatura' : n.object(id);
export const second = ({ objects: [, id] }: Violation, n: Naming): string =>
  id === undefined ? 'esa criatura' : n.object(id);
/** `Oso no puede`; of a name that is a plural, `Osos pardos no pueden`. */
export const firstDoes = (v: Violation, n: Naming, one: string, many?: string): string =>
  subject(v.objects[0], n, one, many) ?? `Esa criatura ${one}`;
export const secondDoes = (v: Violation, n: Naming, one: string, many?: string): string =>
  subject(v.objects[1], n, one, many) ?? `Esa criatura ${one}`;

const subject = (
  id: ObjectId | undefined,
  n: Naming,
  one: string,
  many?: string,
): string | undefined => (id === undefined ? undefined : does(id, n, one, many));

export const firstVerb = ({ objects: [id] }: Violation, n: Naming, one: string): string =>
  id === undefined ? one : verb([id], n, one);

const source = ({ by }: Violation, n: Naming): string =>
  by === undefined ? 'un efecto' : n.object(by.source);
export const found = ({ counts }: Violation): string => `${counts?.found ?? 0}`;
export const needed = ({ counts }: Violation): string => `${counts?.needed ?? 0}`;

/** An adjective that agrees with what is refused: `solo`, `sola`. */
export const agreed = ({ objects: [id] }: Violation, n: Naming, adjective: string): string =>
  id === undefined
    ? agree(adjective, { gender: 'f', number: 'one' })
    : agreeing([id], n, adjective);

/** `puede atacar 1 criatura como máximo. Aquí atacan 2.` */
const most = (v: Violation, acts: 'ataca' | 'bloquea', infinitive: string): string =>
  `${verbOf('puede', numberOf(needed(v)))} ${infinitive} ${needed(v)} ${creatures(v)} como máximo. ${here(v, acts)}`;

/** How many do, said after how many may: `Aquí bloquean 3.` */
const here = (v: Violation, acts: 'ataca' | 'bloquea'): string =>
  `Aquí ${verbOf(acts, numberOf(found(v)))} ${found(v)}.`;
export const blocking = (v: Violation): string => here(v, 'bloquea');

const creatures = (v: Violation): string => (needed(v) === '1' ? 'criatura' : 'criaturas');

const numberOf = (count: string): GrammaticalNumber => (count === '1' ? 'one' : 'many');

export const restrictions: RestrictionReasons = {
  cannotAttack: (v, n) => `${firstDoes(v, n, 'no puede')} atacar.`,
  cannotBlock: (v, n) => `${firstDoes(v, n, 'no puede')} bloquear.`,
  canBlockOnly: (v, n) =>
    `${secondDoes(v, n, 'no puede')} bloquear ${to(first(v, n))}: su habilidad dice a quién bloquea.`,
  cannotAttackAlone: (v, n) =>
    `${firstDoes(v, n, 'no puede')} atacar ${agreed(v, n, 'solo')}, y ninguna otra criatura ataca.`,
  cannotBlockAlone: (v, n) =>
    `${firstDoes(v, n, 'no puede')} bloquear ${agreed(v, n, 'solo')}, y ninguna otra criatura bloquea.`,
  canOnlyAttackAlone: (v, n) =>
    `${firstDoes(v, n, 'no puede')} atacar con otras criaturas, y hay otra que ataca.`,
  cannotAttackUnlessWith: (v, n) =>
    `${firstDoes(v, n, 'solo ataca')} junto con las criaturas que dice su habilidad, y faltan.`,
  cannotBlockUnlessWith: (v, n) =>
    `${firstDoes(v, n, 'solo bloquea')} junto con las criaturas que dice su habilidad, y faltan.`,
  maxAttackers: (v, n) => `Con ${source(v, n)} ${most(v, 'ataca', 'atacar')}`,
  maxAttackersOnYou: (v, n) =>
    `Con ${source(v, n)}, a su controlador lo ${most(v, 'ataca', 'atacar')}`,
  maxBlockers: (v, n) => `Con ${source(v, n)} ${most(v, 'bloquea', 'bloquear')}`,
  cannotBeBlocked: (v, n) => `Nadie puede bloquear ${to(first(v, n))}.`,
  cannotBeBlockedBy: (v, n) =>
    `Las criaturas como ${second(v, n)} no pueden bloquear ${to(first(v, n))}.`,
  cannotBeBlockedExceptBy: (v, n) =>
    `${secondDoes(v, n, 'no está')} entre las criaturas que pueden bloquear ${to(first(v, n))}.`,
  minBlockers: (v, n) =>
    `Para ${first(v, n)} hacen falta ${needed(v)} bloqueadoras o más, o ninguna. ${blocking(v)}`,
  maxBlockersOn: (v, n) =>
    `${firstDoes(v, n, 'puede')} tener ${needed(v)} ${needed(v) === '1' ? 'bloqueadora' : 'bloqueadoras'} como máximo. ${blocking(v)}`,
  allOrNoneBlockers: (v, n) =>
    `A ${first(v, n)} bloquean todas las criaturas que puedan, o ninguna.`,
};
