import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Characteristics } from '../../language/characteristics.ts';
import type { Card } from '../../scenario/card.ts';
import { readCard } from '../../scenario/readCard.ts';
import { known } from '../../vocabulary/result.ts';
import type { PermanentDetails } from './board.ts';

const FOLDER = fileURLToPath(new URL('../../../scenarios/cards', import.meta.url));
const CARD_FILE = /^[a-z0-9-]+\.yaml$/;

/** For tests: every card of the project that reads without an issue, by id. */
export const projectCards: ReadonlyMap<string, Card> = new Map(
  readdirSync(FOLDER)
    .filter((file) => CARD_FILE.test(file))
    .toSorted()
    .flatMap((file) => {
      const card = readCard(readFileSync(join(FOLDER, file), 'utf8'), file);
      return card.ok ? [[card.value.id, card.value] as const] : [];
    }),
);

/** For tests: what is printed on a card of the project. */
export const printedOn = (id: string): Characteristics =>
  known(projectCards.get(id), `card ${id}`).characteristics;

/** A card of the project as a test's board or hand asks for it, with whatever else is said of it. */
export function card(id: string, more: Partial<PermanentDetails> = {}): PermanentDetails {
  const printed = printedOn(id);
  const { power, toughness, types, subtypes, colors, abilities, manaCost, back } = printed;
  const { loyalty, defense } = printed;
  return {
    ...(power === undefined || toughness === undefined ? {} : { is: `${power}/${toughness}` }),
    types,
    subtypes,
    colors,
    abilities,
    ...(manaCost === undefined ? {} : { cost: manaCost }),
    ...(loyalty === undefined ? {} : { counters: { loyalty } }),
    ...(defense === undefined ? {} : { counters: { defense } }),
    ...(back === undefined ? {} : { back }),
    ...more,
  };
}
