import type { Effect, Reference } from '../../../engine.ts';
import { mentions, type Voice } from '../../abilities/breaths.ts';
import { isYou } from '../../abilities/references.ts';
import type { EffectOf, Speaking } from '../../abilities/words.ts';
import { after, agree } from '../agreement.ts';
import { baseNouns, typeNouns } from './filterNouns.ts';
import { aFilter, agreementOf, filterWords, theFilter } from './filterPhrases.ts';

type Choose = EffectOf<'choose'>;

/** It is described where something is done to it: `esilia una creatura a tua scelta`. */
export const isSaidLater = ({ by, from }: Choose, coming: readonly Effect[]): boolean =>
  from !== 'opponents' && (by === undefined || isYou(by)) && mentions(coming.slice(0, 1), 'chosen');

/** How effects speak of what was chosen before them. */
export function chosenAfter(earlier: readonly Effect[], speaking: Speaking): string {
  const last = earlier.at(-1);
  if (last?.kind === 'choose') return described(last, speaking);
  const choice = earlier.findLast((one) => one.kind === 'choose');
  return choice === undefined ? speaking.chosen : pointedAt(choice);
}

function described(choice: Choose, speaking: Speaking): string {
  const { filter, from, among, by, all, atRandom } = choice;
  if (by !== undefined && !isYou(by)) return pointedAt(choice);
  if (among !== undefined)
    return `una ${after('di', speaking[among])}${atRandom ? ' scelta a caso' : ''}`;
  if (from === 'hand') return `una carta ${cardWords(filter)} dalla tua mano`;
  if (all) {
    const whole = agree('tutto', agreementOf(filter, 'many', 'permanent'));
    return `${whole} ${theFilter(filter, 'permanent')}`;
  }
  return `${aFilter(filter, 'permanent')} ${atRandom ? `${agree('scelto', agreementOf(filter, 'one', 'permanent'))} a caso` : 'a tua scelta'}`;
}

/** `creatura Soldato` */
function cardWords(filter: Choose['filter']): string {
  const words = filterWords(filter, 'one', 'permanent');
  return filter.type === 'creature' && !words.startsWith(typeNouns.creature.one)
    ? `${typeNouns.creature.one} ${words}`
    : words;
}

/** `la creatura scelta`, `ogni creatura scelta` */
function pointedAt({ filter, from, by, all, among }: Choose): string {
  if (from === 'hand') return 'la carta scelta';
  const kind = filter.type === undefined ? baseNouns.permanent : typeNouns[filter.type];
  const noun = among === undefined ? kind : typeNouns.creature;
  const chosen = `${noun.one} ${agree('scelto', { gender: noun.gender, number: 'one' })}`;
  if (all) return `ognuna di quelle ${typeNouns.creature.many}`;
  if (by !== undefined && !isYou(by)) return `ogni ${chosen}`;
  return noun.gender === 'f' ? `la ${chosen}` : `il ${chosen}`;
}

/** What deals damage: `una fonte rossa a tua scelta`, where it is chosen. */
export function sourceWords(from: Reference, { speaking, before }: Voice): string {
  const last = before.at(-1);
  return from === 'chosen' && last?.kind === 'choose'
    ? `${aFilter(last.filter, 'source')} a tua scelta`
    : speaking[from];
}
