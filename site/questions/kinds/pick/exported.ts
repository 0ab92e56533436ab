import type { AnswerForm, ExportedReason } from '../../../exports/exportedSet.ts';
import { allIn, textOf } from '../../exported/inDom.ts';
import { linksOf, type Misread } from '../../exported/readMistakes.ts';
import type { MarkingOf } from '../../marking.ts';

type PickMarking = MarkingOf<'pick'>;

/** Each option, with whether it is right and why. */
export function readPick(
  form: Element,
  { right }: PickMarking,
  reasons: readonly ExportedReason[],
  misread: readonly Misread[],
): AnswerForm {
  const options = allIn(form, '.q-pick .opt').map((option, index) => {
    const label = textOf(option);
    return {
      label,
      isRight: right.includes(index),
      reason: reasons.find(({ title }) => title === label),
      chosenBy: linksOf(
        misread,
        ({ right: wrongly }) => Array.isArray(wrongly) && wrongly.includes(index),
      ),
    };
  });
  return { kind: 'several', options };
}
