import { describe, expect, test } from 'vitest';
import { type Random, randomFrom } from '../../vocabulary/random.ts';
import { seedsAgainst } from '../testing/seedsAgainst.ts';
import { type Arc, Circulation, evenGains, type Gains } from './circulation.ts';

/** What an arc gains for an amount within its bounds, read off its runs. */
function worthOf({ lo, atLo, runs }: Gains, amount: number): number {
  const steps = runs.flatMap(({ units, gain }) => Array.from({ length: units }, () => gain));
  return steps.slice(0, amount - lo).reduce((sum, gain) => sum + gain, atLo);
}

/** The largest gain of any whole circulation within the bounds, by trying them all; undefined where there is none. */
function bestOf(nodeCount: number, arcs: readonly Arc[]): number | undefined {
  const excess = new Array<number>(nodeCount).fill(0);
  const shift = (node: number, amount: number) => {
    excess[node] = (excess[node] ?? 0) + amount;
  };
  const from = (position: number): number | undefined => {
    const arc = arcs[position];
    if (arc === undefined) return excess.every((amount) => amount === 0) ? 0 : undefined;
    let best: number | undefined;
    for (let amount = arc.gains.lo; amount <= arc.gains.hi; amount += 1) {
      shift(arc.to, amount);
      shift(arc.from, -amount);
      const rest = from(position + 1);
      shift(arc.to, -amount);
      shift(arc.from, amount);
      if (rest === undefined) continue;
      best = Math.max(best ?? -Infinity, rest + worthOf(arc.gains, amount));
    }
    return best;
  };
  return from(0);
}

function randomGains(random: Random, lo: number): Gains {
  const runs = Array.from({ length: random.between(0, 2) }, () => ({
    units: random.between(1, 2),
    gain: random.between(-6, 9),
  })).sort((a, b) => b.gain - a.gain);
  const hi = runs.reduce((sum, { units }) => sum + units, lo);
  return { lo, hi, atLo: random.between(-3, 3), runs };
}

interface Network {
  readonly nodeCount: number;
  readonly arcs: readonly Arc[];
}

/** Arcs lead onwards, the last one back; nothing has to flow. An arc reaches as far as any gains that come in its place. */
function randomNetwork(random: Random): Network {
  const nodeCount = random.between(2, 4);
  const onwards = Array.from({ length: random.between(1, 5) }, (): Arc => {
    const from = random.between(0, nodeCount - 2);
    const to = random.between(from + 1, nodeCount - 1);
    return { from, to, gains: randomGains(random, 0), reach: 9 };
  });
  const back: Arc = { from: nodeCount - 1, to: 0, gains: evenGains(0, random.between(0, 5), 0) };
  return { nodeCount, arcs: [...onwards, back] };
}

/** What goes into each node comes out of it, within the bounds, and gains what it is said to. */
function isSound(flow: Circulation, { nodeCount, arcs }: Network): boolean {
  const excess = new Array<number>(nodeCount).fill(0);
  let gained = 0;
  for (const [position, { from, to }] of arcs.entries()) {
    const amount = flow.flow(position);
    const gains = flow.gainsOf(position);
    if (amount < gains.lo || amount > gains.hi) return false;
    if (flow.gainOf(position) !== worthOf(gains, amount)) return false;
    excess[from] = (excess[from] ?? 0) - amount;
    excess[to] = (excess[to] ?? 0) + amount;
    gained += worthOf(gains, amount);
  }
  return excess.every((amount) => amount === 0) && gained === flow.value;
}

/** No edge with room on it can be had for less than nothing. */
function isPriced({ graph }: Circulation): boolean {
  return graph.room.every((room, edge) => {
    const [from = 0, to = 0] = [graph.head[edge ^ 1], graph.head[edge]];
    const reduced =
      (graph.cost[edge] ?? 0) + (graph.potential[from] ?? 0) - (graph.potential[to] ?? 0);
    return room <= 0 || reduced >= 0;
  });
}

