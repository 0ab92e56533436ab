/** Counters that the rules of combat read (CR 122.1), and those that cards of combat count with. */
export const COUNTERS = [
  '+1/+1',
  '-1/-1',
  '+1/+0',
  'loyalty',
  'defense',
  'charge',
  'fade',
  'age',
  'time',
] as const;
export type CounterKind = (typeof COUNTERS)[number];
