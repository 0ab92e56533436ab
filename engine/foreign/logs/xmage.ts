import {
  COMBAT,
  linesWith,
  type Program,
  withoutMarkup,
  withoutStop,
  withoutTime,
} from './program.ts';

/** XMage’s log: marks of color around names, and behind each object the first signs of its id: `Serra Angel [3f2]`. */
export const xmageLog: Program = {
  kind: 'xmageLog',
  isOf: (text) =>
    /<font[^<>]{0,200}object_id=/i.test(text) ||
    linesWith(text, /^(?!\d+x? ).* \[[0-9a-f]{3}\](?!\w)/) > 1 ||
    /^(?:.{0,40}\W)?Attacker: .{1,120} (?:blocked by |unblocked)/m.test(text),
  plain: (line) => withoutStop(withoutTime(withoutMarkup(line))),
  phrases: [
    { kind: 'turn', says: /^turn \d+(?::| for)? (?<player>.+?)(?: \(-?\d+ - -?\d+\))?$/i },
    {
      kind: 'attacker',
      says: /^Attacker: (?<what>(?:(?!Attacker:).)+?) \(-?\d+\/-?\d+\) (?:blocked by (?<list>.+)|unblocked)$/i,
    },
    {
      kind: 'enters',
      says: /^(?<player>.+?) puts (?<what>.+?)(?: from (?!battlefield).+?)? onto the battlefield(?<tapped> tapped)?$/i,
    },
    { kind: 'plays', says: /^(?<player>.+?) plays (?<what>.+? \[\w+\])$/i },
    {
      kind: 'leaves',
      says: /^(?<player>.+?) (?:puts|moves) (?<what>.+?) from (?:the )?battlefield (?:in|on)?to .*?(?<to>graveyard|hand|library|exile).*$/i,
    },
    { kind: 'dies', says: /^(?<what>.+? \[\w+\]) (?:died|dies)$/i },
    { kind: 'exiled', says: /^(?<what>.+? \[\w+\]) (?:is|was) exiled$/i },
    {
      kind: 'token',
      says: /^(?<player>.+?) creates (?<n>an?|\d+|two|three|four|five) (?<what>.+?) tokens?$/i,
    },
    { kind: 'loses', says: /^(?<player>.+?) loses (?<total>\d+) life$/i },
    { kind: 'gains', says: /^(?<player>.+?) gains (?<total>\d+) life$/i },
    ...COMBAT,
  ],
  asides: [
    / (?:draws?|discards|shuffles|reveals|looks at|has joined|joined|has left|keeps|mulligans|won|wins|lost|concede[sd]?|skip attack|chooses|chose|activates|scries|surveils|searches|taps|rolled|rolls)(?: |$)/i,
    /^Attacked player: /i,
    /^(?:untap|upkeep|draw|main|beginning|declare|combat damage|end|postcombat|precombat)[\w ]*$/i,
  ],
  spells: [/ casts? /i],
};
