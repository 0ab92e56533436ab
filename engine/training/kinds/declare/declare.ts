import type { RuleKey } from '../../../citation/ruleIndex.ts';
import { checkAttackers } from '../../../declaration/checkAttackers.ts';
import { checkBlockers } from '../../../declaration/checkBlockers.ts';
import {
  type AttackRow,
  type BlockRow,
  everyAttack,
  everyBlock,
} from '../../../declaration/decisionTable.ts';
import { blockCapacities, eligibleBlockers } from '../../../declaration/eligibleBlockers.ts';
import { wordOf } from '../../../language/form.ts';
import type { AttackDeclaration, BlockDeclaration } from '../../../log/declaration.ts';
import { decisionOf, gameOf, type Line } from '../../../scenario/line.ts';
import type { GameState } from '../../../state/gameState.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';
import { questionKind } from '../../questionKind.ts';
import { OF_ACT } from '../../restsOn.ts';
import { LISTABLE } from './listable.ts';
import { rulesDeciding } from './rulesDeciding.ts';

/** A declaration is to be made. */
interface DeclareAsk {
  readonly kind: 'declare';
  readonly which: 'attackers' | 'blockers';
  /** Left out, to be legal is enough. */
  readonly aim?: DeclarationAim;
}

/** With as many creatures, or as few, as a legal declaration can have. */
const AIMS = ['most', 'fewest'] as const;
export type DeclarationAim = (typeof AIMS)[number];

/** What is aimed at: so many creatures, which so many of the legal declarations have. */
export interface Aimed {
  readonly aim: DeclarationAim;
  readonly creatures: number;
  readonly reaching: number;
}

/**
 * Any legal declaration is right; `example` is one, and `legal` how many there are where they can be listed. `decidedBy`:
 * what decides which.
 */
export type DeclareAnswer = { readonly decidedBy: readonly RuleKey[]; readonly aimed?: Aimed } & (
  | {
      readonly kind: 'attack';
      readonly player: PlayerId;
      readonly example: AttackDeclaration;
      readonly legal: number | undefined;
    }
  | {
      readonly kind: 'block';
      readonly player: PlayerId;
      /** Those that can block more than one attacker. */
      readonly several: readonly ObjectId[];
      readonly example: BlockDeclaration;
      readonly legal: number | undefined;
    }
);

export const declare = questionKind({
  head: 'declare',
  fields: { declare: wordOf(['attackers', 'blockers']), aim: wordOf(AIMS).exactOptional() },
  ask: ({ declare, aim }): DeclareAsk => ({ kind: 'declare', which: declare, ...(aim && { aim }) }),
  turnsOn: ({ which }) => (which === 'attackers' ? 'attack' : 'block'),
  answer: ({ which, aim }, { line }): DeclareAnswer | undefined => {
    const decision = decisionOf(line);
    if (which === 'attackers')
      return decision.kind === 'declareAttackers' ? attack(line, decision.player, aim) : undefined;
    return decision.kind === 'declareBlockers' ? block(line, decision.player, aim) : undefined;
  },
  liesIn: () => 'whatIsThere',
  allRight: (answer, { line }) => JSON.stringify(legalRows(answer, gameOf(line))),
  restsOn: ({ which }) => OF_ACT[which === 'attackers' ? 'attack' : 'block'],
  rules: ({ decidedBy }) => decidedBy,
  text: ({ legal, aimed }) => `${aimed?.reaching ?? legal ?? 'more than can be listed'}`,
});

/** Every declaration that is right; nothing where they can't be listed. */
const legalRows = ({ kind, player, aimed }: DeclareAnswer, game: GameState) =>
  (kind === 'attack' ? everyAttack(game, LISTABLE) : everyBlock(game, player, LISTABLE))
    ?.filter(isLegal)
    .map(({ declaration }) => declaration)
    .filter((one) => aimed === undefined || creaturesIn(one) === aimed.creatures);

const creaturesIn = (declaration: AttackDeclaration | BlockDeclaration): number =>
  'attacks' in declaration
    ? declaration.attacks.length
    : new Set(declaration.blocks.map(({ blocker }) => blocker)).size;

function attack(line: Line, player: PlayerId, aim?: DeclarationAim): DeclareAnswer | undefined {
  const game = gameOf(line);
  const none = { attacks: [] };
  const { verdict, nearest } = checkAttackers(game, none);
  const rows = everyAttack(game, LISTABLE)?.filter(isLegal);
  const example = verdict === 'legal' ? none : (nearest ?? none);
  const any = {
    kind: 'attack',
    player,
    legal: rows?.length,
    decidedBy: rulesDeciding(line),
  } as const;
  if (aim === undefined) return { ...any, example };
  return aimedAt(aim, rows, (aimed, row) => ({
    ...any,
    aimed,
    example: row.declaration,
  }));
}

function block(line: Line, player: PlayerId, aim?: DeclarationAim): DeclareAnswer | undefined {
  const game = gameOf(line);
  const none = { blocks: [] };
  const { verdict, nearest } = checkBlockers(game, player, none);
  const rows = everyBlock(game, player, LISTABLE)?.filter(isLegal);
  const example = verdict === 'legal' ? none : (nearest ?? none);
  const any = {
    kind: 'block',
    player,
    several: blockersOfSeveral(game, player),
    legal: rows?.length,
    decidedBy: rulesDeciding(line),
  } as const;
  if (aim === undefined) return { ...any, example };
  return aimedAt(aim, rows, (aimed, row) => ({
    ...any,
    aimed,
    example: row.declaration,
  }));
}

function blockersOfSeveral(state: GameState, player: PlayerId): readonly ObjectId[] {
  const capacityOf = blockCapacities(state);
  return eligibleBlockers(state, player).filter((id) => capacityOf(id) > 1);
}

/** Nothing where they can't be listed, or where all legal ones have as many creatures, so that the aim asks for nothing. */
function aimedAt<R extends AttackRow | BlockRow>(
  aim: DeclarationAim,
  rows: readonly R[] = [],
  answer: (aimed: Aimed, row: R) => DeclareAnswer,
): DeclareAnswer | undefined {
  const counts = rows.map(({ declaration }) => creaturesIn(declaration));
  const creatures = aim === 'most' ? Math.max(...counts) : Math.min(...counts);
  const found = rows.filter(({ declaration }) => creaturesIn(declaration) === creatures);
  const [first] = found;
  return first === undefined || found.length === rows.length
    ? undefined
    : answer({ aim, creatures, reaching: found.length }, first);
}

/** Of the rows of a decision table. */
export const isLegal = ({ verdict }: { readonly verdict: { readonly verdict: string } }): boolean =>
  verdict.verdict === 'legal';
