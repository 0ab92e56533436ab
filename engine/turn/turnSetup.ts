import { assign, setup } from 'xstate';
import { ordersNeeded } from '../damage/damageOrder.ts';
import { beginFirstStrikeStep, needsFirstStrikeStep } from '../damage/steps.ts';
import type { ActRuling } from '../declaration/declareAttackers.ts';
import type { Act, ActKind } from '../log/act.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { stateBasedActions } from '../stateBased/stateBasedActions.ts';
import type { Skippable, Step } from '../vocabulary/turnStructure.ts';
import type { Arrow, ArrowRules } from './arrows.ts';
import { beginStep, enterStep } from './beginStep.ts';
import { damageTriggersResolveFirst, resolveDamageTriggers } from './beliefs/damageTriggers.ts';
import { lookAtEvasionAgain } from './beliefs/evasionAgain.ts';
import { isStepThoughtOver } from './beliefs/stackEmptied.ts';
import { isThoughtWithoutCombat } from './beliefs/withoutCombat.ts';
import { noteChoice, putChosenTriggersOnStack, resolveAsChosen } from './choices.ts';
import { dealAnnounced, nextToAssign } from './damageStep.ts';
import { nextToBlock } from './decision.ts';
import {
  addedHere,
  backOnCourse,
  firstStepOf,
  leavesCourse,
  takenUpAfter,
  toAdded,
} from './detour.ts';
import { endStep } from './endStep.ts';
import { beginTurn, takeExtraTurn, takeTurnInOrder } from './nextTurn.ts';
import {
  allPassed,
  givePriority,
  isLastPass,
  keepPriority,
  nobodyHasPriority,
  passPriority,
  somethingResolves,
} from './priority.ts';
import { passOver, SKIPPED_WITH, skipAdded, skipsAll } from './skipping.ts';
import type { StateMeta } from './stepRules.ts';
import { turnBasedActions } from './turnBasedActions.ts';
import { betweenSteps, record, type TurnContext } from './turnContext.ts';

/** What the machine hears: an act already ruled on, so that no transition ever waits for the solver. */
export type MachineEvent = {
  readonly [K in ActKind]: { readonly type: K; readonly act: Act; readonly ruling: ActRuling };
}[ActKind];

interface TurnTypes {
  readonly context: TurnContext;
  readonly input: TurnContext;
  readonly events: MachineEvent;
  readonly tags:
    | 'declareAttackers'
    | 'declareBlockers'
    | 'order'
    | 'assign'
    | 'priority'
    | 'betweenSteps';
  readonly meta: StateMeta;
  readonly transitionMeta: ArrowRules;
}

