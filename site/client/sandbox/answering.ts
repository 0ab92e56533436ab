// What is asked of the engine by the page, answered.

import {
  type Board,
  declarablesOf,
  divisionOutcomesOf,
  edited,
  type FileOf,
  findCards,
  type Item,
  type LineRead,
  linkIn,
  otherRules,
  readGains,
  readItems,
  rulable,
  type Slip,
  scenarioFile,
  searchLonger,
  trialOn,
} from '#engine/sandbox';
import { assertNever, objectId, playerId } from '../../engine.ts';
import type { RuledKind } from '../../library/judged/marked.ts';
import { declarablesHtml } from '../../markup/sandbox/declarables.ts';
import { otherRulesHtml } from '../../markup/sandbox/otherRules.ts';
import { prospectsHtml } from '../../markup/sandbox/prospects.ts';
import type { RuledMarking } from '../../questions/marking.ts';
import { RULINGS } from '../../questions/rulings/index.ts';
import type { Entries } from '../../questions/rulings/material.ts';
import type { Mark } from '../../questions/script/mark.ts';
import { abilityLinesIn } from '../../view/abilityLines.ts';
import { printedName } from '../../view/naming.ts';
import { askedPage } from './askedPage.ts';
import { optionsIn } from './choosing.ts';
import { decided } from './decided.ts';
import { afterDecision, afterDeed, afterTrial } from './decisionsMade.ts';
import { type Desk, deskFor, withCardsOf } from './desk.ts';
import { fewOf } from './fewSlips.ts';
import { namingOn } from './naming.ts';
import { ruledAsPaid } from './paying.ts';
import type {
  Added,
  Brought,
  FoundCard,
  SandboxView,
  WorkerReplies,
  WorkerRequest,
} from './protocol.ts';
import { boardIn, readIn, shown, shownBoard, shownEdit, toldOf } from './shown.ts';
import { onTable } from './viewModel.ts';

let desk: Desk | undefined;

/** The answer to whatever the page asks; throws where it asks before it has begun, or what it needs can't be loaded. */
export async function hand(asked: WorkerRequest): Promise<WorkerReplies[WorkerRequest['kind']]> {
  if (asked.kind === 'begin') {
    desk = await deskFor(asked);
    return undefined;
  }
  if (desk === undefined) throw new Error('not begun');
  const brought = await shownBrought(asked, desk);
  if (brought !== undefined) return brought;
  desk = await withCardsOf(textsOf(asked), desk);
  return answered(asked, desk);
}

/** What a board is as another program wrote it; nothing where the text is none of these, or the page’s own. */
async function shownBrought(
  asked: WorkerRequest,
  desk: Desk,
): Promise<SandboxView | Added | undefined> {
  if (asked.kind !== 'show' && asked.kind !== 'add') return undefined;
  const text = asked.kind === 'show' ? asked.line : asked.text;
  if (!MAY_BE_BROUGHT.test(text) || linkIn(text) !== undefined) return undefined;
  const { boardBrought } = await import('./elsewhere.ts');
  const board = await boardBrought(text, asked.kind, desk.here.m.language);
  if (board === undefined) return undefined;
  const { line, told } = board;
  if (line === undefined) return refused(asked, told, desk);
  const full = await withCardsOf([line], desk);
  const look = / -> | -\| |no block/.test(line) ? 'play' : 'setup';
  const view = { ...shown(line, look, full), look, brought: told } as const;
  return asked.kind === 'add' ? { kind: 'added', shown: view } : view;
}

/** The board stays as it was. */
function refused(
  asked: Extract<WorkerRequest, { readonly kind: 'show' | 'add' }>,
  { says }: Brought,
  desk: Desk,
): SandboxView | Added {
  const slips = [{ at: 0, text: '', says, offered: [] }];
  return asked.kind === 'add'
    ? { kind: 'slips', slips, isPartial: false }
    : { ...shown('', asked.look, desk), slips, isBroken: true };
}

