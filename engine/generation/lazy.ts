import { damageChoices } from '../damage/choices.ts';
import { damageStepOf } from '../damage/steps.ts';
import { isCreature } from '../state/characteristicsOf.ts';
import { attacksOf } from '../state/combatRoles.ts';
import type { DamageRecipient } from '../state/damageAssignment.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import type { BoardQuestion } from './asked.ts';
import { divisionSaid, pickSaid } from './saying.ts';

/** Of so many boards in a hundred, doing nothing may be right: then that is their point. */
export const NOTHING_MAY_BE_RIGHT = 0.04;

/** What somebody answers who knows no rule: to do nothing, and everything else that takes no thought. */
export interface LazyAnswers {
  readonly nothing: string;
  readonly others: readonly string[];
}

export function lazyAnswers(
  game: GameState,
  asked: BoardQuestion,
  defending: PlayerId,
): LazyAnswers {
  switch (asked.kind) {
    case 'declare':
      return lazyDeclarations(game, asked.which, defending);
    case 'pickCreatures': {
      const player = asked.which === 'mayAttack' ? game.turn.activePlayer : defending;
      return lazyPicks(creaturesOf(game, player).map(({ id }) => id));
    }
    case 'pickActs':
      return lazyPicks(asked.acts.map((_, at) => `${at}`));
    case 'number':
      return lazyNumbers(game, asked.of.kind, defending);
    case 'divide':
      return lazyDivisions(game, asked.source);
    default:
      return assertNever(asked);
  }
}

/** All that is untapped attacks or blocks, or the first of it alone, whom there is to attack or what stands first. */
function lazyDeclarations(
  game: GameState,
  which: 'attackers' | 'blockers',
  defending: PlayerId,
): LazyAnswers {
  const isAttack = which === 'attackers';
  const onto = isAttack ? defending : (attacksOf(game)[0]?.attacker ?? '');
  const untapped = creaturesOf(game, isAttack ? game.turn.activePlayer : defending)
    .filter(({ tapped }) => !tapped)
    .map(({ id }) => `${id}>${onto}`);
  return { nothing: '', others: [pickSaid(untapped), pickSaid(untapped.slice(0, 1))] };
}

const lazyPicks = (options: readonly string[]): LazyAnswers => ({
  nothing: '',
  others: [pickSaid(options), pickSaid(options.slice(0, 1))],
});

/** None, one, or as many as there are ways for all that is untapped. */
function lazyNumbers(
  game: GameState,
  counted: 'legalAttacks' | 'legalBlocks',
  defending: PlayerId,
): LazyAnswers {
  const isAttack = counted === 'legalAttacks';
  const ways = isAttack ? 2 : attacksOf(game).length + 1;
  const player = isAttack ? game.turn.activePlayer : defending;
  const untapped = creaturesOf(game, player).filter(({ tapped }) => !tapped);
  return { nothing: '0', others: ['1', `${ways ** untapped.length}`] };
}

/** All to one of those to whom it may go, or as evenly as can be among the creatures, or among all. */
function lazyDivisions(game: GameState, source: Permanent['id']): LazyAnswers {
  const player = permanentOf(game, source)?.controller;
  const choices = player === undefined ? [] : damageChoices(game, player, damageStepOf(game));
  const { amount = 0, recipients = [] } = choices.find((one) => one.source === source) ?? {};
  const creatures = recipients.filter(({ kind }) => kind === 'object');
  const evenly = (among: readonly DamageRecipient[]): string =>
    divisionSaid(
      among.map((to, place) => ({
        source,
        to,
        amount: Math.ceil((amount - place) / among.length),
      })),
    );
  return {
    nothing: '',
    others: [...recipients.map((to) => evenly([to])), evenly(creatures), evenly(recipients)],
  };
}

const creaturesOf = (game: GameState, player: PlayerId): readonly Permanent[] =>
  game.battlefield.filter(({ id, controller }) => controller === player && isCreature(game, id));
