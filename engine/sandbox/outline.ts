import { type EditionId, isEditionId } from '../citation/editions.ts';

/** What a line says, for whoever reads it before the engine is there: nothing is looked up, and nothing is ruled on. */
export interface Outline {
  readonly sides: readonly SideOutline[];
  /** Left out where it is the newest. */
  readonly edition?: EditionId;
  /** What was declared, as it is written. */
  readonly rest: readonly string[];
}

export interface SideOutline {
  /** `Nil, 13 life`, `Ada hand`. */
  readonly head: string;
  readonly items: readonly { readonly tags: readonly string[]; readonly text: string }[];
}

/** The parts of a line as `writeLine` writes it: sides with their things under their tags, and the rest. */
export function outlineOf(line: string): Outline {
  const tagged = tagging();
  const parts = line.split('; ').map((section) => sideIn(section, tagged) ?? section);
  const said = parts.filter((part) => typeof part === 'string').filter((part) => part !== '');
  const edition = said.map((part) => part.replace(/^rules /, '')).find(isEditionId);
  return {
    sides: parts.filter((part) => typeof part !== 'string'),
    ...(edition === undefined ? {} : { edition }),
    rest: said.filter((part) => part !== `rules ${edition}`),
  };
}

// A tag before a colon has a digit, a name has none.
const SIDE = /^(\p{L}+(?: (hand|graveyard|exile))?(?:, [^:]*)?):(?: (.*))?$/su;

function sideIn(section: string, tagged: ReturnType<typeof tagging>): SideOutline | undefined {
  const [, head, zone, said] = SIDE.exec(section) ?? [];
  if (head === undefined) return undefined;
  const items = said?.split(' + ') ?? [];
  return {
    head,
    items: items.map((item) => {
      const [, times = '1', text = ''] = /^(?:(\d+)x )?(.*)$/s.exec(item) ?? [];
      return {
        tags: zone === undefined ? tagged(head, Number(times)) : [],
        text: times === '1' || zone === undefined ? text : item,
      };
    }),
  };
}

/** Gives the next tags of a side. */
function tagging(): (head: string, times: number) => readonly string[] {
  const used = new Map<string, number>();
  return (head, times) => {
    const initial = head.charAt(0).toUpperCase();
    const before = used.get(initial) ?? 0;
    used.set(initial, before + times);
    return Array.from({ length: Math.min(times, MOST) }, (_, n) => `${initial}${before + n + 1}`);
  };
}

/** As many tags as are written out for what stands there many times. */
const MOST = 200;
