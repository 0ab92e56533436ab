import type { Issue, IssueCode } from '#engine';
import type { ParseIssueKind } from '#engine/sandbox';
import { sandbox } from '../i18n/en/chrome/sandbox.ts';

/** An issue as a terminal shows it: its place, what is wrong, what was expected, and what was probably meant. */
export function wordIssue(issue: Issue): string {
  const { file, line, column } = issue;
  return `${file}:${line}:${column}: ${sentenceOf(issue)}`;
}

/** The same without its place. */
export function sentenceOf(issue: Issue): string {
  const { nearest } = issue;
  const offer = nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
  return `${SENTENCES[issue.code](issue)}.${offer}`;
}

type Sentence = (issue: Issue) => string;

const SENTENCES: Readonly<Record<IssueCode, Sentence>> = {
  notYaml: ({ found }) => `not YAML: ${YAML_ERRORS[found] ?? words(found)}`,
  notJson: () => 'not JSON; expected a card in a line',
  tooLarge: (issue) => `${LARGE[issue.found] ?? issue.found}; expected ${anyOf(issue)}`,
  reservedWord: ({ found }) =>
    `“${found}” is a word that the machine itself has a meaning for; expected another one`,
  duplicateKey: ({ found }) => `“${found}” stands here a second time; expected each key once`,
  unknownKey: (issue) => `unknown key “${issue.found}”; expected ${anyOf(issue)}`,
  missingKey: (issue) => `missing here; expected ${anyOf(issue)}`,
  missingKeys: ({ expected }) => `missing here; expected all of ${allOf(expected)}`,
  unknownWord: (issue) => `unknown word “${issue.found}”; expected ${anyOf(issue)}`,
  wrongType: (issue) => `“${issue.found}” cannot stand here; expected ${anyOf(issue)}`,
  outOfRange: (issue) => `${issue.found} is out of range; expected ${anyOf(issue)}`,
  duplicateId: (issue) => `“${issue.found}” is taken; expected ${anyOf(issue)}`,
  unknownId: (issue) => `nothing is called “${issue.found}”; expected ${anyOf(issue)}`,
  unknownCard: ({ found }) =>
    `no card “${found}”; expected the name of a file in scenarios/cards, which \`npm run words -- card NAME\` searches`,
  halfReadCard: ({ found, expected: [n] }) =>
    `of the text of “${found}” so many abilities are not read: ${n}; expected a card file of its own in scenarios/cards`,
  sharedName: ({ found, expected: [other] }) => `“${found}” is what “${other}” is called, too`,
  notSorted: ({ found }) => `“${found}” is out of order; expected each id once, sorted`,
  impossibleBoard: (issue) => `impossible board (${issue.found}): ${anyOf(issue)}`,
  slipInLine: (issue) => `“${issue.found}” in the line of a board: ${slipOf(issue)}`,
  unknownRule: ({ found }) =>
    `no rule has the key “${found}”; expected a key of the rule table, which \`npm run words -- rule-key TEXT\` searches`,
  missingTranslation: (issue) => `file missing; expected ${anyOf(issue)}`,
  sharedSlug: (issue) =>
    `the folder name “${issue.found}” is a scenario’s address, and ${anyOf(issue)} has it too`,
  failed: ({ found }) =>
    `the project fails on this file, which is a mistake of its own, please report it: ${found} (TRACE=1 shows where)`,
  nothingThere: (issue) => `nothing there; expected a folder with ${anyOf(issue)}`,
};

/** A list is shown whole as long as a person would read it. */
const READABLE = 24;
/** Of a longer list so many are shown. */
const SHOWN = 12;
/** Codes whose lists are words of the language, which a command searches. */
const SEARCHABLE: ReadonlySet<IssueCode> = new Set(['unknownKey', 'unknownWord', 'unknownRule']);

function anyOf({ expected, code }: Pick<Issue, 'expected' | 'code'>): string {
  const shown = expected
    .slice(0, expected.length > READABLE ? SHOWN : READABLE)
    .map((word) => DESCRIPTIONS[word] ?? faultOf(word) ?? bound(word));
  const more = expected.length - shown.length;
  const search = SEARCHABLE.has(code) ? ', which `npm run words -- TEXT` searches' : '';
  const last = more > 0 ? `${more} more${search}` : shown.pop();
  return shown.length === 0 ? `${last ?? 'nothing'}` : `${shown.join(', ')} or ${last}`;
}

const allOf = (expected: readonly string[]): string =>
  `${expected.slice(0, -1).join(', ')} and ${expected.at(-1)}`;

const bound = (word: string): string =>
  word.replace(/^atLeast (-?\d+)$/, 'at least $1').replace(/^atMost (-?\d+)$/, 'at most $1');

const words = (code: string): string => code.toLowerCase().replaceAll('_', ' ');

