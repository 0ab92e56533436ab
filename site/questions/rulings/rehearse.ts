import { atRest } from '../script/atRest.ts';
import type { Entries } from './material.ts';

/**
 * Two answers of which few boards allow both: every creature does the first thing that it may, and one of them alone. Each has
 * a moment of its own, so that whoever does something meanwhile need not wait for both.
 */
export async function rehearse(
  form: HTMLFormElement,
  mark: (entries: Entries) => Promise<unknown>,
): Promise<void> {
  const inputs = [...form.elements].filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.value !== '',
  );
  const first = new Map(inputs.toReversed().map((one) => [one.name, one]));
  const all = [...first.values()].map(({ name, value, max }) => [name, max || value] as const);
  for (const entries of [all, all.slice(0, 1)]) {
    await new Promise<void>((resolve) => atRest(resolve));
    await mark(entries);
  }
}
