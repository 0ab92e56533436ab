import { remembered } from '#engine';
import { type PrintedFace, typeLineOf } from './card.ts';
import { type FileForm, isMapping, listOf } from './fileForm.ts';
import type { Template } from './grammar/template.ts';
import { linesOf } from './lines.ts';
import { ASIDE, asksForX, DOES, ELSEWHERE, isUnsaidCost, MODES, TIMING } from './marks.ts';
import { lineRead, onlyReading, readTextLine, type TextLineRead } from './readTextLine.ts';
import { spellOf } from './spellOf.ts';

/** One line of a face, and what became of it. */
export interface FaceLine {
  readonly text: string;
  readonly read: TextLineRead;
}

/** What was read of a face. */
export interface FaceRead {
  readonly lines: readonly FaceLine[];
  /** All of them, in the forms of card files. */
  readonly abilities: readonly FileForm[];
  /** How many lines are not read, and how many are about nothing that combat touches. */
  readonly unread: number;
  readonly elsewhere: number;
}

/** What the text of a face says; of an instant or sorcery all its lines together are one ability. */
export const readCardFace = remembered((face: PrintedFace): FaceRead => {
  const texts = linesOf(face);
  const lines = isSpell(face) ? spellLines(texts) : permanentLines(texts);
  const known = lines.map((line) => withoutUnknownX(line, face));
  return {
    lines: known,
    abilities: known.flatMap(({ read }) => (read.kind === 'read' ? read.abilities : [])),
    unread: known.filter(({ read }) => read.kind === 'unread').length,
    elsewhere: known.filter(({ read }) => read.kind === 'elsewhere').length,
  };
});

export const isSpell = ({ type }: Pick<PrintedFace, 'type'>): boolean =>
  typeLineOf(type).types.some((word) => word === 'instant' || word === 'sorcery');

// CR 107.3a: what was announced for X as it was cast.
const withoutUnknownX = (line: FaceLine, { cost = '' }: PrintedFace): FaceLine =>
  line.read.kind === 'read' && line.read.abilities.some(asksForXOfCard) && !cost.includes('{X}')
    ? { ...line, read: unreadLine(line.text) }
    : line;

const asksForXOfCard = (ability: FileForm): boolean =>
  isMapping(ability) &&
  (isMapping(ability['enters-with']) || ability.spell !== undefined) &&
  asksForX(ability);

const unreadLine = (text: string): TextLineRead => ({
  kind: 'unread',
  why: 'unknownWords',
  stoppedAt: text,
});

/** CR 711, 716, 719, 721: from which line on what stands there is only so at a level that is not known here. */
const LEVELS = /^(?:\{.*: level \d|level \d|to solve\b|solved\b|\d+\+ \||station\b)/i;

function permanentLines(texts: readonly string[]): readonly FaceLine[] {
  const first = texts.findIndex((text) => LEVELS.test(text));
  return texts.map((text, at) => {
    const read = readTextLine(text, 'line');
    const isLeveled = first >= 0 && at >= first && read.kind === 'read';
    return { text, read: isLeveled ? unreadLine(text) : read };
  });
}

interface SpellLine {
  readonly text: string;
  readonly by: readonly Template[];
  readonly parts: readonly FileForm[];
  readonly failed?: Exclude<TextLineRead, { readonly kind: 'read' }>;
}

function spellLines(texts: readonly string[]): readonly FaceLine[] {
  const lines = texts.map(spellLine);
  const isWhole = lines.every(({ failed }) => failed?.kind !== 'unread');
  const [ability] = isWhole ? spellRead(lines) : [];
  // The whole ability stands with the last of the lines that say it.
  const last = lines.findLast(isActing);
  return lines.map((line) => ({ text: line.text, read: ofSpellLine(line, ability, last) }));
}

function ofSpellLine(
  line: SpellLine,
  ability: TextLineRead | undefined,
  last: SpellLine | undefined,
): TextLineRead {
  const { text, parts, by, failed } = line;
  if (failed !== undefined) return failed;
  if (parts.some(isUnsaidCost)) return ability?.kind === 'elsewhere' ? ability : unreadLine(text);
  if (!isOfSpell(line)) return lineRead(text, parts, by);
  if (ability === undefined || !isActing(line)) return withoutSpell(line);
  return ability.kind === 'read' && line !== last ? { ...ability, abilities: [], by } : ability;
}

function spellLine(text: string): SpellLine {
  const read = onlyReading(text, 'spell-line');
  return 'kind' in read
    ? { text, by: [], parts: [{ [DOES]: [{ [ELSEWHERE]: 'no word of combat' }] }], failed: read }
    : { text, by: read.by, parts: listOf(read.means) };
}

/** Whether it is a part of the one ability, not a keyword of its own. */
const isOfSpell = ({ parts }: SpellLine): boolean =>
  parts.some((part) => isMapping(part) && OF_SPELL.some((mark) => Object.hasOwn(part, mark)));

/** Whether it says something of the one ability that is not elsewhere. */
const isActing = (line: SpellLine): boolean =>
  line.failed === undefined && isOfSpell(line) && withoutSpell(line).kind === 'unread';

const OF_SPELL = [DOES, MODES, TIMING];

/** What the lines do together, under a condition that all of it can be said. */
function spellRead(lines: readonly SpellLine[]): readonly TextLineRead[] {
  const ofSpell = lines.filter(isOfSpell);
  const spell = spellOf(ofSpell.flatMap(({ parts }) => parts));
  if (spell === undefined) return [];
  const text = ofSpell
    .filter(({ failed }) => failed === undefined)
    .map((line) => line.text)
    .join(' ');
  const by = ofSpell.flatMap((line) => line.by);
  return [lineRead(text, [...spell.abilities, { [ASIDE]: spell.aside }], by)];
}

/** CR 608.2c: where one of its effects is not known, what others do is not said as though it were all. */
function withoutSpell({ text, parts }: SpellLine): TextLineRead {
  const alone = spellOf(parts.filter((part) => !isMapping(part) || !Object.hasOwn(part, TIMING)));
  const isElsewhere = alone !== undefined && alone.abilities.length === 0;
  const isTiming = parts.some((part) => isMapping(part) && Object.hasOwn(part, TIMING));
  return isElsewhere && !isTiming
    ? { kind: 'elsewhere', about: alone.aside.join(', ') }
    : unreadLine(text);
}
