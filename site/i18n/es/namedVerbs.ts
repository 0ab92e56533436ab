import type { ObjectId } from '../../engine.ts';
import { agreementIn, isMany } from '../nameInWords.ts';
import type { Naming } from '../naming.ts';
import { agree, type GrammaticalNumber, verbOf } from './agreement.ts';

/** What they do: `vuelve` of one, `vuelven` of several, and of one whose name is a plural. */
export const verb = (
  ids: readonly ObjectId[],
  n: Naming,
  one: string,
  many = verbOf(one, 'many'),
): string => (numberOfNamed(ids, n) === 'one' ? one : many);

const numberOfNamed = (ids: readonly ObjectId[], n: Naming): GrammaticalNumber =>
  isMany(n.agreement(ids)) ? 'many' : 'one';

/** A word that agrees with them, given as `bloqueado`: `la Guardia queda bloqueada`. */
export const agreeing = (ids: readonly ObjectId[], n: Naming, adjective: string): string =>
  agree(adjective, agreementIn(n.agreement(ids)));
