import type { TriedAct } from '../tried.ts';

/** Nothing is said of it besides: no band, cost or payment, which no exercise asks for. */
export const isPlain = (act: TriedAct): boolean =>
  act.kind === 'divide' ||
  (act.payment === undefined &&
    (act.kind === 'block' ||
      [act.declaration.bands, act.declaration.exerted, act.declaration.enlisted].every(
        (more = []) => more.length === 0,
      )));
