import type { WorkerRequest } from './protocol.ts';

/**
 * What is asked by nobody while nothing else is to be done: what is asked first takes ten times as long as what is asked
 * later, since a browser reads code and the engine its lists only then. Boards of some kinds of things, all played to their
 * ends: one on which something is asked would be ruled on in place of the page's own.
 */
export const WARM_UPS: readonly Extract<WorkerRequest, { readonly kind: 'show' }>[] = [
  'Ada: 2x 2/2 + hill-giant + 3/3 flying + 6/6 trample; Nil: 2/2 + 1/1 reach + 3/3 first strike; A1 A3 A5 -> Nil; N1 -| A1; N3 -| A5',
  'Ada: boggart-brute; Nil, 13 life: 2/2 blocks if able + runeclaw-bear; A1 -> Nil; N1 N2 -| A1',
].map((line) => ({ kind: 'show', line, look: 'end' }));
