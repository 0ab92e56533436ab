import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askingAgain, filesFor, withoutHelper } from './plainImports.ts';

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

describe('what imports others', () => {
  const importsOf = (file: string): readonly string[] =>
    ({
      '_a/page.js': ['_a/shared.js'],
      '_a/part.js': ['_a/own.js', '_a/shared.js'],
      '_a/own.js': ['_a/deep.js', '_a/part.js'],
    })[file] ?? [];

  test('needs all of them that are not there yet', () => {
    expect(filesFor('./part.js', '_a/page.js', importsOf)).toEqual([
      '_a/part.js',
      '_a/own.js',
      '_a/deep.js',
    ]);
    expect(filesFor('./shared.js', '_a/page.js', importsOf)).toEqual([]);
  });

  const MANY = ['part.js', 'own.js', 'deep.js', 'deeper.js', 'other.js', 'last.js'];

  /** What was asked for in the end, where these can be had, and what came of it. */
  async function loaded(there: readonly string[]): Promise<readonly string[]> {
    const asked: string[] = [];
    const fetchFrom = async (url: URL): Promise<Response> => {
      const name = url.pathname.slice(1);
      asked.push(`fetch ${name}`);
      const isThere = there.includes(name);
      return new Response(isThere ? 'code' : '<h1>Back soon</h1>', {
        headers: { 'content-type': isThere ? 'text/javascript' : 'text/html' },
      });
    };
    const load = async (address: string): Promise<string> => {
      asked.push(`import ${address}`);
      return 'here';
    };
    const came = await imported(load, { files: MANY, fetchFrom }).catch(() => 'failed');
    return [...asked, came];
  }

  test('is not imported before all has come, and as soon as it has', async () => {
    const asked = MANY.map((name) => `fetch ${name}`);
    expect(await loaded(['part.js'])).toEqual([...asked, 'failed']);
    expect(await loaded(MANY)).toEqual([...asked, 'import ./part.js', 'here']);
    // Once is enough.
    expect(await loaded([])).toEqual(['import ./part.js', 'here']);
  });
});

interface Several {
  readonly files: readonly string[];
  readonly fetchFrom: (url: URL) => Promise<Response>;
}

/** What is written for an import of one file or of several, where this imports. */
function imported(
  load: (address: string) => Promise<string>,
  { files, fetchFrom }: Partial<Several> = {},
): Promise<string> {
  const [file = 'a.js'] = files ?? [];
  const code = askingAgain(`return import(\`./${file}\`)`, () => files ?? [])
    .replaceAll('import(', 'load(')
    .replaceAll('import.meta.url', '"https://a.test/"');
  const read = new Function('load', 'fetch', code) as (
    from: typeof load,
    fetch: Several['fetchFrom'] | undefined,
  ) => Promise<string>;
  return read(load, fetchFrom);
}
