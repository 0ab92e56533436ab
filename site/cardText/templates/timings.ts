import type { FileMapping } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { ELSEWHERE } from '../marks.ts';

/** CR 506.8: points of a combat phase. */
const POINTS_OF_COMBAT = templates('combat-point', [
  [
    '(attackers are declared|the declare attackers step)',
    'attackers-declared',
    'attackers are declared',
  ],
  [
    '(blockers are declared|the declare blockers step)',
    'blockers-declared',
    'blockers are declared',
  ],
  ['(combat damage is dealt|the combat damage step)', 'combat-damage', 'the combat damage step'],
]);

const WHEN = templates('when-played', [
  ['as a sorcery', 'sorcery'],
  ['any time you could cast a sorcery', 'sorcery'],
  ['during combat', { during: 'combat' }],
  [
    'during combat before <p:combat-point>',
    ({ p = '' }) => ({ during: 'combat', before: p }),
    'during combat before blockers are declared',
  ],
  [
    'during combat after <p:combat-point>',
    ({ p = '' }) => ({ during: 'combat', after: p }),
    'during combat after blockers are declared',
  ],
  ["during combat on an opponent's turn", { during: 'combat', whose: 'opponent' }],
  [
    "during an opponent's turn before <p:combat-point>",
    ({ p = '' }) => ({ before: p, whose: 'opponent' }),
    "during an opponent's turn before attackers are declared",
  ],
  ['before <p:combat-point>', ({ p = '' }) => ({ before: p }), 'before attackers are declared'],
  ['during the declare attackers step', { step: 'declare-attackers' }],
  ['during the declare blockers step', { step: 'declare-blockers' }],
  ['during the end of combat step', { step: 'end-of-combat' }],
  ['during your upkeep', { step: 'upkeep', whose: 'you' }],
  ['during [any] upkeep [step]', { step: 'upkeep' }, 'during any upkeep step'],
  ['during your end step', { step: 'end-step', whose: 'you' }],
]);

/** When it may be activated that can't be said. */
const UNSAID = templates('when-unsaid', [
  ['once', true],
  ['(during|on) your turn', true, 'during your turn'],
  ['during your turn , before attackers are declared', true],
  ['if <condition>', true, 'if you control an artifact'],
  ['if <nothing-of-combat>', true, 'if you have no cards in hand'],
]);

const UNSAID_TIMING: FileMapping = { timing: { [ELSEWHERE]: 'timing' } };

/** When and by whom an ability may be activated. */
const PLAYED = templates('played', [
  [
    'activate only <w:when-played> .',
    ({ w = '' }) => ({ timing: w }),
    'activate only as a sorcery.',
  ],
  ['activate only <w:when-unsaid> .', UNSAID_TIMING, 'activate only once.'],
  ['activate only once each turn .', { 'once-each-turn': true }],
  [
    'activate only <w:when-played> and only once each turn .',
    ({ w = '' }) => ({ timing: w, 'once-each-turn': true }),
    'activate only as a sorcery and only once each turn.',
  ],
  [
    'activate only <a:when> and only <b:when> .',
    UNSAID_TIMING,
    'activate only as a sorcery and only once.',
  ],
  [
    'activate no more than (twice|three times) each turn .',
    UNSAID_TIMING,
    'activate no more than twice each turn.',
  ],
  ['any player may activate this ability .', { by: 'any-player' }],
  [
    'any player may activate this ability but only <w:when-played> .',
    ({ w = '' }) => ({ by: 'any-player', timing: w }),
    'any player may activate this ability but only during any upkeep step.',
  ],
]);

const WHENEVER = templates('when', [
  ['<when-played>', true, 'as a sorcery'],
  ['<when-unsaid>', true, 'once'],
]);

/** When a spell may be cast. */
const CASTING = templates('casting', [
  ['<when-played>', ({ 'when-played': when }) => when, 'during combat'],
]);

export const TIMING_TEMPLATES = [
  ...POINTS_OF_COMBAT,
  ...WHEN,
  ...UNSAID,
  ...PLAYED,
  ...WHENEVER,
  ...CASTING,
];
