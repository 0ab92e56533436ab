import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askingAgain, withoutHelper } from './plainImports.ts';

const helped = (body: string) => `import{t as e}from"./preload-helper.A-1_b.js";${body}`;

test.each([
  ['e(()=>import(`./a.js`),[])', 'import(`./a.js`)'],
  ['e(()=>import(`./a.js`).then(e=>e.t),__vite__mapDeps([0,1]))', 'import(`./a.js`).then(e=>e.t)'],
  ['x={it:()=>e(()=>import("./it.js"))}', 'x={it:()=>import("./it.js")}'],
])('%s imports by itself', (body, plain) => {
  expect(withoutHelper(helped(body))).toBe(plain);
  expect(withoutHelper(`const __vite__mapDeps=(i)=>["a.js"];\n${helped(body)}`)).toBe(plain);
});

test('what is called in another way has what it calls beside it', () => {
  const body = 'e(async()=>{let{a:t}=await import(`./a.js`);return{a:t}},[])';
  expect(withoutHelper(helped(body))).toBe(`var e=l=>l();${body}`);
  expect(withoutHelper(helped(body).replace('t as e', 'e'))).toBe(`var e=l=>l();${body}`);
});

afterEach(() => void Reflect.deleteProperty(globalThis, 'r509'));

test('what could not be had is asked for under another address', async () => {
  const asked: string[] = [];
  const load = async (address: string): Promise<string> => {
    asked.push(address);
    if (!address.includes('?')) throw new Error('kept in mind');
    return 'here';
  };
  expect(await imported(load)).toBe('here');
  expect(asked.map((one) => one.replace(/\d+$/, ''))).toEqual(['./a.js', './a.js?']);
});

test('there is but one of it, however often it is asked for, and one that fails is asked for anew', async () => {
  const came: string[] = [];
  let isOver = false;
  const load = async (address: string): Promise<string> => {
    if (!address.includes('?')) throw new Error('kept in mind');
    if (!isOver) throw new Error('cut');
    came.push(address);
    return address;
  };
  const failed = await Promise.allSettled([imported(load), imported(load)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isOver = true;
  const all = [...(await Promise.all([imported(load), imported(load)])), await imported(load)];
  expect(all).toEqual(all.map(() => came[0]));
  expect(came).toHaveLength(1);
});

describe('what never answers', () => {
  const never = new Promise<string>(() => {});
  const late = (): PromiseWithResolvers<string> => Promise.withResolvers();

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** After so many seconds; nothing where it still waits. */
  async function cameIn(seconds: number, loading: Promise<string>): Promise<string | undefined> {
    let came: string | undefined;
    loading.then(
      (text) => {
        came = text;
      },
      () => {
        came = 'failed';
      },
    );
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return came;
  }

  test('is asked for under another address after a while', async () => {
    const load = (address: string) => (address.includes('?') ? Promise.resolve('here') : never);
    expect(await cameIn(14, imported(load))).toBe(undefined);
    expect(await cameIn(16, imported(load))).toBe('here');
  });

  test('there neither has failed', async () => {
    expect(
      await cameIn(
        29,
        imported(() => never),
      ),
    ).toBe(undefined);
    expect(
      await cameIn(
        31,
        imported(() => never),
      ),
    ).toBe('failed');
  });

  test('is taken where it comes late, though the other fails', async () => {
    const first = late();
    const load = (address: string) =>
      address.includes('?') ? Promise.reject(new Error('there are two')) : first.promise;
    const loading = imported(load);
    expect(await cameIn(16, loading)).toBe(undefined);
    first.resolve('late');
    expect(await cameIn(0, loading)).toBe('late');
  });
});

/** What is written for `import("./a.js")`, where this imports. */
function imported(load: (address: string) => Promise<string>): Promise<string> {
  const code = askingAgain('import(`./a.js`)').replaceAll('import(', 'load(');
  const read = new Function('load', `return ${code}`) as (from: typeof load) => Promise<string>;
  return read(load);
}
