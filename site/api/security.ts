import { LANGUAGES } from '../i18n/languages.ts';
import { withBase } from '../withBase.ts';

export interface SecurityContact {
  /** An address that anybody can write to: `mailto:…`, or a form’s. */
  readonly contact: string;
  readonly repository: string | undefined;
  /** Where the site is published, if that was said. */
  readonly site: URL | undefined;
  readonly now: Date;
}

const YEAR = 365 * 86_400_000;

/** `security.txt` as RFC 9116 has it; it holds for a year after the build, as it has to say. */
export function securityText({ contact, repository, site, now }: SecurityContact): string {
  const fields: readonly (readonly [name: string, value: string | undefined])[] = [
    ['Contact', contact],
    ['Expires', `${new Date(now.getTime() + YEAR).toISOString().slice(0, 10)}T00:00:00Z`],
    ['Preferred-Languages', LANGUAGES.join(', ')],
    ['Canonical', site && new URL(withBase('/.well-known/security.txt'), site).href],
    ['Policy', repository && `${repository}/blob/main/SECURITY.md`],
  ];
  return fields
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}\n`]))
    .join('');
}
