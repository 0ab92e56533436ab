import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import {
  bundleOf,
  bundlesOf,
  type Kits,
  kitOf,
  listOf,
  type OfflineList,
  SHARES,
} from '../offline/offlineFiles.ts';
import { BundleStore } from './bundleStore.ts';
import { kitsOf } from './offlineKits.ts';
import { type Bundled, sharesOf } from './offlineShares.ts';
import { type BuiltFiles, digestOf, filesBelow, type SiteFile, siteFiles } from './siteFiles.ts';

const WORKER = 'site/offline/worker.ts';
/** Where bundles lie between builds, beside dist/. */
const BUNDLES = '.astro/bundles';

/** Puts a bundle where it is found. */
type Put = (at: (name: string) => string, bundle: Bundled) => PutBundle;
interface PutBundle {
  /** Changes with what is in it. */
  readonly name: string;
  readonly at: string;
  readonly bytes: number;
}

/**
 * Writes into dist/ what the site needs to work without a network: the service worker, bundles of its files, and for each
 * language the list of what can be kept. To be called when all else is there, and what is no more is gone.
 */
export async function writeOffline(root: string, dist = join(root, 'dist')): Promise<void> {
  for (const old of globSync(['_astro/kit.*.bin', 'offline/*/*.bin'], { cwd: dist }))
    rmSync(join(dist, old));
  const built = filesBelow(dist);
  const files = siteFiles(built);
  const store = new BundleStore(built, join(dist, '..', BUNDLES));
  const put: Put = (placed, bundle) => {
    const packed = store.bytesOf(bundle);
    const name = digestOf(packed);
    write(join(dist, placed(name)), packed);
    return { name, at: placed(name), bytes: packed.length };
  };
  const kits = putKits(built, files, put);
  const version = digestOf(...Object.values(kits).flatMap(({ paths }) => paths));
  const lists = LANGUAGES.map((language) => {
    store.nextLanguage();
    return { version, kits: kitsIn(kits, language), ...putShares(language, files, put) };
  });
  store.close();
  for (const [at, list] of lists.entries()) {
    const others = lists.flatMap((other, k) => (k === at ? [] : [[LANGUAGES[k], weightOf(other)]]));
    const whole: OfflineList = { ...list, others: Object.fromEntries(others) };
    write(join(dist, listOf(LANGUAGES[at] ?? '')), JSON.stringify(whole));
  }
  await bundleWorker(root, dist, {
    SHELL: shellOf(built),
    KITS: kits,
    VERSION: version,
    LANGUAGES,
  });
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const putKits = (built: BuiltFiles, files: readonly SiteFile[], put: Put): Kits =>
  Object.fromEntries(
    [...kitsOf(built, files)].map(([kit, bundle]) => {
      // A page that goes with it is fetched by itself, with what its host says of pages.
      const scripts = bundle.filter(({ path }) => !path.endsWith('/'));
      const { at, bytes } = put(kitOf, scripts);
      return [kit, { at, bytes, paths: bundle.map(({ path }) => path) }];
    }),
  );

const kitsIn = (kits: Kits, language: Language): Kits =>
  Object.fromEntries(
    Object.entries(kits).filter(([name]) => !name.includes('.') || name.endsWith(`.${language}`)),
  );

function putShares(
  language: Language,
  files: readonly SiteFile[],
  put: Put,
): Pick<OfflineList, 'bundles' | 'shares'> {
  const shares = sharesOf(language, files);
  const all = [...new Set([...shares.values()].flat())];
  const places = new Map(all.map((bundle, place) => [bundle, place]));
  const placed = (bundles: readonly Bundled[]) => bundles.flatMap((one) => places.get(one) ?? []);
  return {
    bundles: all.map((bundle) => {
      const { name, bytes } = put((one) => bundleOf(language, one), bundle);
      return [name, bytes];
    }),
    shares: Object.fromEntries([...shares].map(([share, those]) => [share, placed(those)])),
  };
}

/** How many bytes all of a language is, for whoever has another. */
function weightOf(list: Pick<OfflineList, 'kits' | 'bundles' | 'shares'>): number {
  const kits = Object.entries(list.kits).filter(([name]) => name.includes('.'));
  const bundles = bundlesOf(list, SHARES);
  return sumOf([...kits.map(([, { bytes }]) => bytes), ...bundles.map(([, bytes]) => bytes)]);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** What is in every version, whatever is read: letters, and the mark. */
const SHELL = /^(fonts\/.*\.woff2|favicon\.svg)$/;

const shellOf = ({ names, bytesOf }: BuiltFiles): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.filter((name) => SHELL.test(name)).map((name) => [name, digestOf(bytesOf(name))]),
  );

async function bundleWorker(root: string, dist: string, known: object): Promise<void> {
  const { build } = await import('vite');
  const stated = Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)]);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Without the first, workbox brings what it says to developers.
    define: { 'process.env.NODE_ENV': '"production"', ...Object.fromEntries(stated) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      rollupOptions: {
        input: join(root, WORKER),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
