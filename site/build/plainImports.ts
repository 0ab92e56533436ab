import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What Vite calls for every `import()` in a browser: it fetches the module's styles and imports ahead of it. */
const HELPER = '\0vite/preload-helper.js';

/** The lists that it is given to do so. */
const LISTS = /^const __vite__mapDeps=.*\n|,\s*__vite__mapDeps\(\[[\d,]*\]\)/gm;
const IMPORTED = /import\{(?:\w+ as )?(\w+)\}from"\.\/preload-helper\.[\w-]+\.js";/;

/** A Vite plugin by which the browser imports by itself: what is loaded on demand here has no styles, and hardly imports. */
export const plainImports = (): Plugin[] => [
  {
    name: 'rule-509:plain-imports',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  },
  {
    name: 'rule-509:plain-imports-alone',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    // A name stands for what it held for ever: what is kept in browsers is not asked for again.
    augmentChunkHash: () => `${withoutHelper}${askingAgain}${asker(true)}`,
    generateBundle: {
      // What Vite writes, it has written by then.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const chunk of chunks) chunk.code = withoutHelper(chunk.code);
        const helper = chunks.find(({ name }) => name === 'preload-helper');
        const isUnused = !chunks.some(({ code }) => code.includes('preload-helper'));
        if (helper !== undefined && isUnused) delete bundle[helper.fileName];
        const files = new Map(Object.values(bundle).map((file) => [file.fileName, file]));
        const importsOf = (file: string): readonly string[] => {
          const chunk = files.get(file);
          return chunk?.type === 'chunk' ? chunk.imports.filter((one) => files.has(one)) : [];
        };
        for (const chunk of chunks)
          chunk.code = askingAgain(chunk.code, (file) =>
            filesFor(file, chunk.fileName, importsOf).map((one) => basename(one)),
          );
      },
    },
  },
];

/** What has to be there for a file to run, that what imports it does not have: itself, and what it imports in turn. */
export function filesFor(
  file: string,
  from: string,
  importsOf: (file: string) => readonly string[],
): readonly string[] {
  const withAll = (first: string): ReadonlySet<string> => {
    const found = new Set([first]);
    for (const one of found) for (const next of importsOf(one)) found.add(next);
    return found;
  };
  const wanted = join(dirname(from), file).replaceAll('\\', '/');
  return [...withAll(wanted).difference(withAll(from))];
}

/** `e(()=>import("./a.js"))` as `import("./a.js")`. What calls the helper otherwise has it in its own file: one less to ask for. */
export function withoutHelper(code: string): string {
  const plain = code.replace(LISTS, '');
  const [statement, helper] = IMPORTED.exec(plain) ?? [];
  if (statement === undefined) return plain;
  const wrapped = `\\b${helper}\\(\\(\\)=>(import\\([^()]*\\)(\\.then\\(\\w+=>\\w+\\.\\w+\\))?)(,\\[\\])?\\)`;
  const bare = plain.replace(new RegExp(wrapped, 'g'), '$1');
  const isCalled = new RegExp(`\\b${helper}\\((async)?\\(\\)=>`).test(bare);
  return bare.replace(statement, isCalled ? `var ${helper}=l=>l();` : '');
}

/** So long a host may take to send a module, in milliseconds; then it has failed. */
const PATIENCE = 15_000;

/**
 * Many a browser keeps in mind that a module could not be had, and answers so for as long as the page is open
 * (whatwg/html#6768), or never answers where the host does not. Under another address it is asked for anew; what comes
 * late all the same is taken, for a module of which there are two would be at odds with itself. So what has come, or is on
 * its way, under another address is kept for whoever asks for it once more. What a module imports in turn has no other
 * address: of many files all are fetched first, side by side, and none is imported that is not there. `filesOf`: their names.
 */
export function askingAgain(
  code: string,
  filesOf: (file: string) => readonly string[] = () => [],
): string {
  const lists: string[] = [];
  const asking = code.replaceAll(/\bimport\((`[^`]+\.js`|"[^"]+\.js")\)/g, (_, quoted: string) => {
    const files = filesOf(quoted.slice(1, -1));
    const list = files.length > FEW ? `,"${files.join(' ')}"` : '';
    lists.push(list);
    return `${ASK}(${quoted}${list})`;
  });
  return lists.length === 0 ? code : `${asker(lists.join('') !== '')}${asking}`;
}

/** So few come as one, and are asked for side by side by themselves. */
const FEW = 5;

/** What a file calls in place of each import: it stands in it once. */
export const ASK = 'r509ask';

const asker = (isOfSeveral: boolean): string =>
  [
    `var ${ASK}=(u,d)=>{let k=globalThis.r509||={}`,
    `t=p=>Promise.race([p,new Promise((_,r)=>setTimeout(r,${PATIENCE}))])`,
    `i=()=>{let f=import(u);return t(f).catch(()=>t(Promise.any([f,k[u]||=import(u+"?"+Date.now())])).catch(e=>{throw k[u]=0,e}))};`,
  ].join() + (isOfSeveral ? `return d?${ALL_FIRST}.then(i):i()};` : 'return i()};');

const ALL_FIRST = `(k[d]||=Promise.all(d.split(" ").map(n=>fetch(new URL(n,import.meta.url),{signal:AbortSignal.timeout(${PATIENCE})}).then(r=>{if(!r.ok||!/javascript/.test(r.headers.get("content-type")))throw r;return r.text()}))).catch(e=>{throw k[d]=0,e}))`;
