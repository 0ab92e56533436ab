import { type FileForm, type FileMapping, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { OTHER_TRIGGER_TEMPLATES } from './otherTriggers.ts';
import {
  ACTOR_TEMPLATES,
  eventAmong,
  eventOf,
  eventOfPlayer,
  eventWith,
  fitting,
  ofTheirs,
} from './triggerActors.ts';

const PLAYERS_MEANT = templates('player-meant', [
  ['a player', { to: 'player' }],
  ['(an opponent|one of your opponents)', { to: 'opponent' }, 'an opponent'],
  ['you', { to: 'you' }],
  ['the player with the most life or tied for most life', { to: 'player-with-most-life' }],
]);

const OF_PLAYER = { player: 'event-player' };

const ATTACKS = templates('event', [
  ['<actor> (attacks|attack)', ({ actor }) => eventOf(actor, { trigger: 'attacks' }), '~ attacks'],
  [
    '<actor> attacks <p:player-meant>',
    ({ actor, p }) => eventOf(actor, { trigger: 'attacks', ...mappingOf(p) }, OF_PLAYER),
    '~ attacks a player',
  ],
  [
    '<actor> attacks for the first time each turn',
    ({ actor }) => eventOf(actor, { trigger: 'attacks', 'first-each-turn': true }),
    '~ attacks for the first time each turn',
  ],
  [
    '<actor> attacks alone',
    ({ actor }) => eventOf(actor, { trigger: 'attacks-alone' }),
    '~ attacks alone',
  ],
  [
    "<actor> attacks and isn't blocked",
    ({ actor }) => eventOf(actor, { trigger: 'attacks-unblocked' }),
    "~ attacks and isn't blocked",
  ],
  [
    '<actor> and at least <number> other creatures attack',
    ({ actor, number = 1 }) => eventAmong(actor, { trigger: 'attacks-with-at-least', n: number }),
    '~ and at least two other creatures attack',
  ],
  [
    '<actor> and at least one other <things> attack',
    ({ actor, things }) =>
      eventAmong(actor, { trigger: 'attacks-with-at-least', ...fitting(ofTheirs(things)), n: 1 }),
    '~ and at least one other goblin attack',
  ],
  [
    '<actor> attacks or blocks',
    ({ actor }) => [
      ...eventOf(actor, { trigger: 'attacks' }),
      ...eventOf(actor, { trigger: 'blocks' }),
    ],
    '~ attacks or blocks',
  ],
  [
    '<actor> attacks or becomes blocked',
    ({ actor }) => [
      ...eventOf(actor, { trigger: 'attacks' }),
      ...eventOf(actor, { trigger: 'becomes-blocked' }),
    ],
    '~ attacks or becomes blocked',
  ],
]);

const many = (n: FileForm | undefined): FileMapping => (n === undefined || n === 1 ? {} : { n });

const THOSE = { them: 'event-creatures' };

const PLAYER_ATTACKS = templates('event', [
  [
    '<p:player-actor> (attacks|attack)',
    ({ p }) => eventOfPlayer(p, { trigger: 'player-attacks' }, THOSE),
    'you attack',
  ],
  [
    '<p:player-actor> (attacks|attack) with <number> or more <things>',
    ({ p, number, things }) =>
      eventOfPlayer(p, { trigger: 'player-attacks', ...fitting(things), ...many(number) }, THOSE),
    'you attack with two or more creatures',
  ],
  [
    '<number> or more <things> (attack|attacks)',
    ({ number, things }) => {
      const { controller, ...filter } = mappingOf(things);
      return controller === 'you'
        ? eventOfPlayer(
            { of: 'you' },
            { trigger: 'player-attacks', ...fitting(filter), ...many(number) },
            THOSE,
          )
        : undefined;
    },
    'one or more goblins you control attack',
  ],
  [
    '<number> or more <things> attack <p:player-meant>',
    ({ number, things, p }) => attackPlayer(number, mappingOf(things), mappingOf(p)),
    'one or more goblins you control attack a player',
  ],
  [
    '<q:player-actor> (attacks|attack) <p:player-meant>',
    ({ q, p }) =>
      eventOfPlayer(
        q,
        { trigger: 'player-attacks-player', ...mappingOf(p) },
        {
          ...OF_PLAYER,
          ...THOSE,
        },
      ),
    'you attack a player',
  ],
  [
    '<q:player-actor> (attacks|attack) <p:player-meant> with one or more <things>',
    ({ q, p, things }) =>
      eventOfPlayer(
        q,
        { trigger: 'player-attacks-player', ...fitting(things), ...mappingOf(p) },
        { ...OF_PLAYER, ...THOSE },
      ),
    'you attack a player with one or more goblins',
  ],
]);

function attackPlayer(
  number: FileForm | undefined,
  { controller, ...filter }: FileMapping,
  { to = '' }: FileMapping,
): readonly FileMapping[] | undefined {
  if (number !== 1) return undefined;
  if (controller === 'you' && to !== 'you')
    return eventOfPlayer(
      { of: 'you' },
      { trigger: 'player-attacks-player', ...fitting(filter), to },
      { ...OF_PLAYER, ...THOSE },
    );
  const isOnYou = to === 'you' && (controller === undefined || controller === 'opponent');
  return isOnYou
    ? eventOfPlayer({ of: 'you' }, { trigger: 'is-attacked', ...fitting(filter) }, THOSE)
    : undefined;
}

const BLOCKS = templates('event', [
  ['<actor> blocks', ({ actor }) => eventOf(actor, { trigger: 'blocks' }), '~ blocks'],
  [
    '<actor> blocks alone',
    ({ actor }) => eventOf(actor, { trigger: 'blocks-alone' }),
    '~ blocks alone',
  ],
  [
    '<actor> attacks or blocks alone',
    ({ actor }) => [
      ...eventOf(actor, { trigger: 'attacks-alone' }),
      ...eventOf(actor, { trigger: 'blocks-alone' }),
    ],
    '~ attacks or blocks alone',
  ],
  [
    '<actor> becomes blocked',
    ({ actor }) => eventOf(actor, { trigger: 'becomes-blocked' }),
    '~ becomes blocked',
  ],
  [
    '<actor> blocks or becomes blocked',
    ({ actor }) => [
      ...eventOf(actor, { trigger: 'blocks' }),
      ...eventOf(actor, { trigger: 'becomes-blocked' }),
    ],
    '~ blocks or becomes blocked',
  ],
  [
    '<actor> blocks <one>',
    ({ actor, one }) => eventWith(actor, { trigger: 'blocks-creature', ...fitting(one) }),
    '~ blocks a creature',
  ],
  [
    '<actor> becomes blocked by <one>',
    ({ actor, one }) =>
      eventWith(actor, { trigger: 'becomes-blocked-by-creature', ...fitting(one) }),
    '~ becomes blocked by a creature',
  ],
  [
    '<actor> blocks or becomes blocked by <one>',
    ({ actor, one }) => [
      ...eventWith(actor, { trigger: 'blocks-creature', ...fitting(one) }),
      ...eventWith(actor, { trigger: 'becomes-blocked-by-creature', ...fitting(one) }),
    ],
    '~ blocks or becomes blocked by a creature',
  ],
  [
    '<actor> blocks <number> or more <things>',
    ({ actor, number = 1, things }) =>
      eventAmong(actor, { trigger: 'blocks-at-least', ...fitting(things), n: number }),
    '~ blocks two or more creatures',
  ],
  [
    '<actor> becomes blocked by <number> or more <things>',
    ({ actor, number = 1, things }) =>
      eventAmong(actor, { trigger: 'becomes-blocked-by-at-least', ...fitting(things), n: number }),
    '~ becomes blocked by two or more creatures',
  ],
]);

export const TRIGGER_TEMPLATES = [
  ...ACTOR_TEMPLATES,
  ...PLAYERS_MEANT,
  ...ATTACKS,
  ...PLAYER_ATTACKS,
  ...BLOCKS,
  ...OTHER_TRIGGER_TEMPLATES,
];
