import { readFileSync } from 'node:fs';
import { isEditionId } from '../../engine/citation/editions.ts';
import { isRuleKey } from '../../engine/citation/ruleIndex.ts';
import { readProseFile } from '../../site/library/proseFile.ts';
import { proseForm } from '../../site/library/proseForm.ts';
import type { Check } from '../project/check.ts';
import { pathsBelow, type SourceFile } from '../project/files.ts';

/** What would stop the build in a scenario's prose: its form, its lengths, rules and editions that there are not. */
export const proseProblems = ({ path, text }: SourceFile): readonly string[] => [
  ...formProblems(text).map((problem) => `${path}: ${problem}`),
  ...text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/<(Rule|EditionNote) of="([^"]*)"/g)]
        .filter(([, name, of = '']) => !(name === 'Rule' ? isRuleKey(of) : isEditionId(of)))
        .map(([tag]) => `${path}:${index + 1}: ${tag}>: there is no such ${nounOf(tag)}`),
    ),
];

const nounOf = (tag: string): string => (tag.startsWith('<Rule') ? 'rule' : 'edition');

function formProblems(text: string): readonly string[] {
  const { error } = proseForm.safeParse(readProseFile(text).front);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

export const check: Check = {
  name: 'prose',
  run: async () =>
    pathsBelow(process.cwd(), 'scenarios')
      .filter((path) => path.endsWith('.mdx'))
      .flatMap((path) => proseProblems({ path, text: readFileSync(path, 'utf8') })),
};
