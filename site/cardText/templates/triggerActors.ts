import { both } from '../both.ts';
import { type FileForm, type FileMapping, listOf, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { POINTS } from '../playedAbility.ts';

const SELF = { [POINTS]: { it: 'self' } };
const ATTACHED = { of: 'attached', [POINTS]: { it: 'attached' } };

const whatever = (of: FileForm): FileMapping => ({
  of,
  [POINTS]: { it: 'event-creature', ...(isNoCreature(of) ? {} : { that: 'event-creature' }) },
});

/** Of what is something else nothing is said by `that creature`. */
const isNoCreature = (of: FileForm): boolean => {
  const { type } = mappingOf(of);
  return type !== undefined && type !== 'creature';
};

/** Whose event it is, and what `it` then means: one after the other where there are several. */
const ACTORS = templates('actor', [
  ['~', [SELF]],
  ['(enchanted|equipped) (creature|permanent|artifact|land)', [ATTACHED], 'enchanted creature'],
  ['<one>', ({ one = {} }) => [whatever(one)], 'a creature you control'],
  ['~ or <one>', ({ one = {} }) => orOne(one), '~ or an artifact you control'],
]);

// What fits the other too is not spoken of twice: nothing is known of what the card is.
function orOne(one: FileForm): readonly FileMapping[] {
  return [
    { [POINTS]: { it: 'self', that: 'self' } },
    whatever(both({ other: true }, mappingOf(one))),
  ];
}

const PLAYER_ACTORS = templates('player-actor', [
  ['you', { of: 'you' }],
  ['an opponent', { of: 'each-opponent' }],
  ['a player', { of: 'each-player' }],
]);

/** The event of each of these. */
export const eventOf = (
  actors: FileForm | undefined,
  said: FileMapping,
  points: FileMapping = {},
): readonly FileMapping[] =>
  listOf(actors).map((actor) => {
    const { [POINTS]: own, ...of } = mappingOf(actor);
    return { ...said, ...of, [POINTS]: { ...mappingOf(own), ...points } };
  });

/**
 * The same where other objects are part of it: they are what the event is about, so that of an actor that is one of many
 * nothing can be said by `it`.
 */
export const eventAmong = (
  actors: FileForm | undefined,
  said: FileMapping,
  points: FileMapping = {},
): readonly FileMapping[] =>
  listOf(actors).map((actor) => {
    const { [POINTS]: own, ...of } = mappingOf(actor);
    const { it, ...rest } = mappingOf(own);
    const known = typeof of.of === 'object' ? { it: UNSAYABLE } : { ...rest, ...itIs(it) };
    return { ...said, ...of, [POINTS]: { ...known, ...points } };
  });

const itIs = (it: FileForm | undefined): FileMapping => (it === undefined ? {} : { it });

/** The same of which the other is `that creature`. */
export const eventWith = (
  actors: FileForm | undefined,
  said: FileMapping,
  points: FileMapping = {},
): readonly FileMapping[] => eventAmong(actors, said, { that: 'event-creature', ...points });

/** What is spoken of, but can't be pointed back to. */
const UNSAYABLE = '§unknown';

/** The same of what has left: what something was attached to is known from the event alone. */
export const departureOf = (
  actors: FileForm | undefined,
  said: FileMapping,
): readonly FileMapping[] =>
  eventOf(actors, said).map((event) =>
    event.of === 'attached' ? { ...event, ...DEPARTED } : event,
  );

const DEPARTED = { [POINTS]: { it: 'event-creature', that: 'event-creature' } };

/** That a step begins. */
export const beginningOf = (beginning: FileForm | undefined): FileMapping => ({
  trigger: 'beginning-of-step',
  ...mappingOf(beginning),
  [POINTS]: { it: 'self' },
});

/** The event of a player: nothing that `it` could mean is known. */
export const eventOfPlayer = (
  player: FileForm | undefined,
  said: FileMapping,
  points: FileMapping = {},
): readonly FileMapping[] => [{ ...said, ...mappingOf(player), [POINTS]: points }];

/** A filter, or nothing where whatever there is fits. */
export const fitting = (said: FileForm | undefined): FileMapping => {
  const { type, ...rest } = mappingOf(said);
  const filter = type === 'creature' ? rest : mappingOf(said);
  return Object.keys(filter).length === 0 ? {} : { filter };
};

/** Without who controls them, where whose event it is says that. */
export function ofTheirs(said: FileForm | undefined): FileForm | undefined {
  const { controller, ...rest } = mappingOf(said);
  return controller === undefined || controller === 'you' ? rest : undefined;
}

export const ACTOR_TEMPLATES = [...ACTORS, ...PLAYER_ACTORS];
