import { describe, expect, test } from 'vitest';
import { PAGE_SCRIPT, POLICY } from '../../site/view/policy.ts';
import { siteOf } from '../built/testing/siteOf.ts';
import { problemsOfPolicy } from './policy.ts';

const meta = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

const problems = (body: string, head = meta(POLICY)) =>
  problemsOfPolicy(
    siteOf({ '/a/index.html': `<!doctype html><html><head>${head}</head><body>${body}</body>` }),
  );

describe('the policy of the pages lets through', () => {
  test.each([
    `<script>${PAGE_SCRIPT}</script>`,
    '<script type="module" src="/x.js"></script>',
    '<script type="application/json">{"a":1}</script>',
    '<p data-once="1" title="javascript is not needed">',
  ])('%s', (body) => {
    expect(problems(body)).toEqual([]);
  });
});

describe('a problem is', () => {
  test.each([
    ['<script>run()</script>', 'refuses a <script> that stands in it: run()'],
    ['<style>p{}</style>', 'refuses a <style>'],
    ['<p style="--n:1">', 'refuses <p style="--n:1">'],
    ['<p onclick="run()">', 'refuses <p onclick="run()">'],
    ['<a href=" java&#10;script:run()">', 'refuses <a href='],
  ])('%s', (body, problem) => {
    expect(problems(body)).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    ['no policy', '', 'has no content security policy'],
    ['one that comes late', `<script></script>${meta(POLICY)}`, '<script> stands before'],
    [
      'one that lets a host in',
      meta(POLICY.replace("img-src 'self'", "img-src 'self' x.example")),
      'its policy has img-src x.example',
    ],
    [
      'one with an exception',
      meta(POLICY.replace("style-src 'self'", "style-src 'unsafe-inline'")),
      "its policy has style-src 'unsafe-inline'",
    ],
    ['one that lets anything run', meta(`${POLICY};worker-src *`), 'its policy has worker-src *'],
    [
      'one without a ground',
      meta(POLICY.replace("default-src 'none';", '')),
      "does not say default-src 'none'",
    ],
  ])('%s', (_, head, problem) => {
    expect(problems('', head)).toEqual([expect.stringContaining(problem)]);
  });
});
