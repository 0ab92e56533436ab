import type { ProofLine } from '../../view/proof.ts';
import type { MarkWords } from '../markWords.ts';
import { element } from './dom.ts';
import { showLines } from './showMark.ts';

/** What is behind one request. */
export interface Stage {
  readonly title: string;
  readonly content: HTMLElement;
  /** Hears whether it is to be seen. */
  readonly seen?: (isSeen: boolean) => void;
}

/**
 * What is behind a request, one inside the other, and last the whole ruling: each is asked for, and none is skipped by
 * accident.
 */
export function showHelp(
  place: HTMLElement,
  stages: readonly Stage[],
  ruling: Element | null,
): void {
  const tell = (): void => {
    for (const { content, seen } of stages) seen?.(content.checkVisibility());
  };
  place.append(
    stages.reduceRight<Node>(
      (inner, { title, content }) => {
        const hint = element('details', 'q-hint', element('summary', '', title), content, inner);
        hint.addEventListener('toggle', () => {
          if (hint.hasAttribute('open')) content.scrollIntoView({ block: 'nearest' });
          tell();
        });
        return hint;
      },
      element('p', '', ruling?.cloneNode(true) ?? ''),
    ),
  );
}

/** Which rule, why, and what would be right, which is drawn on the board as well. */
export function stagesOf(
  lines: readonly ProofLine[],
  words: MarkWords,
  draw: (isSeen: boolean) => void,
): readonly Stage[] {
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
  return parts.flatMap((part, index): readonly Stage[] => {
    const some = part.filter(({ text, notes }) => text !== '' || notes.length > 0);
    if (some.length === 0) return [];
    const content = element('div');
    showLines(content, some, words);
    // What breaks no rule is only not what was asked for.
    const isRule = some.some(({ rules }) => rules.length > 0);
    const title = words.hints[index === 0 && !isRule ? 1 : index] ?? '';
    return [index === 2 ? { title, content, seen: draw } : { title, content }];
  });
}

const onlyNotes = (notes: ProofLine['notes']): ProofLine => ({
  holds: false,
  title: '',
  text: '',
  rules: [],
  notes,
});
