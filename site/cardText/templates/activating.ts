import type { FileMapping } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { placed } from './placed.ts';

const NOTHING: readonly FileMapping[] = [{ static: { 'cannot-activate': true } }];
const NOTHING_BUT_MANA: readonly FileMapping[] = [
  { static: { 'cannot-activate': true, 'but-mana': true } },
];

/** CR 602.5 */
const ACTIVATING = templates('predicate', [
  [
    "(its|their) activated abilities can't be activated",
    NOTHING,
    "its activated abilities can't be activated",
  ],
  [
    "(its|their) activated abilities can't be activated unless they're mana abilities",
    NOTHING_BUT_MANA,
    "its activated abilities can't be activated unless they're mana abilities",
  ],
]);

const ACTIVATED = templates('static', [
  [
    "activated abilities of <standing> can't be activated",
    ({ standing }) => placed(NOTHING, standing),
    "activated abilities of creatures your opponents control can't be activated",
  ],
  [
    "activated abilities of <standing> can't be activated unless they're mana abilities",
    ({ standing }) => placed(NOTHING_BUT_MANA, standing),
    "activated abilities of creatures your opponents control can't be activated unless they're mana abilities",
  ],
]);

export const ACTIVATING_TEMPLATES = [...ACTIVATING, ...ACTIVATED];
