import { expect, test } from 'vitest';
import { FORMS, HOST_NAMES, type HostName } from './forms.ts';
import { beyondLimits } from './limits.ts';

const places = Array.from({ length: 100 }, (_, at) => `/${at}/*`);

test.each(HOST_NAMES)('%s takes what is made for a hundred places', (host) => {
  expect(beyondLimits(host, FORMS[host]({ base: '/rule-509', places }))).toEqual([]);
});

const listed = (line: string) => `/\n  ${line}\n`;
const ruled = (source: string) =>
  JSON.stringify({ trailingSlash: true, headers: [{ source, headers: [] }] });

test.each<readonly [HostName, string, string]>([
  [
    'cloudflare',
    'a hundred and one places',
    FORMS.cloudflare({ base: '', places: [...places, '/'] }),
  ],
  ['cloudflare', 'a line of 2,001 letters', listed(`A: ${'b'.repeat(1996)}`)],
  ['cloudflare', 'two stars in a path', '/*/a/*\n  A: b\n'],
  ['netlify', 'a header before any path', '  A: b\n'],
  ['netlify', 'a header that is not set in', '/\nA: b\n'],
  ['netlify', 'what it says by itself', listed('Content-Length: 1')],
  ['vercel', 'a key that it does not know', '{"trailingSlash":true,"headers":[],"cache":1}'],
  ['vercel', 'a path that begins with no slash', ruled('a')],
  ['vercel', 'a group that begins with a question mark', ruled('/(?!a).*')],
  ['vercel', 'a group that captures within another', ruled('/(a(b))')],
  ['vercel', 'a group that never began', ruled('/a)')],
  ['vercel', 'a path of 4,097 letters', ruled(`/${'a'.repeat(4096)}`)],
])('%s does not take %s', (host, _, configuration) => {
  expect(beyondLimits(host, configuration)).not.toEqual([]);
});
