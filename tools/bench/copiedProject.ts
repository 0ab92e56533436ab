import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '../../site/i18n/languages.ts';
import { scenarioFilesAt } from '../../site/library/files.ts';
import { SOURCES } from '../built/sources.ts';

/** Makes a copy of the project at `root` that has so many scenarios in all, the others under new names; gives its folder. */
export function copyWithScenarios(root: string, wanted: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'library-'));
  for (const part of SOURCES) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  const originals = scenarioFilesAt(copy, 'scenarios') ?? [];
  for (let n = originals.length; n < wanted; n += 1) {
    const original = originals[n % originals.length];
    if (original !== undefined) copyScenario(copy, dirname(original), n);
  }
  return copy;
}

const TITLED = LANGUAGES.map((language) => `${language}.mdx`);

/** Another scenario like one that there is: with an address and a text of its own. */
function copyScenario(root: string, folder: string, n: number): void {
  const to = join(root, `${folder}-${n}`);
  mkdirSync(to);
  const board = readFileSync(join(root, folder, 'scenario.yaml'), 'utf8');
  writeFileSync(join(to, 'scenario.yaml'), `${board}\n# copy ${n}\n`);
  for (const name of TITLED) {
    const prose = readFileSync(join(root, folder, name), 'utf8');
    writeFileSync(join(to, name), `${prose}\n${n}.\n`);
  }
}
