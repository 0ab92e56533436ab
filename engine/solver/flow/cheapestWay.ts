/**
 * Sends flow from one node to another along the cheapest ways of a residual graph. Dijkstra's search on the reduced
 * costs finds how far the sink is; the potentials are then moved so that every cheapest way consists of edges whose
 * reduced cost is 0, and such edges are filled by walking them. Flow sent along cheapest ways keeps the flow the best
 * of its amount, which is why reduced costs never become negative.
 */
import { NodeHeap } from './nodeHeap.ts';
import { int, ints, real, reals } from './numbers.ts';
import type { Residual } from './residual.ts';
import { reducedCost } from './residual.ts';

const FRESH = 0;
const ON_THE_WAY = 1;
const DEAD_END = 2;

export class CheapestWay {
  /** Edges looked at so far: the measure of work. */
  steps = 0;
  private readonly graph: Residual;
  private readonly pushed: (edge: number, units: number) => void;
  private readonly heap = new NodeHeap();
  private readonly distance: Float64Array;
  private readonly reached: Int32Array;
  private reachedCount = 0;
  private readonly level: Int32Array;
  private readonly mark: Int32Array;
  private readonly next: Int32Array;
  private readonly way: Int32Array;

  /** `pushed` is told of every amount sent along an edge, and brings its room and cost up to date. */
  constructor(graph: Residual, pushed: (edge: number, units: number) => void) {
    this.graph = graph;
    this.pushed = pushed;
    this.distance = reals(graph.nodeCount).fill(Infinity);
    this.reached = ints(graph.nodeCount);
    this.level = ints(graph.nodeCount);
    this.mark = ints(graph.nodeCount);
    this.next = ints(graph.nodeCount);
    this.way = ints(graph.nodeCount);
  }

  /**
   * Sends up to `units` along ways whose reduced cost is below `limit` (all of the same cost), and returns how many
   * it sent. Where there is no such way, the potentials are moved apart by `limit` instead (if that is finite).
   */
  send(source: number, sink: number, units: number, limit: number): number {
    const distance = this.search(source, sink, limit);
    const found = distance < limit;
    if (found || limit < Infinity) this.reprice(found ? distance : limit);
    this.forget();
    return found ? this.fill(source, sink, units) : 0;
  }

  /** How far the sink is, if nearer than `limit`; otherwise `limit`. Nodes nearer than the answer keep their distance. */
  private search(source: number, sink: number, limit: number): number {
    const { heap, level, distance } = this;
    heap.clear();
    this.label(source, 0);
    level[0] = source;
    let waiting = 1;
    let now = 0;
    for (;;) {
      if (waiting === 0) {
        now = heap.nearest();
        if (now >= limit) return limit;
        const node = heap.pop();
        if (real(distance, node) < now) continue;
        level[0] = node;
        waiting = 1;
      }
      waiting -= 1;
      const node = int(level, waiting);
      if (node === sink) return now;
      waiting = this.relax(node, now, limit, waiting);
    }
  }

  /** Labels what lies beyond a node; returns how many nodes now wait at the same distance. */
  private relax(node: number, now: number, limit: number, waitingBefore: number): number {
    const { graph, distance } = this;
    const end = int(graph.first, node + 1);
    let waiting = waitingBefore;
    this.steps += end - int(graph.first, node);
    for (let at = int(graph.first, node); at < end; at++) {
      const edge = int(graph.edges, at);
      if (int(graph.room, edge) <= 0) continue;
      const head = int(graph.head, edge);
      const there = now + reducedCost(graph, edge);
      if (there >= real(distance, head) || there >= limit) continue;
      this.label(head, there);
      if (there > now) {
        this.heap.push(head, there);
        continue;
      }
      this.level[waiting] = head;
      waiting += 1;
    }
    return waiting;
  }

  private label(node: number, distance: number): void {
    if (real(this.distance, node) === Infinity) {
      this.reached[this.reachedCount] = node;
      this.reachedCount += 1;
    }
    this.distance[node] = distance;
  }

  /** Every node moves up by its distance but at most `far`; as all would move by `far`, only the nearer ones are touched. */
  private reprice(far: number): void {
    for (let at = 0; at < this.reachedCount; at++) {
      const node = int(this.reached, at);
      const near = real(this.distance, node);
      if (near >= far) continue;
      this.graph.potential[node] = real(this.graph.potential, node) + near - far;
    }
  }

  private forget(): void {
    for (let at = 0; at < this.reachedCount; at++) {
      this.distance[int(this.reached, at)] = Infinity;
    }
    this.reachedCount = 0;
  }

  /** Walks edges of reduced cost 0 from the source until the units are sent or every node is a dead end. */
  private fill(source: number, sink: number, units: number): number {
    const { graph, mark, next, way } = this;
    mark.fill(FRESH);
    next.set(graph.first.subarray(0, graph.nodeCount));
    let sent = 0;
    let length = 0;
    let node = source;
    while (sent < units) {
      if (node === sink) {
        sent += this.sendAlong(length, units - sent);
        length = 0;
        node = source;
        continue;
      }
      mark[node] = ON_THE_WAY;
      const edge = this.tightEdge(node);
      if (edge >= 0) {
        way[length] = edge;
        length += 1;
        node = int(graph.head, edge);
        continue;
      }
      mark[node] = DEAD_END;
      if (length === 0) break;
      length -= 1;
      node = int(graph.head, int(way, length) ^ 1);
    }
    return sent;
  }

  /** The next edge that leads on from a node at no reduced cost, or -1. */
  private tightEdge(node: number): number {
    const { graph, mark, next } = this;
    const end = int(graph.first, node + 1);
    let at = int(next, node);
    while (at < end) {
      const edge = int(graph.edges, at);
      const leadsOn =
        int(graph.room, edge) > 0 &&
        int(mark, int(graph.head, edge)) === FRESH &&
        reducedCost(graph, edge) === 0;
      if (leadsOn) break;
      at += 1;
    }
    this.steps += at - int(next, node) + 1;
    next[node] = at;
    return at < end ? int(graph.edges, at) : -1;
  }

  /** Sends what the narrowest edge of the way lets through, and frees the nodes of the way for another walk. */
  private sendAlong(length: number, units: number): number {
    const { graph, mark, way } = this;
    let narrowest = units;
    for (let at = 0; at < length; at++) {
      narrowest = Math.min(narrowest, int(graph.room, int(way, at)));
    }
    for (let at = 0; at < length; at++) {
      const edge = int(way, at);
      mark[int(graph.head, edge ^ 1)] = FRESH;
      this.pushed(edge, narrowest);
    }
    return narrowest;
  }
}
