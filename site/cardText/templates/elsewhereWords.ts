import { isAboutCards } from '../aboutCards.ts';
import type { FileMapping } from '../fileForm.ts';
import type { WordKind, WordsTaken } from '../grammar/grammar.ts';
import { AFTER_ELSEWHERE, ELSEWHERE } from '../marks.ts';
import { touchesCombat } from '../touchesCombat.ts';
import { BEGINNINGS, type Beginnings, GOING_ON } from './beginningsOfCards.ts';

const begunWith = (
  beginnings: Beginnings,
  tokens: readonly string[],
  at: number,
): Beginnings[number] | undefined =>
  beginnings
    .filter(([, words]) => words.every((word, index) => tokens[at + index] === word))
    .toSorted(([, a], [, b]) => b.length - a.length)[0];

const ENDS: ReadonlySet<string | undefined> = new Set([undefined, '.', '"', '•']);
const JOINTS: ReadonlySet<string | undefined> = new Set([',', 'and']);

/** To the end of the sentence, or as far as it is about cards: to where the next clause begins that is not. */
function endOfCards(tokens: readonly string[], from: number): number | undefined {
  let end = from;
  while (!ENDS.has(tokens[end]) && isAboutCards(tokens, end)) end += 1;
  if (ENDS.has(tokens[end])) return end;
  while (end > from && !JOINTS.has(tokens[end])) end -= 1;
  if (!JOINTS.has(tokens[end])) return undefined;
  return JOINTS.has(tokens[end - 1]) ? end - 1 : end;
}

/** Of what it must speak, where the words it begins with could be about permanents too. */
const NEEDED: Readonly<Record<string, readonly RegExp[]>> = {
  graveyard: [/^(?:cards?|~)$|^graveyards$/, /^graveyards?$/],
  hand: [/^(?:cards?|hands?)$/],
};

/** What comes onto the battlefield of which all is known is told by itself. */
const REANIMATION =
  /^(?:return|put) (?:up to one )?target .*card from .*graveyard (?:to the battlefield|onto the battlefield under your control)$/;

/** A sentence, or what stands before the next clause, that is about cards. */
function readCards(
  beginnings: Beginnings,
  more: FileMapping,
  unless?: WordKind['read'],
): WordKind['read'] {
  return (tokens, at) => {
    if (unless?.(tokens, at).length) return [];
    const [about, words] = begunWith(beginnings, tokens, at) ?? [];
    if (about === undefined || words === undefined) return [];
    const end = endOfCards(tokens, at + words.length);
    if (end === undefined || (about === 'whole' && !ENDS.has(tokens[end]))) return [];
    const said = tokens.slice(at, end);
    if (REANIMATION.test(said.join(' '))) return [];
    const isOfCards = (NEEDED[about] ?? []).every((needed) =>
      said.some((word) => needed.test(word)),
    );
    return isOfCards ? [{ n: end - at, means: { [ELSEWHERE]: 'cards', ...more } }] : [];
  };
}

/** Words of a cost, an event or a condition that say nothing of combat: each way to end them. */
function readHarmless(tokens: readonly string[], at: number): readonly WordsTaken[] {
  const taken: WordsTaken[] = [];
  for (let end = at + 1; end <= tokens.length && end < at + 30; end += 1) {
    if (ENDS.has(tokens[end - 1]) || touchesCombat(tokens.slice(at, end))) break;
    taken.push({ n: end - at, means: { [ELSEWHERE]: 'no word of combat' } });
  }
  return taken;
}

const run = (
  kind: string,
  pattern: RegExp,
  means: (symbols: string) => WordsTaken['means'],
): WordKind => ({
  kind,
  read: (tokens, at) => {
    let end = at;
    while (pattern.test(tokens[end] ?? '')) end += 1;
    return end === at
      ? []
      : [{ n: end - at, means: means(tokens.slice(at, end).join('').toUpperCase()) }];
  },
});

const readBegun = readCards(BEGINNINGS, {});

/** What single words and whole sentences say that combat does not touch. */
export const ELSEWHERE_WORD_KINDS: readonly WordKind[] = [
  { kind: 'of-cards', read: readBegun },
  {
    kind: 'of-cards-whole',
    read: (tokens, at) => readBegun(tokens, at).filter(({ n }) => ENDS.has(tokens[at + n])),
  },
  { kind: 'of-cards-going-on', read: readCards(GOING_ON, { [AFTER_ELSEWHERE]: true }, readBegun) },
  { kind: 'nothing-of-combat', read: readHarmless, takesAny: true },
  run('energy', /^\{e\}$/, (symbols) => symbols.length / 3),
  run('mana-made', /^\{[wubrgc]\}$/, (symbols) => symbols.replaceAll(/[{}]/g, '')),
  run('any-mana', /^\{[^tqe}]+\}$/, () => true),
  {
    kind: 'counter-word',
    read: (tokens, at) => (/^\p{L}+$/u.test(tokens[at] ?? '') ? [{ n: 1, means: true }] : []),
  },
];
