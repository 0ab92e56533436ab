import { type FileForm, type FileMapping, isList, listOf, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { DOES, isElsewhere, MODES } from '../marks.ts';

/** Of what is elsewhere one after the other it is told once. */
const condensed = (effects: readonly FileForm[]): readonly FileForm[] =>
  effects.filter((effect, at) => {
    const before = effects[at - 1];
    return before === undefined || !isAllElsewhere(before) || !isAllElsewhere(effect);
  });

const isAllElsewhere = (effect: FileForm): boolean =>
  isElsewhere(effect) ||
  (isList(mappingOf(effect).may) && listOf(mappingOf(effect).may).every(isElsewhere));

/** CR 700.2: what stands in a list, each of it effects. */
const MODE_LISTS = templates('mode-list', [
  ['• <effects> .', ({ effects }) => [condensed(listOf(effects))], '• draw a card.'],
  [
    '• <effects> . <mode-list>',
    ({ effects, 'mode-list': others }) => [condensed(listOf(effects)), ...listOf(others)],
    '• draw a card. • you gain 3 life.',
  ],
]);

/** How many of them are chosen, for want of another number all of them. */
const CHOICES = templates('choice', [
  ['choose one', { choose: 1 }],
  ['choose two', { choose: 2 }],
  ['choose three', { choose: 3 }],
  ['choose up to one', { choose: 1, 'at-least': 0 }],
  ['choose up to two', { choose: 2, 'at-least': 0 }],
  ['choose one or both', { 'at-least': 1 }],
  ['choose one or more', { 'at-least': 1 }],
  ['choose any number', { 'at-least': 0 }],
]);

const modes = (choice: FileForm | undefined, of: readonly FileForm[]): FileMapping => {
  const { choose = of.length, ...fewest } = mappingOf(choice);
  return { [MODES]: { choose, ...fewest, of } };
};

/** What a spell or ability does, to the end of its line or to when it may be played. */
const WHAT_IS_DONE = templates('does', [
  ['<effects> .', ({ effects }) => ({ [DOES]: condensed(listOf(effects)) }), 'draw a card.'],
  [
    '<choice> — <mode-list>',
    ({ choice, 'mode-list': of }) => modes(choice, listOf(of)),
    'choose one — • draw a card. • you gain 3 life.',
  ],
]);

export const MODE_TEMPLATES = [...MODE_LISTS, ...CHOICES, ...WHAT_IS_DONE];
