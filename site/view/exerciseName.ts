import { boardSides } from '../engine.ts';
import type { Messages } from '../i18n/messages.ts';
import type { BoardAsked, ScenarioFacts } from '../library/judged/facts.ts';
import { boardName, type NameLength } from './boardName.ts';
import { namingOfReplay } from './naming.ts';
import { stockNamesIn } from './stockNames.ts';

/** How an exercise is told apart from all others by what lies there: all of it where the first few of each side are not enough, and a number where that is not. */
export interface NameApart {
  readonly length: NameLength;
  /** Which of those of one name it is, counted from 1; left out where there is no other. */
  readonly number?: number;
}

/** For exercises in their order, how the name of each has to be told. */
export function namesApart(all: readonly Pick<ScenarioFacts, 'asked'>[]): readonly NameApart[] {
  const short = all.map(({ asked }) => keyOf(asked, 'short'));
  const whole = all.map(({ asked }) => keyOf(asked, 'whole'));
  return all.map((_, at) => {
    if (isAlone(short, at)) return { length: 'short' };
    if (isAlone(whole, at)) return { length: 'whole' };
    return {
      length: 'whole',
      number: whole.slice(0, at + 1).filter((one) => one === whole[at]).length,
    };
  });
}

const isAlone = (keys: readonly string[], at: number): boolean =>
  keys.every((key, other) => other === at || key !== keys[at]);

/** What an exercise is called. */
export function exerciseName(
  { asked = NOTHING }: Pick<ScenarioFacts, 'asked'>,
  { length, number }: NameApart,
  m: Pick<Messages, 'language' | 'names' | 'stockNames'> & Calling,
): string {
  const { cardNames } = asked;
  const n = namingOfReplay(
    { setup: { players: [] }, cardNames },
    [asked],
    m,
    stockNamesIn({ setup: asked }, m),
  );
  const { called } = m.chrome.board;
  const name = boardName(boardSides(asked), { n, called }, length);
  return number === undefined ? name : called.numbered(name, number);
}

interface Calling {
  readonly chrome: { readonly board: Pick<Messages['chrome']['board'], 'called' | 'nothing'> };
}

const NOTHING: BoardAsked = { players: [], permanents: [], cardNames: {} };

/** The same text where the name would be, in any language. */
function keyOf(asked: BoardAsked = NOTHING, length: NameLength): string {
  const named = new Map(
    asked.permanents.map(({ id, name }) => [
      id,
      name.kind === 'card' ? name.card : id.replace(/\d+$/, ''),
    ]),
  );
  const n = {
    plain: (id: BoardAsked['permanents'][number]['id']) => named.get(id) ?? id,
    list: (all: readonly string[]) => all.join(),
  };
  return boardName(boardSides(asked), { n, called: KEYS }, length);
}

const KEYS: Calling['chrome']['board']['called'] = {
  against: (side, other) => `${side}|${other}`,
  with: (name, attached) => `${name}(${attached})`,
  times: (name, n) => `${n}${name}`,
  more: (n) => `+${n}`,
  numbered: (name) => name,
};
