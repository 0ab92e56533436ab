import { z } from 'zod';
import { nameOnBoard, wordOf } from '../../language/form.ts';
import { expectation, tryable } from '../schema/script.ts';
import { looseAct, looseExpectation, text, texts } from './looseScenario.ts';
import { each, inList, type NameUse, namesInAct, namesInExpectation, value } from './references.ts';
import type { Path } from './source.ts';

/** A key that a kind of question is written with: its form, and the names it uses, as far as they can be read. */
export interface QuestionField<F extends z.ZodType = z.ZodType> {
  readonly form: F;
  readonly names: (written: unknown, path: Path) => readonly NameUse[];
}

/** One of the engine's words. */
export const wordField = <const W extends string>(words: readonly W[]) =>
  field(wordOf(words), () => []);

/** The name of something on the board. */
export const nameField = (of: NameUse['of']) =>
  field(nameOnBoard, (written, path) => value(text.parse(written), of, path));

/** At least one name; may be left out. */
export const optionalNamesField = (of: NameUse['of']) =>
  field(z.array(nameOnBoard).min(1).exactOptional(), (written, path) =>
    inList(texts.parse(written), of, path),
  );

/** What a player may try. */
export const actField = field(tryable, (written, path) =>
  namesInAct(looseAct.parse(written), path),
);

/** Two such at least. */
export const actsField = field(z.array(tryable).min(2), (written, path) =>
  each(z.array(looseAct).catch([]).parse(written), path, namesInAct),
);

/** What may come true. */
export const expectationField = field(expectation, (written, path) =>
  namesInExpectation(looseExpectation.parse(written), path),
);

function field<F extends z.ZodType>(form: F, names: QuestionField['names']): QuestionField<F> {
  return { form, names };
}
