import type { Condition, Subject } from '../../../engine.ts';
import { HOST } from '../../abilities/host.ts';
import { conditionsOf } from './conditions.ts';

interface Conditional {
  readonly if?: Condition;
  readonly unless?: Condition;
}

/** What an ability says of its subject, and when: `Mientras esté girada, …`, `… a menos que controles una isla`. */
export function underConditions({ if: held, ...unless }: Conditional, said: string): string {
  const isOf = said.startsWith(`${HOST} `);
  // What was named is not named again.
  const behind = (of: Conditional): string => conditionsOf(isOf ? { ...of, subject: SELF } : of);
  const ifs = held === undefined ? {} : { if: held };
  const when = conditionsOf(ifs).trim();
  if (!when.startsWith('mientras')) return `${said}${behind({ ...ifs, ...unless })}`;
  const rest = isOf && when.includes(HOST) ? said.slice(HOST.length + 1) : said;
  return `${when}, ${rest}${behind(unless)}`;
}

const SELF: Subject = { kind: 'reference', reference: 'self' };
