import type { RuleKey } from '../../../citation/ruleIndex.ts';
import { isJudgedAsItIs } from '../../../declaration/beliefs/judgeBy.ts';
import { checkAttackers } from '../../../declaration/checkAttackers.ts';
import { checkBlockers } from '../../../declaration/checkBlockers.ts';
import { everyLegalAttack, everyLegalBlock } from '../../../declaration/decisionTable.ts';
import { blockCapacities, eligibleBlockers } from '../../../declaration/eligibleBlockers.ts';
import { attacksInShort, blocksInShort } from '../../../declaration/tableInShort.ts';
import type { AttackDeclaration, BlockDeclaration } from '../../../log/declaration.ts';
import { judgeWithNearest } from '../../../solver/index.ts';
import { chosenByOther } from '../../../state/chooser.ts';
import type { GameState } from '../../../state/gameState.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';
import type { Aimed, DeclarationAim, DeclareAnswer } from './declareAnswer.ts';
import { LISTABLE } from './listable.ts';
import { rulesDecidingAttacks, rulesDecidingBlocks } from './rulesDeciding.ts';

/** The attacks that are right in a game that awaits one; nothing where an aim asks for nothing. */
export function attackAnswer(game: GameState, aim?: DeclarationAim): DeclareAnswer | undefined {
  const none = { attacks: [] };
  const { verdict, nearest } = checkAttackers(game, none, judgeWithNearest);
  const table = attacksInShort(game, LISTABLE);
  const least = isJudgedAsItIs(game) ? nearest : leastOf(legalAttacks(game));
  const example = verdict === 'legal' ? none : (least ?? none);
  const any = {
    kind: 'attack',
    player: game.turn.activePlayer,
    ...chosenByOther(game, 'attack', game.turn.activePlayer),
    legal: table?.legal,
    decidedBy: rulesDecidingAttacks(table),
  } as const;
  if (aim === undefined) return { ...any, example };
  return aimedAt(aim, legalAttacks(game), (aimed, first) => ({ ...any, aimed, example: first }));
}

/** The same of a player's blocks. */
export function blockAnswer(
  game: GameState,
  player: PlayerId,
  aim?: DeclarationAim,
): DeclareAnswer | undefined {
  const none = { blocks: [] };
  const { verdict, nearest } = checkBlockers(game, player, none, judgeWithNearest);
  const table = blocksInShort(game, player, LISTABLE);
  const least = isJudgedAsItIs(game) ? nearest : leastOf(legalBlocks(game, player));
  const example = verdict === 'legal' ? none : (least ?? none);
  const any = {
    kind: 'block',
    player,
    ...chosenByOther(game, 'block', player),
    several: blockersOfSeveral(game, player),
    legal: table?.legal,
    decidedBy: rulesDecidingBlocks(table),
  } as const;
  if (aim === undefined) return { ...any, example };
  const legal = legalBlocks(game, player);
  return aimedAt(aim, legal, (aimed, first) => ({ ...any, aimed, example: first }));
}

/** The first of those that declare least: the nearest to nothing by what is believed, which the solver does not know of. */
const leastOf = <D extends AttackDeclaration | BlockDeclaration>(
  legal: readonly D[] | undefined,
): D | undefined => legal?.toSorted((a, b) => pairsIn(a) - pairsIn(b))[0];

/** How many times a creature is declared. */
export const pairsIn = (one: AttackDeclaration | BlockDeclaration): number =>
  'attacks' in one ? one.attacks.length : one.blocks.length;

/** Every declaration that is right; nothing where they can't be listed. */
export const legalDeclarationsOf = (
  { kind, player, aimed }: DeclareAnswer,
  game: GameState,
): readonly (AttackDeclaration | BlockDeclaration)[] | undefined =>
  (kind === 'attack' ? legalAttacks(game) : legalBlocks(game, player))?.filter(
    (one) => aimed === undefined || creaturesIn(one) === aimed.creatures,
  );

/** Every attack that is legal; nothing where they can't be listed. */
export const legalAttacks = (
  game: GameState,
  listable = LISTABLE,
): readonly AttackDeclaration[] | undefined => everyLegalAttack(game, listable);

/** The same of a player's blocks. */
export const legalBlocks = (
  game: GameState,
  player: PlayerId,
  listable = LISTABLE,
): readonly BlockDeclaration[] | undefined => everyLegalBlock(game, player, listable);

/** What decides which attacks are legal. */
export const attacksDecidedBy = (game: GameState): readonly RuleKey[] =>
  rulesDecidingAttacks(attacksInShort(game, LISTABLE));

/** The same of a player's blocks. */
export const blocksDecidedBy = (game: GameState, player: PlayerId): readonly RuleKey[] =>
  rulesDecidingBlocks(blocksInShort(game, player, LISTABLE));

/** How many creatures attack, or block. */
export const creaturesIn = (declaration: AttackDeclaration | BlockDeclaration): number =>
  'attacks' in declaration
    ? declaration.attacks.length
    : new Set(declaration.blocks.map(({ blocker }) => blocker)).size;

function blockersOfSeveral(state: GameState, player: PlayerId): readonly ObjectId[] {
  const capacityOf = blockCapacities(state);
  return eligibleBlockers(state, player).filter((id) => capacityOf(id) > 1);
}

/** Nothing where they can't be listed, or where all legal ones have as many creatures, so that the aim asks for nothing. */
function aimedAt<D extends AttackDeclaration | BlockDeclaration>(
  aim: DeclarationAim,
  legal: readonly D[] = [],
  answer: (aimed: Aimed, first: D) => DeclareAnswer,
): DeclareAnswer | undefined {
  const counts = legal.map(creaturesIn);
  const creatures = aim === 'most' ? Math.max(...counts) : Math.min(...counts);
  const found = legal.filter((one) => creaturesIn(one) === creatures);
  const [first] = found;
  return first === undefined || found.length === legal.length
    ? undefined
    : answer({ aim, creatures, reaching: found.length }, first);
}

/** Whether a row of a decision table is legal. */
export const isLegal = ({ verdict }: { readonly verdict: { readonly verdict: string } }): boolean =>
  verdict.verdict === 'legal';
