/**
 * The residual graph of a flow: every arc as two edges, edge 2a along it and edge 2a+1 against it, each with the room
 * left on it and the cost of one more unit that way. `potential` prices the nodes; while every edge with room has a
 * reduced cost of at least 0, no cycle gains anything, so the flow is the best there is.
 */
import { nth } from '../../vocabulary/entries.ts';
import { copyOf, int, ints, real, reals } from './numbers.ts';

export interface Residual {
  readonly nodeCount: number;
  /** Where each edge leads; where it comes from is the head of its twin, `edge ^ 1`. */
  readonly head: Int32Array;
  readonly room: Int32Array;
  readonly cost: Float64Array;
  readonly potential: Float64Array;
  /** The edges that leave node v are `edges[first[v]]` up to `edges[first[v + 1]] - 1`. */
  readonly first: Int32Array;
  readonly edges: Int32Array;
}

/** A graph without room anywhere: `tails[a]` and `heads[a]` are the ends of arc a. */
export function residualOf(
  nodeCount: number,
  tails: readonly number[],
  heads: readonly number[],
): Residual {
  const edgeCount = tails.length * 2;
  const head = ints(edgeCount);
  const first = ints(nodeCount + 1);
  for (let arc = 0; arc < tails.length; arc++) {
    const from = nth(tails, arc);
    const to = nth(heads, arc);
    head[2 * arc] = to;
    head[2 * arc + 1] = from;
    first[from + 1] = int(first, from + 1) + 1;
    first[to + 1] = int(first, to + 1) + 1;
  }
  for (let node = 0; node < nodeCount; node++) {
    first[node + 1] = int(first, node + 1) + int(first, node);
  }
  const edges = ints(edgeCount);
  const next = copyOf(first);
  for (let edge = 0; edge < edgeCount; edge++) {
    const tail = int(head, edge ^ 1);
    const place = int(next, tail);
    edges[place] = edge;
    next[tail] = place + 1;
  }
  return {
    nodeCount,
    head,
    room: ints(edgeCount),
    cost: reals(edgeCount),
    potential: reals(nodeCount),
    first,
    edges,
  };
}

/** What one more unit on the edge costs beyond the prices of its ends. */
export const reducedCost = (graph: Residual, edge: number): number =>
  real(graph.cost, edge) +
  real(graph.potential, int(graph.head, edge ^ 1)) -
  real(graph.potential, int(graph.head, edge));
