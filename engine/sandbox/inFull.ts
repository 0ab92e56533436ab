import type { ObjectId } from '../vocabulary/ids.ts';
import { type ActReading, type Acts, lastOf, located, permanentsIn } from './actReading.ts';
import { playerOn } from './namesOnBoard.ts';
import { slipIn } from './parseIssue.ts';
import { ATTACKS, BLOCKS, type DeclarationSection, isHalf, namesIn } from './sections.ts';
import type { Span } from './span.ts';
import { tagsOf } from './tags.ts';

type Said = DeclarationSection & { readonly span: Span };

/**
 * A declaration that says who and what. `A1 attacks` and `N1 blocks` are in full where only one can be meant; where
 * several can, each is offered, and the note of what is missing is taken.
 */
export function inFull(section: Said, acts: Acts, reading: ActReading): Said | undefined {
  if (!isTheirs(section, reading)) return undefined;
  if (!isHalf(section)) return section;
  const isSomebody = namesIn(section.who).length > 0;
  if (isInWords(section) && isSomebody && permanentsIn(section.who, reading).length === 0)
    return undefined;
  const meant = meantBy(section, acts, reading);
  const [only, ...others] = meant;
  if (only !== undefined && others.length === 0 && 'what' in section)
    return { ...section, what: { text: only, at: section.what.at } };
  const offered = meant.slice(0, MOST_OFFERED).map((one) => withMeant(section, one));
  reading.note(slipIn('half', section.span, offered));
  return undefined;
}

const MOST_OFFERED = 4;

const withMeant = ({ span, ...section }: Said, one: string): string =>
  'by' in section ? span.text.replace(/\s+(with|con)\s/i, ` ${one} $1 `) : `${span.text} ${one}`;

/** Whether whoever is said to declare it controls what is declared. */
function isTheirs(section: Said, reading: ActReading): boolean {
  if (!('by' in section) || section.by === undefined) return true;
  const { names, note } = reading;
  const player = playerOn(section.by, names, note);
  if (player === undefined) return false;
  const [other] = located(section.who, { ...reading, note: () => {} }).filter(
    ({ id }) => (names.controllers.get(id) ?? player) !== player,
  );
  if (other !== undefined) note(slipIn('notTheirs', other.word));
  return other === undefined;
}

/** What may stand behind the verb of a declaration in words. */
function meantBy(section: Said, acts: Acts, reading: ActReading): readonly string[] {
  const [first] = permanentsIn(section.who, { ...reading, note: () => {} });
  if (!isInWords(section) || first === undefined) return [];
  if (section.kind === 'block') return attackersIn(acts, reading);
  return section.kind === 'attack' ? attackable(reading, first) : [];
}

const isInWords = (section: Said): boolean => 'by' in section || VERB.test(section.span.text);

const VERB = new RegExp(`(?:${ATTACKS}|${BLOCKS})$`, 'iu');

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