describe('on random networks', () => {
  test('the circulation is a circulation, gains the most, and its prices prove it', () => {
    const against = seedsAgainst(3_000, (seed) => {
      const network = randomNetwork(randomFrom(seed));
      const flow = new Circulation(network.nodeCount, network.arcs);
      return (
        flow.settle() &&
        isSound(flow, network) &&
        isPriced(flow) &&
        flow.value === bestOf(network.nodeCount, network.arcs) &&
        flow.arcCount === network.arcs.length
      );
    });
    expect(against).toEqual([]);
  });

  test('it is right again after any changes, and says when nothing keeps the bounds', () => {
    const against = seedsAgainst(1_500, (seed) => {
      const random = randomFrom(seed);
      const network = randomNetwork(random);
      const flow = new Circulation(network.nodeCount, network.arcs);
      flow.settle();
      let arcs = network.arcs;
      return Array.from({ length: 4 }).every(() => {
        const changed = random.some([...arcs.keys()].slice(0, -1), 0.5);
        arcs = arcs.map((arc, position) => {
          if (!changed.includes(position)) return arc;
          const gains = randomGains(random, random.pick([0, 0, 1, 2]));
          flow.change(position, gains);
          return { ...arc, gains };
        });
        const best = bestOf(network.nodeCount, arcs);
        const isPossible = flow.settle();
        if (best === undefined) return !isPossible;
        return isPossible && isSound(flow, { ...network, arcs }) && flow.value === best;
      });
    });
    expect(against).toEqual([]);
  });

  test('what is changed and changed back makes no difference', () => {
    const against = seedsAgainst(500, (seed) => {
      const random = randomFrom(seed);
      const network = randomNetwork(random);
      const flow = new Circulation(network.nodeCount, network.arcs);
      flow.settle();
      const { value } = flow;
      const before = flow.gainsOf(0);
      flow.change(0, randomGains(random, 1));
      if (random.chance(0.5)) flow.settle();
      flow.change(0, before);
      return flow.settle() && flow.value === value;
    });
    expect(against).toEqual([]);
  });
});

test('a unit that has to flow is sent at whatever loss', () => {
  const arcs: readonly Arc[] = [
    { from: 0, to: 1, gains: evenGains(0, 3, 0) },
    { from: 1, to: 2, gains: evenGains(0, 3, 0), reach: 500 },
    { from: 2, to: 0, gains: evenGains(0, 3, 0) },
  ];
  const flow = new Circulation(3, arcs);
  flow.change(1, evenGains(0, 3, -500));
  flow.change(0, evenGains(1, 3, 0));
  expect(flow.settle()).toBe(true);
  expect([flow.flow(0), flow.flow(1), flow.value]).toEqual([1, 1, -500]);
  flow.change(2, evenGains(0, 0, 0));
  expect(flow.settle()).toBe(false);
  flow.change(0, evenGains(0, 3, 0));
  expect(flow.settle()).toBe(true);
  expect(flow.value).toBe(0);
});

describe('work is counted', () => {
  test('in edges looked at, and not where nothing is to be done', () => {
    const arcs: readonly Arc[] = [
      { from: 0, to: 1, gains: evenGains(0, 3, 5) },
      { from: 1, to: 0, gains: evenGains(0, 3, 0) },
    ];
    const flow = new Circulation(2, arcs);
    expect(flow.steps).toBe(0);
    flow.settle();
    const { steps } = flow;
    expect(steps).toBeGreaterThan(0);
    expect(flow.flow(0)).toBe(3);
    flow.settle();
    expect(flow.steps).toBe(steps);
  });

  test('and grows with the network, not with what flows', () => {
    const chain = (units: number) => {
      const length = 50;
      const arcs: readonly Arc[] = [
        ...Array.from(
          { length },
          (_, node): Arc => ({
            from: node,
            to: node + 1,
            gains: evenGains(0, units, 1),
          }),
        ),
        { from: length, to: 0, gains: evenGains(0, units, 0) },
      ];
      const flow = new Circulation(length + 1, arcs);
      expect(flow.settle()).toBe(true);
      expect(flow.value).toBe(length * units);
      return flow.steps;
    };
    expect(chain(1)).toBeLessThan(400);
    expect(chain(1000)).toBe(chain(1));
  });
});
