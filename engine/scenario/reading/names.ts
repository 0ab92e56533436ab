import type { z } from 'zod';
import { formsOfNames, formsUnder, isMapping, plainForms } from '../../language/loosely.ts';
import { type Nameable, namedBy } from '../schema/boardName.ts';
import type { Path } from './source.ts';

/** A name that a file uses, and what it may be the name of. */
export interface NameUse {
  readonly name: string;
  readonly of: Nameable;
  readonly path: Path;
  readonly at: 'key' | 'value';
}

type Forms = ReturnType<typeof plainForms>;

/** Every name in what is written where such a form belongs, which may have mistakes, and mix what belongs apart. */
export const namesIn = (form: z.ZodType, written: unknown, path: Path): readonly NameUse[] =>
  uses(plainForms(form), written, path);

function uses(forms: Forms, written: unknown, path: Path): readonly NameUse[] {
  if (typeof written === 'string') return useOf(forms, written, path, 'value');
  if (Array.isArray(written))
    return written.flatMap((item, index) => uses(formsUnder(forms, index), item, [...path, index]));
  if (!isMapping(written)) return [];
  const names = formsOfNames(forms);
  return Object.entries(written).flatMap(([key, part]) => [
    ...useOf(names, key, [...path, key], 'key'),
    ...uses(formsUnder(forms, key), part, [...path, key]),
  ]);
}

function useOf(forms: Forms, name: string, path: Path, at: NameUse['at']): readonly NameUse[] {
  const [of] = forms.flatMap((form) => namedBy(form) ?? []);
  return of === undefined ? [] : [{ name, of, path, at }];
}
