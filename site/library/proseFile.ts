import { parseDocument } from 'yaml';

/** A scenario's prose, taken apart: what stands above the line, and the sections below it. */
export interface ProseFile {
  readonly front: unknown;
  /** The text before the first heading, then each heading with what follows it. */
  readonly sections: readonly Section[];
}

export interface Section {
  /** The level of its heading; it is 0 before the first one. */
  readonly level: number;
  /** As written, in alphabetical order: a sentence may name its rules in another order in each language. */
  readonly components: readonly string[];
  /** The size of each table, in order: `3×2`, where its head is one of the rows. */
  readonly tables: readonly string[];
  readonly text: string;
}

export function readProseFile(text: string): ProseFile {
  const [, front = '', body = text] = /^---\r?\n(.*?)^---\r?\n(.*)$/ms.exec(text) ?? [];
  const parts = body.split(/^(?=#{1,6} )/m);
  const first = /^#/.test(body.trimStart()) ? [] : [readSection(parts[0] ?? '')];
  const headed = parts.filter((part) => part.startsWith('#'));
  return { front: frontOf(front), sections: [...first, ...headed.map(readSection)] };
}

/** Nothing where it is not YAML: where and why not, `readFrontMatter` says. */
function frontOf(text: string): unknown {
  const document = parseDocument(text);
  return document.errors.length > 0 ? undefined : document.toJS();
}

function readSection(text: string): Section {
  return {
    level: /^#*/.exec(text)?.[0].length ?? 0,
    components: [...text.matchAll(/<([A-Z]\w*)\s*([^>]*?)\s*\/?>/g)]
      .map(([, name, attributes]) => `<${name} ${attributes}>`)
      .toSorted(),
    tables: tablesIn(text),
    text: text.trim(),
  };
}

function tablesIn(text: string): readonly string[] {
  const blocks = text.matchAll(/(?:^ *\|.*\|[ \t]*(?:\n|$)){2,}/gm);
  return [...blocks].map(([block]) => {
    const rows = block.trim().split('\n');
    const cells = (rows[0] ?? '').replaceAll('\\|', '').split('|').length - 2;
    return `${rows.length - 1}×${cells}`;
  });
}
