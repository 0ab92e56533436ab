import { type FileForm, type FileMapping, listOf, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';

const on = (standing: FileForm | undefined): FileMapping =>
  standing === undefined || standing === 'self' ? {} : { on: standing };

const having = (
  keywords: FileForm | undefined,
  standing: FileForm | undefined,
): readonly FileMapping[] =>
  listOf(keywords).map((ability) => ({ static: { grant: ability }, ...on(standing) }));

const SIZES = templates('static', [
  [
    '<standing> (gets|get) <n:size-change>',
    ({ standing, n = 0 }) => [{ static: { pump: n }, ...on(standing) }],
    'creatures you control get +1/+1',
  ],
  [
    '<standing> (has|have) <keywords>',
    ({ standing, keywords }) => having(keywords, standing),
    'creatures you control have flying',
  ],
  [
    '<standing> (gets|get) <n:size-change> and (has|have) <keywords>',
    ({ standing, n = 0, keywords }) => [
      { static: { pump: n }, ...on(standing) },
      ...having(keywords, standing),
    ],
    'equipped creature gets +1/+1 and has flying',
  ],
]);

const RESTRICTIONS = templates('static', [
  [
    "<standing> can't block",
    ({ standing }) => [{ restriction: 'cannot-block', ...on(standing) }],
    "~ can't block",
  ],
  [
    "<standing> can't attack",
    ({ standing }) => [{ restriction: 'cannot-attack', ...on(standing) }],
    "~ can't attack",
  ],
  [
    "<standing> can't attack or block",
    ({ standing }) => [
      { restriction: 'cannot-attack', ...on(standing) },
      { restriction: 'cannot-block', ...on(standing) },
    ],
    "~ can't attack or block",
  ],
  [
    "<standing> can't be blocked",
    ({ standing }) => [{ restriction: 'cannot-be-blocked', ...on(standing) }],
    "~ can't be blocked",
  ],
  [
    "<standing> can't be blocked by <things>",
    ({ standing, things = {} }) => [
      { restriction: 'cannot-be-blocked-by', filter: withoutCreature(things), ...on(standing) },
    ],
    "~ can't be blocked by walls",
  ],
  [
    '<standing> (attacks|attack) each (combat|turn) if able',
    ({ standing }) => [{ requirement: 'attacks-if-able', ...on(standing) }],
    '~ attacks each combat if able',
  ],
]);

// Only creatures block.
function withoutCreature(things: FileForm): FileForm {
  const { type, ...rest } = mappingOf(things);
  return type === 'creature' ? rest : things;
}

export const STATIC_TEMPLATES = [...SIZES, ...RESTRICTIONS];
