import { expect, test } from 'vitest';
import { judge } from '../judge.ts';

const ODRIC = 'Ada: Odric, Master Tactician + 2/2 + 2/2 + 2/2; Nil: 1/1; A1 A2 A3 A4 -> Nil';

test('who declares is named, and who does in their place by an effect (CR 509.1)', () => {
  const { out } = judge(['--board', ODRIC], process.cwd());
  expect(out).toContain('Ada chooses how Nil’s creatures block: what may be declared');
  expect(out).not.toContain('Nil declares');
  expect(judge(['--board', 'Ada: 2/2; Nil: 1/1; A1 -> Nil'], process.cwd()).out).toContain(
    'Nil declares blockers: what may be declared',
  );
});

test('so it is for programs', () => {
  const [read] = JSON.parse(judge(['--json', '--board', ODRIC], process.cwd()).out);
  expect(read.declares).toMatchObject({ kind: 'block', player: 'Nil', chosenBy: 'Ada' });
});