/** It has several lines, or marks of a program. */
const MAY_BE_BROUGHT = /\S\s*[\n\r]\s*\S|^\s*[{[<]|@\[/;

/** What of it is read, and so may name cards. */
function textsOf(asked: Exclude<WorkerRequest, { readonly kind: 'begin' }>): readonly string[] {
  const line = 'line' in asked ? [asked.line] : [];
  if (asked.kind === 'add' || asked.kind === 'describe') return [...line, asked.text];
  const { edit } = asked.kind === 'edit' ? asked : {};
  return edit?.kind === 'unsay' ? [...line, edit.instead ?? ''] : line;
}

function answered(
  asked: Exclude<WorkerRequest, { readonly kind: 'begin' }>,
  desk: Desk,
): WorkerReplies[WorkerRequest['kind']] | Promise<WorkerReplies[WorkerRequest['kind']]> {
  switch (asked.kind) {
    case 'show':
      return shown(asked.line, asked.look, desk);
    case 'edit':
      return afterEdit(asked, desk);
    case 'describe':
      return described(asked, desk);
    case 'gains':
      return gained(asked, desk);
    case 'add':
      return added(asked, desk);
    case 'find':
      return found(asked.text, desk);
    case 'file':
      return fileOf(boardIn(asked.line, desk), asked.of, desk);
    case 'decide':
      return afterDecision(asked, desk);
    case 'try':
      return afterTrial(asked, desk);
    case 'deed':
      return afterDeed(asked, desk);
    case 'prospects':
      return asked.of === 'rules'
        ? otherwiseIn(readIn(asked.line, desk), desk)
        : prospectsIn(readIn(asked.line, desk), asked.choice, desk);
    case 'ask':
      return askedPage(onTable(readIn(asked.line, desk), 'play'), desk.here, asked.games);
    case 'lesson':
    case 'askLesson':
    case 'lessonFile':
      return import('./lessons.ts').then(({ lessonAnswered }) => lessonAnswered(asked, desk));
    case 'mark':
      return ruledOn(asked.marking, asked.entries);
    case 'lookOn':
      return ruledLonger(asked, desk);
    default:
      return assertNever(asked);
  }
}

/** Where what was declared can't be asked for again with all that was said of it, it is asked for anew. */
function afterEdit(
  { line, edit, look }: Extract<WorkerRequest, { readonly kind: 'edit' }>,
  desk: Desk,
): SandboxView {
  const done = edited(boardIn(line, desk), edit);
  const view = shownEdit(done, look, desk);
  return edit.kind === 'reopen' && view.tried === undefined
    ? shownBoard(trialOn(done.board)?.before ?? done.board, look, desk)
    : view;
}

const ruledOn = async <K extends RuledKind>(
  marking: RuledMarking<K>,
  entries: Entries,
): Promise<Mark> => ruledAsPaid(marking, entries, await RULINGS[marking.kind](marking, entries));

function ruledLonger(
  { line, marking, entries, times }: Extract<WorkerRequest, { readonly kind: 'lookOn' }>,
  desk: Desk,
): Promise<Mark> {
  const { table } = onTable(readIn(line, desk), 'play');
  if (table.awaits !== undefined) searchLonger(table, decided(table.awaits, entries), times);
  return ruledOn(marking, entries);
}

/** One thing alone can be meant; what is not understood of it is told as before. */
function described(
  { line, objects, text, look }: Extract<WorkerRequest, { readonly kind: 'describe' }>,
  desk: Desk,
): SandboxView {
  const board = boardIn(line, desk);
  const [item, ...more] = readItems(text, desk.lexicon, board).items;
  const isOne = item !== undefined && more.length === 0;
  const ids = objects.map(objectId);
  return isOne
    ? shownEdit(edited(board, { kind: 'describe', objects: ids, item }), look, desk)
    : shownBoard(board, look, desk);
}

function gained(
  { line, object, text, look }: Extract<WorkerRequest, { readonly kind: 'gains' }>,
  desk: Desk,
): SandboxView {
  const board = boardIn(line, desk);
  const { gains, slips } = readGains(text, desk.lexicon);
  const to = { kind: 'change', object: objectId(object), to: { gains } } as const;
  return shownEdit(slips.length > 0 ? { board, slips } : edited(board, to), look, desk);
}

/** What was typed for one side; where something of it is not understood, nothing is added and nothing lost. */
async function added(
  asked: Extract<WorkerRequest, { readonly kind: 'add' }>,
  desk: Desk,
): Promise<Added> {
  const { items, slips } = readItems(asked.text, desk.lexicon, boardIn(asked.line, desk));
  if (slips.length === 0) return addedItems(items, asked, desk);
  const isList = MAY_BE_BROUGHT.test(asked.text) && !desk.isPartial;
  const { listBrought } = isList ? await import('./elsewhere.ts') : {};
  const list = await listBrought?.(asked.text, desk);
  if (list === undefined) return notAdded(slips, desk);
  const more = addedItems(list.items, asked, list.desk);
  return more.kind === 'slips' ? more : { ...more, shown: { ...more.shown, brought: list.told } };
}

function addedItems(
  items: readonly Item[],
  { line, side, to, look }: Extract<WorkerRequest, { readonly kind: 'add' }>,
  desk: Desk,
): Added {
  const change = { kind: 'add', player: playerId(side), to, items } as const;
  const more = edited(boardIn(line, desk), change);
  return more.slips.length > 0
    ? notAdded(more.slips, desk)
    : { kind: 'added', shown: shownBoard(more.board, look, desk) };
}

const notAdded = (slips: readonly Slip[], { here, isPartial }: Desk): Added => ({
  kind: 'slips',
  slips: fewOf(slips).map((slip) => toldOf(slip, here)),
  isPartial,
});

/** Cards that have a file, and the others as far as they come. */
async function found(text: string, { here, lexicon, parts }: Desk): Promise<readonly FoundCard[]> {
  const own = findCards(text, lexicon.cards, MOST_FOUND);
  const others = HAS_SIZE.test(text) ? [] : await parts.beginning(text, MOST_FOUND).catch(() => []);
  const all = new Map([...own, ...others].map((card) => [card.id, card]));
  const { m } = here;
  const abilitiesOf = abilityLinesIn(m);
  return findCards(text, all, MOST_FOUND).map(({ id, names, characteristics }) => {
    const { power, toughness } = characteristics;
    const size = power === undefined ? [] : [`${power}/${toughness ?? 0}`];
    return {
      name: printedName(id, names, m.language),
      says: [...size, ...abilitiesOf(characteristics)].join(', '),
    };
  });
}

/** No name of a card has one, and what is described does. */
const HAS_SIZE = /\d\/\d/;
const MOST_FOUND = 5;

/** An exercise has no prose that could be missing; a board that is not understood has no file. */
function fileOf(board: Board, of: FileOf, { here: { words } }: Desk): string {
  if (rulable(board).kind !== 'whole') return '';
  const file = scenarioFile(board, of);
  return of.kind === 'exercise' ? file : `# ${words.fileLacks}\n${file}`;
}

function otherwiseIn(read: LineRead, { here }: Desk): string {
  const { board, table } = onTable(read, 'play');
  return `${otherRulesHtml(otherRules(board), { ...here, n: namingOn(board, table, here) })}`;
}

function prospectsIn(
  read: LineRead,
  choice: string | undefined,
  { here: { m, words, ...here } }: Desk,
): string {
  const at = choice?.startsWith('end') === true ? 'end' : 'play';
  const { played: board, table } = onTable(read, at);
  const n = namingOn(board, table, { m, ...here });
  if (choice !== undefined) return `${optionsIn(board, table, choice, { m, n, words })}`;
  const declarables = declarablesOf(table);
  return declarables === undefined
    ? `${prospectsHtml(divisionOutcomesOf(table), { n, words: words.prospects })}`
    : `${declarablesHtml(declarables, { m, n, edition: board.edition, words: words.declarables })}`;
}
