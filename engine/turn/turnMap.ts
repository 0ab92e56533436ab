import { PHASES, type Phase, type Step } from '../vocabulary/turnStructure.ts';
import type { ArrowRules, Stop } from './arrows.ts';
import type { StepRules } from './stepRules.ts';
import { turnMachine } from './turnMachine.ts';

/** The turn as whatever shows it draws it, read off the machine. */
export interface TurnMap {
  /** The phases stand in order, each with its steps in order. */
  readonly phases: readonly { readonly phase: Phase; readonly steps: readonly StepOnMap[] }[];
  readonly arrows: readonly ArrowOnMap[];
}

export interface StepOnMap extends StepRules {
  readonly step: Step;
}

export interface ArrowOnMap extends ArrowRules {
  readonly from: Stop;
  readonly to: Stop;
}

type Node = typeof turnMachine.root;

export const turnMap: TurnMap = {
  phases: PHASES.map((phase) => ({
    phase,
    steps: under(turnMachine.root)
      .filter(({ path }) => path[0] === phase)
      .flatMap(({ meta }) => (meta?.kind === 'step' ? [{ ...meta, step: meta.stop }] : [])),
  })),
  arrows: under(turnMachine.root).flatMap(arrowsOf),
};

/** All the states within one, each before those within it. */
function under(node: Node): readonly Node[] {
  return [node, ...Object.values(node.states).flatMap(under)];
}

function arrowsOf(node: Node): readonly ArrowOnMap[] {
  const from = stopOf(node);
  if (from === undefined) return [];
  const all = [...node.transitions.values(), node.always ?? []].flat();
  return all.flatMap(({ target = [], meta }) =>
    meta === undefined
      ? []
      : target.flatMap((to) => {
          const stop = stopOf(to);
          return stop === undefined ? [] : [{ from, to: stop, ...meta }];
        }),
  );
}

/** The step, or the point between steps, that a state of the machine is a part of. */
function stopOf({ meta, parent }: Node): Stop | undefined {
  return meta?.stop ?? (parent === undefined ? undefined : stopOf(parent));
}
