import { attackDeeds, blockDeeds, totalCost } from '../declaration/costs.ts';
import type { SaidAct } from '../log/act.ts';
import { attempt } from '../scenario/attempt.ts';
import { type Acted, gameOf, type Line } from '../scenario/line.ts';
import { unusedParts } from '../scenario/unusedParts.ts';
import { mayFormBand } from '../state/banding.ts';
import { hasKeyword } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { waysOfPaying } from '../state/manaOrLife.ts';
import { PERMITTED } from '../state/permissions.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Board } from './board.ts';
import { playBoard } from './playBoard.ts';

/** What can be said besides about the declaration that a board made last: each is legal where nothing else is. */
export interface DeclarationOptions {
  readonly act: LastDeclaration;
  /** CR 508.1e: attackers that can be in a band with another. */
  readonly banded: readonly ObjectId[];
  /** CR 508.1g */
  readonly exerted: readonly ObjectId[];
  readonly enlisted: readonly { readonly by: ObjectId; readonly creatures: readonly ObjectId[] }[];
  /** CR 508.1h, 509.1d: permanents that can be given for its costs, and so much life. */
  readonly given: readonly ObjectId[];
  readonly life: readonly number[];
}

export type LastDeclaration = SaidAct<'attack' | 'block'>;

/** Nothing where no declaration was made last, or where there is no more to say about it. */
export function declarationOptionsOf(board: Board): DeclarationOptions | undefined {
  const last = board.acts.findLastIndex(({ kind }) => kind !== 'choose');
  const act = board.acts[last];
  if (act?.kind !== 'attack' && act?.kind !== 'block') return undefined;
  const before = board.acts.filter((_, at) => at !== last);
  const { decided: line } = playBoard({ ...board, acts: before }, 'decision');
  const besides: DeclarationOptions = {
    act,
    ...(act.kind === 'attack' ? besidesAttacking(act, line) : NOT_ATTACKING),
    ...paidBy(act, line),
  };
  const { banded, exerted, enlisted, given, life } = besides;
  const isEmpty = [banded, exerted, enlisted, given, life].every(({ length }) => length === 0);
  return isEmpty ? undefined : besides;
}

type OfAttack = Pick<DeclarationOptions, 'banded' | 'exerted' | 'enlisted'>;

const NOT_ATTACKING: OfAttack = { banded: [], exerted: [], enlisted: [] };

function besidesAttacking(act: SaidAct<'attack'>, line: Line): OfAttack {
  const game = gameOf(line);
  const attackers = act.declaration.attacks.map(({ attacker }) => attacker);
  const others = game.battlefield.map(({ id }) => id).filter((id) => !attackers.includes(id));
  return {
    banded: attackers.filter((one) =>
      attackers.some((other) => other !== one && mayFormBand(game, [one, other])),
    ),
    exerted: attackers.filter((id) => PERMITTED.exertAsItAttacks(game, id)),
    enlisted: attackers
      .filter((by) => hasKeyword(game, by, 'enlist'))
      .map((by) => ({
        by,
        creatures: others.filter((creature) => enlists(act, by, creature, line)),
      }))
      .filter(({ creatures }) => creatures.length > 0),
  };
}

const enlists = (act: SaidAct<'attack'>, by: ObjectId, creature: ObjectId, line: Line): boolean =>
  isDone(line, { ...act, declaration: { ...act.declaration, enlisted: [{ by, creature }] } });

/** Only where something is paid at all. */
function paidBy(act: LastDeclaration, line: Line): Pick<DeclarationOptions, 'given' | 'life'> {
  const done = attempt(line, act);
  if (!done.ok || !isPaid(done.value)) return { given: [], life: [] };
  const plan = { manaAbilities: [], named: [] };
  return {
    given: ownOf(act, gameOf(line)).filter((id) =>
      isDone(line, { ...act, payment: { ...plan, named: [id] } }),
    ),
    life: lifeFor(act, gameOf(line)).filter((life) =>
      isDone(line, { ...act, payment: { ...plan, life } }),
    ),
  };
}

/** CR 107.4f: so much life as can be paid in all, where it can be paid instead of mana. */
const lifeFor = ({ declaration }: LastDeclaration, game: GameState): readonly number[] => {
  const deeds = 'attacks' in declaration ? attackDeeds(declaration) : blockDeeds(declaration);
  const ways = waysOfPaying(totalCost(game, deeds)).map(({ life }) => life);
  return [...new Set(ways)].filter((life) => life > 0);
};

const isPaid = ({ moments }: Acted): boolean =>
  moments.some(({ entries }) => entries.some(({ event }) => event.kind === 'costPaid'));

/** What whoever declares has, and does not declare: that is tapped or not, whatever is given. */
function ownOf({ declaration }: LastDeclaration, { battlefield }: GameState): readonly ObjectId[] {
  const declared: readonly ObjectId[] =
    'attacks' in declaration
      ? declaration.attacks.map(({ attacker }) => attacker)
      : declaration.blocks.map(({ blocker }) => blocker);
  const who = battlefield.find(({ id }) => id === declared[0])?.controller;
  return battlefield
    .filter(({ id, controller }) => controller === who && !declared.includes(id))
    .map(({ id }) => id);
}

/** Whether it is legal, and the game has a use for all of it. */
function isDone(line: Line, act: LastDeclaration): boolean {
  const done = attempt(line, act);
  return (
    done.ok && done.value.outcome === 'done' && unusedParts(line, act, done.value).length === 0
  );
}
