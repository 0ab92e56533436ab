// A board as it was read, written or changed, for the page to show.
import { ok } from '#engine';
import {
  type Board,
  type Edited,
  type LineRead,
  type LinkProblem,
  linkIn,
  readLine,
  type Slip,
  writeLine,
} from '#engine/sandbox';
import type { Desk } from './desk.ts';
import { offeredIn } from './offeredIn.ts';
import type { Look, SandboxView, ToldParseIssue } from './protocol.ts';
import { type Here, onTable, viewModelOf } from './viewModel.ts';

/** A line, or a link that holds one, wherever in a text it stands. */
export function shown(text: string, look: Look, desk: Desk): SandboxView {
  const { here, lexicon, isPartial, settled } = desk;
  const linked = linkIn(text) ?? ok(text);
  const read = readLine(linked.ok ? linked.value : '', lexicon);
  const told = read.slips.map((slip) => toldOf(slip, here));
  const broken = linked.ok ? [] : [brokenLink(text, linked.error.kind, here)];
  const model = viewModelOf(onTable(read, look), here);
  // As it is written from now on, it names no other cards.
  if (!isPartial) settled.add(model.line);
  return { ...model, slips: [...broken, ...told], isBroken: !linked.ok, isPartial };
}

const brokenLink = (text: string, kind: LinkProblem['kind'], { words }: Here): ToldParseIssue => ({
  at: 0,
  text,
  says: words.links[kind],
  offered: [],
});

/** A board that was read, and so can be read again. */
export const shownBoard = (board: Board, look: Look, desk: Desk): SandboxView =>
  shown(writeLine(board), look, desk);

/** A board that was changed, or what is wrong with the change and the board as it was. */
export const shownEdit = ({ board, slips }: Edited, look: Look, desk: Desk): SandboxView => ({
  ...shownBoard(board, look, desk),
  ...(slips.length === 0 ? {} : { slips: slips.map((slip) => toldOf(slip, desk.here)) }),
});

export const readIn = (line: string, { lexicon }: Desk): LineRead => readLine(line, lexicon);

export const boardIn = (line: string, desk: Desk): Board => readIn(line, desk).board;

/** What is not understood, in words. */
export function toldOf(slip: Slip, here: Here): ToldParseIssue {
  const { kind, at, text, because, offered } = offeredIn(slip, here);
  const { words } = here;
  const [nearest] = offered;
  const says = [
    words.slips[kind](text),
    because && words.faults[because],
    nearest && words.nearest(nearest),
  ];
  return { at, text, says: says.filter(Boolean).join(' '), offered };
}