/** The machine's guards and actions: thin names for the pure functions beside it; every change is an `assign`. */
export const turnSetup = setup({
  types: {} as TurnTypes,
  guards: {
    // xstate begins once without a context, and swallows what that throws.
    startsIn: (
      { context }: { readonly context: TurnContext | undefined },
      { step }: { readonly step: Step },
    ) => context?.game.turn.step === step,
    // CR 603.2b: what triggers as that step begins does, though nothing came before it.
    startsAtBeginningOf: (
      { context }: { readonly context: TurnContext | undefined },
      { step }: { readonly step: Step },
    ) =>
      context?.game.turn.step === step &&
      beginStep(context).game.waitingTriggers.length > context.game.waitingTriggers.length,
    somethingWasAdded: ({ context: { game } }) => leavesCourse(game.turn),
    isAddedHere: ({ context: { game } }, { step }: { readonly step: Step }) => {
      const added = addedHere(game.turn);
      return added !== undefined && firstStepOf(added) === step;
    },
    addedIsSkipped: ({ context: { game } }) => {
      const added = addedHere(game.turn);
      const what = added === undefined ? undefined : SKIPPED_WITH[firstStepOf(added)];
      return what !== undefined && skipsAll(game, [what]);
    },
    isTakenUp: ({ context: { game } }, { after }: { readonly after: Step }) =>
      addedHere(game.turn) === undefined && takenUpAfter(game.turn) === after,
    playerSkips: ({ context: { game } }, { skips }: { readonly skips: readonly Skippable[] }) =>
      skipsAll(game, skips) || isThoughtWithoutCombat(game, skips),
    // CR 508.8: none was declared, and none was put onto the battlefield attacking.
    nobodyAttacked: ({ context: { game } }) =>
      game.combat.kind === 'none' || !game.combat.attackHappened,
    firstStrikeIsInCombat: ({ context: { game } }) => needsFirstStrikeStep(game),
    extraTurnWaits: ({ context: { game } }) => game.turn.extraTurns.length > 0,
    isLegal: ({ event }) => event.ruling.kind === 'done',
    allHaveBlocked: ({ context }) => nextToBlock(context.game) === undefined,
    noOrderNeeded: ({ context }) => ordersNeeded(context.game).length === 0,
    allHaveAssigned: ({ context }) => nextToAssign(context) === undefined,
    stateBasedActionsApply: ({ context }) => stateBasedActions(context.game).events.length > 0,
    triggersWait: ({ context }) => context.game.waitingTriggers.length > 0,
    damageTriggersResolveFirst: ({ context }) => damageTriggersResolveFirst(context.game),
    damageTriggersGoFirst: ({ context: { game } }) =>
      game.waitingTriggers.length > 0 && rulesOf(game).damageTriggers === 'beforeStateBased',
    gameIsOver: ({ context }) =>
      context.game.players.filter(({ status }) => status === 'playing').length < 2,
    lastPassEmptyStack: ({ context }) =>
      isLastPass(context.game) && !somethingResolves(context.game),
    stepIsThoughtOver: ({ context }) => isStepThoughtOver(context),
    lastPass: ({ context }) => isLastPass(context.game),
  },
  actions: {
    enterStep: assign(({ context }, { step }: { readonly step: Step }) => enterStep(context, step)),
    beginStep: assign(({ context }) => beginStep(context)),
    passOver: assign(({ context }, { arrow }: { readonly arrow: Arrow }) =>
      betweenSteps(context, passOver(context.game, arrow)),
    ),
    toAdded: assign(({ context: { game } }) => ({ game: { ...game, turn: toAdded(game.turn) } })),
    skipAdded: assign(({ context }) => skipAdded(context)),
    backOnCourse: assign(({ context: { game } }) => ({
      game: { ...game, turn: backOnCourse(game.turn) },
    })),
    takeExtraTurn: assign(({ context }) => ({ game: takeExtraTurn(context.game) })),
    takeTurnInOrder: assign(({ context }) => ({ game: takeTurnInOrder(context.game) })),
    beginTurn: assign(({ context }) => betweenSteps(context, beginTurn(context.game))),
    takeTurnBasedActions: assign(({ context }) =>
      record(context, turnBasedActions(context.game, context.game.turn.step)),
    ),
    endStep: assign(({ context }) => record(context, endStep(context.game))),
    record: assign(({ context, event }) => record(context, event.ruling.changed)),
    announceDamage: assign(({ context, event }) =>
      event.act.kind === 'divide' ? { announced: [...context.announced, event.act] } : {},
    ),
    lookAtEvasionAgain: assign(({ context }) => lookAtEvasionAgain(context)),
    beginFirstStrikeStep: assign(({ context }) => ({ game: beginFirstStrikeStep(context.game) })),
    dealCombatDamage: assign(({ context }) => record(context, dealAnnounced(context))),
    performStateBasedActions: assign(({ context }) =>
      record(context, stateBasedActions(context.game)),
    ),
    putTriggersOnStack: assign(({ context }) => putChosenTriggersOnStack(context)),
    resolveDamageTriggers: assign(({ context }) => resolveDamageTriggers(context)),
    noteChoice: assign(({ context, event }) =>
      event.act.kind === 'choose'
        ? noteChoice(context, { ...event.act.choice, player: event.act.player })
        : {},
    ),
    givePriority: assign(({ context }) => givePriority(context)),
    endPasses: assign(({ context }) => record(context, allPassed(context.game))),
    keepPriority: assign(({ context, event }) => ({
      game: keepPriority(context.game, event.act.player),
    })),
    passPriority: assign(({ context }) => ({ game: passPriority(context.game) })),
    nobodyHasPriority: assign(({ context }) => ({ game: nobodyHasPriority(context.game) })),
    resolve: assign(({ context }) => {
      const game = nobodyHasPriority(context.game);
      return resolveAsChosen({ ...context, game });
    }),
  },
});
