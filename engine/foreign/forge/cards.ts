import { counterSaid } from '../counterWords.ts';
import { type SourceLine, type UnreadPiece, unreadIn, type WhyUnread } from '../foreign.ts';
import { isName } from '../table.ts';
import { tokenSaid } from './token.ts';

/** A card or token as it lies in a zone. */
export interface CardRead {
  /** Where in the source it stands. */
  readonly source: SourceLine;
  readonly player: string;
  readonly zone: 'battlefield' | 'hand' | 'graveyard' | 'exile';
  readonly called: string;
  readonly says: readonly string[];
  readonly id?: string;
  /** What it says of others, as `AttachedTo:5` and `Attacking`. */
  readonly others: readonly Property[];
}

export interface Property {
  readonly name: string;
  readonly value: string;
  /** As it stands there. */
  readonly text: string;
}

interface Place {
  readonly player: string;
  readonly zone: CardRead['zone'];
  /** Whatever is there has been there since the turn began. */
  readonly isRested: boolean;
}

interface CardsRead {
  readonly cards: readonly CardRead[];
  readonly unread: readonly UnreadPiece[];
}

/** `Name|Tapped|Counters:P1P1=2;Name;t:Goblin,P:1,T:1,…` */
export function cardsIn(setting: SourceLine & { readonly value: string }, place: Place): CardsRead {
  const read = setting.value
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => cardIn(one, setting, place));
  return {
    cards: read.flatMap(({ card }) => card ?? []),
    unread: read.flatMap(({ unread }) => unread),
  };
}

interface OneRead {
  readonly card?: CardRead;
  readonly unread: readonly UnreadPiece[];
}

function cardIn(text: string, source: SourceLine, { player, zone, isRested }: Place): OneRead {
  const [name = '', ...rest] = text.split('|').map((part) => part.trim());
  const isToken = /^t:/i.test(name);
  const called = isToken ? tokenSaid(name.slice(2)) : { called: name, unread: [] };
  const nothing = (why: WhyUnread): OneRead => ({ unread: [unreadIn(source, text, why)] });
  if (called === undefined || !isName(called.called)) return nothing('notUnderstood');
  const properties = rest.filter((one) => one !== '').map(propertyIn);
  // CR 702.26b: as long as it is phased out, it is not there.
  if (properties.some((one) => one.name === 'phasedout')) return nothing('standing');
  const stands = standingIn(properties, { source, name, zone });
  const id = properties.find((one) => one.name === 'id')?.value;
  const card = {
    source,
    player,
    zone,
    called: called.called,
    says: isRested ? stands.says.filter((one) => one !== 'new') : stands.says,
    others: stands.others,
  };
  return {
    card: id === undefined ? card : { ...card, id },
    unread: [
      ...called.unread.map((one) => unreadIn(source, `${name}: ${one}`, 'standing')),
      ...stands.unread,
    ],
  };
}

interface Standing extends Pick<CardRead, 'says' | 'others'> {
  readonly unread: readonly UnreadPiece[];
}

function standingIn(
  properties: readonly Property[],
  { source, name, zone }: Pick<CardRead, 'source' | 'zone'> & { readonly name: string },
): Standing {
  const says: string[] = [];
  const others: Property[] = [];
  const unread: UnreadPiece[] = [];
  for (const property of properties) {
    const said = saidBy(property, zone);
    if (OF_OTHERS.has(property.name) && zone === 'battlefield') others.push(property);
    else if (said.kind === 'unread')
      unread.push(unreadIn(source, `${name}|${said.text}`, said.why));
    else {
      says.push(...said.says);
      unread.push(...said.left.map((one) => unreadIn(source, `${name}|${one}`, 'counters')));
    }
  }
  return { says, others, unread };
}

const propertyIn = (text: string): Property => {
  const [, name = text, value = ''] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  return { name: name.toLowerCase(), value: value.trim(), text };
};

/** What is said with others is connected once all are there. */
const OF_OTHERS = new Set([
  'attachedto',
  'attaching',
  'enchantingplayer',
  'pairedwith',
  'attacking',
]);

/** What picks a printing, and what is done by the program as it loads the file. */
const SAYS_NOTHING = new Set(['set', 'art', 'foil', 'id', 'noetbtrigs']);

/** What stands for itself. */
const STANDS: Readonly<Record<string, string | undefined>> = {
  tapped: 'tapped',
  summonsick: 'new',
  facedown: 'face-down',
  renowned: 'renowned',
  monstrous: 'monstrous',
  suspected: 'suspected',
  saddled: 'saddled',
};

type SaidBy =
  | { readonly kind: 'said'; readonly says: readonly string[]; readonly left: readonly string[] }
  | { readonly kind: 'unread'; readonly text: string; readonly why: WhyUnread };

function saidBy({ name, value, text }: Property, zone: CardRead['zone']): SaidBy {
  if (SAYS_NOTHING.has(name)) return { kind: 'said', says: [], left: [] };
  const stands = zone === 'battlefield' ? STANDS[name] : undefined;
  if (stands !== undefined) return { kind: 'said', says: [stands], left: [] };
  if (name === 'damage' && zone === 'battlefield' && /^\d{1,9}$/.test(value))
    return { kind: 'said', says: value === '0' ? [] : [`${Number(value)} damage`], left: [] };
  if (name === 'counters' && (zone === 'battlefield' || zone === 'exile')) return counters(value);
  return { kind: 'unread', text, why: 'standing' };
}

function counters(value: string): SaidBy {
  const says: string[] = [];
  const left: string[] = [];
  for (const pair of value.split(',').filter((one) => one.trim() !== '')) {
    const [, kind = '', n] = /^\s*([^=]+?)\s*=\s*(\d{1,9})\s*$/.exec(pair) ?? [];
    const said = n === undefined ? undefined : counterSaid(kind, Number(n));
    if (said === undefined) left.push(`Counters:${pair.trim()}`);
    else says.push(said);
  }
  return { kind: 'said', says, left };
}
