import { COMBAT, linesWith, type Program, withoutStop, withoutTime } from './program.ts';

/** What people and programs that watch Arena write of a game: `Turn 5: Nil`, `Nil attacks Ada with Serra Angel`. */
export const arenaLog: Program = {
  kind: 'arenaLog',
  isOf: (text) =>
    !OF_A_LINE.test(text) &&
    (linesWith(text, COMBAT_LINE) > 0 ||
      (linesWith(text, TURN) > 0 && linesWith(text, / (?:played|cast|plays|casts) \S/) > 0)),
  plain: (line) => withoutStop(withoutTime(line.trim())),
  phrases: [
    { kind: 'turn', says: /^Turn \d+:? (?<player>.+)$/i },
    {
      kind: 'life',
      says: /^(?<player>.+?) ?'s life total (?:is|was|goes|went) (?:down |up )?to (?<total>-?\d+)$/i,
    },
    { kind: 'loses', says: /^(?<player>.+?) (?:loses|lost) (?<total>\d+) life$/i },
    { kind: 'gains', says: /^(?<player>.+?) (?:gains|gained) (?<total>\d+) life$/i },
    { kind: 'plays', says: /^(?<player>.+?) play(?:s|ed) (?!first$|second$)(?<what>.+)$/i },
    { kind: 'dies', says: /^(?<what>.+?) (?:dies|died)$/i },
    { kind: 'exiled', says: /^(?<what>.+?) (?:is|was) exiled$/i },
    ...COMBAT,
  ],
  asides: [
    / (?:drew|draws?|rolled|plays first|plays second|mulligans?|kept|keeps|conceded|won!?|lost|discarded|discards|scried|shuffled)(?: |$)/i,
    /^Game \d+/i,
  ],
  spells: [/ (?:cast|casts) /i],
};

/** Signs, tags and sides of a line of our own. */
const OF_A_LINE =
  /->|-\||⊣|;|(?<![\p{L}\d(])\p{L}\d{1,3}(?![\p{L}\d)])|^(?!turn )\p{L}+(?: \p{L}+)?(?:,[^:\n]*)?:/imu;

const TURN = /^(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]? )?Turn \d+:? \S/i;
const COMBAT_LINE =
  /^[^;:]{1,200} (?:attack(?:s|ed) [^;:]{1,100} with |is being attacked by |block(?:s|ed) (?!if |each |this |only )\p{Lu})/u;
