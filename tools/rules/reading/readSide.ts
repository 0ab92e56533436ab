import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { err, ok, type Result } from '../../../engine/vocabulary/result.ts';
import { type RulesText, readRulesText, readSections, withSections } from './rulesText.ts';

/**
 * Reads a text from its path, or from several with `+` between: a whole text, and sections that a later one has anew. The
 * error is a sentence that begins with the path.
 */
export function readSide(asked: string, folder: string): Result<RulesText, string> {
  const [whole = '', ...sections] = pathsIn(asked, folder);
  const read = readFile(whole, folder, readRulesText);
  return sections.reduce<Result<RulesText, string>>((text, path) => {
    if (!text.ok) return text;
    const later = readFile(path, folder, readSections);
    return later.ok ? ok(withSections(text.value, later.value)) : later;
  }, read);
}

/** A file whose name has a plus in it is one file. */
const pathsIn = (asked: string, folder: string): readonly string[] =>
  existsSync(resolve(folder, asked)) ? [asked] : asked.split('+');

function readFile(
  path: string,
  folder: string,
  read: (bytes: Uint8Array) => Result<RulesText, string>,
): Result<RulesText, string> {
  const file = resolve(folder, path);
  if (!existsSync(file)) return err(`${path}: there is no such file`);
  if (!statSync(file).isFile()) return err(`${path}: is no file`);
  const text = read(readFileSync(file));
  return text.ok ? text : err(`${path}: ${text.error}`);
}
