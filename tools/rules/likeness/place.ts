import { parentOf, parseRuleNumber } from '../../../engine/citation/ruleNumber.ts';

/** Which later number an older one has become, as far as it is known. */
export type Pairs = ReadonlyMap<string, string>;

/** Whether a later number stands where an older one would: at it, or under what the rule above it has become. */
export function standsInPlace(older: string, later: string, pairs: Pairs): boolean {
  if (older === later) return true;
  const [above, over] = [parentNumber(older), parentNumber(later)];
  if (above === undefined || over === undefined) return false;
  return (pairs.get(above) ?? above) === over;
}

const parentNumber = (number: string): string | undefined => {
  const parsed = parseRuleNumber(number);
  return parsed && parentOf(parsed);
};
