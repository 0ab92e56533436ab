import type { BoardWords } from './chrome.ts';
import { nameOf, type TermBase } from './termBase.ts';

/** What the board calls players, from the terms of a language. */
export const rolesOf = (terms: TermBase['players']): BoardWords['roles'] => ({
  attacking: nameOf(terms.attackingPlayer),
  defending: nameOf(terms.defendingPlayer),
  active: nameOf(terms.activePlayer),
  nonactive: nameOf(terms.nonactivePlayer),
});
