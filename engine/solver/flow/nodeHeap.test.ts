import { expect, test } from 'vitest';
import { randomFrom } from '../../vocabulary/random.ts';
import { NodeHeap } from './nodeHeap.ts';

test('the nearest comes out first, whatever the order in which they go in', () => {
  for (const [seed, count] of [1, 2, 5, 63, 64, 65, 300].entries()) {
    const random = randomFrom(seed);
    const heap = new NodeHeap();
    const distances = Array.from({ length: count }, () => random.between(0, 40));
    distances.forEach((distance, node) => {
      heap.push(node, distance);
    });
    const sorted = distances.toSorted((a, b) => a - b);
    const taken = sorted.map((distance) => {
      expect(heap.nearest()).toBe(distance);
      return heap.pop();
    });
    expect(taken.map((node) => distances[node])).toEqual(sorted);
    expect(new Set(taken).size).toBe(count);
    expect(heap.nearest()).toBe(Infinity);
  }
});

test('what goes in while others come out takes its place', () => {
  const heap = new NodeHeap();
  heap.push(1, 10);
  heap.push(2, 30);
  expect(heap.pop()).toBe(1);
  heap.push(3, 20);
  heap.push(4, 40);
  heap.push(3, 25);
  expect([heap.pop(), heap.pop(), heap.pop(), heap.pop()]).toEqual([3, 3, 2, 4]);
});

test('a cleared heap is empty', () => {
  const heap = new NodeHeap();
  heap.push(1, 10);
  heap.clear();
  expect(heap.nearest()).toBe(Infinity);
  heap.push(2, 20);
  expect(heap.pop()).toBe(2);
});
