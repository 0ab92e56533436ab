import { appendFileSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { DOOR_NAMES } from './doors.ts';
import { PLACE_NAMES } from './placeTexts.ts';

/** Where what ever failed is kept, with whatever it can have failed at. */
const CASE_FILES = {
  door: { file: 'tools/fuzz/cases.yaml', names: DOOR_NAMES },
  page: { file: 'tools/fuzz/pageCases.yaml', names: PLACE_NAMES },
} as const;
type Sort = keyof typeof CASE_FILES;

/** What ever failed at a door, or at a place of the pages. */
export interface KeptCase<S extends Sort = 'door'> {
  readonly door: (typeof CASE_FILES)[S]['names'][number];
  readonly text: string;
}

export function keptCases<S extends Sort>(sort: S): readonly KeptCase<S>[] {
  const { file, names } = CASE_FILES[sort];
  const all: readonly Readonly<Record<string, string>>[] = parse(readFileSync(file, 'utf8')) ?? [];
  return all.flatMap((one) =>
    Object.entries(one).map(([name, text]) => {
      const door = names.find((known) => known === name);
      if (door === undefined) throw new Error(`${file}: no door is called ${name}`);
      return { door, text };
    }),
  );
}

/** Writes down one more, with the seed that made it and what was wrong. */
export function keep<S extends Sort>(
  sort: S,
  { door, text }: KeptCase<S>,
  seed: number,
  fault: string,
): void {
  const said = fault.replace(/\s+/g, ' ').slice(0, 100);
  appendFileSync(
    CASE_FILES[sort].file,
    `# Seed ${seed}: ${said}\n- ${door}: ${JSON.stringify(text)}\n`,
  );
}
