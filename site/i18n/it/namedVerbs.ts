import type { ObjectId } from '../../engine.ts';
import { agreementIn, isMany } from '../nameInWords.ts';
import type { Naming } from '../naming.ts';
import { agree, manyOf } from './agreement.ts';

/** What they do: `torna` of one, `tornano` of several, and of one whose name is a plural. */
export const verb = (
  ids: readonly ObjectId[],
  n: Naming,
  one: string,
  many = manyOf(one),
): string => (isMany(n.agreement(ids)) ? many : one);

/** `l’Orso blocca`, `gli Elfi di Llanowar bloccano` */
export const does = (id: ObjectId, n: Naming, one: string, many?: string): string =>
  `${n.object(id)} ${verb([id], n, one, many)}`;

/** A word that agrees with them, given as `bloccato`: `la Guardia è bloccata`, `i Ratti sono bloccati`. */
export const agreeing = (ids: readonly ObjectId[], n: Naming, adjective: string): string =>
  agree(adjective, agreementIn(n.agreement(ids)));

/** `la blocca`, `li blocca` */
export const them = (ids: readonly ObjectId[], n: Naming): string =>
  ({ m: 'lo', f: 'la', mm: 'li', ff: 'le' })[n.agreement(ids)];
