import { type AnyActorScope, createActor } from 'xstate';
import type { TurnContext } from './turnContext.ts';
import { turnMachine } from './turnMachine.ts';

let scope: AnyActorScope | undefined;

/**
 * What xstate wants around a transition, with nothing behind it: the machine spawns, sends and defers nothing. Its own
 * `getMicrosteps` makes an actor for every transition, and so begins a turn each time only to throw it away, which is a
 * third of the time that a replay takes.
 */
export function actorScope(context: TurnContext): AnyActorScope {
  scope ??= inert(context);
  return scope;
}

function inert(input: TurnContext): AnyActorScope {
  const self = createActor(turnMachine, { input });
  return {
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
}

const nothing = (): void => undefined;
