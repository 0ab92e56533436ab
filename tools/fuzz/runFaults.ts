import { rulingForm } from '../../site/api/rulingForm.ts';
import type { JudgeRun } from '../judge.ts';
import { machineIn } from './door.ts';

/** A run of a command, by whatever code it ended; null where it was ended. */
export interface Ended extends Pick<JudgeRun, 'out' | 'err'> {
  readonly code: number | null;
}

/** A command speaks to people: never of the machine, and of no verdict where something was not understood. */
export const faultsOfRun = ({ code, out, err }: Ended, text: string): readonly string[] => [
  ...machineIn(`${out}\n${err}`, text),
  ...(code === 0 || code === 1 || code === 2 ? [] : [`ends with another code: ${code}`]),
  ...(code === 2 && /\bHOLDS\b/.test(out) ? ['says HOLDS: of what it did not understand'] : []),
];

/** What a run gives as data is what it tells people. */
export function faultsOfJson(data: JudgeRun, told: JudgeRun): readonly string[] {
  if (data.code !== told.code) return [`ends otherwise as data: ${told.code}, ${data.code}`];
  if (data.out === '') return [];
  const read = rulingForm.safeParse(JSON.parse(data.out));
  if (!read.success) return ['gives data that its schema refuses: --json'];
  const isSaid = read.data.some(({ holds }) => holds !== null);
  return data.code === 2 && read.data.length === 1 && isSaid
    ? ['gives a verdict as data: on what it did not understand']
    : [];
}
