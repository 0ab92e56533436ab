import { gzipSync } from 'node:zlib';
import { type BundledFile, type PackedText, piecesOf } from '../offline/bundle.ts';

/** A file that is to be in a bundle, as it was cut. */
export interface CutFile {
  /** Below the site's root, as a browser asks for it. */
  readonly path: string;
  readonly title: string;
  readonly pieces: Int32Array;
}

/** Cuts texts into pieces that have numbers, which all bundles of a language share. */
export class Cutter {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  cut(path: string, text: string): CutFile {
    const pieces = Int32Array.from(piecesOf(text), (one) => this.#numberOf(one));
    return { path, title: path.endsWith('/') ? titleIn(text) : '', pieces };
  }

  textOf(pieces: Int32Array): string {
    let text = '';
    for (const piece of pieces) text += this.#texts[piece];
    return text;
  }

  /** Whether these are more letters than it takes to say where they stood before. */
  isLong(pieces: Int32Array): boolean {
    let length = 0;
    for (const piece of pieces) {
      length += this.#texts[piece]?.length ?? 0;
      if (length > PLACE) return true;
    }
    return false;
  }

  #numberOf(piece: string): number {
    const known = this.#numbers.get(piece);
    if (known !== undefined) return known;
    this.#numbers.set(piece, this.#texts.length);
    return this.#texts.push(piece) - 1;
  }
}

/**
 * Packs texts that resemble each other, such as pages, as `offline/bundle` reads them. What browsers unpack by themselves
 * looks back no further than 32 KB, which is less than a page: what pages have in common is told here.
 */
export function packBundle(files: readonly CutFile[], cutter: Cutter): Uint8Array {
  const head: readonly BundledFile[] = files.map(({ path, title }) => [path, title]);
  const before = new Before();
  const texts = files.map(({ pieces }) => packed(pieces, before, cutter));
  return gzipSync(`${JSON.stringify(head)}\n${JSON.stringify(texts)}`, { level: 9 });
}

/** How many letters it takes to say where something stood, and how much of it. */
const PLACE = 16;

function packed(pieces: Int32Array, before: Before, cutter: Cutter): PackedText {
  const told: (string | readonly [from: number, count: number])[] = [];
  let from = 0;
  const tellNew = (to: number): void => {
    if (to > from) told.push(cutter.textOf(pieces.subarray(from, to)));
  };
  for (let at = 0; at < pieces.length; ) {
    const [place, count] = before.longest(pieces, at);
    if (cutter.isLong(pieces.subarray(at, at + count))) {
      tellNew(at);
      told.push([place, count]);
      before.copy(place, count);
      at += count;
      from = at;
    } else {
      before.add(pieces, at);
      at += 1;
    }
  }
  tellNew(pieces.length);
  return told;
}

/** How many pieces are compared before it is looked how many more are alike. */
const ALIKE = 3;
/** Of how many places that begin alike the best is chosen. */
const CHOICE = 8;

/** All pieces so far, with where any three of them stood first. */
class Before {
  readonly #all: number[] = [];
  readonly #places = new Map<number, number[]>();

  add(pieces: Int32Array, at: number): void {
    this.#all.push(pieces[at] ?? 0);
    const place = this.#all.length - ALIKE;
    if (place < 0) return;
    const key = keyOf(this.#all, place);
    const places = this.#places.get(key);
    if (places === undefined) this.#places.set(key, [place]);
    else if (places.length < CHOICE) places.push(place);
    else places[place % CHOICE] = place;
  }

  /** What stands there already is found there. */
  copy(place: number, count: number): void {
    for (let k = 0; k < count; k += 1) this.#all.push(this.#all[place + k] ?? 0);
  }

  longest(pieces: Int32Array, at: number): readonly [place: number, count: number] {
    if (at + ALIKE > pieces.length) return NOWHERE;
    let best = NOWHERE;
    for (const place of this.#places.get(keyOf(pieces, at)) ?? []) {
      let count = 0;
      while (at + count < pieces.length && this.#all[place + count] === pieces[at + count])
        count += 1;
      if (count > best[1]) best = [place, count];
    }
    return best;
  }
}

const NOWHERE: readonly [place: number, count: number] = [0, 0];

/** The same for the same three. */
const keyOf = (pieces: ArrayLike<number>, at: number): number =>
  Math.imul(Math.imul(pieces[at] ?? 0, 0x1_00_01) + (pieces[at + 1] ?? 0), 0x1_00_01) +
  (pieces[at + 2] ?? 0);

/** A page's title, without the site's name after it. */
const titleIn = (html: string): string =>
  unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ · [^·]*$/, '');

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const unescaped = (html: string): string =>
  html
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name) => NAMED[name] ?? entity);
