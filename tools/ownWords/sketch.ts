/**
 * What is left of texts that the project does not hold: for each phrase of theirs some bits are set, and nothing else
 * of it remains (a Bloom filter). A phrase that went in is always known; another one is taken for known by chance with
 * a probability of at most one half to the number of `probes`, as long as no more than half of the bits are set.
 */
export interface Sketch {
  readonly bits: Uint8Array;
  readonly probes: number;
}

export function isKnown({ bits, probes }: Sketch, phrase: readonly string[]): boolean {
  const places = placesOf(phrase);
  for (let probe = 0; probe < probes; probe += 1) {
    const place = places(probe) % (bits.length * 8);
    if (((bits[place >> 3] ?? 0) & bitOf(place)) === 0) return false;
  }
  return true;
}

/** The sketch with these phrases added to it. */
export function withPhrases(sketch: Sketch, phrases: Iterable<readonly string[]>): Sketch {
  const bits = Uint8Array.from(sketch.bits);
  for (const phrase of phrases) {
    const places = placesOf(phrase);
    for (let probe = 0; probe < sketch.probes; probe += 1) {
      const place = places(probe) % (bits.length * 8);
      bits[place >> 3] = (bits[place >> 3] ?? 0) | bitOf(place);
    }
  }
  return { ...sketch, bits };
}

const bitOf = (place: number): number => 1 << (place & 7);

/** Two hashes give as many places as are wanted. */
function placesOf(phrase: readonly string[]): (probe: number) => number {
  const text = phrase.join(' ');
  const first = hashed(text, 0x811c9dc5);
  const step = hashed(text, 0x9747b28c);
  return (probe) => first + probe * step;
}

/** FNV-1a, and then Murmur's last mixing, without which two beginnings would give hashes that resemble each other. */
function hashed(text: string, beginning: number): number {
  let hash = beginning;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
