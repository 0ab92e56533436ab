import { checkAttackers } from '../../../declaration/checkAttackers.ts';
import { checkBlockers } from '../../../declaration/checkBlockers.ts';
import { everyAttack, everyBlock } from '../../../declaration/decisionTable.ts';
import type { GameEvent } from '../../../log/gameEvent.ts';
import type { AttackVerdict, BlockVerdict } from '../../../log/verdict.ts';
import { decisionOf, gameOf, type Line } from '../../../scenario/line.ts';
import { characteristicsOf } from '../../../state/characteristicsOf.ts';
import { attacksOf, blocksOf } from '../../../state/combatRoles.ts';
import type { DamageRecipient } from '../../../state/damageAssignment.ts';
import type { GameState, Player } from '../../../state/gameState.ts';
import { permanentOf, thePlayer } from '../../../state/lookup.ts';
import { newestOf } from '../../../state/newest.ts';
import { givenName, haveOneName, type PlayerId } from '../../../vocabulary/ids.ts';
import { assertNever } from '../../../vocabulary/result.ts';
import { eventsAfter, type Position } from '../../position.ts';
import { isLegal } from '../declare/answerDeclaration.ts';
import { LISTABLE } from '../declare/listable.ts';
import type { DeclarationMeasure, EventMeasure, Measure, StateMeasure } from './measure.ts';

/** The number asked for; nothing where there is none to be had: a creature that is gone, a decision that never comes. */
export function measured(measure: Measure, position: Position): number | undefined {
  switch (measure.kind) {
    case 'legalAttacks':
    case 'legalBlocks':
    case 'mostAttackRequirements':
    case 'mostBlockRequirements':
      return ofDeclaration(measure.kind, position.line);
    case 'triggered':
    case 'dealtBy':
    case 'dealtTo':
    case 'lifeLost':
    case 'lifeGained':
    case 'drawn':
    case 'discarded':
    case 'times':
      return eventsAfter(position).reduce((sum, event) => sum + countedIn(measure, event), 0);
    default:
      return stateValue(measure, gameOf(position.end));
  }
}

function ofDeclaration(kind: DeclarationMeasure['kind'], line: Line): number | undefined {
  const game = gameOf(line);
  const decision = decisionOf(line);
  if (decision.kind === 'declareAttackers') {
    if (kind === 'mostAttackRequirements')
      return provedMaximum(checkAttackers(game, { attacks: [] }));
    return everyAttack(game, LISTABLE)?.filter(isLegal).length;
  }
  if (decision.kind !== 'declareBlockers') return undefined;
  const { player } = decision;
  if (kind === 'mostBlockRequirements')
    return provedMaximum(checkBlockers(game, player, { blocks: [] }));
  return everyBlock(game, player, LISTABLE)?.filter(isLegal).length;
}

const provedMaximum = ({ maximum, bound }: AttackVerdict | BlockVerdict): number | undefined =>
  maximum === bound ? maximum : undefined;

export function stateValue(measure: StateMeasure, game: GameState): number | undefined {
  switch (measure.kind) {
    case 'attackers':
      return attacksOf(game).length;
    case 'blockers':
      return blocksOf(game).length;
    case 'life':
    case 'poison':
    case 'hand':
    case 'mana':
      return ofPlayer(measure.kind, thePlayer(game, measure.player));
    case 'damage':
      return permanentOf(game, newestOf(game, measure.object))?.markedDamage;
    case 'power':
    case 'toughness':
      return characteristicsOf(game, newestOf(game, measure.object))?.[measure.kind];
    case 'counters': {
      const permanent = permanentOf(game, newestOf(game, measure.object));
      return permanent === undefined ? undefined : (permanent.counters[measure.counter] ?? 0);
    }
    default:
      return assertNever(measure);
  }
}

function ofPlayer(kind: 'life' | 'poison' | 'hand' | 'mana', player: Player): number {
  if (kind === 'hand') return player.handSize;
  return kind === 'mana' ? player.mana.length : player[kind];
}

/** How much of what is measured is in one event. */
export function countedIn(measure: EventMeasure, event: GameEvent): number {
  switch (measure.kind) {
    case 'triggered':
      return event.kind === 'abilityTriggered' && haveOneName(event.source, measure.object) ? 1 : 0;
    case 'dealtBy':
      return dealt(event, ({ source }) => haveOneName(source, measure.object));
    case 'dealtTo':
      return dealt(event, ({ to }) => idOf(to) === measure.to);
    case 'times':
      return event.kind === 'stepBegan' && event.step === STEP_OF[measure.of] ? 1 : 0;
    case 'lifeLost':
      return lifeLost(event, measure.player);
    case 'lifeGained':
    case 'drawn':
    case 'discarded':
      return event.kind === EVENT_OF[measure.kind] && event.player === measure.player ? event.n : 0;
    default:
      return assertNever(measure);
  }
}

const EVENT_OF = {
  lifeGained: 'lifeGained',
  drawn: 'cardsDrawn',
  discarded: 'cardsDiscarded',
} as const;

// CR 120.3a: damage to a player is lost life; CR 2008-10-01 300.3: so is mana that is not spent.
function lifeLost(event: GameEvent, player: PlayerId): number {
  if (event.kind === 'manaEmptied') return event.player === player ? event.burned : 0;
  if (event.kind === 'lifeLost') return event.player === player ? event.n : 0;
  const byDamage = dealt(event, ({ to, result }) => idOf(to) === player && result === 'lifeLost');
  return byDamage - sparedIn(event, player);
}

// CR 120.4c: what an effect kept from being lost.
const sparedIn = (event: GameEvent, player: PlayerId): number =>
  (event.kind === 'damageDealt' ? (event.spared ?? []) : [])
    .filter((one) => one.player === player)
    .reduce((sum, { n }) => sum + n, 0);

const STEP_OF = { cleanup: 'cleanup', upkeep: 'upkeep', combat: 'beginningOfCombat' } as const;

const idOf = (to: DamageRecipient): string =>
  to.kind === 'player' ? to.player : givenName(to.object);

type Deal = Extract<GameEvent, { readonly kind: 'damageDealt' }>['deals'][number];

const dealt = (event: GameEvent, fits: (deal: Deal) => boolean): number =>
  event.kind === 'damageDealt'
    ? event.deals.filter(fits).reduce((sum, { amount }) => sum + amount, 0)
    : 0;
