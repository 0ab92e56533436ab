import { remember } from '../progress.ts';
import type { Trouble } from './base.ts';
import { addBesideLog } from './besideLog.ts';
import { tellOthers } from './channel.ts';
import { type FileProblem, readFile } from './file.ts';
import { addToLog } from './log.ts';

export type FileAdded =
  | {
      readonly kind: 'added';
      readonly review: boolean;
      /** How many answers are new here, and how many were known. */
      readonly added: number;
      readonly known: number;
      /** How many can't be read, and whether more may be missing. */
      readonly dropped: number;
      readonly isCut: boolean;
      /** Whether rounds and exams are in it, and could be taken. */
      readonly beside: 'added' | 'full' | 'none';
    }
  | { readonly kind: 'problem'; readonly problem: FileProblem }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

/** Adds all that a file holds to what is here, each once. Nothing that is here is lost. */
export async function addFile(text: string): Promise<FileAdded> {
  const read = readFile(text);
  if (read.kind === 'problem') return read;
  const { progress, dropped, isCut } = read;
  const { answers, review, kept } = progress;
  const outcome = await addToLog(answers);
  if (outcome.kind === 'trouble') return outcome;
  // The list of scenarios has a summary of its own.
  remember(answers);
  const isTaken = kept && addBesideLog(kept);
  tellOthers();
  return {
    kind: 'added',
    review,
    added: outcome.value,
    known: answers.length - outcome.value,
    dropped,
    isCut,
    beside: isTaken === undefined ? 'none' : isTaken ? 'added' : 'full',
  };
}
