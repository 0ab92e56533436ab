import { expect, test } from 'vitest';
import { FITTING, frameHtml } from './frameCode.ts';
import { framedPage, oembedName, oembedOf } from './framedPages.ts';
import { FRAME_SCRIPT } from './policy.ts';

test('a frame’s page lies where the site’s does, with and without a date', () => {
  expect(framedPage('/scenarios/menace/')).toBe('/embed/menace/');
  expect(framedPage('/scenarios/menace/2008-10-01/')).toBe('/embed/menace/2008-10-01/');
});

test('no title gets out of its attribute', () => {
  expect(frameHtml('/embed/a/', '"><script>1</script>&')).toContain(
    ' title="&quot;>&lt;script>1&lt;/script>&amp;" ',
  );
});

test('the code is one line, so that no editor of texts makes paragraphs of it', () => {
  expect(frameHtml('/embed/a/', 'A') + FITTING).not.toMatch(/\n/);
});

test('the code listens to its own frame alone, and takes only a height', () => {
  const [frame, other] = [{}, {}];
  const heard: ((event: { source: unknown; data: unknown }) => void)[] = [];
  const iframe = { contentWindow: frame, height: '560' };
  const code = FITTING.replaceAll(/<\/?script>/g, '');
  new Function('document', 'addEventListener', code)(
    { currentScript: { previousElementSibling: iframe } },
    (_: string, listener: (typeof heard)[number]) => heard.push(listener),
  );
  const told = (source: unknown, data: unknown) => {
    for (const listener of heard) listener({ source, data });
    return iframe.height;
  };
  expect(told(other, 100)).toBe('560');
  expect(told(frame, { height: 100 })).toBe('560');
  expect(told(frame, 'wide')).toBe('560');
  expect(told(frame, 700)).toBe(700);
});

test('nothing that stands in a frame’s page ends its script', () => {
  expect(FRAME_SCRIPT).not.toMatch(/<\/|<!--/);
});

test('programs are told the frame of a page in its language, by its whole address', () => {
  const page = '/scenarios/menace/2008-10-01/';
  expect(oembedName(page)).toBe('menace-2008-10-01');
  const told = oembedOf(page, 'it', 'Minacciare', new URL('https://judges.example'));
  expect(told).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: 'Minacciare',
    provider_url: 'https://judges.example/it/',
    html: frameHtml('https://judges.example/it/embed/menace/2008-10-01/', 'Rule 509: Minacciare'),
  });
  expect(told.width).toBeGreaterThan(0);
  expect(told.height).toBeGreaterThan(0);
});
