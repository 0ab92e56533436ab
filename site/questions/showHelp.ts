import type { ProofLine } from '../view/proof.ts';
import { element } from './dom.ts';
import type { MarkWords } from './markWords.ts';
import { showLines } from './showMark.ts';

/**
 * What is behind a request, one inside the other, and last the whole ruling: each is asked for, and none is skipped by
 * accident.
 */
export function showHelp(
  place: HTMLElement,
  stages: readonly (readonly [title: string, content: Node])[],
  ruling: Element | null,
): void {
  place.append(
    stages.reduceRight<Node>(
      (inner, [title, content]) =>
        element('details', 'q-hint', element('summary', '', title), content, inner),
      element('p', '', ruling?.cloneNode(true) ?? ''),
    ),
  );
}

/** Which rule, why, and what would be right. */
export function stagesOf(
  lines: readonly ProofLine[],
  words: MarkWords,
): readonly (readonly [string, Node])[] {
  const failing = lines.filter(({ holds }) => !holds);
  const told = (notes: ProofLine['notes']) =>
    notes.filter(({ notation }) => notation === undefined);
  const shown = (notes: ProofLine['notes']) => notes.filter(({ notation }) => notation);
  const parts = [
    failing.map((line) => ({ ...line, notes: [] })),
    failing.map(({ notes }) => onlyNotes(told(notes))),
    lines.flatMap(({ holds, title, notes }) =>
      shown(notes).map((note) => ({
        ...onlyNotes([note]),
        holds: true,
        title: holds ? title : '',
      })),
    ),
  ];
  return parts.flatMap((part, index): readonly (readonly [string, Node])[] => {
    const some = part.filter(({ text, notes }) => text !== '' || notes.length > 0);
    if (some.length === 0) return [];
    const content = element('div');
    showLines(content, some, words);
    return [[words.hints[index] ?? '', content]];
  });
}

const onlyNotes = (notes: ProofLine['notes']): ProofLine => ({
  holds: false,
  title: '',
  text: '',
  rules: [],
  notes,
});
