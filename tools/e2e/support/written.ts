import type { GivenAnswer } from './answers.ts';

/** An answer as a code has it, of a question whose form nobody has filled in; none of what is put in order. */
export function writtenDown(given: GivenAnswer): string {
  const parts = partsOf(given);
  return parts.length === 0 ? 'nothing' : `${new URLSearchParams(parts.map((pair) => [...pair]))}`;
}

function partsOf(given: GivenAnswer): readonly (readonly [name: string, value: string])[] {
  switch (given.kind) {
    case 'pairs':
      return given.pairs;
    case 'shares':
      return given.shares.map(([to, amount]) => [to, `${amount}`]);
    case 'truth':
      return [
        ['truth', `${given.truth}`],
        ...(given.rule === undefined ? [] : [['rule', given.rule] as const]),
      ];
    case 'number':
      return [['number', `${given.number}`]];
    case 'picked':
      return given.picked.map((place) => ['pick', `${place}`]);
    case 'ordered':
      throw new Error('what is put in order is written by the places that its form has');
  }
}
