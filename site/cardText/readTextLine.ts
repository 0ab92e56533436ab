import { cardForm } from '#engine';
import { canonical, type FileForm, isMapping, listOf } from './fileForm.ts';
import { readAs, type TextRead } from './grammar/grammar.ts';
import type { Template } from './grammar/template.ts';
import { ASIDE, isUnsaidCost } from './marks.ts';
import { spellOf } from './spellOf.ts';
import { swallowedBy } from './swallowed.ts';
import { GRAMMAR } from './templates/index.ts';
import { tokensOf } from './tokens.ts';
import { touchesCombat } from './touchesCombat.ts';
import { withoutAside } from './withoutAside.ts';

/** What became of one line of a card's text. */
export type TextLineRead =
  | {
      readonly kind: 'read';
      /** In the forms of card files. */
      readonly abilities: readonly FileForm[];
      readonly by: readonly Template[];
      /** What it does besides, which combat does not touch. */
      readonly aside: readonly FileForm[];
    }
  | { readonly kind: 'elsewhere'; readonly about: string }
  | UnreadTextLine;

export interface UnreadTextLine {
  readonly kind: 'unread';
  readonly why: 'unknownWords' | 'twoReadings' | 'refused' | 'swallowed';
  /** The words from those on that no template goes on with. */
  readonly stoppedAt: string;
}

const abilitiesForm = cardForm.shape.abilities;

/** What a line says, in the forms of card files; `as` is `line` of a permanent, `spell-line` of an instant or sorcery. */
export function readTextLine(line: string, as: 'line' | 'spell-line'): TextLineRead {
  const read = onlyReading(line, as);
  if ('kind' in read) return read;
  const parts = listOf(read.means);
  if (as === 'line') return lineRead(line, parts, read.by);
  const spell = spellOf(parts);
  if (spell === undefined || parts.some(isUnsaidCost)) return unread('unknownWords', line);
  return lineRead(line, [...spell.abilities, { [ASIDE]: spell.aside }], read.by);
}

/** The one way in which a line can be read, or why there is none. */
export function onlyReading(
  line: string,
  as: 'line' | 'spell-line',
): TextRead | Exclude<TextLineRead, { readonly kind: 'read' }> {
  const tokens = tokensOf(line);
  const reading = readAs(as, tokens, GRAMMAR);
  if (reading.kind === 'unread')
    return touchesCombat(tokens)
      ? unread('unknownWords', tokens.slice(reading.at).join(' '))
      : { kind: 'elsewhere', about: 'no word of combat' };
  const [read, another] = as === 'line' ? reading.reads : standing(reading.reads);
  return read === undefined || another !== undefined ? unread('twoReadings', line) : read;
}

/** What points back to nothing in its line stands for something in another, or it is read in another way. */
function standing(reads: readonly TextRead[]): readonly TextRead[] {
  const spells = reads.map((read) => ({ read, spell: spellOf(listOf(read.means)) }));
  const known = new Map(
    spells.flatMap(({ read, spell }) =>
      spell === undefined ? [] : [[canonical([spell.abilities, spell.aside]), read] as const],
    ),
  );
  return known.size === 0 ? reads : [...known.values()];
}

const unread = (why: UnreadTextLine['why'], stoppedAt: string): UnreadTextLine => ({
  kind: 'unread',
  why,
  stoppedAt,
});

/** What these lines say all together: refused where it is no form of a card file, and where a word of theirs is not in it. */
export function lineRead(
  line: string,
  said: readonly FileForm[],
  by: readonly Template[],
): TextLineRead {
  const aside = said.flatMap((one) => (isMapping(one) ? listOf(one[ASIDE]) : []));
  const abilities = listOf(withoutAside(said));
  if (abilities.length === 0) return { kind: 'elsewhere', about: aside.join(', ') };
  if (!abilitiesForm.safeParse(abilities).success) return unread('refused', line);
  const swallowed = swallowedBy(line, abilities, aside);
  if (swallowed !== undefined) return unread('swallowed', swallowed);
  return { kind: 'read', abilities, by, aside };
}
