import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

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
    augmentChunkHash: () => `${withoutHelper}${askingAgain}${ASKS}`,
    generateBundle: {
      // What Vite writes, it has written by then.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const first = new Set(
          chunks.flatMap((one) => (one.isEntry ? [...withAll(one.fileName, byFile)] : [])),
        );
        for (const chunk of chunks) {
          const asking = askingAgain(withoutHelper(chunk.code), neededBy(chunk, byFile));
          const isTold = asking.includes(`${ASKING}(`) && first.has(chunk.fileName);
          chunk.code = isTold ? `${ASKS};${asking}` : asking;
        }
        const helper = chunks.find(({ name }) => name === 'preload-helper');
        const isUnused = !chunks.some(({ code }) => code.includes('preload-helper'));
        if (helper !== undefined && isUnused) delete bundle[helper.fileName];
      },
    },
  },
];

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

/** What a chunk calls in place of `import`. */
const ASKING = 'r509ask';

/**
 * Many a browser keeps in mind that a module could not be had, and answers so for as long as the page is open
 * (whatwg/html#6768), or never answers where the host does not. Under another address it is asked for anew; what comes
 * late all the same is taken, for a module of which there are two would be at odds with itself. So what has come, or is on
 * its way, under another address is kept for whoever asks for it once more.
 *
 * A module that comes without what it imports by itself (`needed`) could not be had under any address: those have one
 * only. So all of them are fetched before it is imported, which then finds them among what the browser has; what can't
 * be fetched can be fetched again, past what a browser may have kept in its place.
 */
export function askingAgain(
  code: string,
  needed: (address: string) => readonly string[] = () => [],
): string {
  return code.replaceAll(IMPORT, (_, written: string) => {
    const others = needed(written.slice(1, -1)).map((address) => ` ${address}`);
    return `${ASKING}(${written}${others.length > 0 ? `,"${others.join('')}"` : ''})`;
  });
}

const IMPORT = /\bimport\((`[^`]+\.js`|"[^"]+\.js")\)/g;

/**
 * What chunks call, the same for all of a page; all lie in one folder. It stands in those that a page begins with, for
 * the others are asked for by it.
 */
export const ASKS = [
  `globalThis.${ASKING}||=(u,d)=>{let k=globalThis.r509||={}`,
  `t=p=>Promise.race([p,new Promise((_,r)=>setTimeout(r,${PATIENCE}))])`,
  'g=a=>k["="+a]||=t(fetch(new URL(a,import.meta.url),{cache:k["="+a]===0?"reload":"default"}).then(async r=>{if(!r.ok||!/script/.test(r.headers.get("content-type")))throw r;await r.blob()})).catch(e=>{throw k["="+a]=0,e})',
  'i=()=>{let f=import(u);return t(f).catch(()=>t(Promise.any([f,k[u]||=import(u+"?"+Math.random())])).catch(e=>{throw k[u]=0,e}))};return d?Promise.all((u+d).split(" ").map(g)).then(i):i()}',
].join();

/** Of a chunk, by the address at which it imports another: where that lies which comes with the other, and has not come with it. */
function neededBy(
  chunk: Rolldown.OutputChunk,
  chunks: Chunks,
): (address: string) => readonly string[] {
  const folder = posix.dirname(chunk.fileName);
  const here = withAll(chunk.fileName, chunks);
  return (address) => {
    const file = posix.join(folder, address);
    const others = [...withAll(file, chunks)].filter((one) => one !== file && !here.has(one));
    return others.map((one) => `./${posix.relative(folder, one)}`);
  };
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** A chunk, and those that it imports by itself, through all of them. */
function withAll(file: string, chunks: Chunks): ReadonlySet<string> {
  const found = new Set([file]);
  for (const one of found) for (const next of chunks.get(one)?.imports ?? []) found.add(next);
  return found;
}
