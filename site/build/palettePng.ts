import { crc32, deflateSync } from 'node:zlib';

/** What was drawn: four bytes a pixel, red, green, blue and one that counts for nothing, since no pixel lets anything through. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A PNG of at most 16 inks, half a byte a dot, each the one nearest to what was drawn; an ink is written `#15201b`. */
export function palettePng({ width, height, pixels }: Pixels, inks: readonly string[]): Uint8Array {
  const palette = inks.slice(0, 16).map((ink) => Number.parseInt(ink.slice(1), 16));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Four bits a dot, each a place in the palette.
  head.set([4, 3, 0, 0, 0], 8);
  const parts = palette.flatMap((ink) => [ink >> 16, (ink >> 8) & 255, ink & 255]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(parts)),
    chunk('IDAT', deflateSync(placesIn(pixels, width, palette), { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** Rows of places in the palette, two dots a byte, each after the number of its filter: none. */
function placesIn(pixels: Uint8Array, width: number, palette: readonly number[]): Uint8Array {
  const height = pixels.length / 4 / width;
  const row = 1 + Math.ceil(width / 2);
  const places = new Uint8Array(row * height);
  const known = new Map<number, number>();
  // Those that are alike mostly stand beside each other: they are looked up once.
  let [color, place] = [-1, 0];
  for (let dot = 0; dot < width * height; dot += 1) {
    const next = colorAt(pixels, 4 * dot);
    if (next !== color) {
      color = next;
      place = known.get(color) ?? nearest(palette, color);
      known.set(color, place);
    }
    const x = dot % width;
    const at = row * Math.floor(dot / width) + 1 + (x >> 1);
    places[at] = (places[at] ?? 0) | (x % 2 === 0 ? place << 4 : place);
  }
  return places;
}

const colorAt = (pixels: Uint8Array, at: number): number =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);

function nearest(palette: readonly number[], color: number): number {
  const far = palette.map((ink) => distance(ink, color));
  return far.indexOf(Math.min(...far));
}

/** As an eye sees it, about: green tells the most. */
function distance(a: number, b: number): number {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return 3 * red * red + 5 * green * green + 2 * blue * blue;
}

/** The length of the data, the name, the data, and a checksum of name and data. */
function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
