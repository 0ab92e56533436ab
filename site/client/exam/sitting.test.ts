import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepSitting, recallSitting, type Sitting } from './sitting.ts';

const SITTING: Sitting = {
  seed: '7',
  asked: ['/exercises/one/#q-dead', '/exercises/two/#q-block'],
  answers: { 0: 'pick=1' },
  at: 1,
  left: 1200,
  judged: [{ kind: 'judged', right: false, mistakes: ['tap-removes'] }, { kind: 'undecided' }],
};

function store(text: string | null = null) {
  let kept = text;
  return () => ({
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  });
}

test('an exam goes on as it was left', () => {
  const browser = store();
  keepSitting(SITTING, browser);
  expect(recallSitting(browser)).toEqual(SITTING);
});

test.each([
  ['is no JSON', '{'],
  ['is null', 'null'],
  ['is a list', '[]'],
  ['asks nothing', '{"seed":"7","asked":[],"answers":{}}'],
  ['has numbers for questions', '{"seed":"7","asked":[1],"answers":{}}'],
])('what %s is no exam', (_, text) => {
  expect(recallSitting(store(text))).toBeUndefined();
});

test('of an exam that was edited by hand, what makes sense is kept', () => {
  const edited = {
    ...SITTING,
    at: 99,
    left: 'long',
    answers: { 0: 'pick=1', 1: 2, 7: 'x' },
    judged: [1],
  };
  const { judged: _, left: __, ...rest } = SITTING;
  expect(recallSitting(store(JSON.stringify(edited)))).toEqual({ ...rest, at: 1 });
});

test('whatever is kept there, it is read or it is none', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(() => recallSitting(store(text))).not.toThrow();
    }),
  );
});

test('a browser that keeps nothing costs nothing but the memory', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(() => keepSitting(SITTING, blocked)).not.toThrow();
  expect(recallSitting(blocked)).toBeUndefined();
});
