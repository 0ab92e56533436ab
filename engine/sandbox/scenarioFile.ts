import { NEWEST_EDITION } from '../citation/editions.ts';
import type { SaidAct } from '../log/act.ts';
import { decisionOf } from '../scenario/line.ts';
import { playScripts } from '../scenario/play.ts';
import { assertNever } from '../vocabulary/result.ts';
import { asInFiles } from './asInFiles.ts';
import type { Board, BoardAct } from './board.ts';
import { ruledBy } from './namedEdition.ts';
import { playBoard } from './playBoard.ts';
import { refusedTry } from './refusedTry.ts';
import { scenarioOf } from './scenarioOf.ts';
import type { Awaited, Table } from './tableOf.ts';
import { tableOf } from './tableOf.ts';
import { tagsOf } from './tags.ts';
import { lastAsTrial } from './tried.ts';
import { writeSections } from './writeLine.ts';

/** What file a board becomes: one of a page of its own, whose day of the last check is said, or one of practice sets. */
export type FileOf =
  | { readonly kind: 'scenario'; readonly checked: string }
  | { readonly kind: 'exercise' };

/**
 * A board as the text of a file: in a line, with what was decided on it; with what was tried last and refused, and what
 * that breaks; and a question of what is to be decided now, or else of who dies. Whoever plays is called by the custom of
 * such files.
 */
export function scenarioFile(meant: Board, of: FileOf): string {
  const { board, refused } = triedInFiles(asInFiles(meant));
  const table = tableOf(board, 'decision');
  const { editions, head } = headOf(board, table, of);
  return [
    `# yaml-language-server: $schema=../../../.schema/${of.kind}.schema.json`,
    ...[...tagsOf(board.setup.permanents)].map(([id, tag]) => `# ${tag} ${id}`),
    ...head,
    ...editions,
    'line: |',
    ...writeSections(ruledBy(board, 'newest')).map((section) => `  ${section}`),
    ...scriptOf([
      ...refused,
      ...(board.acts.length === 0 ? [`{ attack: ${attackTaken(table)} }`] : []),
    ]),
    ...(leavesChoices(board, table) ? ['choices: taken'] : []),
    ...questionsOf(board, table),
    '',
  ].join('\n');
}

interface InFiles {
  readonly board: Board;
  /** What was tried on it, or declared last, and is not legal, as an entry of a script. */
  readonly refused: readonly string[];
}

/** What is tried and is legal is done. */
function triedInFiles({ triesLast, ...meant }: Board): InFiles {
  const last = lastAsTrial(meant);
  const acts = notRefused(meant);
  const refused = last !== undefined && acts !== meant.acts ? refusedTry(last) : undefined;
  if (last !== undefined && refused !== undefined)
    return { board: last.before, refused: [refused] };
  return { board: acts === meant.acts ? meant : { ...meant, acts }, refused: [] };
}

const scriptOf = (entries: readonly string[]): readonly string[] =>
  entries.length === 0 ? [] : [`script: [${entries.join(', ')}]`];

/** What was decided before anything that was refused; of a division, that is seen once all others are made. */
function notRefused(meant: Board): readonly BoardAct[] {
  const now = playBoard(meant, 'decision');
  const isDividing = decisionOf(now.line).kind === 'assignCombatDamage';
  const { troubles, played } = isDividing ? playBoard(meant, 'end') : now;
  return troubles.length === 0 ? meant.acts : played;
}

interface Head {
  readonly head: readonly string[];
  readonly editions: readonly string[];
}

function headOf({ edition, namesEdition }: Board, { awaits }: Table, of: FileOf): Head {
  const editions = [`editions: [${edition}]`];
  const plain = [`topics: [${topicOf(awaits)}]`, 'knowledge: 3'];
  switch (of.kind) {
    case 'scenario':
      return { editions, head: ['covers: []', ...plain, `checked: ${of.checked}`] };
    case 'exercise':
      return { editions: edition === NEWEST_EDITION && !namesEdition ? [] : editions, head: plain };
    default:
      return assertNever(of);
  }
}

function topicOf(awaits: Awaited | undefined): string {
  if (awaits?.answer.kind === 'attack') return 'declare-attackers';
  return awaits?.answer.kind === 'block' ? 'declare-blockers' : 'combat-damage';
}

function questionsOf({ setup }: Board, { awaits }: Table): readonly string[] {
  const asked = awaits === undefined ? undefined : wordsOf(awaits);
  const isAnyCreature = setup.permanents.some(({ characteristics }) =>
    characteristics.types.includes('creature'),
  );
  if (asked === undefined && !isAnyCreature) return [];
  return ['questions:', `  - { id: first, ${asked ?? 'pick: die, after: 0'} }`];
}

/** An order is announced, which no question asks for. */
function wordsOf({ answer }: Awaited): string | undefined {
  switch (answer.kind) {
    case 'attack':
      return 'declare: attackers, after: 0';
    case 'block':
      return 'declare: blockers, after: 0';
    case 'division':
      return `divide: ${answer.choice.source}, after: 0`;
    case 'order':
      return undefined;
    default:
      return assertNever(answer);
  }
}

/** A script has an entry: where nothing is decided, the attack that the engine suggests. */
function attackTaken(table: Table): string {
  const pairs = suggestedAttack(table).declaration.attacks.map(
    ({ attacker, target }) =>
      `${attacker}: ${target.kind === 'player' ? target.player : target.permanent}`,
  );
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

function suggestedAttack({ awaits }: Table): SaidAct<'attack'> {
  const answer = awaits?.answer;
  const declaration = answer?.kind === 'attack' ? answer.example : { attacks: [] };
  return { kind: 'attack', declaration };
}

function leavesChoices(board: Board, table: Table): boolean {
  const acts = board.acts.length === 0 ? [suggestedAttack(table)] : board.acts;
  const scenario = scenarioOf({ ...board, acts });
  return playScripts(scenario, board.edition).some(({ taken }) => taken.length > 0);
}
