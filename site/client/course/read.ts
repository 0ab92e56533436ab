// The course as a reader has it: its stops, the log, and a placement test.
import type { StopSketch } from '../../view/course/stopSketch.ts';
import type { Answer } from '../memory/answer.ts';
import { type Remembered, remembered } from '../memory/page/read.ts';
import { readPlacement } from '../placement/kept.ts';
import { type StopStanding, standingsOf } from './standing.ts';
import { type Placed, type Way, wayOf } from './way.ts';
import { whereLeft } from './whereLeft.ts';

/** So long a host may take to send it, in milliseconds. */
const PATIENCE = 20_000;

export interface ReadersCourse {
  readonly stops: readonly StopSketch[];
  readonly answers: readonly Answer[];
  readonly trouble: Remembered['trouble'];
  readonly standings: ReadonlyMap<string, StopStanding>;
  readonly placed: Placed | undefined;
  readonly way: Way;
}

/** Rejects where the stops can't be had. `root`: the site in this language, `/it/`. */
export async function readersCourse(root: string): Promise<ReadersCourse> {
  const [stops, { answers, trouble }] = await Promise.all([stopsAt(root), remembered()]);
  const standings = standingsOf(stops, answers, Date.now());
  const read = readPlacement();
  const placed = read?.kind === 'read' ? read.result : undefined;
  const way = wayOf(stops, standings, { placed, left: whereLeft() });
  return { stops, answers, trouble, standings, placed, way };
}

/** Each once; what could not be had is asked for again. */
function stopsAt(root: string): Promise<readonly StopSketch[]> {
  const known = sketches.get(root) ?? fetched(`${root}course/stops.json`);
  sketches.set(root, known);
  known.catch(() => sketches.delete(root));
  return known;
}

const sketches = new Map<string, Promise<readonly StopSketch[]>>();

async function fetched(address: string): Promise<readonly StopSketch[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const stops: unknown = await response.json();
  // A host may send something of its own.
  if (!Array.isArray(stops)) throw new Error(`${address} is no course`);
  return stops;
}

export const stopHref = (root: string, { id }: StopSketch): string => `${root}course/${id}/`;
