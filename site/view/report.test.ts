import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { NEWEST_EDITION } from '../engine.ts';
import { reportOf } from './report.ts';

const edition = NEWEST_EDITION;

test('a report leads to the form, with page, step and edition in fields that the form has', () => {
  const report = reportOf('https://forge.example/judges/rule-509/', {
    page: '/it/scenarios/worship/',
    step: 'step-7',
    edition,
  });
  const { template, ...fields } = Object.fromEntries(report.searchParams);
  expect(report.origin + report.pathname).toBe('https://forge.example/judges/rule-509/issues/new');
  expect(fields).toEqual({ page: '/it/scenarios/worship/#step-7', step: 'step-7', edition });
  const form = parse(readFileSync(`.github/ISSUE_TEMPLATE/${template}`, 'utf8')) as {
    readonly body: readonly { readonly id?: string }[];
  };
  expect(form.body.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(fields)));
});
