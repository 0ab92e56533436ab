import { type FileForm, type FileMapping, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { POINTS } from '../playedAbility.ts';

/** Whose event it is, and what `it` then means. */
const ACTORS = templates('actor', [
  ['~', { [POINTS]: { it: 'self' } }],
  [
    '(enchanted|equipped) (creature|permanent)',
    { of: 'attached', [POINTS]: { it: 'attached' } },
    'enchanted creature',
  ],
  [
    '<one>',
    ({ one = {} }) => ({ of: one, [POINTS]: { it: 'event-creature', that: 'event-creature' } }),
    'a creature you control',
  ],
]);

const PLAYER_ACTORS = templates('player-actor', [
  ['you', { of: 'you' }],
  ['an opponent', { of: 'each-opponent' }],
  ['a player', { of: 'each-player' }],
]);

/** The event of this actor. */
const event = (
  actor: FileForm | undefined,
  said: FileMapping,
  points: FileMapping = {},
): FileMapping => {
  const { [POINTS]: own, ...of } = mappingOf(actor);
  return { ...said, ...of, [POINTS]: { ...mappingOf(own), ...points } };
};

/** The same where another creature is part of it: of an actor that is one of many nothing can be said by `it`. */
const eventWith = (actor: FileForm | undefined, said: FileMapping): FileMapping | undefined => {
  const { of } = mappingOf(actor);
  return typeof of === 'object' ? undefined : event(actor, said, { that: 'event-creature' });
};

const fitting = (said: FileForm | undefined): FileMapping => {
  const { type, ...rest } = mappingOf(said);
  const filter = type === 'creature' ? rest : mappingOf(said);
  return Object.keys(filter).length === 0 ? {} : { filter };
};

const DAMAGED = templates('damaged-player', [
  ['a player', { to: 'player' }],
  ['an opponent', { to: 'opponent' }],
  ['you', { to: 'you' }],
]);

const EVENTS = templates('event', [
  ['<actor> (attacks|attack)', ({ actor }) => [event(actor, { trigger: 'attacks' })], '~ attacks'],
  ['<actor> blocks', ({ actor }) => [event(actor, { trigger: 'blocks' })], '~ blocks'],
  [
    '<actor> attacks or blocks',
    ({ actor }) => [event(actor, { trigger: 'attacks' }), event(actor, { trigger: 'blocks' })],
    '~ attacks or blocks',
  ],
  [
    '<actor> becomes blocked',
    ({ actor }) => [event(actor, { trigger: 'becomes-blocked' })],
    '~ becomes blocked',
  ],
  [
    '<actor> blocks or becomes blocked',
    ({ actor }) => [
      event(actor, { trigger: 'blocks' }),
      event(actor, { trigger: 'becomes-blocked' }),
    ],
    '~ blocks or becomes blocked',
  ],
  [
    '<actor> blocks <one>',
    ({ actor, one }) => some(eventWith(actor, { trigger: 'blocks-creature', ...fitting(one) })),
    '~ blocks a creature',
  ],
  [
    '<actor> becomes blocked by <one>',
    ({ actor, one }) =>
      some(eventWith(actor, { trigger: 'becomes-blocked-by-creature', ...fitting(one) })),
    '~ becomes blocked by a creature',
  ],
  [
    '<actor> blocks or becomes blocked by <one>',
    ({ actor, one }) =>
      some(
        eventWith(actor, { trigger: 'blocks-creature', ...fitting(one) }),
        eventWith(actor, { trigger: 'becomes-blocked-by-creature', ...fitting(one) }),
      ),
    '~ blocks or becomes blocked by a creature',
  ],
  [
    "<actor> attacks and isn't blocked",
    ({ actor }) => [event(actor, { trigger: 'attacks-unblocked' })],
    "~ attacks and isn't blocked",
  ],
  [
    '<actor> attacks alone',
    ({ actor }) => [event(actor, { trigger: 'attacks-alone' })],
    'a creature you control attacks alone',
  ],
  [
    '<actor> deals combat damage to <damaged-player>',
    ({ actor, 'damaged-player': to }) => [
      event(
        actor,
        { trigger: 'deals-combat-damage', ...mappingOf(to) },
        { player: 'event-player', much: 'event-amount' },
      ),
    ],
    '~ deals combat damage to a player',
  ],
  ['<actor> dies', ({ actor }) => [event(actor, { trigger: 'dies' })], '~ dies'],
  ['<actor> enters', ({ actor }) => [event(actor, { trigger: 'enters' })], '~ enters'],
  [
    '<actor> enters or attacks',
    ({ actor }) => [event(actor, { trigger: 'enters' }), event(actor, { trigger: 'attacks' })],
    '~ enters or attacks',
  ],
  [
    '<actor> enters or dies',
    ({ actor }) => [event(actor, { trigger: 'enters' }), event(actor, { trigger: 'dies' })],
    '~ enters or dies',
  ],
  [
    '<player-actor> (gains|gain) life',
    ({ 'player-actor': of }) => [{ trigger: 'gains-life', ...mappingOf(of) }],
    'you gain life',
  ],
  [
    '<actor> is dealt damage',
    ({ actor }) => [event(actor, { trigger: 'is-dealt-damage' }, { much: 'event-amount' })],
    '~ is dealt damage',
  ],
]);

const some = (
  ...events: readonly (FileMapping | undefined)[]
): readonly FileMapping[] | undefined => {
  const known = events.filter((one) => one !== undefined);
  return known.length < events.length ? undefined : known;
};

const STEPS = templates('beginning', [
  ['your upkeep', { step: 'upkeep', whose: 'you' }],
  ['each upkeep', { step: 'upkeep', whose: 'each' }],
  ['your draw step', { step: 'draw', whose: 'you' }],
  ['combat on your turn', { step: 'beginning-of-combat', whose: 'you' }],
  ['each combat', { step: 'beginning-of-combat', whose: 'each' }],
  ['your end step', { step: 'end-step', whose: 'you' }],
  ['each end step', { step: 'end-step', whose: 'each' }],
]);

export const TRIGGER_TEMPLATES = [...ACTORS, ...PLAYER_ACTORS, ...DAMAGED, ...EVENTS, ...STEPS];
