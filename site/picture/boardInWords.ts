import type {
  PicturedBoard,
  PicturedCreature,
  PicturedPermanent,
  PicturedPlayer,
  PicturedRow,
} from './picturedBoard.ts';

/** All that a board shows, for whoever does not see it. */
export function boardInWords({ players, stack, near, away }: PicturedBoard): string {
  const [first, ...others] = players;
  return [
    ...(first ? [playerInWords(first)] : []),
    ...(stack ? [`${stack.title}: ${stack.items.join('; ')}.`] : []),
    rowInWords(near),
    rowInWords(away),
    ...others.map(playerInWords),
  ].join(' ');
}

function playerInWords({ name, role, counts, exile, others }: PicturedPlayer): string {
  const held = others.map((one) => `; ${permanentInWords(one)}`).join('');
  const exiled = exile === undefined ? '' : `; ${exile}`;
  return `${name}, ${role}: ${counts.join(', ')}${exiled}${held}.`;
}

const rowInWords = ({ label, creatures }: PicturedRow): string =>
  creatures.length === 0
    ? `${label}.`
    : `${label}: ${creatures.map((one) => creatureInWords(one)).join('; ')}.`;

const permanentInWords = ({ tag, name, words }: PicturedPermanent): string =>
  withDetails(`${tag} ${name}`, words);

const creatureInWords = ({ tag, name, size, words, damage, state }: PicturedCreature): string =>
  withDetails(`${tag} ${name} ${size}`, [...words, damage ?? '', state ?? '']);

function withDetails(what: string, details: readonly string[]): string {
  const said = details.filter((one) => one !== '');
  return said.length === 0 ? what : `${what} (${said.join('; ')})`;
}
