import type { Page } from './page.ts';
import { fileAt } from './page.ts';
import type { BuiltSite } from './site.ts';

/**
 * A page's scripts: what it runs as it loads, and the files that it may ask for afterwards; of those that stand for one
 * language each, its own.
 */
export interface Scripts {
  /** What stands in the page itself. */
  readonly inline: readonly string[];
  readonly eager: readonly string[];
  /** For answering and reading. */
  readonly onDemand: readonly string[];
  /** For something else, by what that is. */
  readonly apart: { readonly [A in Apart]: readonly string[] };
}

/** What is fetched for something else than answering and reading: by the name of the file with which it begins. */
const APART = {
  offline: /^\/_astro\/offline\.[\w-]+\.js$/,
  /** From a question, and from an exam. */
  memory: /^\/_astro\/(record|remember)\.[\w-]+\.js$/,
} as const;
export type Apart = keyof typeof APART;

export function scriptsOf({ elements }: Page, site: BuiltSite): Scripts {
  const scripts = elements.filter(({ tag }) => tag === 'script').filter(isRun);
  const inline = scripts.map(({ code }) => code).filter((code) => code !== '');
  const named = elements.flatMap(({ tag, attributes }) => {
    if (tag === 'script') return attributes.get('src') ?? [];
    const isModule = tag === 'link' && attributes.get('rel') === 'modulepreload';
    return isModule ? (attributes.get('href') ?? []) : [];
  });
  const within = inline.flatMap((code) => namedIn(code, '/', site));
  const first = [
    ...named.flatMap((address) => fileAt(site, address) ?? []),
    ...within.filter(({ when }) => when === 'eager').map(({ file }) => file),
  ];
  const eager = reached(first, site, ['eager']);
  const later = [...eager, ...within.map(({ file }) => file)];
  const spoken = elements.find(({ tag }) => tag === 'html')?.attributes.get('lang');
  const begins = Object.values(APART);
  const all = reached(later, site, ['eager', 'onDemand'], { spoken, without: begins });
  const onDemand = all.filter((file) => !eager.includes(file));
  const known = new Set([...eager, ...onDemand]);
  const apart = (kind: Apart): readonly string[] => {
    const others = begins.filter((one) => one !== APART[kind]);
    const whole = reached(later, site, ['eager', 'onDemand'], { spoken, without: others });
    return whole.filter((file) => !known.has(file));
  };
  return { inline, eager, onDemand, apart: { offline: apart('offline'), memory: apart('memory') } };
}

/** Scripts that hold data are not run. */
const isRun = ({ attributes }: Page['elements'][number]): boolean =>
  ['', 'module', 'text/javascript'].includes(attributes.get('type') ?? '');

interface Named {
  readonly file: string;
  readonly when: 'eager' | 'onDemand';
  /** Whose it alone is. */
  readonly language: string | undefined;
}

/** `it:()=>import(`, with or without something round the import. */
const OF_LANGUAGE = /\b(\w\w)\s*:\s*\(\)\s*=>\s*(?:\w+\(\s*\(\)\s*=>\s*)?import\(\s*$/;
/** As many letters as stand before a name for its language to be known. */
const BEFORE = 60;

/** Files of the site that a script names: those that it imports at once, and the others. */
function namedIn(code: string, from: string, site: BuiltSite): readonly Named[] {
  const sought = /(\bfrom\s*|\bimport\s*)?["'`]((?:\.{0,2}\/)[\w./-]+\.js)["'`]/g;
  return [...code.matchAll(sought)].flatMap(({ 1: imported, 2: address = '', index }) => {
    const file = fileAt(site, new URL(address, `http://site${from}`).pathname);
    const [, language] = OF_LANGUAGE.exec(code.slice(Math.max(0, index - BEFORE), index)) ?? [];
    return file === undefined
      ? []
      : [{ file, when: imported === undefined ? 'onDemand' : 'eager', language }];
  });
}

/** Whose language it is read in, and by the names of which files it goes no further. */
interface Reach {
  readonly spoken?: string | undefined;
  readonly without?: readonly RegExp[];
}

function reached(
  first: readonly string[],
  site: BuiltSite,
  ways: readonly Named['when'][],
  { spoken, without = [] }: Reach = {},
): readonly string[] {
  const found = new Set(first);
  for (const file of found) {
    const code = new TextDecoder().decode(site.get(file));
    for (const { file: next, when, language = spoken } of namedIn(code, file, site)) {
      const isSought = ways.includes(when) && language === spoken;
      if (isSought && !without.some((name) => name.test(next))) found.add(next);
    }
  }
  return [...found];
}
