import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ASKS, askingAgain, plainImports, withoutHelper } from './plainImports.ts';

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

afterEach(() => {
  for (const name of ['r509', 'r509ask']) Reflect.deleteProperty(globalThis, name);
});

test('what could not be had is asked for under another address', async () => {
  const asked: string[] = [];
  const load = async (address: string): Promise<string> => {
    asked.push(address);
    if (!address.includes('?')) throw new Error('kept in mind');
    return 'here';
  };
  expect(await imported(load)).toBe('here');
  expect(asked.map((one) => one.replace(/[\d.e-]+$/, ''))).toEqual(['./a.js', './a.js?']);
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

describe('what comes with others', () => {
  const module = { ok: true, headers: new Headers({ 'content-type': 'text/javascript' }) };

  test('is fetched past what was kept in its place', async () => {
    const ways: unknown[] = [];
    const fetching = async (_: URL, { cache }: RequestInit): Promise<object> => {
      ways.push(cache);
      return { ...module, ok: false };
    };
    const load = async () => '';
    for (let n = 0; n < 2; n += 1) await imported(load, ['./b.js'], fetching).catch(() => {});
    expect(ways).toEqual(['default', 'default', 'reload', 'reload']);
  });

  test('is imported once all of them could be fetched, however often that failed', async () => {
    const [fetched, asked]: [string[], string[]] = [[], []];
    let answer: object | undefined;
    const fetching = async (address: URL): Promise<object> => {
      fetched.push(address.pathname);
      if (answer === undefined && address.pathname.endsWith('b.js')) throw new Error('cut');
      return { ...module, ...answer, blob: async () => '' };
    };
    const load = async (address: string): Promise<string> => {
      asked.push(address);
      return 'here';
    };
    await expect(imported(load, ['./b.js'], fetching)).rejects.toThrow('cut');
    answer = { ok: false };
    await expect(imported(load, ['./b.js'], fetching)).rejects.toMatchObject({ ok: false });
    answer = { headers: new Headers({ 'content-type': 'text/html' }) };
    await expect(imported(load, ['./b.js'], fetching)).rejects.toMatchObject(answer);
    expect(asked).toEqual([]);
    answer = {};
    expect(await imported(load, ['./b.js'], fetching)).toBe('here');
    expect(asked).toEqual(['./a.js']);
    // What has come is not fetched again.
    expect(fetched.filter((path) => path === '/x/a.js')).toHaveLength(1);
    expect(fetched.filter((path) => path === '/x/b.js')).toHaveLength(4);
  });

  test('is what a chunk imports by itself, less what came with whoever imports it', () => {
    const page = bundled['x/page.js']?.code ?? '';
    expect(page.replace(ASKS, '')).toBe(';r509ask("./a.js"," ./b.js ./c.js")');
  });

  test('is asked for by what a page begins with has', () => {
    const told = Object.values(bundled).filter(({ code }) => code.includes(ASKS));
    expect(told.map(({ fileName }) => fileName)).toEqual(['x/page.js', 'x/words.js']);
    expect(bundled['x/c.js']?.code).toBe('r509ask("./words.js")');
  });
});

const chunk = (fileName: string, imports: readonly string[], code: string) =>
  [
    fileName,
    { type: 'chunk', name: fileName, fileName, imports, code, isEntry: fileName === 'x/page.js' },
  ] as const;

/** What becomes of some chunks of which a page begins with one. */
const bundled = (() => {
  const bundle = Object.fromEntries([
    chunk('x/page.js', ['x/words.js'], 'import("./a.js")'),
    chunk('x/a.js', ['x/words.js', 'x/b.js'], ''),
    chunk('x/b.js', ['x/c.js', 'x/a.js'], ''),
    chunk('x/c.js', [], 'import("./words.js")'),
    chunk('x/words.js', [], 'import("./c.js")'),
  ]);
  const [, alone] = plainImports();
  const { generateBundle } = alone ?? {};
  if (typeof generateBundle !== 'object') throw new Error('nothing is done to a bundle');
  Reflect.apply(generateBundle.handler, undefined, [{}, bundle]);
  return bundle;
})();

/** What is written for `import("./a.js")` in a module of the folder x, where this imports, and fetches the others that come with it. */
function imported(
  load: (address: string) => Promise<string>,
  others: readonly string[] = [],
  fetching: (address: URL, how: RequestInit) => Promise<object> = () =>
    Promise.reject(new Error('fetched')),
): Promise<string> {
  const code = `${ASKS};return ${askingAgain('import(`./a.js`)', () => others)}`
    .replaceAll('import(', 'load(')
    .replaceAll('import.meta.url', '"http://site/x/page.js"');
  const read = new Function('load', 'fetch', code) as (
    from: typeof load,
    fetch: typeof fetching,
  ) => Promise<string>;
  return read(load, fetching);
}
