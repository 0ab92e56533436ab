import type { Issue, IssueCode } from '#engine';

/** An issue as a terminal shows it: its place, what is wrong, what was expected, and what was probably meant. */
export function wordIssue(issue: Issue): string {
  const { file, line, column, nearest } = issue;
  const offer = nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
  return `${file}:${line}:${column}: ${SENTENCES[issue.code](issue)}.${offer}`;
}

type Sentence = (issue: Issue) => string;

const SENTENCES: Readonly<Record<IssueCode, Sentence>> = {
  notYaml: ({ found }) => `not YAML: ${YAML_ERRORS[found] ?? words(found)}`,
  duplicateKey: ({ found }) => `“${found}” stands here a second time; expected each key once`,
  unknownKey: ({ found, expected }) => `unknown key “${found}”; expected ${anyOf(expected)}`,
  missingKey: ({ expected }) => `missing here; expected ${anyOf(expected)}`,
  unknownWord: ({ found, expected }) => `unknown word “${found}”; expected ${anyOf(expected)}`,
  wrongType: ({ found, expected }) => `“${found}” cannot stand here; expected ${anyOf(expected)}`,
  outOfRange: ({ found, expected }) => `${found} is out of range; expected ${anyOf(expected)}`,
  duplicateId: ({ found, expected }) => `“${found}” is taken; expected ${anyOf(expected)}`,
  unknownId: ({ found, expected }) => `nothing is called “${found}”; expected ${anyOf(expected)}`,
  unknownCard: ({ found }) => `no card “${found}”; expected the name of a file in scenarios/cards`,
  impossibleBoard: ({ found, expected }) => `impossible board (${found}): ${anyOf(expected)}`,
  impossibleScript: ({ found, expected }) =>
    `“${found}” cannot be declared here; expected ${anyOf(expected)}`,
  unknownRule: ({ found }) => `no rule has the key “${found}”; expected a key of the rule table`,
  missingTranslation: ({ expected }) => `file missing; expected ${anyOf(expected)}`,
  sharedSlug: ({ found, expected }) =>
    `the folder name “${found}” is a scenario’s address, and ${anyOf(expected)} has it too`,
  nothingThere: ({ expected }) => `nothing there; expected a folder with ${anyOf(expected)}`,
};

/** Some lists are long; the reader gets the beginning, and the nearest word apart. */
const SHOWN = 12;

function anyOf(expected: readonly string[]): string {
  const shown = expected.slice(0, SHOWN).map((word) => DESCRIPTIONS[word] ?? bound(word));
  const more = expected.length - shown.length;
  const last = more > 0 ? `${more} more` : shown.pop();
  return shown.length === 0 ? `${last ?? 'nothing'}` : `${shown.join(', ')} or ${last}`;
}

const bound = (word: string): string =>
  word.replace(/^atLeast (-?\d+)$/, 'at least $1').replace(/^atMost (-?\d+)$/, 'at most $1');

const words = (code: string): string => code.toLowerCase().replaceAll('_', ' ');

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
  subtype: 'a subtype in lower case, such as wall',
  manaCost: 'a mana cost in quotes, such as "{2}{R}"',
  manaPool: 'mana, one letter for each: W U B R G C',
  isoDate: 'a date such as 2026-11-21',
  powerToughness: 'power and toughness, such as 2/2',
  obeys: 'two numbers, as in 1 of 2',
  restrictionOrRequirement: 'a restriction or a requirement',
  ledgerId: 'the id of a statement, such as S2-E18',
  title: 'a name',
  yaml: 'YAML',
  eachKeyOnce: 'each key once',
  idOfItsOwn: 'an id of its own for each object',
  initialOfItsOwn: 'each player needs an initial of their own',
  initialA: 'the active player’s name begins with A',
  initialN: 'the nonactive player’s name begins with N',
  twoPlayers: 'a game has two players or more',
  attachedToAnother: 'nothing is attached to itself',
  attachedInNoCircle: 'nothing is attached to what is attached to it',
  noAttachedCreature: 'a creature is attached to nothing',
  powerAndToughness: 'a creature has power and toughness, as in creature: 2/2',
  damageOnCreatures: 'damage stays marked on creatures only',
  damageOnPermanents: 'damage to a player is lost life; give the life instead',
  untapped: 'an untapped creature; try it under “refused” to show that it may not',
  activePlayersCreature: 'a creature of the active player',
  defendingPlayersCreature: 'a creature of a defending player',
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
