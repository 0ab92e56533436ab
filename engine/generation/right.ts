import type { AttackDeclaration, BlockDeclaration } from '../log/declaration.ts';
import { isCreature } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { creaturesIn, pairsIn } from '../training/kinds/declare/answerDeclaration.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { divisionsReaching } from './aimedDivision.ts';
import type { BoardQuestion } from './asked.ts';
import { type Declarations, declarations } from './declarations.ts';
import { legalAmong } from './legalAmong.ts';
import { declarationSaid, divisionSaid, pickSaid } from './saying.ts';

/** Everything that is right. */
export interface Right {
  /** Two answers are one where this is one. */
  readonly text: string;
  /** Neither too much for anybody, nor what goes without saying. */
  readonly isQuestion: boolean;
  /** That nobody is declared, and nothing else, is right. */
  readonly isNobody: boolean;
  /** Each answer that is right. */
  readonly all: readonly string[];
  /** Of these, what somebody answers who takes them for right: of declarations that need no more, those of the fewest pairs. */
  readonly given: readonly string[];
}

/** What is right in the game as it stands, by whatever is believed in it; nothing where it can't be asked, or asks for nothing. */
export function rightIn(
  game: GameState,
  asked: BoardQuestion,
  defending: PlayerId,
): Right | undefined {
  switch (asked.kind) {
    case 'declare': {
      const legal = declarations(game, asked.which, defending);
      return legal && declaredRight(legal, asked.aim);
    }
    case 'pickCreatures': {
      const which = asked.which === 'mayAttack' ? 'attackers' : 'blockers';
      const legal = declarations(game, which, defending);
      return legal && pickedRight(legal, creaturesOf(game, which, defending));
    }
    case 'number': {
      const which = asked.of.kind === 'legalAttacks' ? 'attackers' : 'blockers';
      const ways = declarations(game, which, defending)?.length;
      return ways === undefined ? undefined : oneRight(`${ways}`, ways > 0 && ways <= MOST_COUNTED);
    }
    case 'pickActs': {
      const legal = legalAmong(game, asked.acts, defending);
      return legal && oneRight(pickSaid(legal), isSome(legal.length, asked.acts.length));
    }
    case 'divide':
      return dividedRight(game, asked);
    default:
      return assertNever(asked);
  }
}

/** More than so many nobody counts. */
const MOST_COUNTED = 12;
const MOST_WAYS = 40;

/** All and none go without saying. */
const isSome = (n: number, all: number): boolean => n > 0 && n < all;

const oneRight = (text: string, isQuestion: boolean): Right => ({
  text,
  isQuestion,
  isNobody: false,
  all: [text],
  given: [text],
});

function declaredRight(legal: Declarations, aim?: 'most' | 'fewest'): Right | undefined {
  const counts = legal.map(creaturesIn);
  const most = Math.max(...counts);
  const least = Math.min(...counts);
  if (legal.length === 0 || (aim !== undefined && most === least)) return undefined;
  const wanted = aim === 'most' ? most : least;
  const reaching = aim === undefined ? legal : legal.filter((_, at) => counts[at] === wanted);
  const fewest = Math.min(...reaching.map(pairsIn));
  return {
    text: JSON.stringify(reaching),
    // As few as can be is a question where it is not nobody.
    isQuestion: legal.length <= MOST_WAYS && !(aim === 'fewest' && least === 0),
    isNobody: most === 0,
    all: reaching.map(declarationSaid),
    given: reaching.filter((one) => pairsIn(one) === fewest).map(declarationSaid),
  };
}

function dividedRight(
  game: GameState,
  asked: Extract<BoardQuestion, { kind: 'divide' }>,
): Right | undefined {
  const divisions = divisionsReaching(game, asked);
  if (divisions === undefined) return undefined;
  const all = divisions.reaching.map(divisionSaid);
  return {
    text: JSON.stringify(divisions.reaching),
    isQuestion: divisions.legal > 1 && divisions.legal <= MOST_WAYS,
    isNobody: false,
    all,
    given: all,
  };
}

function pickedRight(legal: Declarations, creatures: number): Right {
  const may = new Set(legal.flatMap(declaredIn));
  return oneRight(pickSaid([...may]), isSome(may.size, creatures));
}

const creaturesOf = (
  game: GameState,
  which: 'attackers' | 'blockers',
  defending: PlayerId,
): number => {
  const player = which === 'attackers' ? game.turn.activePlayer : defending;
  return game.battlefield.filter(
    ({ id, controller }) => controller === player && isCreature(game, id),
  ).length;
};

const declaredIn = (one: AttackDeclaration | BlockDeclaration): readonly string[] =>
  'attacks' in one
    ? one.attacks.map(({ attacker }) => attacker)
    : one.blocks.map(({ blocker }) => blocker);
