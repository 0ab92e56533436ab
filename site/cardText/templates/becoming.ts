import { type FileForm, type FileMapping, listOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { playedHere } from './feats.ts';
import { onEach } from './ofEach.ts';

const COLORS_BECOME = templates('become-colors', [
  ['<color>', ({ color = '' }) => [color], 'green'],
  ['<a:color> and <b:color>', ({ a = '', b = '' }) => [a, b], 'green and white'],
]);

/** CR 205.1b: what stays what it was besides. */
const FORMS = templates('new-form', [
  [
    '(a|an) <size> [<become-colors>] <token-subtypes> artifact creature',
    ({ size, 'become-colors': colors, 'token-subtypes': subtypes }) =>
      formOf(size, colors, subtypes, ['artifact', 'creature']),
    'a 3/3 golem artifact creature',
  ],
]);

/** The same where it is said behind it that it stays what it was. */
const FORMS_OF_LANDS = templates('new-form-of-land', [
  [
    '(a|an) <size> [<become-colors>] <token-subtypes> creature',
    ({ size, 'become-colors': colors, 'token-subtypes': subtypes }) =>
      formOf(size, colors, subtypes, ['creature']),
    'a 3/3 green elemental creature',
  ],
]);

const formOf = (
  size: FileForm | undefined,
  colors: FileForm | undefined,
  subtypes: FileForm | undefined,
  types: readonly string[],
): readonly FileMapping[] => [
  { 'add-types': types, subtypes: listOf(subtypes) },
  ...(colors === undefined ? [] : [{ 'set-colors': colors }]),
  { 'set-size': size ?? '' },
];

const WITH = templates('new-abilities', [
  [
    'with <given>',
    ({ given }) => playedHere(given).map((ability) => ({ grant: ability })),
    'with flying',
  ],
]);

const BECOMING = templates('effect', [
  [
    '<object> becomes <new-form> [<new-abilities>] <until>',
    ({ object, 'new-form': form, 'new-abilities': all, until }) =>
      onEach([...listOf(form), ...listOf(all)], object, until),
    '~ becomes a 3/3 golem artifact creature until end of turn',
  ],
  [
    '<until> , <object> becomes <new-form> [<new-abilities>]',
    ({ object, 'new-form': form, 'new-abilities': all, until }) =>
      onEach([...listOf(form), ...listOf(all)], object, until),
    'until end of turn, ~ becomes a 3/3 golem artifact creature',
  ],
  [
    "<object> becomes <new-form-of-land> [<new-abilities>] <until> . it's still a land",
    ({ object, 'new-form-of-land': form, 'new-abilities': all, until }) =>
      onEach([...listOf(form), ...listOf(all)], object, until),
    "~ becomes a 3/3 elemental creature until end of turn. it's still a land",
  ],
  [
    "<until> , <object> becomes <new-form-of-land> [<new-abilities>] . it's still a land",
    ({ object, 'new-form-of-land': form, 'new-abilities': all, until }) =>
      onEach([...listOf(form), ...listOf(all)], object, until),
    "until end of turn, ~ becomes a 3/3 elemental creature. it's still a land",
  ],
  [
    '<object> becomes an artifact creature <until>',
    ({ object, until }) => onEach([{ 'add-types': ['artifact', 'creature'] }], object, until),
    '~ becomes an artifact creature until end of turn',
  ],
]);

export const BECOMING_TEMPLATES = [
  ...COLORS_BECOME,
  ...FORMS,
  ...FORMS_OF_LANDS,
  ...WITH,
  ...BECOMING,
];
