import type { AnsweringWords } from '../../i18n/answeringWords.ts';
import type { QuestionWords } from '../../i18n/questionWords.ts';
import type { Html } from '../../markup/html.ts';
import type { Control } from '../control.ts';
import { declaringHtml } from '../kinds/declaration/control.ts';
import { divisionHtml } from '../kinds/division/control.ts';
import { numberHtml } from '../kinds/number/control.ts';
import { orderHtml } from '../kinds/order/control.ts';
import { pickHtml } from '../kinds/pick/control.ts';
import { truthHtml } from '../kinds/truth/control.ts';

/** What stands on the controls of all kinds. */
export interface ControlWords {
  readonly chrome: { readonly answering: Pick<AnsweringWords, 'answer'> };
  readonly questions: {
    readonly division: Pick<QuestionWords['division'], 'left' | 'over' | 'less' | 'more'>;
    readonly legality: Pick<QuestionWords['legality'], 'byWhichRule'>;
    readonly pick: Pick<QuestionWords['pick'], 'touch'>;
    readonly order: QuestionWords['order'];
  };
}

/** With what a question is answered; `id` is the question's. */
export function controlHtml(control: Control, id: string, m: ControlWords): Html {
  const { answer } = m.chrome.answering;
  switch (control.kind) {
    case 'attack':
    case 'block':
      return declaringHtml(control);
    case 'division':
      return divisionHtml(control, answer, m.questions.division);
    case 'truth':
      return truthHtml(control, answer, m.questions.legality.byWhichRule);
    case 'number':
      return numberHtml(id);
    case 'pick':
      return pickHtml(control, answer, m.questions.pick);
    case 'order':
      return orderHtml(control.options, m.questions.order);
    default:
      return control satisfies never;
  }
}
