import { Zip, ZipPassThrough } from 'fflate';

/** The same files are the same zip, whenever it is made; a zip knows no earlier day. */
const BEGINNING = new Date(1980, 0, 1);

/**
 * Files as one zip, as they are: what packs them would weigh more, in a page that may never need it, than what it saves
 * in a file that is not sent anywhere.
 */
export function zipped(
  files: readonly (readonly [name: string, text: string])[],
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_, part) => parts.push(part));
  for (const [name, text] of files) {
    const file = new ZipPassThrough(name);
    file.mtime = BEGINNING;
    zip.add(file);
    file.push(new TextEncoder().encode(text), true);
  }
  zip.end();
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
