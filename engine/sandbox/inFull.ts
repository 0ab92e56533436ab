import type { ObjectId } from '../vocabulary/ids.ts';
import { type ActReading, type Acts, lastOf, permanentsIn } from './actReading.ts';
import { slipIn } from './parseIssue.ts';
import { type DeclarationSection, isHalf } from './sections.ts';
import type { Span } from './span.ts';
import { tagsOf } from './tags.ts';

type Said = DeclarationSection & { readonly span: Span };

/**
 * A declaration that says who and what. `A1 attacks` and `N1 blocks` are in full where only one can be meant; where
 * several can, each is offered, and the note of what is missing is taken.
 */
export function inFull(section: Said, acts: Acts, reading: ActReading): Said | undefined {
  if (!isHalf(section)) return section;
  const meant = meantBy(section, acts, reading);
  const [only, ...others] = meant;
  if (only !== undefined && others.length === 0 && 'what' in section)
    return { ...section, what: { text: only, at: section.what.at } };
  const offered = meant.slice(0, MOST_OFFERED).map((one) => `${section.span.text} ${one}`);
  reading.note(slipIn('half', section.span, offered));
  return undefined;
}

const MOST_OFFERED = 4;

/** What may stand behind a declaration that ends with its verb. */
function meantBy(section: Said, acts: Acts, reading: ActReading): readonly string[] {
  const isInWords = /(?:attack|block)s?$/iu.test(section.span.text);
  const [first] = permanentsIn(section.who, { ...reading, note: () => {} });
  if (!isInWords || first === undefined) return [];
  if (section.kind === 'block') return attackersIn(acts, reading);
  return section.kind === 'attack' ? attackable(reading, first) : [];
}

const attackersIn = (acts: Acts, { names }: ActReading): readonly string[] => {
  const attacks = lastOf(acts, 'attack')?.declaration.attacks ?? [];
  const tags = tagsOf(names.permanents);
  return [...new Set(attacks.map(({ attacker }) => tags.get(attacker) ?? attacker))];
};

// CR 508.1b: players, planeswalkers and battles can be attacked.
function attackable(
  { names: { players, permanents, controllers } }: ActReading,
  attacker: ObjectId,
): readonly string[] {
  const tags = tagsOf(permanents);
  const others = players.filter((player) => player !== controllers.get(attacker));
  const things = permanents.filter(
    ({ characteristics: { types }, controller }) =>
      types.includes('battle') || (types.includes('planeswalker') && others.includes(controller)),
  );
  return [...others, ...things.map(({ id }) => tags.get(id) ?? id)];
}
