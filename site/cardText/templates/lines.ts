import { type FileForm, type FileMapping, listOf, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { ASIDE } from '../marks.ts';
import { type Before, resolved } from '../resolve.ts';
import { POINTS } from './triggers.ts';

/** The ability that an event triggers. */
export function triggered(
  event: FileForm,
  effects: FileForm | undefined,
  more: FileMapping = {},
): readonly FileMapping[] | undefined {
  const { [POINTS]: points, ...when } = mappingOf(event);
  const does = done(effects, beforeOf(points));
  return does && [{ ...when, ...more, ...does }];
}

const beforeOf = (points: FileForm | undefined): Before => {
  const { it, that, player, much } = mappingOf(points);
  return {
    ...(typeof it === 'string' ? { it } : {}),
    ...(typeof that === 'string' ? { that } : {}),
    ...(typeof player === 'string' ? { player } : {}),
    ...(much === undefined ? {} : { much }),
  };
};

/** Its effects and targets; where all that it does is elsewhere, what that is. */
function done(effects: FileForm | undefined, before: Before): FileMapping | undefined {
  const does = resolved(listOf(effects), before);
  if (does === undefined) return undefined;
  return {
    ...(does.targets.length === 0 ? {} : { targets: does.targets }),
    effects: does.effects,
    ...(does.elsewhere.length === 0 ? {} : { [ASIDE]: does.elsewhere }),
  };
}

/** The abilities of all these events, each by itself. */
function ofEach(
  events: FileForm | undefined,
  effects: FileForm | undefined,
  more: FileMapping = {},
): readonly FileMapping[] | undefined {
  const all = listOf(events).map((event) => triggered(event, effects, more));
  const known = all.filter((one) => one !== undefined);
  return known.length < all.length ? undefined : known.flat();
}

function activated(
  costs: FileForm | undefined,
  effects: FileForm | undefined,
  more: FileMapping = {},
): readonly FileMapping[] | undefined {
  const does = done(effects, { it: 'self' });
  if (does === undefined) return undefined;
  const { effects: list = [], ...targets } = does;
  return [{ activated: list, costs: listOf(costs), ...more, ...targets }];
}

/** One line of a permanent card, with its full stop or without. */
export const LINE_TEMPLATES = [
  ...templates('line', [
    [
      '(when|whenever) <event> , <effects> .',
      ({ event, effects }) => ofEach(event, effects),
      'whenever ~ attacks, draw a card.',
    ],
    [
      '(when|whenever) <event> , if <condition> , <effects> .',
      ({ event, condition = '', effects }) => ofEach(event, effects, { if: condition }),
      'whenever ~ attacks, if you control an artifact, draw a card.',
    ],
    [
      'at the beginning of <beginning> , <effects> .',
      ({ beginning, effects }) =>
        triggered(
          { trigger: 'beginning-of-step', ...mappingOf(beginning), [POINTS]: { it: 'self' } },
          effects,
        ),
      'at the beginning of your upkeep, draw a card.',
    ],
    [
      '<costs> : <effects> .',
      ({ costs, effects }) => activated(costs, effects),
      '{T}: draw a card.',
    ],
    [
      '<costs> : <effects> . <timing> .',
      ({ costs, effects, timing = '' }) => activated(costs, effects, { timing }),
      '{T}: draw a card. Activate only as a sorcery.',
    ],
    ['enchant <things>', ({ things }) => [{ enchant: enchanted(things) }], 'enchant creature'],
    [
      '~ enters with <n:how-many> <c:counter-kind> (counter|counters) on it .',
      ({ n = 1, c = '' }) => [{ 'enters-with': { counters: c, ...(n === 1 ? {} : { n }) } }],
      '~ enters with two +1/+1 counters on it.',
    ],
    ['~ enters tapped .', [{ 'enters-with': { tapped: true } }]],
  ]),
  /** What an instant or sorcery does. */
  ...templates('spell-line', [['<effects> .', ({ effects }) => effects, 'draw a card.']]),
];

function enchanted(things: FileForm | undefined): FileForm {
  const { type, ...rest } = mappingOf(things);
  if (type !== 'creature') return { permanent: mappingOf(things) };
  return Object.keys(rest).length === 0 ? 'creature' : { creature: rest };
}
