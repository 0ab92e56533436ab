import type { RuleKey } from '../citation/ruleIndex.ts';
import { checkAttackers } from '../declaration/checkAttackers.ts';
import { checkBlockers } from '../declaration/checkBlockers.ts';
import { everyAttack, everyBlock } from '../declaration/decisionTable.ts';
import type { GameEvent, LogEntry } from '../log/gameEvent.ts';
import { decisionOf, gameOf, type Line } from '../scenario/line.ts';
import { outcomeOf } from '../scenario/outcome.ts';
import type { Ask, PickedCreatures, Tryable } from '../scenario/question.ts';
import { isCreature } from '../state/characteristicsOf.ts';
import { attacksOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import type { Answer, PickOption } from './asked.ts';
import { LISTABLE } from './declarationAnswer.ts';
import { rulingOn } from './legalityAnswer.ts';
import type { Rest } from './rest.ts';
import { NOWHERE, shownOf } from './shown.ts';

/** Which of the creatures it is true of. */
export function pickedCreatures(
  { which, among }: Extract<Ask, { readonly kind: 'pickCreatures' }>,
  line: Line,
  rest: Rest,
): Answer {
  const game = gameOf(line);
  const ids = among ?? candidates(game, which);
  const right = new Set(rightOnes(which, line, rest));
  return {
    kind: 'pick',
    options: ids.map(
      (object): PickOption => ({
        kind: 'object',
        object,
        right: right.has(object),
        rules: rulesFor(which, line, object),
      }),
    ),
    shown: shownOf(rest, ({ step, events }) =>
      events.some((event) => shows(which, event, step) && mentionsAny(event, right)),
    ),
  };
}

/** Whether an event is what makes it true. No step shows what may be done, or what is so in the end. */
function shows(which: PickedCreatures, event: GameEvent, step: Step): boolean {
  switch (which) {
    case 'becomeTapped':
      return event.kind === 'attackersDeclared' || event.kind === 'tappedByEffect';
    case 'dealCombatDamage':
      return event.kind === 'damageDealt' && event.combat;
    case 'dealFirstStrikeDamage':
      return event.kind === 'damageDealt' && event.combat && step === 'firstStrikeDamage';
    case 'die':
      return event.kind === 'creatureDestroyed' || event.kind === 'putIntoGraveyard';
    case 'trigger':
      return event.kind === 'abilityTriggered';
    case 'areRemovedFromCombat':
      return event.kind === 'removedFromCombat';
    case 'mayAttack':
    case 'mayBlock':
    case 'areAttacking':
    case 'areBlocked':
      return false;
    default:
      return assertNever(which);
  }
}

const mentionsAny = (event: GameEvent, ids: ReadonlySet<ObjectId>): boolean => {
  const told = JSON.stringify(event);
  return [...ids].some((id) => told.includes(`"${id}"`));
};

/** Which of these may be done now. */
export const pickedActs = (acts: readonly Tryable[], line: Line): Answer => ({
  kind: 'pick',
  options: acts.flatMap((act): readonly PickOption[] => {
    const ruling = rulingOn(line, act);
    if (ruling === undefined) return [];
    const { legal: right, violations } = ruling;
    const rules = [...new Set(violations.flatMap((violation) => violation.rules))];
    return [{ kind: 'act', act, right, violations, rules }];
  }),
  shown: NOWHERE,
});

/** Attackers are the active player's, blockers anybody else's; other questions are about every creature there is. */
const candidates = (game: GameState, which: PickedCreatures): readonly ObjectId[] =>
  game.battlefield
    .filter(({ id, controller }) => {
      if (!isCreature(game, id)) return false;
      const isActive = controller === game.turn.activePlayer;
      if (which === 'mayAttack') return isActive;
      return which === 'mayBlock' ? !isActive : true;
    })
    .map(({ id }) => id);

function rightOnes(which: PickedCreatures, line: Line, rest: Rest): readonly ObjectId[] {
  const entries = rest.end.moments.slice(rest.from).flatMap((moment) => moment.entries);
  switch (which) {
    case 'mayAttack':
      return attackersInLegal(line);
    case 'mayBlock':
      return blockersInLegal(line);
    case 'becomeTapped':
      return entries.flatMap(({ event }) => {
        if (event.kind === 'attackersDeclared') return event.tapped;
        return event.kind === 'tappedByEffect' ? event.objects : [];
      });
    case 'dealCombatDamage':
      return combatDamageSources(entries);
    case 'dealFirstStrikeDamage':
      return combatDamageSources(entries.filter(({ step }) => step === 'firstStrikeDamage'));
    case 'die':
      return outcomeOf(rest.end).died;
    case 'trigger':
      return entries.flatMap(({ event }) =>
        event.kind === 'abilityTriggered' ? [event.source] : [],
      );
    case 'areRemovedFromCombat':
      return entries.flatMap(({ event }) =>
        event.kind === 'removedFromCombat' && event.because !== 'combatEnded' ? [event.object] : [],
      );
    case 'areAttacking':
      return attacksOf(gameOf(rest.end)).map(({ attacker }) => attacker);
    case 'areBlocked':
      return attacksOf(gameOf(rest.end))
        .filter(({ status }) => status === 'blocked')
        .map(({ attacker }) => attacker);
    default:
      return assertNever(which);
  }
}

const combatDamageSources = (entries: readonly LogEntry[]): readonly ObjectId[] =>
  entries.flatMap(({ event }) =>
    event.kind === 'damageDealt' && event.combat ? event.deals.map(({ source }) => source) : [],
  );

const attackersInLegal = (line: Line): readonly ObjectId[] =>
  (everyAttack(gameOf(line), LISTABLE) ?? [])
    .filter(({ verdict }) => verdict.verdict === 'legal')
    .flatMap(({ declaration }) => declaration.attacks.map(({ attacker }) => attacker));

function blockersInLegal(line: Line): readonly ObjectId[] {
  const decision = decisionOf(line);
  if (decision.kind !== 'declareBlockers') return [];
  return (everyBlock(gameOf(line), decision.player, LISTABLE) ?? [])
    .filter(({ verdict }) => verdict.verdict === 'legal')
    .flatMap(({ declaration }) => declaration.blocks.map(({ blocker }) => blocker));
}

/** Why a creature may not attack or block, were it to do so by itself. */
function rulesFor(which: PickedCreatures, line: Line, id: ObjectId): readonly RuleKey[] {
  if (which === 'mayAttack') return rulesAgainstAttack(line, id);
  return which === 'mayBlock' ? rulesAgainstBlock(line, id) : [];
}

function rulesAgainstAttack(line: Line, attacker: ObjectId): readonly RuleKey[] {
  const game = gameOf(line);
  const player = game.players.find(({ id }) => id !== permanentOf(game, attacker)?.controller)?.id;
  if (player === undefined) return [];
  const declaration = { attacks: [{ attacker, target: { kind: 'player', player } as const }] };
  return checkAttackers(game, declaration).violations.flatMap(({ rules }) => rules);
}

function rulesAgainstBlock(line: Line, blocker: ObjectId): readonly RuleKey[] {
  const game = gameOf(line);
  const decision = decisionOf(line);
  if (decision.kind !== 'declareBlockers') return [];
  const tries = attacksOf(game).map(
    ({ attacker }) =>
      checkBlockers(game, decision.player, { blocks: [{ blocker, attacker }] }).violations,
  );
  return [...new Set((tries[0] ?? []).flatMap(({ rules }) => rules))];
}
