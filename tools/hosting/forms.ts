import { LANGUAGES } from '../../site/i18n/languages.ts';
import { FILE_KINDS, type FileKind, HEADERS, type Header, kindAt } from './headers.ts';

/** What a host is configured for: the path under which the site lies, such as `/rule-509`, and its folders and files. */
export interface Hosted {
  readonly base: string;
  /** Paths within the site that are all there are, none in two: `/`, `/rules/*`, `/it/`, `/it/rules/*`, `/sw.js`. */
  readonly places: readonly string[];
}

/** The places of a built site, by the paths of its files from its root: `/it/rules/index.html`. */
export function placesOf(files: Iterable<string>): readonly string[] {
  const places = [...files].map((file) => {
    const parts = file.split('/').slice(1, -1);
    const depth = LANGUAGES.some((code) => code === parts[0]) ? 2 : 1;
    const named = file.replace(/index\.html$/, '');
    return parts.length < depth ? named : `/${parts.slice(0, depth).join('/')}/*`;
  });
  return [...new Set(places)];
}

const IN_LANGUAGE = `(?:(?:${LANGUAGES.join('|')})/)?`;

/** How what lies behind the first slash begins, for what is not listed one by one. */
const WITHIN: { readonly [Kind in FileKind]: string } = {
  page: `(?!_astro/|sw\\.js$|${IN_LANGUAGE}embed/)`,
  frame: `(?=${IN_LANGUAGE}embed/)`,
  script: '(?=sw\\.js$)',
  asset: '(?=_astro/)',
};

/** The configuration that sends `HEADERS`, as each of the usual static hosts reads it. */
export const FORMS = { netlify, cloudflare: netlify, vercel, nginx, apache } as const;
export type HostName = keyof typeof FORMS;
export const HOST_NAMES = [
  'netlify',
  'cloudflare',
  'vercel',
  'nginx',
  'apache',
] as const satisfies readonly HostName[];

/** `_headers`, beside the pages. All rules that fit a path hold, and none can say “but not”: each place has one. */
function netlify({ base, places }: Hosted): string {
  const rules = places.map((place) => [
    `${base}${place}`,
    ...HEADERS[kindAt(place)].map(({ name, value }) => `  ${name}: ${value}`),
  ]);
  return `${rules.map((lines) => lines.join('\n')).join('\n')}\n`;
}

/** `vercel.json`, beside the pages. */
function vercel({ base }: Hosted): string {
  const rules = FILE_KINDS.map((kind) => ({
    source: `${base}/(${WITHIN[kind]}.*)`,
    headers: HEADERS[kind].map(({ name, value }) => ({ key: name, value })),
  }));
  return `${JSON.stringify({ trailingSlash: true, headers: rules }, undefined, 2)}\n`;
}

/** A file for `include` in `http`; what stands in its comment goes into `server`. */
function nginx({ base }: Hosted): string {
  const maps = NAMES.map((name) => {
    const values = FILE_KINDS.map(
      (kind) => `  "~^${base}/${WITHIN[kind]}" "${headerOf(name, kind) ?? ''}";`,
    );
    return `map $uri ${variable(name)} {\n${values.join('\n')}\n  default "";\n}\n`;
  });
  const sent = NAMES.map((name) => `#   add_header ${name} ${variable(name)}${whenever(name)};\n`);
  return `${maps.join('')}# In server:\n${sent.join('')}`;
}

/** `.htaccess`, beside the pages. */
function apache({ base }: Hosted): string {
  const lines = FILE_KINDS.flatMap((kind) =>
    HEADERS[kind].map(
      ({ name, value }) =>
        `Header${whenever(name)} set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#^${base}/${WITHIN[kind]}#"`,
    ),
  );
  return `<IfModule mod_headers.c>\n${lines.map((line) => `  ${line}\n`).join('')}</IfModule>\n`;
}

const NAMES: readonly string[] = [
  ...new Set(FILE_KINDS.flatMap((kind) => HEADERS[kind].map(({ name }: Header) => name))),
];

const headerOf = (name: string, kind: FileKind): string | undefined =>
  HEADERS[kind].find((one) => one.name === name)?.value;

const variable = (name: string): string => `$rule509_${name.toLowerCase().replaceAll('-', '_')}`;

/** What is not there may be there later: nobody keeps that it was not. */
const whenever = (name: string): string => (name === 'Cache-Control' ? '' : ' always');
