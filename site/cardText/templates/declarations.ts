import { type FileForm, type FileMapping, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';

// Only creatures attack and block.
export function withoutCreature(things: FileForm | undefined): FileMapping {
  const { type, ...rest } = mappingOf(things);
  return type === 'creature' ? rest : mappingOf(things);
}

const filtered = (things: FileForm | undefined): FileMapping => {
  const filter = withoutCreature(things);
  return Object.keys(filter).length === 0 ? {} : { filter };
};

const restricting = (restriction: string, more: FileMapping = {}): readonly FileMapping[] => [
  { restriction, ...more },
];

/** A restriction that means something only of some creatures. */
const restrictingSome = (
  restriction: string,
  things: FileForm | undefined,
): readonly FileMapping[] | undefined => {
  const some = filtered(things);
  return Object.keys(some).length === 0 ? undefined : restricting(restriction, some);
};

/** What creatures can't do, said behind what it is said of. */
const ATTACKING = templates('predicate', [
  ["can't attack", restricting('cannot-attack')],
  ["can't attack you", restricting('cannot-attack', { attacked: 'you' })],
  [
    "can't attack you or planeswalkers you control",
    restricting('cannot-attack', { attacked: 'you-or-yours' }),
  ],
  ["can't attack alone", restricting('cannot-attack-alone')],
  ['can only attack alone', restricting('can-only-attack-alone')],
  [
    "can't attack unless <one> also attacks",
    ({ one }) => restricting('cannot-attack-unless-with', withCompanions(one)),
    "can't attack unless a creature also attacks",
  ],
  [
    "can't attack unless at least <number> other creatures attack",
    ({ number = 1 }) =>
      restricting('cannot-attack-unless-with', { filter: { type: 'creature' }, n: number }),
    "can't attack unless at least two other creatures attack",
  ],
]);

const withCompanions = (one: FileForm | undefined): FileMapping => {
  const { filter = { type: 'creature' } } = filtered(one);
  return { filter };
};

const BLOCKING = templates('predicate', [
  ["can't block", restricting('cannot-block')],
  ["can't block alone", restricting('cannot-block-alone')],
  [
    "can't block <things>",
    ({ things }) => restrictingSome('cannot-block', things),
    "can't block creatures with power 2 or greater",
  ],
  [
    'can block only <things>',
    ({ things }) => restrictingSome('can-block-only', things),
    'can block only creatures with flying',
  ],
  [
    "can't block unless <one> also blocks",
    ({ one }) => restricting('cannot-block-unless-with', withCompanions(one)),
    "can't block unless a creature also blocks",
  ],
  [
    "can't block unless at least <number> other creatures block",
    ({ number = 1 }) =>
      restricting('cannot-block-unless-with', { filter: { type: 'creature' }, n: number }),
    "can't block unless at least two other creatures block",
  ],
  [
    "can't attack or block",
    [...restricting('cannot-attack'), ...restricting('cannot-block')],
    "can't attack or block",
  ],
  [
    "can't attack or block alone",
    [...restricting('cannot-attack-alone'), ...restricting('cannot-block-alone')],
    "can't attack or block alone",
  ],
]);

const BEING_BLOCKED = templates('predicate', [
  ["can't be blocked", restricting('cannot-be-blocked')],
  [
    "can't block or be blocked",
    [...restricting('cannot-block'), ...restricting('cannot-be-blocked')],
  ],
  [
    "can't be blocked by <things>",
    ({ things }) => restrictingSome('cannot-be-blocked-by', things),
    "can't be blocked by walls",
  ],
  [
    "can't block or be blocked by <things>",
    ({ things }) => {
      const some = filtered(things);
      if (Object.keys(some).length === 0) return undefined;
      return [...restricting('cannot-block', some), ...restricting('cannot-be-blocked-by', some)];
    },
    "can't block or be blocked by walls",
  ],
  [
    "can't be blocked except by <things>",
    ({ things }) => restrictingSome('cannot-be-blocked-except-by', things),
    "can't be blocked except by walls",
  ],
  [
    "can't be blocked except by <number> or more creatures",
    ({ number = 1 }) => restricting('min-blockers', { n: number }),
    "can't be blocked except by two or more creatures",
  ],
  [
    "can't be blocked by more than one creature",
    restricting('max-blockers-on', { n: 1 }),
    "can't be blocked by more than one creature",
  ],
  [
    "can't be blocked by more than <number> creatures",
    ({ number = 1 }) => restricting('max-blockers-on', { n: number }),
    "can't be blocked by more than two creatures",
  ],
  [
    "can't be blocked unless all creatures defending player controls block it",
    restricting('all-or-none-blockers'),
  ],
]);

const requiring = (requirement: string, more: FileMapping = {}): readonly FileMapping[] => [
  { requirement, ...more },
];

const REQUIREMENTS = templates('predicate', [
  [
    '(attacks|attack) each (combat|turn) if able',
    requiring('attacks-if-able'),
    'attacks each combat if able',
  ],
  [
    '(attacks|attack) you each combat if able',
    requiring('attacks-if-able', { attacked: 'you' }),
    'attacks you each combat if able',
  ],
  [
    '(blocks|block) each (combat|turn) if able',
    requiring('blocks-if-able'),
    'blocks each combat if able',
  ],
  [
    '(attacks or blocks|attack or block) each (combat|turn) if able',
    [...requiring('attacks-if-able'), ...requiring('blocks-if-able')],
    'attacks or blocks each combat if able',
  ],
  ['must be blocked if able', requiring('must-be-blocked')],
  ['must be blocked by exactly one creature if able', requiring('must-be-blocked-by-exactly-one')],
  [
    'must be blocked by <number> or more creatures if able',
    ({ number = 1 }) => requiring('must-be-blocked', { n: number }),
    'must be blocked by two or more creatures if able',
  ],
  [
    'must be blocked by <one> if able',
    ({ one }) => requiring('must-be-blocked-by-one', withCompanions(one)),
    'must be blocked by a wall if able',
  ],
  ['(is|are) goaded', requiring('goaded'), 'is goaded'],
]);

/** Of what all creatures have to block. */
const LURED = templates('static', [
  [
    'all <things> able to block <lure> do so',
    ({ things, lure }) => lured(things, lure),
    'all creatures able to block ~ do so',
  ],
]);

const LURES = templates('lure', [
  ['~', 'self'],
  ['(enchanted|equipped) creature', 'attached', 'enchanted creature'],
  ['~ or enchanted creature', ['self', 'attached']],
]);

const lured = (things: FileForm | undefined, lure: FileForm | undefined): readonly FileMapping[] =>
  (Array.isArray(lure) ? lure : [lure]).flatMap((one) =>
    requiring('must-be-blocked-by-all', {
      ...filtered(things),
      ...(one === 'self' ? {} : { on: one }),
    }),
  );

const LURING = templates('predicate', [
  [
    'all <things> able to block it do so',
    ({ things }) => requiring('must-be-blocked-by-all', filtered(things)),
    'all creatures able to block it do so',
  ],
]);

/** What others can't do to the card itself. */
const AGAINST_ITSELF = templates('static', [
  [
    "<things> can't block ~",
    ({ things }) => restrictingSome('cannot-be-blocked-by', things),
    "walls can't block ~",
  ],
  [
    "<things> can't block it",
    ({ things }) =>
      speaksOfSource(things) ? restrictingSome('cannot-be-blocked-by', things) : undefined,
    "creatures with power less than ~'s power can't block it",
  ],
]);

const speaksOfSource = (things: FileForm | undefined): boolean =>
  Object.keys(mappingOf(things)).some((key) => key.endsWith('-than-source'));

const so = (number: FileForm | undefined): FileMapping => ({ n: number ?? 1 });

/** What is said of a whole declaration. */
const OF_ALL = templates('static', [
  [
    'no more than <number> (creature|creatures) can attack each (combat|turn)',
    ({ number }) => restricting('max-attackers', so(number)),
    'no more than two creatures can attack each combat',
  ],
  [
    'no more than <number> (creature|creatures) can attack you each (combat|turn)',
    ({ number }) => restricting('max-attackers-on-you', so(number)),
    'no more than two creatures can attack you each combat',
  ],
  [
    'no more than <number> (creature|creatures) can block each (combat|turn)',
    ({ number }) => restricting('max-blockers', so(number)),
    'no more than two creatures can block each combat',
  ],
  [
    'if a creature you control attacks, ~ also attacks if able',
    requiring('attacks-if-another-attacks', { filter: { controller: 'you' } }),
  ],
  [
    'if ~ attacks, all <things> attack if able',
    ({ things = {} }) =>
      requiring('attacks-if-another-attacks', { filter: { 'is-source': true }, on: things }),
    'if ~ attacks, all creatures you control attack if able',
  ],
]);

export const DECLARATION_TEMPLATES = [
  ...ATTACKING,
  ...BLOCKING,
  ...BEING_BLOCKED,
  ...REQUIREMENTS,
  ...LURED,
  ...LURES,
  ...LURING,
  ...AGAINST_ITSELF,
  ...OF_ALL,
];
