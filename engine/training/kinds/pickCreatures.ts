import { citedIn } from '../../citation/cited.ts';
import type { RuleKey } from '../../citation/ruleIndex.ts';
import { checkAttackers } from '../../declaration/checkAttackers.ts';
import { checkBlockers } from '../../declaration/checkBlockers.ts';
import { everyAttack, everyBlock } from '../../declaration/decisionTable.ts';
import { wordOf } from '../../language/form.ts';
import type { DoneEvent } from '../../log/actEvents.ts';
import type { GameEvent, LogEntry } from '../../log/gameEvent.ts';
import { rulesOfRefusal } from '../../log/refused.ts';
import type { Violation } from '../../log/verdict.ts';
import { decisionOf, gameOf, type Line } from '../../scenario/line.ts';
import { outcomeOf } from '../../scenario/outcome.ts';
import { namesOf } from '../../scenario/schema/boardName.ts';
import { isCreature } from '../../state/characteristicsOf.ts';
import { attacksOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import { newestOf } from '../../state/newest.ts';
import { givenName, type ObjectId, objectId } from '../../vocabulary/ids.ts';
import { assertNever } from '../../vocabulary/result.ts';
import type { Step } from '../../vocabulary/turnStructure.ts';
import { type PickAnswer, type PickOption, textOfPick } from '../answers.ts';
import { type Evidence, lastFrame } from '../evidence.ts';
import { mentions } from '../mentions.ts';
import type { Position } from '../position.ts';
import { questionKind } from '../questionKind.ts';
import { type Concept, CREATURE_PICKS, type CreaturePick, isAbout, OF_PICK } from '../restsOn.ts';
import { isLegal } from './declare/declare.ts';
import { LISTABLE } from './declare/listable.ts';

/** Which of the creatures it is true of. */
interface PickCreaturesAsk {
  readonly kind: 'pickCreatures';
  readonly which: CreaturePick;
  /** Left out, every creature on the board. */
  readonly among: readonly ObjectId[] | undefined;
}

export const pickCreatures = questionKind({
  head: 'pick',
  fields: { pick: wordOf(CREATURE_PICKS), among: namesOf('anything').min(1).exactOptional() },
  ask: (form): PickCreaturesAsk => ({
    kind: 'pickCreatures',
    which: form.pick,
    among: form.among?.map(objectId),
  }),
  turnsOn: ({ which }) => {
    if (which === 'mayAttack') return 'attack';
    return which === 'mayBlock' ? 'block' : undefined;
  },
  answer: picked,
  restsOn: ({ which }) => OF_PICK[which],
  rules: ({ evidence }) => evidence.rules,
  text: textOfPick,
});

function picked({ which, among }: PickCreaturesAsk, position: Position): PickAnswer {
  const { line } = position;
  const game = gameOf(line);
  const ids = among?.map((name) => newestOf(game, name)) ?? candidates(game, which);
  // CR 400.7: it may be another object by then, and is the same creature to who is asked.
  const right = new Set(rightOnes(which, position).map(givenName));
  return {
    kind: 'pick',
    options: ids.map(
      (object): PickOption => ({
        kind: 'object',
        object,
        right: right.has(givenName(object)),
        rules: rulesFor(which, line, object),
      }),
    ),
    evidence: evidenceFor(which, right, position),
  };
}

/** The last frame that shows it, and the rules of all the events after the question that are behind it. */
function evidenceFor(
  which: CreaturePick,
  right: ReadonlySet<ObjectId>,
  position: Position,
): Evidence {
  const showsIt = (event: GameEvent, step: Step): boolean =>
    shows(which, event, step) && mentionsAny(event, right);
  const entries = position.end.moments.slice(position.from).flatMap((moment) => moment.entries);
  const behind = entries.filter(
    ({ event, step }) =>
      showsIt(event, step) || (event.kind === 'divide' && event.outcome === 'done'),
  );
  return lastFrame(position, ({ step, events }) => events.some((event) => showsIt(event, step)), {
    restsOn: OF_PICK[which],
    telling: inOrder(
      OF_PICK[which],
      behind.filter(({ step }) => fitsStep(which, step)).flatMap(({ event }) => event.rules),
    ),
  });
}

/** As they stand among what it rests on. */
const inOrder = (concepts: readonly Concept[], rules: readonly RuleKey[]): readonly RuleKey[] =>
  concepts.flatMap((concept) => rules.filter((rule) => isAbout([concept], rule)));

const fitsStep = (which: CreaturePick, step: Step): boolean =>
  which !== 'dealFirstStrikeDamage' || step === 'firstStrikeDamage';

/** Whether an event is what makes it true. No step shows what may be done, or what is so in the end. */
function shows(which: CreaturePick, event: GameEvent, step: Step): boolean {
  switch (which) {
    case 'becomeTapped':
      return isAttack(event) || event.kind === 'tappedByEffect';
    case 'dealCombatDamage':
      return event.kind === 'damageDealt' && event.combat;
    case 'dealFirstStrikeDamage':
      return event.kind === 'damageDealt' && event.combat && step === 'firstStrikeDamage';
    case 'die':
      return (
        (event.kind === 'creatureDestroyed' || event.kind === 'putIntoGraveyard') &&
        event.instead === undefined
      );
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

const isAttack = (event: GameEvent): event is Attack =>
  event.kind === 'attack' && event.outcome === 'done';

type Attack = GameEvent & DoneEvent<'attack'>;

const mentionsAny = (event: GameEvent, ids: ReadonlySet<ObjectId>): boolean =>
  [...ids].some((id) => mentions(event, id));

/** Attackers are the active player's, blockers anybody else's; other questions are about every creature there is. */
const candidates = (game: GameState, which: CreaturePick): readonly ObjectId[] =>
  game.battlefield
    .filter(({ id, controller }) => {
      if (!isCreature(game, id)) return false;
      const isActive = controller === game.turn.activePlayer;
      if (which === 'mayAttack') return isActive;
      return which === 'mayBlock' ? !isActive : true;
    })
    .map(({ id }) => id);

function rightOnes(which: CreaturePick, position: Position): readonly ObjectId[] {
  const { line, end, from } = position;
  const entries = end.moments.slice(from).flatMap((moment) => moment.entries);
  switch (which) {
    case 'mayAttack':
      return attackersInLegal(line);
    case 'mayBlock':
      return blockersInLegal(line);
    case 'becomeTapped':
      return entries.flatMap(({ event }) => {
        if (isAttack(event)) return event.tapped;
        return event.kind === 'tappedByEffect' ? event.objects : [];
      });
    case 'dealCombatDamage':
      return combatDamageSources(entries);
    case 'dealFirstStrikeDamage':
      return combatDamageSources(entries.filter(({ step }) => step === 'firstStrikeDamage'));
    case 'die':
      return outcomeOf(end).died;
    case 'trigger':
      return entries.flatMap(({ event }) =>
        event.kind === 'abilityTriggered' ? [event.source] : [],
      );
    case 'areRemovedFromCombat':
      return entries.flatMap(({ event }) =>
        event.kind === 'removedFromCombat' && event.because !== 'combatEnded' ? [event.object] : [],
      );
    case 'areAttacking':
      return attacksOf(gameOf(end)).map(({ attacker }) => attacker);
    case 'areBlocked':
      return attacksOf(gameOf(end))
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
    .filter(isLegal)
    .flatMap(({ declaration }) => declaration.attacks.map(({ attacker }) => attacker));

function blockersInLegal(line: Line): readonly ObjectId[] {
  const decision = decisionOf(line);
  if (decision.kind !== 'declareBlockers') return [];
  return (everyBlock(gameOf(line), decision.player, LISTABLE) ?? [])
    .filter(isLegal)
    .flatMap(({ declaration }) => declaration.blocks.map(({ blocker }) => blocker));
}

/** Why a creature may not attack or block, were it to do so by itself. */
function rulesFor(which: CreaturePick, line: Line, id: ObjectId): readonly RuleKey[] {
  if (which === 'mayAttack') return rulesAgainstAttack(line, id);
  return which === 'mayBlock' ? rulesAgainstBlock(line, id) : [];
}

function rulesAgainstAttack(line: Line, attacker: ObjectId): readonly RuleKey[] {
  const game = gameOf(line);
  const player = game.players.find(({ id }) => id !== permanentOf(game, attacker)?.controller)?.id;
  if (player === undefined) return [];
  const declaration = { attacks: [{ attacker, target: { kind: 'player', player } as const }] };
  return decidesAgainst(game, checkAttackers(game, declaration).violations);
}

function rulesAgainstBlock(line: Line, blocker: ObjectId): readonly RuleKey[] {
  const game = gameOf(line);
  const decision = decisionOf(line);
  if (decision.kind !== 'declareBlockers') return [];
  const tries = attacksOf(game).map(
    ({ attacker }) =>
      checkBlockers(game, decision.player, { blocks: [{ blocker, attacker }] }).violations,
  );
  return decidesAgainst(game, tries[0] ?? []);
}

const decidesAgainst = (
  { edition }: GameState,
  violations: readonly Violation[],
): readonly RuleKey[] => citedIn(edition, [rulesOfRefusal(violations)]).decides;
