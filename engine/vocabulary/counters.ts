/** Counters that the rules of combat read (CR 122.1). */
export const COUNTERS = ['+1/+1', '-1/-1', 'loyalty', 'defense'] as const;
export type CounterKind = (typeof COUNTERS)[number];
