import type { TurnContext } from './turnContext.ts';

/** Whether something has resolved since the step began. */
export const hasResolved = (log: TurnContext['log']): boolean => {
  const since = log.findLastIndex(({ event }) => event.kind === 'stepBegan');
  return log.slice(since + 1).some(({ event }) => event.kind === 'resolved');
};
