import type { ExportingWords } from '../../i18n/exportWords.ts';
import type { AnswerForm, ExportedOption } from '../exportedSet.ts';

/** What is chosen from. */
export type Choosing = Extract<AnswerForm, { readonly kind: 'one' | 'several' }>;

/** The options; where none of several may be right, that is one of them, always, so that it tells nothing. */
export function choicesOf(asked: Choosing, words: ExportingWords): readonly ExportedOption[] {
  const { kind, options } = asked;
  if (kind === 'one') return options;
  const isRight = options.every((option) => !option.isRight);
  return [...options, { label: words.none, isRight, reason: undefined, chosenBy: [] }];
}

/** What choosing an option is worth, in percent: the right ones share a hundred, and one wrong undoes them. */
export function worthOf(option: ExportedOption, asked: Choosing, all: readonly ExportedOption[]) {
  if (!option.isRight) return asked.kind === 'one' ? 0 : -100;
  const right = all.filter(({ isRight }) => isRight).length;
  return asked.kind === 'one' ? 100 : Math.round(1e7 / right) / 1e5;
}
