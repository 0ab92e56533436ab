import type { ActKind, SaidAct } from '../log/act.ts';
import type { GameState } from '../state/gameState.ts';
import { newestOf } from '../state/newest.ts';
import { renamed } from './renamed.ts';

/**
 * CR 400.7: an act said in a file's names, about the newest objects that have these names where it is made. A choice is
 * said beforehand, and its names mean what has them when it is asked for.
 */
export const meant = <K extends ActKind>(game: GameState, said: SaidAct<K>): SaidAct<K> =>
  said.kind === 'choose' ? said : renamed(said, (name) => newestOf(game, name));
