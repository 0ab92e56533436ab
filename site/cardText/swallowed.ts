import type { FileForm } from './fileForm.ts';

/** A word of the line that does not show in what was read of it. */
export function swallowedBy(
  _line: string,
  _abilities: readonly FileForm[],
  _aside: readonly FileForm[],
): string | undefined {
  return undefined;
}
