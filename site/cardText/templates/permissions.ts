import type { FileForm, FileMapping } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { POINTS, triggeredAbilities } from '../playedAbility.ts';
import { withoutCreature } from './declarations.ts';

const permitting = (permission: string, more: FileMapping = {}): readonly FileMapping[] => [
  { permission, ...more },
];

const PERMISSIONS = templates('predicate', [
  [
    "can attack as though (it|they|he|she) didn't have defender",
    permitting('attack-despite-defender'),
    "can attack as though it didn't have defender",
  ],
  [
    'can block an additional creature each (combat|turn)',
    permitting('block-additional', { n: 1 }),
    'can block an additional creature each combat',
  ],
  [
    'can block an additional <number> creatures each (combat|turn)',
    ({ number = 1 }) => permitting('block-additional', { n: number }),
    'can block an additional two creatures each combat',
  ],
  ['can block any number of creatures', permitting('block-additional')],
  [
    "can block creatures with shadow as though (they didn't have|it had|~ had) shadow",
    permitting('block-as-though-shadow'),
    'can block creatures with shadow as though it had shadow',
  ],
]);

const PERMITTED = templates('static', [
  [
    "you may have ~ assign (its|his|her) combat damage as though (it|he|she) weren't blocked",
    permitting('assign-as-though-unblocked'),
    "you may have ~ assign its combat damage as though it weren't blocked",
  ],
  [
    "you may have <things> assign their combat damage as though they weren't blocked",
    ({ things = {} }) => permitting('assign-as-though-unblocked', { on: things }),
    "you may have creatures you control assign their combat damage as though they weren't blocked",
  ],
  [
    'you may exert ~ as (it|he|she) attacks',
    permitting('exert-as-it-attacks'),
    'you may exert ~ as it attacks',
  ],
  [
    "creatures with <a:land-keyword> can be blocked as though they didn't have <b:land-keyword>",
    ({ a = '', b = '' }) =>
      a === b ? permitting('ignore-landwalk', { filter: { subtype: a } }) : undefined,
    "creatures with islandwalk can be blocked as though they didn't have islandwalk",
  ],
]);

/** CR 701.43d: what happens as it is exerted. */
const EXERTED = templates('line', [
  [
    'you may exert ~ as (it|he|she) attacks . when you do , <does>',
    ({ does }) => {
      const event = { trigger: 'is-exerted', [POINTS]: { it: 'self' } };
      const done = triggeredAbilities(event, does);
      return done && [...permitting('exert-as-it-attacks'), ...done];
    },
    'you may exert ~ as it attacks. When you do, draw a card.',
  ],
]);

/** The keyword of a land, by the land. */
const LAND_KEYWORDS = templates(
  'land-keyword',
  ['plains', 'island', 'swamp', 'mountain', 'forest', 'desert'].map((land) => [
    `${land}walk`,
    land,
  ]),
);

// For X nothing is announced as creatures are declared.
const fixed = (mana: FileForm = ''): FileForm | undefined =>
  String(mana).includes('X') ? undefined : { mana };

/** What a player does that a declaration costs, behind who does it. */
const PAYING = templates('paying', [
  ['(pay|pays) <mana>', ({ mana }) => fixed(mana), 'pays {2}'],
  ['(pay|pays) <number> life', ({ number = 1 }) => ({ 'pay-life': number }), 'pays 2 life'],
  ['(sacrifice|sacrifices) <one>', ({ one = {} }) => ({ sacrifice: one }), 'sacrifices a land'],
  [
    '(sacrifice|sacrifices) <number> <things>',
    ({ number = 1, things = {} }) => ({ sacrifice: things, n: number }),
    'sacrifices two lands',
  ],
]);

const costing = (
  deeds: readonly ('attack-cost' | 'block-cost')[],
  pay: FileForm | undefined,
  more: FileMapping = {},
): readonly FileMapping[] => deeds.map((deed) => ({ [deed]: pay ?? '', ...more }));

/** What attacking or blocking costs those who control the creatures. */
const COSTS = templates('predicate', [
  [
    "can't attack unless (its|their) controller <paying>",
    ({ paying }) => costing(['attack-cost'], paying),
    "can't attack unless its controller pays {2}",
  ],
  [
    "can't block unless (its|their) controller <paying>",
    ({ paying }) => costing(['block-cost'], paying),
    "can't block unless its controller pays {2}",
  ],
  [
    "can't attack or block unless (its|their) controller <paying>",
    ({ paying }) => costing(['attack-cost', 'block-cost'], paying),
    "can't attack or block unless its controller pays {2}",
  ],
  [
    "can't attack <payee> unless their controller <paying> for each (creature they control that's attacking you|of those creatures)",
    ({ payee, paying }) => costing(['attack-cost'], paying, { attacked: payee ?? '' }),
    "can't attack you unless their controller pays {2} for each creature they control that's attacking you",
  ],
  [
    "can't attack <payee> unless their controller pays {x} for each (creature they control that's attacking you|of those creatures) , where x is <counted>",
    ({ payee, counted = 0 }) =>
      costing(['attack-cost'], { mana: '{1}' }, { attacked: payee ?? '', times: counted }),
    "can't attack you unless their controller pays {x} for each of those creatures, where x is the number of artifacts you control",
  ],
  [
    "can't block unless their controller <paying> for each (of those creatures|blocking creature they control)",
    ({ paying }) => costing(['block-cost'], paying),
    "can't block unless their controller pays {1} for each of those creatures",
  ],
  [
    "can't block <things> unless their controller <paying> for each (of those creatures|blocking creature they control)",
    ({ things, paying }) => costing(['block-cost'], paying, { filter: withoutCreature(things) }),
    "can't block creatures you control unless their controller pays {1} for each of those creatures",
  ],
]);

const PAYEES = templates('payee', [
  ['you', 'you'],
  ['you or planeswalkers you control', 'you-or-yours'],
]);

/** What attacking or blocking with the card itself costs. */
const OWN_COSTS = templates('static', [
  [
    "~ can't attack unless you <paying>",
    ({ paying }) => costing(['attack-cost'], paying),
    "~ can't attack unless you pay {2}",
  ],
  [
    "~ can't block unless you <paying>",
    ({ paying }) => costing(['block-cost'], paying),
    "~ can't block unless you pay {2}",
  ],
  [
    "~ can't block <things> unless you <paying>",
    ({ things, paying }) => costing(['block-cost'], paying, { filter: withoutCreature(things) }),
    "~ can't block creatures with power 3 or greater unless you pay {2}",
  ],
  [
    "~ can't attack or block unless you <paying>",
    ({ paying }) => costing(['attack-cost', 'block-cost'], paying),
    "~ can't attack or block unless you pay {2}",
  ],
  [
    "~ can't attack unless you <paying> for each <c:counter-kind> counter on it",
    ({ paying, c = '' }) => costing(['attack-cost'], paying, { 'per-counter': c }),
    "~ can't attack unless you pay {1} for each +1/+1 counter on it",
  ],
  [
    "~ can't attack or block unless you <paying> for each <c:counter-kind> counter on it",
    ({ paying, c = '' }) => costing(['attack-cost', 'block-cost'], paying, { 'per-counter': c }),
    "~ can't attack or block unless you pay {1} for each +1/+1 counter on it",
  ],
]);

export const PERMISSION_TEMPLATES = [
  ...PERMISSIONS,
  ...PERMITTED,
  ...EXERTED,
  ...LAND_KEYWORDS,
  ...PAYING,
  ...COSTS,
  ...PAYEES,
  ...OWN_COSTS,
];
