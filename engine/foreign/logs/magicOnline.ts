import { COMBAT, linesWith, type Program, withoutStop, withoutTime } from './program.ts';

/** Magic Online’s log, from its file with marks (`@PNil casts @[Giant Growth@:123,45:@].`) or as its window shows it. */
export const magicOnlineLog: Program = {
  kind: 'magicOnlineLog',
  isOf: (text) =>
    /@\[[^@\n]+@:\d+,\d+:@\]/.test(text) ||
    linesWith(text, /^@P\S/) > 1 ||
    /^.{1,80} is being attacked by \S/m.test(text),
  plain: (line) =>
    withoutStop(
      withoutTime(line)
        .replaceAll(/@P(?=\S)/g, '')
        .replaceAll(/@\[([^@]{1,150})@:\d+,(\d+):@\]/g, '$1 [$2]')
        .trim(),
    ),
  phrases: [
    { kind: 'turn', says: /^Turn \d+: (?<player>.+)$/i },
    { kind: 'plays', says: /^(?<player>.+?) plays (?<what>.+)$/i },
    {
      kind: 'counter',
      says: /^(?<player>.+?) puts (?<n>an?|\d+|two|three|four|five) (?<counter>\S+(?: strike)?) counters? on (?<what>[^(]+?)(?: with .+)?$/i,
    },
    {
      kind: 'token',
      says: /^(?<player>.+?) creates (?<n>an?|\d+|two|three|four|five) (?<what>[^(]+?) tokens?(?: with .*\[\d+\])?$/i,
    },
    ...COMBAT,
  ],
  asides: [
    / (?:joined the game|rolled a|chooses to play|chooses to not play|begins? the game|mulligans to|draws?|skips|has conceded|wins? the|loses the|leads the|scrys?|scries|shuffles|reveals|looks at|discards|activates|puts a triggered|chooses)(?: |$)/i,
    /^Turn \d+$/i,
    /^Match tied/i,
  ],
  spells: [/ casts /i],
};
