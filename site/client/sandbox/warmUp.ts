import type { WorkerRequest } from './protocol.ts';

/**
 * What is asked by nobody while nothing else is to be done: what is asked first takes ten times as long as what is asked
 * later, since a browser reads code and the engine its lists only then. A board of some kinds of things that is played to
 * its end, and one that waits for a block.
 */
export const WARM_UPS: readonly Extract<WorkerRequest, { readonly kind: 'show' }>[] = [
  {
    kind: 'show',
    line: 'Ada: 2x 2/2 + hill-giant + 3/3 flying + 6/6 trample; Nil: 2/2 + 1/1 reach + 3/3 first strike; A1 A3 A5 -> Nil; N1 -| A1; N3 -| A5',
    look: 'end',
  },
  {
    kind: 'show',
    line: 'Ada: boggart-brute; Nil, 13 life: 2/2 blocks if able + runeclaw-bear; A1 -> Nil',
    look: 'play',
  },
];
