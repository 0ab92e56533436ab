import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a file is missing, or was written before something in the folder. */
export function isOlder(file: string, folder: string): boolean {
  if (!existsSync(file)) return true;
  const written = statSync(file).mtimeMs;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
    (name) => statSync(join(folder, name)).mtimeMs > written,
  );
}
