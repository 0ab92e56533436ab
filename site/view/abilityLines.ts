import type { PermanentView } from '../engine.ts';
import { type Host, hostOf } from '../i18n/abilities/host.ts';
import { uncapital } from '../i18n/grammar.ts';
import type { Messages } from '../i18n/messages.ts';
import type { AbilitiesOf } from './tile.ts';

type Words = Pick<Messages, 'ability'>;
type Abilities = PermanentView['abilities'];

/** Keywords on one line, as on a card; every other ability on its own. */
export const abilityLinesIn =
  (m: Words): AbilitiesOf =>
  ({ abilities, types, subtypes }) => {
    if (abilities.length === 0) return [];
    // The same permanents stand on board after board.
    const known = linesByAbilities.get(m) ?? new Map<string, readonly string[]>();
    linesByAbilities.set(m, known);
    const host = hostOf({ types, subtypes });
    const key = JSON.stringify([host, abilities]);
    const lines = known.get(key) ?? linesOf(abilities, host, m);
    known.set(key, lines);
    return lines;
  };

const linesByAbilities = new WeakMap<Words, Map<string, readonly string[]>>();

function linesOf(abilities: Abilities, host: Host, m: Words): readonly string[] {
  const said = (one: Abilities[number]): string => m.ability(one, host);
  const keywords = abilities.filter(({ kind }) => kind === 'keyword').map(said);
  const others = abilities.filter(({ kind }) => kind !== 'keyword').map(said);
  const line = keywords.map((word, index) => (index === 0 ? word : uncapital(word))).join(', ');
  return [...new Set([...(line === '' ? [] : [line]), ...others])];
}
