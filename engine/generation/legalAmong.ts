import { divisionsOf } from '../damage/divisionsOf.ts';
import { damageStepOf } from '../damage/steps.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { isPossibleIn, type OfferedAct } from './acts.ts';
import { declarations } from './declarations.ts';
import { declarationSaid, divisionSaid } from './saying.ts';

/**
 * Of acts of one kind, and of one creature where its damage is divided, the places of those that are legal in the game as
 * it stands, by whatever is believed in it; nothing where one names what is not there, or where there is too much to list.
 */
export function legalAmong(
  game: GameState,
  acts: readonly OfferedAct[],
  defending: PlayerId,
): readonly string[] | undefined {
  const [first] = acts;
  const all =
    first && acts.every((act) => isPossibleIn(game, act)) && legalLike(game, first, defending);
  if (!all) return undefined;
  return acts.flatMap((act, at) => (all.has(actSaid(act)) ? [`${at}`] : []));
}

function legalLike(
  game: GameState,
  act: OfferedAct,
  defending: PlayerId,
): ReadonlySet<string> | undefined {
  switch (act.kind) {
    case 'attack':
      return setOf(declarations(game, 'attackers', defending)?.map(declarationSaid));
    case 'block':
      return setOf(declarations(game, 'blockers', defending)?.map(declarationSaid));
    case 'divide': {
      const source = act.assignments[0]?.source;
      const player = source && permanentOf(game, source)?.controller;
      const all = player && divisionsOf(game, player, damageStepOf(game), source, LISTABLE);
      return setOf(all ? all.map(divisionSaid) : undefined);
    }
    default:
      return assertNever(act);
  }
}

/** Divisions past this are more than anybody looks through. */
const LISTABLE = 512;

const setOf = (all: readonly string[] | undefined): ReadonlySet<string> | undefined =>
  all && new Set(all);

const actSaid = (act: OfferedAct): string =>
  act.kind === 'divide' ? divisionSaid(act.assignments) : declarationSaid(act.declaration);
