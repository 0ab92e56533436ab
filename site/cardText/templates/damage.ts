import { type FileForm, type FileMapping, listOf, mappingOf } from '../fileForm.ts';
import { templates } from '../grammar/templates.ts';
import { BACK } from '../marks.ts';

const hits = (n: FileForm, subjects: FileForm | undefined): readonly FileMapping[] =>
  listOf(subjects).map((on) => ({ 'deal-damage': n, on }));

const HITS = templates('hit', [
  [
    '<n:amount> damage to <damaged>',
    ({ n = 0, damaged }) => hits(n, damaged),
    '3 damage to any target',
  ],
  [
    'damage equal to <counted> to <damaged>',
    ({ counted = 0, damaged }) => hits(counted, damaged),
    'damage equal to the number of artifacts you control to any target',
  ],
  [
    'damage to <damaged> equal to <counted>',
    ({ counted = 0, damaged }) => hits(counted, damaged),
    'damage to any target equal to the number of artifacts you control',
  ],
  [
    '1 damage to <damaged> for each <things>',
    ({ things = {}, damaged }) => hits({ count: things }, damaged),
    '1 damage to any target for each artifact you control',
  ],
  [
    '<number> damage to <damaged> for each <things>',
    ({ number = 0, things = {}, damaged }) =>
      number === 1 ? undefined : hits({ count: things, times: number }, damaged),
    '2 damage to any target for each artifact you control',
  ],
]);

const HIT_LISTS = templates('hits', [
  ['<hit>', ({ hit }) => hit, '3 damage to any target'],
  [
    '<hit> (and|, and|,) <hits>',
    ({ hit, hits: others }) => [...listOf(hit), ...listOf(others)],
    '2 damage to any target and 1 damage to you',
  ],
]);

/** CR 120.7: what deals the damage, where that is not the source. */
const dealt = (dealer: FileForm | undefined, all: FileForm | undefined): readonly FileForm[] => {
  if (dealer === undefined || dealer === 'self') return listOf(all);
  return listOf(all).map((one) => ({ ...mappingOf(one), by: dealer }));
};

const DAMAGE = templates('effect', [
  [
    '<dealer:object> (deals|deal) <hits>',
    ({ dealer, hits: all }) => dealt(dealer, all),
    '~ deals 3 damage to any target',
  ],
  [
    '<a:object> (fights|fight) <b:object>',
    ({ a = '', b = '' }) => [{ fight: a, with: b }],
    'target creature fights another target creature',
  ],
  [
    '<a:object> and <b:object> fight each other',
    ({ a = '', b = '' }) => [{ fight: a, with: b }],
    'target creature and target artifact fight each other',
  ],
  [
    "<dealer:object> (deals|deal) <hits> . the damage can't be prevented",
    ({ dealer, hits: all }) =>
      dealt(dealer, all).map((one) =>
        typeof one === 'object' ? { ...one, unpreventable: true } : one,
      ),
    "~ deals 3 damage to any target. the damage can't be prevented",
  ],
]);

const PREVENTED = templates('effect', [
  [
    'prevent all <d:damage-sort> that would be dealt this turn',
    ({ d = '' }) => [{ 'prevent-all': d }],
    'prevent all combat damage that would be dealt this turn',
  ],
  [
    'prevent all <d:damage-sort> that would be dealt to <damaged> this turn',
    ({ d = '', damaged }) => listOf(damaged).map((to) => ({ 'prevent-all': d, to })),
    'prevent all damage that would be dealt to target creature this turn',
  ],
  [
    'prevent all <d:damage-sort> that would be dealt this turn to <damaged>',
    ({ d = '', damaged }) => listOf(damaged).map((to) => ({ 'prevent-all': d, to })),
    'prevent all damage that would be dealt this turn to target creature',
  ],
  [
    'prevent all <d:damage-sort> (that would be dealt|dealt) this turn by <objects>',
    ({ d = '', objects }) => listOf(objects).map((by) => ({ 'prevent-all': d, by })),
    'prevent all damage that would be dealt this turn by target creature',
  ],
  [
    'prevent all <d:damage-sort> that would be dealt by <objects> this turn',
    ({ d = '', objects }) => listOf(objects).map((by) => ({ 'prevent-all': d, by })),
    'prevent all damage that would be dealt by target creature this turn',
  ],
  [
    'prevent all <d:damage-sort> <object> would deal this turn',
    ({ d = '', object = '' }) => [{ 'prevent-all': d, by: object }],
    'prevent all damage target creature would deal this turn',
  ],
  [
    'prevent all <d:damage-sort> that would be dealt to and dealt by <object> this turn',
    ({ d = '', object = '' }) => [{ 'prevent-all': d, to: object, by: again(object) }],
    'prevent all combat damage that would be dealt to and dealt by target creature this turn',
  ],
  [
    'prevent the next <n:amount> damage that would be dealt to <damaged> this turn',
    ({ n = 0, damaged }) => listOf(damaged).map((on) => ({ 'prevent-next': n, on })),
    'prevent the next 1 damage that would be dealt to any target this turn',
  ],
  [
    'the next time a <color> source of your choice would deal damage to you this turn , prevent that damage',
    ({ color = '' }) => [{ choose: { color } }, { 'prevent-next-time': 'you', from: 'chosen' }],
    'the next time a red source of your choice would deal damage to you this turn, prevent that damage',
  ],
]);

// A target is said once.
function again(object: FileForm): FileForm {
  return typeof object === 'object' ? BACK.it : object;
}

export const DAMAGE_TEMPLATES = [...HITS, ...HIT_LISTS, ...DAMAGE, ...PREVENTED];
