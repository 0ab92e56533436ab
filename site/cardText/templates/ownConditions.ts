import { type FileForm, type FileMapping, isMapping } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';

/** That the source fits, in as few words as it takes. */
function sourceFits(filter: FileForm | undefined): FileForm | undefined {
  if (!isMapping(filter)) return undefined;
  if (Object.keys(filter).length === 1 && typeof filter.tapped === 'boolean')
    return filter.tapped ? 'source-tapped' : 'source-untapped';
  return { source: filter };
}

const sourceDoesNotFit = (filter: FileForm | undefined): FileForm | undefined => {
  const fits = sourceFits(filter);
  return fits && { not: fits };
};

/** What may be said of one behind `is`. */
const BEING = templates('being', [
  ['<adjective>', ({ adjective }) => adjective, 'attacking'],
  ['(a|an) <things:plain-things>', ({ things }) => things, 'an artifact creature'],
  ['enchanted', { enchanted: true }],
  ['attacking alone', { 'attacking-alone': true }],
  ['blocking alone', { 'blocking-alone': true }],
  ['saddled', { designation: 'saddled' }],
  ['paired with another creature', { paired: true }],
]);

const ON_IT = 'on (it|~|him|her)';

/** What it may have. */
const HAVING = templates('owning', [
  [
    `(a|an|one or more) <c:counter-kind> (counter|counters) ${ON_IT}`,
    ({ c = '' }) => ({ source: { counter: c } }),
    'a +1/+1 counter on it',
  ],
  [
    `(a counter|counters|one or more counters) ${ON_IT}`,
    { source: { 'has-counters': true } },
    'a counter on it',
  ],
  [`no counters ${ON_IT}`, { source: { 'has-counters': false } }, 'no counters on it'],
  [
    `no <c:counter-kind> counters ${ON_IT}`,
    ({ c = '' }) => ({ not: { source: { counter: c } } }),
    'no +1/+1 counters on it',
  ],
  [
    `<number> or more <c:counter-kind> counters ${ON_IT}`,
    ({ number = 1, c = '' }) => ({ amount: { counters: c, on: 'self' }, 'at-least': number }),
    'three or more +1/+1 counters on it',
  ],
  ['<k:keyword-named>', ({ k = '' }) => ({ source: { keyword: k } }), 'flying'],
]);

const size = (of: 'power' | 'toughness', bounds: FileForm | undefined): FileMapping => ({
  source: { [of]: bounds ?? {} },
});

/** What must hold for the card itself, spoken of by its name. */
const OWN_CONDITIONS = templates('own-condition', [
  ['~ is <being>', ({ being }) => sourceFits(being), '~ is attacking'],
  ["~ isn't <being>", ({ being }) => sourceDoesNotFit(being), "~ isn't attacking"],
  ['~ has <owning>', ({ owning }) => owning, '~ has a +1/+1 counter on it'],
  ["~'s power is <bounds>", ({ bounds }) => size('power', bounds), "~'s power is 4 or greater"],
  [
    "~'s toughness is <bounds>",
    ({ bounds }) => size('toughness', bounds),
    "~'s toughness is 4 or greater",
  ],
]);

/** What happened to it, and what is on it. */
const MORE_OF_ITS_OWN = templates('own-condition', [
  ['~ attacked this turn', { source: { 'attacked-this-turn': true } }],
  ["~ didn't attack this turn", { source: { 'attacked-this-turn': false } }],
  ['~ was kicked', { 'cast-with': 'kicker' }],
  [
    '(there are <number> or more <c:counter-kind> counters on ~|<number> or more <c:counter-kind> counters are on ~)',
    ({ number = 1, c = '' }) => ({ amount: { counters: c, on: 'self' }, 'at-least': number }),
    'there are three or more +1/+1 counters on ~',
  ],
  [
    'there are no <c:counter-kind> counters on ~',
    ({ c = '' }) => ({ not: { source: { counter: c } } }),
    'there are no +1/+1 counters on ~',
  ],
  [
    '<number> or more creatures are blocking ~',
    ({ number = 1 }) => ({ amount: { 'blockers-of': 'self' }, 'at-least': number }),
    'two or more creatures are blocking ~',
  ],
]);

/** The same where a pronoun stands for it. */
const ITS_CONDITIONS = templates('its-condition', [
  ['it was kicked', { 'cast-with': 'kicker' }],
  ["it didn't attack this turn", { source: { 'attacked-this-turn': false } }],
  [
    "(it's|it is|he's|he is|she's|she is) <being>",
    ({ being }) => sourceFits(being),
    "it's attacking",
  ],
  ["(it|he|she) isn't <being>", ({ being }) => sourceDoesNotFit(being), "it isn't attacking"],
  ["it's not <being>", ({ being }) => sourceDoesNotFit(being), "it's not attacking"],
  [
    '(it|he|she) attacked this turn',
    { source: { 'attacked-this-turn': true } },
    'it attacked this turn',
  ],
  [
    '<number> or more creatures are blocking it',
    ({ number = 1 }) => ({ amount: { 'blockers-of': 'self' }, 'at-least': number }),
    'two or more creatures are blocking it',
  ],
  ['(it|he|she) has <owning>', ({ owning }) => owning, 'it has a +1/+1 counter on it'],
  [
    '(its|his|her) power is <bounds>',
    ({ bounds }) => size('power', bounds),
    'its power is 4 or greater',
  ],
  [
    '(its|his|her) toughness is <bounds>',
    ({ bounds }) => size('toughness', bounds),
    'its toughness is 4 or greater',
  ],
]);

export const OWN_CONDITION_TEMPLATES = [
  ...BEING,
  ...HAVING,
  ...OWN_CONDITIONS,
  ...MORE_OF_ITS_OWN,
  ...ITS_CONDITIONS,
];
