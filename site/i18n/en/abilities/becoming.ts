import type { Change } from '../../../engine.ts';
import type { AppliedChanges } from '../../abilities/breaths.ts';
import type { ChangeOf } from '../../abilities/words.ts';
import { list } from '../../grammar.ts';
import { types } from '../characteristics.ts';
import { subtypeWord } from '../subtypes.ts';
import type { ChangeVoice } from './changeVoice.ts';
import { grantedWords } from './characteristicChanges.ts';
import { withArticle } from './filterPhrases.ts';

/** `also becomes a 2/2 Bird artifact creature with flying`; nothing where it becomes none, or does more than that. */
export function becomingWords(
  effects: AppliedChanges,
  { words, after }: ChangeVoice,
): string | undefined {
  const changes = effects.map(({ change }) => change);
  const added = changes.find((one) => one.kind === 'addTypes');
  const others = changes.filter((one) => one !== added);
  if (added === undefined || others.length === 0 || !others.every(fits)) return undefined;
  const abilities = others.flatMap((one) =>
    one.kind === 'grant' ? [grantedWords(one.ability, words)] : [],
  );
  const having = abilities.length === 0 ? '' : ` with ${list('en', abilities)}`;
  const every = others.some(({ kind }) => kind === 'addEveryCreatureType');
  return `also become${after === 'many' ? '' : 's'} ${kindOf(added, others, after)}${every ? ' of every creature type' : ''}${having}`;
}

const FITTING: ReadonlySet<Change['kind']> = new Set([
  'addEveryCreatureType',
  'grant',
  'setPowerToughness',
]);

const fits = ({ kind }: Change): boolean => FITTING.has(kind);

function kindOf(
  { types: added, subtypes = [] }: ChangeOf<'addTypes'>,
  others: readonly Change[],
  after: ChangeVoice['after'],
): string {
  const sizes = others.flatMap((one) =>
    one.kind === 'setPowerToughness' ? [`${one.power}/${one.toughness}`] : [],
  );
  const kinds = [
    ...subtypes.map((one) => subtypeWord(one, 'one')),
    ...added.map((one) => types[one]),
  ];
  const words = [...sizes, ...kinds].join(' ');
  return after === 'many' ? `${words}s` : withArticle(words);
}
