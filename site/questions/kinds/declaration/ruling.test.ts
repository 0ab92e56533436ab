import { expect, test } from 'vitest';
import { type BlockVerdict, objectId, playerId } from '../../../engine.ts';
import { messagesIn } from '../../../i18n/index.ts';
import { bareName } from '../../../i18n/nameInWords.ts';
import { namingOf } from '../../../i18n/naming.ts';
import type { RuledMarking } from '../../marking.ts';
import { markOfDeclaration } from './ruling.ts';

const m = messagesIn('en');
const n = namingOf({
  language: 'en',
  objects: ['guard', 'bear'].map((id, at) => ({
    id: objectId(id),
    tag: `N${at + 1}`,
    name: bareName(id),
  })),
  nothing: '',
});

const marking: RuledMarking<'block'> = {
  kind: 'block',
  player: playerId('nil'),
  language: 'en',
  edition: '2026-09-25',
  id: 'block',
  games: '/games.json',
  names: [],
};

const TWO = { holds: false, title: '', text: 'two creatures are asked for', rules: [], notes: [] };

const verdict = (some: Partial<BlockVerdict>): BlockVerdict => ({
  verdict: 'legal',
  violations: [],
  requirements: [],
  obeyed: 0,
  maximum: 0,
  bound: 0,
  better: undefined,
  nearest: undefined,
  conflicts: [],
  ...some,
});

const markOf = (ruled: BlockVerdict, asked: Partial<typeof marking> = {}) =>
  markOfDeclaration(ruled, [['guard', 'raider']], { m, n }, { ...marking, ...asked });

test('what is legal is right, and what is illegal wrong', () => {
  expect(markOf(verdict({}))).toMatchObject({ kind: 'ruled', right: true, faults: [] });
  expect(markOf(verdict({ verdict: 'illegal' }))).toMatchObject({ kind: 'ruled', right: false });
});

test('what is legal but misses what is aimed at is not right, and told so first', () => {
  const way = [['N1', 'A1']] as const;
  const mark = markOf(verdict({}), { aim: { kind: 'creatures', n: 2, missed: TWO, way } });
  expect(mark).toMatchObject({ kind: 'ruled', right: false, lines: [TWO, {}, {}], nearest: way });
});

test('of what is illegal the nearest legal one is told, else one that obeys more', () => {
  const blocks = (...blockers: readonly string[]) => ({
    blocks: blockers.map((one) => ({ blocker: objectId(one), attacker: objectId('raider') })),
  });
  const better = blocks('guard', 'bear');
  const illegal = { verdict: 'illegal', better } as const;
  expect(markOf(verdict({ ...illegal, nearest: blocks('bear') }))).toMatchObject({
    nearest: [['N2', 'raider']],
  });
  expect(markOf(verdict(illegal))).toMatchObject({
    nearest: [
      ['N1', 'raider'],
      ['N2', 'raider'],
    ],
  });
});

test('what the engine can not decide is neither right nor wrong', () => {
  expect(markOf(verdict({ verdict: 'unproved', bound: 9 }))).toMatchObject({ kind: 'unproved' });
});
