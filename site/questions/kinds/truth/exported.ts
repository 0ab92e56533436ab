import type { AnswerForm, ExportedOption } from '../../../exports/exportedSet.ts';
import { allIn, textOf } from '../../exported/inDom.ts';
import { linksOf, type Misread } from '../../exported/readMistakes.ts';
import type { MarkingOf } from '../../marking.ts';

type Truth = MarkingOf<'truth'>;

/** Yes or no; where it is asked by which rule it is not so, each of them is an option of its own. */
export function readTruth(form: Element, marking: Truth, misread: readonly Misread[]): AnswerForm {
  const [yes = '', no = ''] = allIn(form, 'input[name=truth] + span').map(textOf);
  const rules = allIn(form, '.q-rules .opt');
  const option = (label: string, truth: boolean, number?: string): ExportedOption => ({
    label,
    ...(number !== undefined && { brief: `${no}: ${number}` }),
    isRight: isSo(marking, truth, number),
    chosenBy: linksOf(misread, (one) => isSo(one as Partial<Truth>, truth, number)),
  });
  const noes = rules.map((one) =>
    option(`${no}: ${textOf(one)}`, false, one.querySelector('input')?.value),
  );
  const options = [option(yes, true), ...(noes.length === 0 ? [option(no, false)] : noes)];
  return { kind: 'one', options };
}

/** Whether by such a marking an answer is right. */
const isSo = (
  { value, rule }: Partial<Truth>,
  truth: boolean,
  number: string | undefined,
): boolean =>
  value === truth && (number === undefined || truth || rule?.right.includes(number) === true);
