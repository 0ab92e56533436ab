import type { RuleKey } from '../../citation/ruleIndex.ts';
import { dividerOf } from '../../damage/divider.ts';
import { divisionsOf } from '../../damage/divisionsOf.ts';
import { damageStepOf } from '../../damage/steps.ts';
import type { AttackDeclaration, BlockDeclaration } from '../../log/declaration.ts';
import type { GameState } from '../../state/gameState.ts';
import { newestOf } from '../../state/newest.ts';
import type { Decision } from '../../turn/decision.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { creaturesIn, legalAttacks, legalBlocks } from '../kinds/declare/answerDeclaration.ts';
import type { DeclarationAim } from '../kinds/declare/declareAnswer.ts';
import type { DivisionAim } from '../kinds/divide/aim.ts';
import type { Ask } from '../questionKinds.ts';
import { decidingRules, type StaticDeed } from './decidingRules.ts';

/**
 * The rules without which the answer to a question would be another, where that lies in what is there; nothing for a
 * question whose answer comes of playing on. `defending`: who declares blockers.
 */
export function rulesDecidingAnswer(
  game: GameState,
  ask: Ask,
  defending: PlayerId | undefined,
): readonly RuleKey[] | undefined {
  const asked = staticallyAsked(game, ask, defending);
  return asked && decidingRules(game, asked.deed, asked.answerIn);
}

/** Who declares blockers, where that is what is awaited. */
export const whoBlocks = (decision: Decision): PlayerId | undefined =>
  decision.kind === 'declareBlockers' ? decision.player : undefined;

interface StaticallyAsked {
  readonly deed: StaticDeed;
  /** The answer in the game as it stands; nothing where there is none, or too much to list. */
  readonly answerIn: (game: GameState) => string | undefined;
}

/** Nothing where the answer does not lie in what is there. */
function staticallyAsked(
  game: GameState,
  ask: Ask,
  defending: PlayerId | undefined,
): StaticallyAsked | undefined {
  switch (ask.kind) {
    case 'declare':
      return ofDeclarations(
        { kind: ask.which === 'attackers' ? 'attack' : 'block', aim: ask.aim },
        defending,
        (all) => JSON.stringify(reaching(all, ask.aim)),
      );
    case 'pickCreatures':
      return ask.which === 'mayAttack' || ask.which === 'mayBlock'
        ? ofDeclarations(MAY_BE_DECLARED[ask.which], defending, creaturesSaid)
        : undefined;
    case 'number':
      return ask.of.kind === 'legalAttacks' || ask.of.kind === 'legalBlocks'
        ? ofDeclarations(
            { kind: ask.of.kind === 'legalAttacks' ? 'attack' : 'block' },
            defending,
            (all) => `${all.length}`,
          )
        : undefined;
    case 'divide':
      return ofDivisions(newestOf(game, ask.source), ask.aim);
    default:
      return undefined;
  }
}

/** What is to die comes of playing on. */
function ofDivisions(source: ObjectId, aim: DivisionAim | undefined): StaticallyAsked | undefined {
  const deed: StaticDeed = { kind: 'divide', source };
  if (aim === undefined) return { deed, answerIn: (game) => divisionsIn(game, source, () => true) };
  return aim.kind === 'mostToPlayer'
    ? {
        deed,
        answerIn: (game) => divisionsIn(game, source, (toPlayer, most) => toPlayer === most),
      }
    : undefined;
}

/** Who may be declared at all lies, as how many at most does, first in what restricts. */
const MAY_BE_DECLARED = {
  mayAttack: { kind: 'attack', aim: 'most' },
  mayBlock: { kind: 'block', aim: 'most' },
} as const;

type Declarations = readonly (AttackDeclaration | BlockDeclaration)[];

function ofDeclarations(
  deed: Exclude<StaticDeed, { readonly kind: 'divide' }>,
  defending: PlayerId | undefined,
  said: (all: Declarations) => string,
): StaticallyAsked | undefined {
  const isAttack = deed.kind === 'attack';
  if (!isAttack && defending === undefined) return undefined;
  return {
    deed,
    answerIn: (game) => {
      const all =
        isAttack || defending === undefined
          ? legalAttacks(game, LISTABLE)
          : legalBlocks(game, defending, LISTABLE);
      return all && said(all);
    },
  };
}

/** More are not asked for again and again. */
const LISTABLE = 512;

function reaching(all: Declarations, aim: DeclarationAim | undefined): Declarations {
  if (aim === undefined) return all;
  const counts = all.map(creaturesIn);
  const wanted = aim === 'most' ? Math.max(...counts) : Math.min(...counts);
  return all.filter((_, at) => counts[at] === wanted);
}

const creaturesSaid = (all: Declarations): string =>
  [
    ...new Set(
      all.flatMap((one): readonly ObjectId[] =>
        'attacks' in one
          ? one.attacks.map(({ attacker }) => attacker)
          : one.blocks.map(({ blocker }) => blocker),
      ),
    ),
  ]
    .toSorted()
    .join();

function divisionsIn(
  game: GameState,
  source: ObjectId,
  isWanted: (toPlayer: number, most: number) => boolean,
): string | undefined {
  const { player } = dividerOf(game, source);
  const all = player && divisionsOf(game, player, damageStepOf(game), source, LISTABLE);
  if (player === undefined || all === undefined) return undefined;
  const toPlayers = all.map((shares) =>
    shares.reduce((sum, { to, amount }) => sum + (to.kind === 'player' ? amount : 0), 0),
  );
  const most = Math.max(...toPlayers);
  return JSON.stringify([player, all.filter((_, at) => isWanted(toPlayers[at] ?? 0, most))]);
}
