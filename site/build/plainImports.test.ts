import { expect, test } from 'vitest';
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

test('what could not be had is asked for under another address', async () => {
  const asked: string[] = [];
  const load = async (address: string): Promise<string> => {
    asked.push(address);
    if (!address.includes('?')) throw new Error('kept in mind');
    return 'here';
  };
  const code = askingAgain('import(`./a.js`)').replaceAll('import(', 'load(');
  const read = new Function('load', `return ${code}`) as (from: typeof load) => Promise<string>;
  expect(await read(load)).toBe('here');
  expect(asked.map((one) => one.replace(/\d+$/, ''))).toEqual(['./a.js', './a.js?']);
});
