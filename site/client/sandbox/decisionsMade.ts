// What is decided, tried and done on a board, as the board that comes of it.
import { edited, rulable, toFragment, writeLine } from '#engine/sandbox';
import type { Entries } from '../../questions/rulings/material.ts';
import { decided } from './decided.ts';
import { withDeed } from './deedDone.ts';
import type { Desk } from './desk.ts';
import type { SandboxView, WorkerReplies, WorkerRequest } from './protocol.ts';
import { readIn, shownBoard, shownEdit } from './shown.ts';
import { onTable } from './viewModel.ts';

export function afterDecision(
  { line, entries }: Extract<WorkerRequest, { readonly kind: 'decide' }>,
  desk: Desk,
): SandboxView {
  const { played, act } = decisionIn(line, entries, desk);
  return act === undefined
    ? shownBoard(played, 'play', desk)
    : shownEdit(edited(played, { kind: 'decide', act }), 'play', desk);
}

/** An order is announced, and not tried: any is legal. */
export function afterTrial(
  { line, entries }: Extract<WorkerRequest, { readonly kind: 'try' }>,
  desk: Desk,
): WorkerReplies['try'] {
  const { played, act } = decisionIn(line, entries, desk);
  const tried =
    act === undefined || act.kind === 'order' ? played : edited(played, { kind: 'try', act }).board;
  const written = writeLine(tried);
  return { line: written, fragment: toFragment(written) };
}

/** What a form says is decided on a board, and what was played of the board by then. */
function decisionIn(line: string, entries: Entries, desk: Desk) {
  const { played, table } = onTable(readIn(line, desk), 'play');
  const { awaits, stopped } = table;
  const before = stopped === undefined ? played : { ...played, acts: stopped.played };
  return { played: before, act: awaits && decided(awaits, entries) };
}

export function afterDeed(
  asked: Extract<WorkerRequest, { readonly kind: 'deed' }>,
  desk: Desk,
): SandboxView {
  const read = readIn(asked.line, desk);
  const { board } = read;
  if (rulable(board).kind !== 'whole') return shownBoard(board, 'play', desk);
  const { played, table } = onTable(read, 'play');
  const next = withDeed(played, table, asked);
  return shownBoard(next, 'play', desk);
}
