import { expect, it } from 'vitest';
import { abridgedHtml } from '../abridged/abridged.ts';
import { inFrame } from './inFrame.ts';

it('opens every other page beside the one that frames it, and goes to places of its own', () => {
  expect(inFrame('<a class="r" href="/rules/">509</a> <a href="#step-1">1</a>')).toBe(
    '<a target="_blank" rel="noopener" class="r" href="/rules/">509</a> <a href="#step-1">1</a>',
  );
});

it('leaves what an abridged page differs by as it is', () => {
  const differs = abridgedHtml({ like: '/embed/a/', difference: '<a href="/rules/">' });
  expect(inFrame(`<a href="/b/">b</a>${differs}`)).toBe(
    `<a target="_blank" rel="noopener" href="/b/">b</a>${differs}`,
  );
});
