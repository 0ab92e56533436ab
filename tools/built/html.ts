/** An element's start tag. */
export interface Element {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** What stands in a script or style; empty for any other element. */
  readonly code: string;
}

const attribute = String.raw`\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?`;
const startTag = new RegExp(
  [
    '<!--.*?-->',
    String.raw`<(script|style)((?:${attribute})*)\s*>(.*?)</\1>`,
    String.raw`<([a-z][\w-]*)((?:${attribute})*)\s*/?>`,
  ].join('|'),
  'gis',
);
const oneAttribute = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;

/**
 * The elements of a page that Astro wrote, in order. No general parser: it reads start tags,
 * and leaves alone what stands in comments, scripts and styles.
 */
export function elementsOf(html: string): readonly Element[] {
  return [...html.matchAll(startTag)].flatMap(
    ([, holder, held = '', code = '', other, its = '']) => {
      if (holder !== undefined)
        return [{ tag: holder.toLowerCase(), attributes: read(held), code }];
      return other === undefined
        ? []
        : [{ tag: other.toLowerCase(), attributes: read(its), code: '' }];
    },
  );
}

function read(attributes: string): ReadonlyMap<string, string> {
  return new Map(
    [...attributes.matchAll(oneAttribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      plain(double ?? single ?? bare ?? ''),
    ]),
  );
}

const signs: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"' };

/** Text with its character references resolved, those that Astro writes. */
export const plain = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return signs[name] ?? whole;
  });
