import { appendFileSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { DOOR_NAMES, type DoorName } from './doors.ts';

const FILE = 'tools/fuzz/cases.yaml';

/** What ever failed at a door. */
export interface KeptCase {
  readonly door: DoorName;
  readonly text: string;
}

export function keptCases(): readonly KeptCase[] {
  const all: readonly Readonly<Record<string, string>>[] = parse(readFileSync(FILE, 'utf8'));
  return all.flatMap((one) =>
    Object.entries(one).map(([name, text]) => {
      const door = DOOR_NAMES.find((known) => known === name);
      if (door === undefined) throw new Error(`${FILE}: no door is called ${name}`);
      return { door, text };
    }),
  );
}

/** Writes down one more, with the seed that made it and what was wrong. */
export function keep({ door, text }: KeptCase, seed: number, fault: string): void {
  const said = fault.replace(/\s+/g, ' ').slice(0, 100);
  appendFileSync(FILE, `# Seed ${seed}: ${said}\n- ${door}: ${JSON.stringify(text)}\n`);
}
