import { describe, expect, test } from 'vitest';
import { FORMS, placesOf } from './forms.ts';
import { type Header, headersAt } from './headers.ts';

// Each form is read here as its host reads it, and has to send what `headersAt` says.

const FILES = [
  '/index.html',
  '/404.html',
  '/sw.js',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/_astro/round.Ab-3_x.js',
  '/_astro/page.css',
  '/api/scenarios.json',
  '/embed/menace/index.html',
  '/embed/board/index.html',
  '/embed/menace/2009-07-11/index.html',
  '/rules/509.1c/index.html',
  '/scenarios/embed/index.html',
  '/offline/en.json',
  '/it/index.html',
  '/it/embed/menace/index.html',
  '/it/rules/index.html',
  '/it/manifest.webmanifest',
  '/es/embed/board/index.html',
  '/es/sandbox/index.html',
];
const PATHS = FILES.map((file) => file.replace(/index\.html$/, ''));
const BASES = ['', '/rule-509'];
const places = placesOf(FILES);

const sorted = (headers: readonly Header[]) =>
  headers.map(({ name, value }) => `${name}: ${value}`).toSorted();
const named = (name = '', value = ''): Header => ({ name, value });

/** How a host sends headers for a path, by its configuration. */
type Host = (configuration: string, path: string) => readonly Header[];

const listed: Host = (configuration, path) =>
  configuration
    .split(/\n(?=\/)/)
    .map((rule) => rule.trim().split(/\n\s*/))
    .filter(([at = '']) =>
      at.endsWith('*') ? path.startsWith(at.slice(0, -1)) : path === at.trim(),
    )
    .flatMap(([, ...lines]) => lines)
    .map((line) => named(...line.split(/: (.*)/)));

interface Vercel {
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
}

const vercel: Host = (configuration, path) => {
  const { headers }: Vercel = JSON.parse(configuration);
  return headers
    .filter(({ source }) => new RegExp(`^${source}$`).test(path))
    .flatMap((rule) => rule.headers.map(({ key, value }) => named(key, value)));
};

const nginx: Host = (configuration, path) => {
  const maps = new Map(
    [...configuration.matchAll(/^map \$uri (\$\w+) \{\n([^}]*)\}/gm)].map(([, name, body = '']) => [
      name,
      [...body.matchAll(/^ {2}"~(.*?)" "(.*)";$/gm)].find(([, at = '']) =>
        new RegExp(at).test(path),
      )?.[2],
    ]),
  );
  return [...configuration.matchAll(/add_header (\S+) (\$\w+)(?: always)?;/g)]
    .map(([, name, value]) => named(name, maps.get(value)))
    .filter(({ value }) => value !== '');
};

const apache: Host = (configuration, path) =>
  [
    ...configuration.matchAll(
      /^ {2}Header(?: always)? set (\S+) "(.*)" "expr=%\{REQUEST_URI\} =~ m#(.*)#"$/gm,
    ),
  ]
    .filter(([, , , at = '']) => new RegExp(at).test(path))
    .map(([, name, value]) => named(name, value));

const HOSTS: { readonly [Name in keyof typeof FORMS]: Host } = {
  netlify: listed,
  cloudflare: listed,
  vercel,
  nginx,
  apache,
};

describe.each(Object.entries(FORMS))('%s', (name, form) => {
  const [, host] = Object.entries(HOSTS).find(([one]) => one === name) ?? [];

  test.each(BASES)('sends what it should, at “%s”', (base) => {
    const configuration = form({ base, places });
    for (const path of PATHS)
      expect(sorted(host?.(configuration, `${base}${path}`) ?? []), path).toEqual(
        sorted(headersAt(path)),
      );
  });

  test('sends nothing elsewhere on its host', () => {
    expect(host?.(form({ base: '/rule-509', places }), '/elsewhere/')).toEqual([]);
  });
});

test('only what is made for frames is shown in those of others', () => {
  const framed = PATHS.filter(
    (path) =>
      !headersAt(path).some(({ value }) => /frame-ancestors 'self'|default-src/.test(value)),
  );
  expect(framed).toEqual([
    '/embed/menace/',
    '/embed/board/',
    '/embed/menace/2009-07-11/',
    '/it/embed/menace/',
    '/es/embed/board/',
  ]);
});

test.each(['nginx', 'apache'] as const)('%s keeps nothing of what is not there', (name) => {
  const lines = FORMS[name]({ base: '', places }).split('\n');
  for (const line of lines.filter((one) => /add_header|Header/.test(one)))
    expect(/ always\b/.test(line)).toBe(!line.includes('Cache-Control'));
});
