import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWithin } from '#engine';
import type { EditionId } from '../../engine/citation/editions.ts';
import type { RuleKey } from '../../engine/citation/ruleIndex.ts';
import { COMPLETE, type Language } from '../../site/i18n/languages.ts';
import type { ProsePart } from '../../site/library/prose/proseParts.ts';
import { readProse } from '../../site/library/prose/readProse.ts';

/** The rules that the text of a scenario's page cites in an edition, in every complete language: what only one says is not told. */
export async function toldIn(
  folder: string,
): Promise<(edition: EditionId) => ReadonlySet<RuleKey>> {
  const texts = await Promise.all(COMPLETE.map((language) => partsAt(folder, language)));
  return (edition) =>
    texts
      .map((parts) => new Set(citedBy(parts, edition)))
      .reduce((told, cited) => told.intersection(cited));
}

async function partsAt(folder: string, language: Language): Promise<readonly ProsePart[]> {
  const path = join(folder, `${language}.mdx`);
  return existsSync(path) ? (await readProse(readFileSync(path, 'utf8'), language)).parts : [];
}

/** The rules that passages name which stand on the pages of an edition. */
const citedBy = (parts: readonly ProsePart[], edition: EditionId): readonly RuleKey[] =>
  parts.flatMap((part): readonly RuleKey[] => {
    switch (part.kind) {
      case 'Rule':
        return [part.of];
      case 'In':
        return isWithin(part.editions, edition) ? citedBy(part.parts, edition) : [];
      // A note on another edition is no statement of this one.
      case 'EditionNote':
        return part.of === edition ? citedBy(part.parts, edition) : [];
      case 'html':
      case 'Term':
      case 'BoardAt':
        return [];
      default:
        return part satisfies never;
    }
  });
