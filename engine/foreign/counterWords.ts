import { counterWord } from '../sandbox/modifiers.ts';
import { COUNTERS } from '../vocabulary/counters.ts';

/** Counters of this kind, as a line says them; nothing where no board has them. */
export function counterSaid(kind: string, n: number): string | undefined {
  const key = keyOf(kind);
  const found = COUNTERS.find((one) => keyOf(one) === key || SIZED[one] === key);
  return found === undefined ? undefined : `${n} ${counterWord(found)}`;
}

const keyOf = (kind: string): string => kind.toLowerCase().replaceAll(/[\s_-]+(?=[a-z])/g, '');

/** As programs call in letters what counters do to a size. */
const SIZED: Readonly<Record<string, string>> = {
  '+1/+1': 'p1p1',
  '-1/-1': 'm1m1',
  '+1/+0': 'p1p0',
  '+0/+1': 'p0p1',
  '-0/-1': 'm0m1',
  '+2/+2': 'p2p2',
};
