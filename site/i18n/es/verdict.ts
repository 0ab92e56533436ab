import type { ObjectId, RequirementCount, RestrictionCode } from '../../engine.ts';
import type { VerdictWords } from '../messages.ts';
import type { Naming } from '../naming.ts';
import { to } from './agreement.ts';
import { keywords } from './keywords/index.ts';
import { does, verb } from './namedVerbs.ts';
import { labels, violations } from './violations.ts';

const restrictionNames: { readonly [R in RestrictionCode]: string } = {
  cannotAttack: 'no puede atacar',
  cannotBlock: 'no puede bloquear',
  canBlockOnly: 'solo bloquea a algunas',
  cannotAttackAlone: 'no puede atacar sola',
  cannotBlockAlone: 'no puede bloquear sola',
  canOnlyAttackAlone: 'no puede atacar con otras',
  maxAttackers: 'número de atacantes',
  maxAttackersOnYou: 'número de atacantes',
  maxBlockers: 'número de bloqueadoras',
  cannotBeBlocked: 'no puede ser bloqueada',
  cannotBeBlockedBy: 'no puede ser bloqueada por esa criatura',
  cannotBeBlockedExceptBy: 'solo algunas pueden bloquear',
  minBlockers: 'faltan bloqueadoras',
  maxBlockersOn: 'sobran bloqueadoras',
  allOrNoneBlockers: 'todas o ninguna',
  cannotAttackUnlessWith: 'no puede atacar sin otras',
  cannotBlockUnlessWith: 'no puede bloquear sin otras',
};

const one = (id: ObjectId | undefined, n: Naming): string =>
  id === undefined ? 'una criatura' : n.object(id);

/** `Oso ataca`, `Osos pardos atacan` */
const doing = (id: ObjectId | undefined, n: Naming, verb: string): string =>
  id === undefined ? `una criatura ${verb}` : does(id, n, verb);

const ifAble = (id: ObjectId | undefined, n: Naming): string =>
  `si ${id === undefined ? 'puede' : verb([id], n, 'puede')}`;

/** De varias criaturas, la que basta; una sola, por su nombre. */
const someOf = ({ among = [] }: RequirementCount, n: Naming): string => {
  if (among.length === 0) return 'una criatura de ese tipo';
  return among.length === 1 ? n.objects(among) : `al menos una de entre ${n.objects(among)}`;
};

/** Qué ataca, donde no hay elección. */
const what = ({ attacked = [] }: RequirementCount, n: Naming): string =>
  attacked.length === 1 ? ` ${to(attacked.map(n.target).join())}` : '';

const requirements: VerdictWords['requirements'] = {
  attacksIfAble: (r, n) => `${doing(r.creature, n, 'ataca')} ${ifAble(r.creature, n)}`,
  goaded: (r, n) =>
    r.creature === undefined
      ? `una criatura incitada por ${n.object(r.source)} ataca a otro si puede`
      : `${doing(r.creature, n, 'ataca')} ${ifAble(r.creature, n)}, y a otro que no sea quien incitó`,
  attacksIfAnotherAttacks: (r, n) =>
    `${doing(r.creature, n, 'ataca')} ${ifAble(r.creature, n)}, porque ataca otra criatura`,
  oneAttacksIfAble: (r, n) =>
    `${someOf(r, n)} ataca${what(r, n)} si puede, como exige ${n.object(r.source)}`,
  blocksIfAble: (r, n) => `${doing(r.creature, n, 'bloquea')} ${ifAble(r.creature, n)}`,
  blocksEachIfAble: (r, n) =>
    `${doing(r.creature, n, 'bloquea')} ${to(one(r.attacker, n))} ${ifAble(r.creature, n)}`,
  mustBeBlocked: (r, n) => `alguna criatura bloquea ${to(one(r.attacker, n))} si puede`,
  mustBeBlockedByOne: (r, n) => `${someOf(r, n)} bloquea ${to(one(r.attacker, n))} si puede`,
  mustBeBlockedByExactlyOne: (r, n) =>
    `exactamente una criatura bloquea ${to(one(r.attacker, n))} si es posible`,
  mustBeBlockedByAll: (r, n) =>
    `${doing(r.creature, n, 'bloquea')} ${to(one(r.attacker, n))} ${ifAble(r.creature, n)}`,
};

export const verdict: VerdictWords = {
  violations,
  labels,
  requirements,
  restrictionName: ({ what }) =>
    what.kind === 'keyword' ? keywords[what.keyword] : restrictionNames[what.restriction],
  short: (n) => `${n === 1 ? 'falta' : 'faltan'} ${n}`,
};
