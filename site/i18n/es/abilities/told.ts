import type { Effect } from '../../../engine.ts';
import type { Voice } from '../../abilities/breaths.ts';
import type { Told } from '../../abilities/effectPlan.ts';
import { HOST } from '../../abilities/host.ts';
import { oneOption } from '../../abilities/oneOption.ts';
import { listOr } from '../../grammar.ts';
import { onObject, SAME_ATTACHED, SAME_HOST } from './hosts.ts';
import { bulleted, infinitive, mayWords as may } from './moods.ts';
import { inOne, sentences } from './sentences.ts';

/** How effects are told inside the sentence of another. */
export const told: Told = {
  inside: (effects, { within }, { behind = '', said } = {}) =>
    notAgain(inOne(within(effects, said)), behind),
  mayDo: (effects, voice) => mayWords(effects, voice),
  alsoDo: () => undefined,
  options: (all, { within }) => bulleted(all.map((one) => sentences(within(one)))),
  ofAnyColor: (words) => words.replace(/contra \S+/, 'contra el color de tu elección'),
};

/** What was named before is not named again: `cuando pierdas el control de esa criatura, gírala`. */
function notAgain(done: string, behind: string): string {
  const known = behind.includes(HOST) ? done.replaceAll(HOST_AS_OBJECT, `$1${SAME_HOST}`) : done;
  return behind.endsWith('esa criatura')
    ? known.replace(/^(\p{L}+) esa criatura$/u, (_, verb: string) => onObject(verb, SAME_ATTACHED))
    : known;
}

const HOST_AS_OBJECT = new RegExp(`(sobre |de )${HOST}`, 'gu');

/** `puedes girar o enderezar la criatura objetivo` */
const mayTurn = (first: string, second: 'tap' | 'untap'): string =>
  may(first).replace(/(?<=^puedes \p{L}+) /u, second === 'tap' ? ' o girar ' : ' o enderezar ');

/** `puedes destruir la criatura objetivo o exiliarla` */
function mayWords(effects: readonly Effect[], { within }: Voice): string {
  const [only, ...more] = effects;
  if (only?.kind !== 'either' || more.length > 0) return may(within(effects));
  const one = oneOption(only);
  if (one?.kind === 'turning') return mayTurn(within([one.first]), one.second);
  const options = only.options.map((one, index, all) =>
    infinitive(within(one, all.slice(0, index).flat())),
  );
  const said = options.flatMap((one) => (one === undefined || one.includes('; ') ? [] : [one]));
  return said.length === options.length
    ? `puedes ${listOr('es', said)}`
    : `puedes elegir uno: ${bulleted(only.options.map((one) => sentences(within(one))))}`;
}
