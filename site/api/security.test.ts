import { expect, test } from 'vitest';
import { securityText } from './security.ts';

const now = new Date('2026-11-28T12:00:00Z');
const contact = 'mailto:safe@judges.example';

test('whoever finds a fault is told where to write, and until when that holds', () => {
  const site = new URL('https://judges.example');
  expect(securityText({ contact, repository: 'https://forge.example/rule', site, now })).toBe(
    [
      `Contact: ${contact}`,
      'Expires: 2027-11-28T00:00:00Z',
      'Preferred-Languages: en, it, es',
      'Canonical: https://judges.example/.well-known/security.txt',
      'Policy: https://forge.example/rule/blob/main/SECURITY.md',
      '',
    ].join('\n'),
  );
});

test('what the publisher has not said is left out', () => {
  const text = securityText({ contact, repository: undefined, site: undefined, now });
  expect(text).not.toMatch(/undefined|Canonical|Policy/);
});
