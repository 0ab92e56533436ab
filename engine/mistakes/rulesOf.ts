import { type Edition, type EditionId, editionOf } from '../citation/editions.ts';
import { remembered, rememberedByKey } from '../vocabulary/remembered.ts';
import type { Beliefs } from './belief.ts';
import { heard } from './hearing.ts';

/** By which rules a game is played: an edition's, or what they are taken to be by somebody who makes mistakes. */
export interface Rules {
  readonly edition: EditionId;
  /** In a game as it is, nothing. */
  readonly believed?: Beliefs;
}

/** What the rules do, for the code that carries them out: as the edition has it, or another that is taken for it. */
export const rulesOf = ({ edition, believed = NOTHING }: Rules): Edition =>
  byEditions(believed)(edition);

const byEditions = remembered((believed: Beliefs) =>
  rememberedByKey(
    (edition: EditionId): Edition => heard(believed, { ...editionOf(edition), ...believed }),
  ),
);

/** A game keeps what is believed in it, and games in which nothing is have this. */
const NOTHING: Beliefs = {};
