import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { test } from 'vitest';
import { LANGUAGES } from '../../i18n/languages.ts';
import { searchParts } from './searchParts.ts';

test('sizes', async () => {
  for (const l of LANGUAGES) {
    const t = Date.now();
    const { first, texts } = await searchParts(l);
    writeFileSync(`/tmp/stem/${l}.first.json`, JSON.stringify(first));
    writeFileSync(`/tmp/stem/${l}.texts.json`, JSON.stringify(texts));
    const gz = (x: unknown) => `${JSON.stringify(x).length} ${gzipSync(JSON.stringify(x)).length}`;
    console.log(l, Date.now() - t, 'first', gz(first), 'texts', gz(texts));
  }
});
