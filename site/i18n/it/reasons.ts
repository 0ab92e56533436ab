import type { Violation } from '../../engine.ts';
import type { RestrictionReasons } from '../messages.ts';
import type { Naming } from '../naming.ts';
import { agree } from './agreement.ts';
import { agreeing, does } from './namedVerbs.ts';

export const first = ({ objects: [id] }: Violation, n: Naming): string =>
  id === undefined ? 'La creatura' : n.object(id);
export const second = ({ objects: [, id] }: Violation, n: Naming): string =>
  id === undefined ? 'quella creatura' : n.object(id);
/** `l’Orso non può`, `gli Elfi di Llanowar non possono` */
export const firstDoes = ({ objects: [id] }: Violation, n: Naming, one: string): string =>
  id === undefined ? `la creatura ${one}` : does(id, n, one);
export const secondDoes = ({ objects: [, id] }: Violation, n: Naming, one: string): string =>
  id === undefined ? `quella creatura ${one}` : does(id, n, one);

const source = ({ by }: Violation, n: Naming): string =>
  by === undefined ? 'un effetto' : n.object(by.source);
export const found = ({ counts }: Violation): number => counts?.found ?? 0;
export const needed = ({ counts }: Violation): number => counts?.needed ?? 0;

/** An adjective that agrees with what is refused: `da solo`, `da sola`. */
export const agreed = ({ objects: [id] }: Violation, n: Naming, adjective: string): string =>
  id === undefined
    ? agree(adjective, { gender: 'f', number: 'one' })
    : agreeing([id], n, adjective);

/** `non possono attaccare più di 2 creature` */
const atMost = (v: Violation, act: string): string =>
  needed(v) === 1
    ? `può ${act} una sola creatura`
    : `non possono ${act} più di ${needed(v)} creature`;

export const restrictions: RestrictionReasons = {
  cannotAttack: (v, n) => `${firstDoes(v, n, 'non può')} attaccare.`,
  cannotBlock: (v, n) => `${firstDoes(v, n, 'non può')} bloccare.`,
  canBlockOnly: (v, n) =>
    `${secondDoes(v, n, 'non può')} bloccare ${first(v, n)}: blocca solo ciò che la sua abilità indica.`,
  cannotAttackAlone: (v, n) =>
    `${firstDoes(v, n, 'non può')} attaccare da ${agreed(v, n, 'solo')}, e nessun’altra creatura attacca.`,
  cannotBlockAlone: (v, n) =>
    `${firstDoes(v, n, 'non può')} bloccare da ${agreed(v, n, 'solo')}, e nessun’altra creatura blocca.`,
  canOnlyAttackAlone: (v, n) =>
    `${firstDoes(v, n, 'attacca')} solo senza altre creature, e ne attacca un’altra.`,
  cannotAttackUnlessWith: (v, n) =>
    `${firstDoes(v, n, 'attacca')} solo insieme alle creature indicate dalla sua abilità, e sono troppo poche.`,
  cannotBlockUnlessWith: (v, n) =>
    `${firstDoes(v, n, 'blocca')} solo insieme alle creature indicate dalla sua abilità, e sono troppo poche.`,
  maxAttackers: (v, n) => `Con ${source(v, n)} ${atMost(v, 'attaccare')}. Qui sono ${found(v)}.`,
  maxAttackersOnYou: (v, n) =>
    `Con ${source(v, n)} ${atMost(v, 'attaccare il suo controllore')}. Qui sono ${found(v)}.`,
  maxBlockers: (v, n) => `Con ${source(v, n)} ${atMost(v, 'bloccare')}. Qui sono ${found(v)}.`,
  cannotBeBlocked: (v, n) => `Nessuno può bloccare ${first(v, n)}.`,
  cannotBeBlockedBy: (v, n) =>
    `${secondDoes(v, n, 'è')} tra le creature che non possono bloccare ${first(v, n)}.`,
  cannotBeBlockedExceptBy: (v, n) =>
    `${secondDoes(v, n, 'non è')} tra le creature che possono bloccare ${first(v, n)}.`,
  minBlockers: (v, n) =>
    `Per ${first(v, n)} servono ${needed(v)} o più bloccanti, oppure nessuno. ${here(found(v))}.`,
  maxBlockersOn: (v, n) =>
    `Per ${first(v, n)} al massimo ${needed(v) === 1 ? 'un bloccante' : `${needed(v)} bloccanti`}. ${here(found(v))}.`,
  allOrNoneBlockers: (v, n) =>
    `A bloccare ${first(v, n)} sono tutte le creature che possono farlo, oppure nessuna.`,
};

export const here = (blockers: number): string =>
  blockers === 1 ? 'Qui ce n’è uno' : `Qui ce ne sono ${blockers}`;
