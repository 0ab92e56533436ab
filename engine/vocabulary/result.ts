/** A value or a reason why there is none. Illegal play and bad input are values; a throw is a bug. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** Closes a switch over a union: reaching it is a bug, and the compiler says so first. */
export function assertNever(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

/** States what the program takes for granted; a failure is a bug, never a player's mistake. */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`invariant broken: ${message}`);
}

/** The value, which the caller knows to be there. */
export function known<T>(value: T | undefined, what: string): T {
  invariant(value !== undefined, `missing ${what}`);
  return value;
}
