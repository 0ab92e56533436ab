import type { ObjectId, RequirementCount, RestrictionCode } from '../../engine.ts';
import type { VerdictWords } from '../messages.ts';
import type { Naming } from '../naming.ts';
import { keywords } from './keywords/index.ts';
import { does } from './namedVerbs.ts';
import { labels, violations } from './violations.ts';

const restrictionNames: { readonly [R in RestrictionCode]: string } = {
  cannotAttack: 'non può attaccare',
  cannotBlock: 'non può bloccare',
  canBlockOnly: 'blocca solo certe creature',
  cannotAttackAlone: 'non attacca da sola',
  cannotBlockAlone: 'non blocca da sola',
  canOnlyAttackAlone: 'attacca solo da sola',
  maxAttackers: 'numero di attaccanti',
  maxAttackersOnYou: 'numero di attaccanti',
  maxBlockers: 'numero di bloccanti',
  cannotBeBlocked: 'non può essere bloccata',
  cannotBeBlockedBy: 'certe creature non possono bloccarla',
  cannotBeBlockedExceptBy: 'bloccata solo da certe creature',
  minBlockers: 'troppo pochi bloccanti',
  maxBlockersOn: 'troppi bloccanti',
  allOrNoneBlockers: 'tutte o nessuna',
  cannotAttackUnlessWith: 'non attacca senza altre',
  cannotBlockUnlessWith: 'non blocca senza altre',
};

const one = (id: ObjectId | undefined, n: Naming): string =>
  id === undefined ? 'una creatura' : n.object(id);

const doing = (id: ObjectId | undefined, n: Naming, verb: string): string =>
  id === undefined ? `una creatura ${verb}` : does(id, n, verb);

/** Tra più creature quella che basta; una sola per nome. */
const someOf = ({ among = [] }: RequirementCount, n: Naming): string => {
  if (among.length === 0) return 'una creatura di quel tipo';
  return among.length === 1 ? n.objects(among) : `almeno una tra ${n.objects(among)}`;
};

/** Che cosa attacca, dove non c’è scelta. */
const what = ({ attacked = [] }: RequirementCount, n: Naming): string =>
  attacked.length === 1 ? ` ${attacked.map(n.target).join()}` : '';

const requirements: VerdictWords['requirements'] = {
  attacksIfAble: (r, n) => `${doing(r.creature, n, 'attacca')} se può farlo`,
  goaded: (r, n) => `${doing(r.creature, n, 'attacca')} se può farlo (spronare)`,
  attacksIfAnotherAttacks: (r, n) =>
    `${doing(r.creature, n, 'attacca')} se può farlo, dato che ne attacca un’altra`,
  oneAttacksIfAble: (r, n) =>
    `${someOf(r, n)} attacca${what(r, n)} se può farlo, come richiede ${n.object(r.source)}`,
  blocksIfAble: (r, n) => `${doing(r.creature, n, 'blocca')} se può farlo`,
  blocksEachIfAble: (r, n) =>
    `${doing(r.creature, n, 'blocca')} ${one(r.attacker, n)} se può farlo`,
  mustBeBlocked: (r, n) => `qualcuno blocca ${one(r.attacker, n)} se può farlo`,
  mustBeBlockedByOne: (r, n) => `${someOf(r, n)} blocca ${one(r.attacker, n)} se può farlo`,
  mustBeBlockedByExactlyOne: (r, n) =>
    `una sola creatura blocca ${one(r.attacker, n)} se può farlo`,
  mustBeBlockedByAll: (r, n) =>
    `${doing(r.creature, n, 'blocca')} ${one(r.attacker, n)} se può farlo`,
};

export const verdict: VerdictWords = {
  violations,
  labels,
  requirements,
  restrictionName: ({ what }) =>
    what.kind === 'keyword' ? keywords[what.keyword] : restrictionNames[what.restriction],
  short: (n) => `${n === 1 ? 'manca' : 'mancano'} ${n}`,
};
