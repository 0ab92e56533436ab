import { type FileForm, type FileMapping, listOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { BACK, BY_SOURCE } from '../marks.ts';

const each = (
  head: string,
  objects: FileForm | undefined,
  more: FileMapping = {},
): readonly FileMapping[] => listOf(objects).map((one) => ({ [head]: one, ...more }));

const TAPPED = templates('effect', [
  ['tap <objects>', ({ objects }) => each('tap', objects), 'tap target creature'],
  ['untap <objects>', ({ objects }) => each('untap', objects), 'untap target creature'],
  [
    'tap or untap <object>',
    ({ object = '' }) => [{ either: [[{ tap: object }], [{ untap: object }]] }],
    'tap or untap target creature',
  ],
  ['goad <objects>', ({ objects }) => each('goad', objects), 'goad target creature'],
  ['suspect <objects>', ({ objects }) => each('suspect', objects), 'suspect target creature'],
  [
    '<objects> (phases|phase) out',
    ({ objects }) => each('phase-out', objects),
    'target creature phases out',
  ],
]);

const CONTROLLED = templates('effect', [
  [
    'gain control of <objects>',
    ({ objects }) => each('gain-control', objects, { until: 'forever' }),
    'gain control of target creature',
  ],
  [
    'gain control of <objects> <until>',
    ({ objects, until = '' }) => each('gain-control', objects, { until }),
    'gain control of target creature until end of turn',
  ],
  [
    'until end of turn , gain control of <objects>',
    ({ objects }) => each('gain-control', objects, { until: 'end-of-turn' }),
    'until end of turn, gain control of target creature',
  ],
  [
    '<players> gains control of <object>',
    ({ players = '', object = '' }) =>
      ['you', 'each-opponent', 'each-player'].some((one) => one === players)
        ? undefined
        : [{ 'gain-control': object, by: players, until: 'forever' }],
    'target opponent gains control of ~',
  ],
]);

const ATTACHED = templates('effect', [
  ['attach ~ to <object>', ({ object }) => each('attach', object), 'attach ~ to target creature'],
  [
    'attach it to <object>',
    ({ object }) => each('attach', object, { [BY_SOURCE]: BACK.it }),
    'attach it to target creature',
  ],
]);

const COMBAT = templates('effect', [
  [
    'remove <objects> from combat',
    ({ objects }) => each('remove-from-combat', objects),
    'remove target creature from combat',
  ],
  [
    '<objects> (becomes|become) blocked',
    ({ objects }) => each('become-blocked', objects),
    'target creature becomes blocked',
  ],
]);

export const HANDLING_TEMPLATES = [...TAPPED, ...CONTROLLED, ...ATTACHED, ...COMBAT];
