/** A binary heap of nodes by distance. A node may be in it several times; the nearest comes out first. */
import { int, ints, real, reals } from './numbers.ts';

export class NodeHeap {
  private nodes = ints(64);
  private distances = reals(64);
  private size = 0;

  clear(): void {
    this.size = 0;
  }

  /** The smallest distance in the heap, or Infinity. */
  nearest(): number {
    return this.size === 0 ? Infinity : real(this.distances, 0);
  }

  push(node: number, distance: number): void {
    if (this.size === this.nodes.length) this.grow();
    let hole = this.size;
    this.size += 1;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if (real(this.distances, parent) <= distance) break;
      this.move(parent, hole);
      hole = parent;
    }
    this.place(hole, node, distance);
  }

  /** Takes the nearest node out; the heap must not be empty. */
  pop(): number {
    const nearest = int(this.nodes, 0);
    this.size -= 1;
    const node = int(this.nodes, this.size);
    const distance = real(this.distances, this.size);
    let hole = 0;
    for (;;) {
      let child = 2 * hole + 1;
      if (child >= this.size) break;
      if (child + 1 < this.size && real(this.distances, child + 1) < real(this.distances, child)) {
        child += 1;
      }
      if (real(this.distances, child) >= distance) break;
      this.move(child, hole);
      hole = child;
    }
    this.place(hole, node, distance);
    return nearest;
  }

  private move(from: number, to: number): void {
    this.place(to, int(this.nodes, from), real(this.distances, from));
  }

  private place(at: number, node: number, distance: number): void {
    this.nodes[at] = node;
    this.distances[at] = distance;
  }

  private grow(): void {
    const nodes = ints(this.nodes.length * 2);
    nodes.set(this.nodes);
    const distances = reals(nodes.length);
    distances.set(this.distances);
    this.nodes = nodes;
    this.distances = distances;
  }
}
