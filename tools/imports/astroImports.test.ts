import { expect, test } from 'vitest';
import { astroImports, lookingUp } from './astroImports.ts';

const page = {
  path: 'site/components/page/Header.astro',
  text: `---
import { url } from '../../withBase.ts';
import type { M } from '../../i18n/messages.ts';
import Term from '#components/prose/Term.astro';
import x from 'node:fs';
// import y from '../../pages/y.ts';
---

<p>import z from '../../pages/z.ts';</p>
<script>
import '../../client/theme.ts';
void import('../../pages/later.ts');
</script>
`,
};

test('a component imports what stands before its markup and in its scripts', () => {
  expect(astroImports(page)).toEqual([
    'site/withBase.ts',
    'site/i18n/messages.ts',
    'site/components/prose/Term.astro',
    'site/client/theme.ts',
    'site/pages/later.ts',
  ]);
});

test('a component without code before its markup imports what its scripts do', () => {
  const text = "<script>import '../../client/theme.ts';</script>\n";
  expect(astroImports({ path: page.path, text })).toEqual(['site/client/theme.ts']);
});

test('a room may import from the rows before its own, not from those after it or beside it', () => {
  const rooms = [['withBase'], ['i18n'], ['client'], ['components'], ['pages']];
  expect(lookingUp([page], rooms)).toEqual([
    'components-looks-up: site/components/page/Header.astro → site/pages/later.ts',
  ]);
  const level = [['withBase'], ['i18n'], ['client', 'components'], ['pages']];
  expect(lookingUp([page], level)).toContain(
    'components-looks-up: site/components/page/Header.astro → site/client/theme.ts',
  );
});
