import { HOST, HOST_ATTACHED } from '../../abilities/host.ts';

/** Verbs of one that acts, and as they stand behind "have it". */
const BASES: Readonly<Record<string, string>> = {
  assigns: 'assign',
  attacks: 'attack',
  becomes: 'become',
  blocks: 'block',
  deals: 'deal',
  gains: 'gain',
  gets: 'get',
  loses: 'lose',
};

const ACTING = new RegExp(
  `^((?:(?:it|that|those|target|the|each)\\b|[${HOST}${HOST_ATTACHED}]).*?) (${Object.keys(BASES).join('|')}) `,
);

/** What somebody may do, or have done: `you may draw a card`, `you may have it deal 3 damage to any target`. */
export function mayDo(words: string): string {
  const [whole = '', who = '', verb = ''] = ACTING.exec(words) ?? [];
  if (whole === '') return `you may ${words}`;
  const rest = words.slice(whole.length).replaceAll(/ and (\S+) /g, (both, other: string) => {
    const base = BASES[other];
    return base === undefined ? both : ` and ${base} `;
  });
  return `you may have ${who} ${BASES[verb] ?? verb} ${rest}`;
}
