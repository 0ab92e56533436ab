import { z } from 'zod';
import type { HostName } from './forms.ts';

/** What in a configuration its host would not take, in words; nothing of a host that takes whatever is well formed. */
export const beyondLimits = (host: HostName, configuration: string): readonly string[] =>
  LIMITS[host]?.(configuration) ?? [];

const LIMITS: { readonly [Host in HostName]?: (configuration: string) => readonly string[] } = {
  netlify,
  cloudflare,
  vercel,
};

/** developers.cloudflare.com/pages/configuration/headers: what one `_headers` holds at most. */
const OF_CLOUDFLARE = { rules: 100, lettersOfLine: 2000, starsOfPath: 1 } as const;

function cloudflare(configuration: string): readonly string[] {
  const lines = configuration.trimEnd().split('\n');
  const paths = lines.filter((line) => line.startsWith('/'));
  const { rules, lettersOfLine, starsOfPath } = OF_CLOUDFLARE;
  return [
    ...netlify(configuration),
    ...(paths.length > rules ? [`${paths.length} rules, and ${rules} are read`] : []),
    ...lines
      .filter((line) => line.length > lettersOfLine)
      .map((line) => `a line of ${line.length} letters, and ${lettersOfLine} are read`),
    ...paths
      .filter((path) => path.split('*').length - 1 > starsOfPath)
      .map((path) => `${path} has more than one *`),
  ];
}

/** docs.netlify.com/manage/routing/headers: names that no `_headers` may give. */
const KEPT_BY_NETLIFY =
  /^ +(?:accept-ranges|age|allow|alt-svc|connection|content-(?:encoding|length|range)|date|server|set-cookie|trailer|transfer-encoding|upgrade):/i;

/** A path, then its headers, each on a line of its own that is set in. */
function netlify(configuration: string): readonly string[] {
  const lines = configuration.trimEnd().split('\n');
  return lines.flatMap((line, at) => {
    if (KEPT_BY_NETLIFY.test(line)) return [`the host keeps to itself “${line.trim()}”`];
    const isRead = at === 0 ? /^\/\S*$/ : /^\/\S*$|^ +[\w-]+: \S/;
    return isRead.test(line) ? [] : [`“${line}” is neither a path nor a header of one`];
  });
}

/** github.com/vercel/vercel, packages/routing-utils/src/schemas.ts: `headersSchema` and `trailingSlashSchema`. */
const OF_VERCEL = z.strictObject({
  trailingSlash: z.boolean(),
  headers: z
    .array(
      z.strictObject({
        source: z.string().max(4096).regex(/^\//).refine(isPattern, 'no pattern'),
        headers: z
          .array(z.strictObject({ key: z.string().max(4096), value: z.string().max(32_768) }))
          .max(1024),
      }),
    )
    .max(2048),
});

/** Patterns are those of `path-to-regexp`: no group begins with `?`, and in one there is none that captures. */
function isPattern(source: string): boolean {
  const groups = [...source.matchAll(/\\.|\((\?)?|\)/g)];
  let depth = 0;
  return groups.every(([found, mark]) => {
    if (found.startsWith('\\')) return true;
    if (found === ')') {
      depth -= 1;
      return depth >= 0;
    }
    depth += 1;
    return (mark === undefined) === (depth === 1);
  });
}

function vercel(configuration: string): readonly string[] {
  const read = OF_VERCEL.safeParse(JSON.parse(configuration));
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
