import { decoded } from './linkReadings.ts';
import { trimmed } from './span.ts';

/**
 * A text as it was before programs made it prettier, or another thing of it: other arrows and dashes, fractions of one
 * sign, signs with a backslash or as HTML, marks around it and before its lines, what nobody sees.
 */
export function normalized(text: string): string {
  if (PLAIN.test(text)) return text;
  const changed = CHANGES.reduce((so, change) => change(so), text);
  return changed === text ? text : normalized(changed);
}

/** As nearly every line is. */
const PLAIN = /^[\w ,;:+/'|.()#-]*(?:->[\w ,;:+/'|.()#-]*)*$/;

const CHANGES: readonly ((text: string) => string)[] = [
  // An address has no blanks.
  (text) => (/\s/.test(text.trim()) ? text : decoded(text)),
  (text) => text.replaceAll(/&(#?\w{2,6});/g, (entity, name) => ENTITIES.get(name) ?? entity),
  (text) => text.replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]|\ufe0e|\ufe0f/g, ''),
  (text) => text.replaceAll(/[^\S\r\n]/g, ' ').replaceAll(/[’‘ʼ´]/g, "'"),
  // A backslash before a sign, as sources of Markdown have it.
  (text) => text.replaceAll(/\\(?=[!-/:-@[-`{-~])/g, ''),
  (text) => text.replaceAll(/[‐‑‒–—−]/g, '-'),
  (text) => text.replaceAll(/[¼-¾⅐-⅞]/g, (sign) => sign.normalize('NFKC').replace('⁄', '/')),
  (text) => text.replaceAll(/[➔➙➜➝➞➡⟶⟹]|-{2,}>/g, '->'),
  (text) => text.replaceAll(/-+[|│¦｜]/g, '-|'),
  // The mark before each line of what is answered, and what is around a quotation.
  (text) => text.replaceAll(/^[ \t]*(?:>[ \t]?)+/gm, ''),
  (text) => trimmed({ text, at: 0 }).text,
];

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['gt', '>'],
  ['lt', '<'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['rarr', '->'],
  ['#39', "'"],
  ['#124', '|'],
]);
