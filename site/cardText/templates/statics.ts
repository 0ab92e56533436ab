import { type FileForm, listOf, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { POINTS, triggeredAbilities } from '../playedAbility.ts';
import { withX } from './ofEach.ts';
import { conditional, placed, unless } from './placed.ts';

/** Several things said of the same. */
const PREDICATES = templates('predicates', [
  ['<predicate>', ({ predicate }) => predicate, "can't block"],
  [
    '<predicate> (,|and|, and|and it|, and it|, and they) <more:predicates>',
    ({ predicate, more }) => [...listOf(predicate), ...listOf(more)],
    "gets +1/+1 and can't block",
  ],
]);

const PLACED = templates('static', [
  [
    '<standing> <predicates>',
    ({ standing, predicates }) => placed(predicates, standing),
    'creatures you control get +1/+1',
  ],
  [
    '<standing> <predicates> , where x is <counted>',
    ({ standing, predicates, counted = 0 }) => placed(withX(listOf(predicates), counted), standing),
    '~ gets +x/+x, where x is the number of creatures you control',
  ],
]);

const SIZES_OF_IT = templates('size-of-it', [
  ['power', 'power-of'],
  ['toughness', 'toughness-of'],
]);

const attachedIs = (of: FileForm, bounds: FileForm | undefined): FileForm => ({
  amount: { [String(of)]: 'attached' },
  ...mappingOf(bounds),
});

/** A static ability with what it is under. */
const CONDITIONAL = templates('conditional-static', [
  ['<static>', ({ static: abilities }) => abilities, "~ can't block"],
  [
    'as long as <condition> , <static>',
    ({ condition, static: abilities }) => conditional(abilities, condition),
    'as long as you control an artifact, ~ has flying',
  ],
  [
    '<static> as long as <condition>',
    ({ condition, static: abilities }) => conditional(abilities, condition),
    '~ has flying as long as you control an artifact',
  ],
  [
    'during your turn , <static>',
    ({ static: abilities }) => conditional(abilities, 'your-turn'),
    'during your turn, ~ has first strike',
  ],
  [
    '<static> during your turn',
    ({ static: abilities }) => conditional(abilities, 'your-turn'),
    "~ can't be blocked during your turn",
  ],
  [
    'during turns other than yours , <static>',
    ({ static: abilities }) => conditional(abilities, { not: 'your-turn' }),
    'during turns other than yours, ~ has first strike',
  ],
  [
    '<standing> <predicate> if <condition>',
    ({ standing, predicate, condition }) => conditional(placed(predicate, standing), condition),
    "~ can't attack if you control an artifact",
  ],
  [
    '<standing> <predicate> unless <condition>',
    ({ standing, predicate, condition }) => unless(placed(predicate, standing), condition),
    "~ can't attack unless you control an artifact",
  ],
  [
    'as long as <own-condition> , (it|he|she) <predicates>',
    ({ 'own-condition': condition, predicates }) =>
      conditional(placed(predicates, 'self'), condition),
    "as long as ~ is tapped, it can't be blocked",
  ],
  [
    'as long as <own-condition> , (it|he|she) <predicates> , where x is <counted>',
    ({ 'own-condition': condition, predicates, counted = 0 }) =>
      conditional(placed(withX(listOf(predicates), counted), 'self'), condition),
    'as long as ~ is attacking, it gets +x/+0, where x is the number of creatures you control',
  ],
  [
    '~ <predicates> as long as <its-condition>',
    ({ predicates, 'its-condition': condition }) =>
      conditional(placed(predicates, 'self'), condition),
    "~ can't be blocked as long as it's tapped",
  ],
  [
    '(enchanted|equipped) creature <predicates> as long as its <size-of-it> is <bounds>',
    ({ predicates, 'size-of-it': of = '', bounds }) =>
      conditional(placed(predicates, 'attached'), attachedIs(of, bounds)),
    "equipped creature can't be blocked as long as its power is 3 or less",
  ],
  [
    "as long as (enchanted|equipped) creature's <size-of-it> is <bounds> , it <predicates>",
    ({ predicates, 'size-of-it': of = '', bounds }) =>
      conditional(placed(predicates, 'attached'), attachedIs(of, bounds)),
    "as long as equipped creature's power is 3 or less, it can't be blocked",
  ],
  [
    '~ <predicate> if <its-condition>',
    ({ predicate, 'its-condition': condition }) =>
      conditional(placed(predicate, 'self'), condition),
    "~ can't be blocked if it's tapped",
  ],
  [
    '~ <predicate> unless <its-condition>',
    ({ predicate, 'its-condition': condition }) => unless(placed(predicate, 'self'), condition),
    "~ can't attack unless it's tapped",
  ],
]);

const STATIC_SENTENCES = templates('statics', [
  ['<conditional-static> .', ({ 'conditional-static': said }) => said, "~ can't block."],
  [
    '<conditional-static> . <more:statics>',
    ({ 'conditional-static': said, more }) => [...listOf(said), ...listOf(more)],
    "~ can't block. ~ attacks each combat if able.",
  ],
]);

/** CR 603.4: of a trigger that is about its source, which is then what `it` means. */
const TRIGGERED_OF_ITSELF = templates('line', [
  [
    '(when|whenever) <event> , if <its-condition> , <does>',
    ({ event, 'its-condition': condition = '', does }) =>
      listOf(event).every(isOfItself)
        ? triggeredAbilities(event, does, { if: condition })
        : undefined,
    "whenever ~ attacks, if it's enchanted, draw a card.",
  ],
]);

const isOfItself = (event: FileForm): boolean =>
  mappingOf(mappingOf(event)[POINTS]).it === 'self' && !Object.hasOwn(mappingOf(event), 'of');

const STATIC_LINES = templates('line', [
  ['<keyword-line>', ({ 'keyword-line': keywords }) => keywords, 'flying, vigilance'],
  ['<keyword> .', ({ keyword }) => listOf(keyword), 'equip — pay 3 life.'],
  ['<statics>', ({ statics }) => statics, "~ can't block."],
]);

export const STATIC_TEMPLATES = [
  ...PREDICATES,
  ...PLACED,
  ...SIZES_OF_IT,
  ...CONDITIONAL,
  ...STATIC_SENTENCES,
  ...TRIGGERED_OF_ITSELF,
  ...STATIC_LINES,
];