const slipOf = ({ expected: [kind = ''] }: Issue): string =>
  new Map(Object.entries(SLIPS)).get(kind) ?? kind;

/** What may be wrong in the line of a board. */
const SLIPS: Readonly<Record<ParseIssueKind | 'editionOfFile', string>> = {
  unknownCard: 'no card and no creature is called so',
  unknownWord: 'not understood',
  notPlayed: 'known, and not played here',
  unknownPlayer: 'no player is called so',
  unknownTag: 'no permanent is called so; A1 is the first of a player whose name begins with A',
  halfRead: 'not all of its text is read; say “as read” if the rest does not matter here',
  severalMeant: 'not enough here: say who by tags, as in A1',
  unknownSection: 'it says neither what lies there nor what is done',
  half: 'something is missing before or after it',
  unknownEdition: 'no edition of the rules has this date',
  editionOfFile: 'a file says under `editions` by which rules it is played',
  number: 'the number is missing, too large or cannot stand here',
  notOfCards: 'of a card only how it stands and what it gains can be said',
  notTheirs: 'another player controls it',
  impossible: 'no board can have that',
  duplicate: 'said before, and otherwise',
  tooMany: 'more than a board may have',
};

const FAULTS = new Map(Object.entries(sandbox.faults));

/** Why no board has it, as the page of one’s own board says it, and how a file would say it. */
function faultOf(code: string): string | undefined {
  const sentence = FAULTS.get(code);
  if (sentence === undefined) return undefined;
  const begun = sentence.charAt(0).toLowerCase() + sentence.slice(1, -1);
  const how = IN_FILES[code];
  return how === undefined ? begun : `${begun}, ${how}`;
}

const IN_FILES: Readonly<Record<string, string>> = {
  powerAndToughness: 'as in creature: 2/2',
  sizeOfVehicles: 'as in vehicle: 3/3; a creature’s is creature: 3/3',
  loyaltyOfPlaneswalkers: 'as in loyalty: 4',
  defenseOfBattles: 'as in defense: 3',
  attachable: 'as its subtypes say',
  attachedAura: 'as in attached-to: bear or enchants: Nil',
  enchantingAura: 'as its subtypes say',
};

/** What the engine's description codes mean. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  mapping: 'a mapping (key: value)',
  list: 'a list',
  word: 'a word',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  idWord: 'an id of lower case letters, digits and hyphens',
  nameOnBoard: 'the name of a player or the id of a permanent',
  playerName: 'a name that begins with a capital letter',
  subtypeWord: 'a subtype in lower case, such as wall',
  manaCost: 'a mana cost in quotes, such as "{2}{R}"',
  manaPool: 'mana, one letter for each: W U B R G C',
  isoDate: 'a date such as 2026-11-21',
  powerToughness: 'power and toughness, such as 2/2',
  obeys: 'two numbers, as in 1 of 2',
  restrictionOrRequirement: 'a restriction or a requirement',
  selfOrFilter: '“self” or a filter',
  ledgerId: 'the id of a statement, such as S2-E18',
  title: 'a name',
  something: 'something in it',
  yaml: 'YAML',
  eachKeyOnce: 'each key once',
  idOfItsOwn: 'an id of its own for each object',
  initialOfItsOwn: 'each player needs an initial of their own',
  initialA: 'the active player’s name begins with A',
  initialN: 'the nonactive player’s name begins with N',
  graveyardCountedOnce: '`graveyard` says how many already',
  countedOnce: 'its counters say what is left; what is printed beside them would not be used',
  asItsCardSays:
    'a card is what its own file says; another permanent can be described in its place',
  saidInLine: 'the line says it',
  damageOnPermanents: 'damage to a player is lost life; give the life instead',
};

const LARGE: Readonly<Record<string, string>> = {
  letters: 'the file is longer than any scenario',
  values: 'here the file has more values than any scenario, with those that its aliases stand for',
  depth: 'lists and mappings stand inside one another, deeper than any scenario needs',
};

const YAML_ERRORS: Readonly<Record<string, string>> = {
  BAD_INDENT: 'the indentation does not fit',
  TAB_AS_INDENT: 'a tab where spaces are expected',
  MISSING_CHAR: 'a comma, colon or closing bracket is missing',
  BLOCK_AS_IMPLICIT_KEY: 'a mapping where a word is expected; is the indentation right?',
  MULTILINE_IMPLICIT_KEY: 'a key goes over several lines; is a colon or a quote missing?',
  UNEXPECTED_TOKEN: 'something that YAML does not expect here',
  UNRESOLVED_ALIAS: 'an alias without its anchor',
  KEY_NOT_A_WORD: 'a key has to be a word',
  CIRCULAR_ALIAS: 'an alias inside what it stands for',
};
