import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CutFile, Cutter, packBundle } from './packBundle.ts';
import { type BuiltFiles, digestOf, nameOf } from './siteFiles.ts';

/** Changes with the form of a bundle, or with what packs it. */
const FORM = '1';

/** A file that goes into a bundle. */
interface Packed {
  readonly path: string;
  readonly digest: string;
}

/** Bundles that a site has, by what is in them; those that were packed before are taken over from `folder`. */
export class BundleStore {
  readonly #site: BuiltFiles;
  readonly #folder: string;
  readonly #bundles = new Map<string, Uint8Array>();
  #cutter = new Cutter();
  readonly #cut = new Map<string, CutFile>();

  constructor(site: BuiltFiles, folder: string) {
    this.#site = site;
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The bundle of these files. */
  bytesOf(files: readonly Packed[]): Uint8Array {
    const key = digestOf(FORM, ...files.map(({ path, digest }) => `${path} ${digest}\n`));
    const known = this.#bundles.get(key) ?? this.#before(key);
    const bytes =
      known ??
      packBundle(
        files.map(({ path }) => this.#cutOf(path)),
        this.#cutter,
      );
    this.#bundles.set(key, bytes);
    return bytes;
  }

  /** What comes next has little in common with what came so far. */
  nextLanguage(): void {
    this.#cutter = new Cutter();
    this.#cut.clear();
  }

  /** Keeps what is in use, and nothing else. */
  close(): void {
    for (const name of readdirSync(this.#folder))
      if (!this.#bundles.has(name)) rmSync(join(this.#folder, name));
    for (const [name, bytes] of this.#bundles)
      if (!existsSync(join(this.#folder, name))) writeFileSync(join(this.#folder, name), bytes);
  }

  #before(key: string): Uint8Array | undefined {
    const file = join(this.#folder, key);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  #cutOf(path: string): CutFile {
    const known = this.#cut.get(path);
    if (known !== undefined) return known;
    const name = nameOf(path);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.#site.bytesOf(name));
    const cut = this.#cutter.cut(path, text);
    this.#cut.set(path, cut);
    return cut;
  }
}
