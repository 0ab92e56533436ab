import type { AnswerForm, DeclaredRow } from '../exportedSet.ts';

/** So many are written down to be marked by; of more it is said how many there are. */
const MOST_LISTED = 6;

/** Every right way in words, where one answer stands for several and they are few; else nothing. */
export function rightWaysSaid(asked: AnswerForm): readonly string[] {
  if (asked.kind !== 'declaration' && asked.kind !== 'division') return [];
  const { right = [] } = asked;
  if (right.length < 2 || right.length > MOST_LISTED) return [];
  return right.map((way) =>
    asked.kind === 'declaration' ? declared(asked.rows, way) : divided(asked.recipients, way),
  );
}

/** What each does that does anything: `N1 Bear: blocks A1; N2 Wall: blocks A1`. */
function declared(rows: readonly DeclaredRow[], way: readonly number[]): string {
  const done = rows.flatMap(({ creature, choices }, at) => {
    const choice = way[at] ?? 0;
    return choice === 0 ? [] : [`${creature}: ${choices[choice]}`];
  });
  return done.length === 0 ? (rows[0]?.choices[0] ?? '') : done.join('; ');
}

const divided = (recipients: readonly string[], way: readonly number[]): string =>
  recipients.map((recipient, at) => `${recipient}: ${way[at]}`).join('; ');
