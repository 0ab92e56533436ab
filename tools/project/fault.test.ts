import { describe, expect, test } from 'vitest';
import { faultOf } from './fault.ts';

const COMMAND = ['judge', '--', '--board', "Ada: 2/2 can't block; Nil:"];
const said = (error: unknown, trace?: string) => faultOf(error, COMMAND, trace);
const system = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: something, open '${path}'`), { code, path, syscall: 'open' });

describe('what the system refuses', () => {
  test.each([
    ['ENOENT', 'x/y.yaml: there is no such file.'],
    ['EISDIR', 'x/y.yaml: this is a folder, and a file is expected.'],
    ['EACCES', 'x/y.yaml: this may not be read or written.'],
    ['EPERM', 'x/y.yaml: this may not be read or written.'],
    ['EUNHEARDOF', 'x/y.yaml: the system refuses it (EUNHEARDOF).'],
  ])('%s is told of its file, and ends with 2', (code, says) => {
    expect(said(system(code, 'x/y.yaml'))).toEqual({ code: 2, says });
  });

  test('and no name, of something that was named', () => {
    expect(said(system('EISDIR'))).toEqual({
      code: 2,
      says: 'a file that was named: this is a folder, and a file is expected.',
    });
  });

  test('a reader that has gone is no fault', () => {
    expect(said(system('EPIPE'))).toEqual({ code: 0, says: '' });
  });
});

describe('a fault of the program', () => {
  const { code, says } = said(new Error('invariant broken:\n  missing script'));

  test('says that it is one, and ends with 3', () => {
    expect(code).toBe(3);
    expect(says).toMatch(
      /^This is a fault of the program, not of what it was given: invariant broken: missing script\n/,
    );
  });

  test('has the command to report it with, as a shell takes it', () => {
    expect(says).toContain(String.raw`npm run judge -- --board 'Ada: 2/2 can'\''t block; Nil:'`);
  });

  test('shows no place in the code unless it is asked for', () => {
    expect(says).not.toMatch(/\bat .*:\d+:\d+/);
    expect(said(new Error('x'), '1').says).toMatch(/\bat .*:\d+:\d+/);
    expect(said('thrown text').says).toContain('thrown text');
  });

  test('an error of Node’s own about how it was called is one', () => {
    expect(said(Object.assign(new Error('x'), { code: 'ERR_INVALID_ARG_TYPE' })).code).toBe(3);
  });
});
