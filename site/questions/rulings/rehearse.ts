import { atRest } from '../script/atRest.ts';
import type { Entries } from './material.ts';

/**
 * Answers of which few boards allow all: nobody does anything, one creature does the first thing that it may, and every one of
 * them. Each has a moment of its own and brings something that the one before did not, so that none takes long.
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
  for (const entries of [[], all.slice(0, 1), all]) {
    await new Promise<void>((resolve) => atRest(resolve));
    await mark(entries);
  }
}
