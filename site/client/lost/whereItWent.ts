/** Of each room, the new name of what was called otherwise. */
export type Moved = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where a page may be that is not where it was looked for. */
export interface Went {
  /** `sign`: with what a chat or a sentence put behind the address taken off. */
  readonly why: 'sign' | 'moved' | 'edition';
  readonly path: string;
  /** The date of the rules by which there is no such page. */
  readonly date?: string;
}

/**
 * Where a page may be whose address leads nowhere, the likeliest first; `path`: as it was asked for, below the site’s own
 * root. Whether it is there is for a browser to find out.
 */
export function whereItWent(path: string, moved: Moved): readonly Went[] {
  const clean = tidied(path);
  const [, language = '', room = '', slug = '', rest = ''] =
    /^((?:[a-z]{2}\/)?)(scenarios|exercises|embed)\/([^/]+)\/(.*)$/.exec(clean) ?? [];
  const name = moved[room === 'embed' ? 'scenarios' : room]?.[slug];
  const now = `${language}${room}/${name ?? slug}/`;
  const [, date] = /^(\d{4}-\d\d-\d\d)\//.exec(rest) ?? [];
  return [
    ...(clean === path ? [] : [{ why: 'sign', path: clean } as const]),
    ...(name === undefined ? [] : [{ why: 'moved', path: `${now}${rest}` } as const]),
    ...(date === undefined ? [] : [{ why: 'edition', path: now, date } as const]),
  ];
}

/** Without the end of a sentence, a bracket or a quotation mark behind it, and with the slash that ends a page’s address. */
function tidied(path: string): string {
  const bare = decoded(path).replace(/[\s.,;:!?)\]}>'"»”’*_]+$/u, '');
  return bare === '' || bare.endsWith('/') || /\.[a-z]+$/.test(bare) ? bare : `${bare}/`;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
