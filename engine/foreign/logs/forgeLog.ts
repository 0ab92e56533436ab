import { linesWith, type Program, withoutStop } from './program.ts';

/** Forge’s log: in front of each line what it is about, behind each object its number: `Serra Angel (12)`. */
export const forgeLog: Program = {
  kind: 'forgeLog',
  isOf: (text) =>
    linesWith(text, ABOUT) > 1 ||
    /^(?:Combat: )?.{1,120} assigned .{1,400} to (?:attack|block) \S/m.test(text),
  plain: (line) => withoutStop(line.trim()),
  phrases: [
    { kind: 'turn', says: /^Turn: Turn \d+ \((?<player>.+)\)$/ },
    { kind: 'plays', says: /^Land: (?<player>.+?) played (?<what>.+?)$/ },
    { kind: 'life', says: /^Life: (?:Life: )?(?<player>.+?) -?\d+ > (?<total>-?\d+)$/ },
    {
      kind: 'leaves',
      says: /^(?:Zone Change: )?(?<what>.+?) was put into (?:.+? )?(?<to>graveyard|hand|library|exile) from (?:the )?battlefield$/i,
    },
    {
      kind: 'attacks',
      says: /^(?:Combat: )?(?<player>.+?) assigned (?<list>.+) to attack (?<other>.+)$/,
    },
    {
      kind: 'blocks',
      says: /^(?:Combat: )?(?<player>.+?) assigned (?<list>.+) to block (?<what>.+)$/,
    },
    { kind: 'unblocked', says: /^(?:Combat: )?(?<player>.+?) did(?:n't| not) block (?<what>.+)$/ },
  ],
  asides: [
    /^(?:Phase|Mana|Mulligan|Damage|Information|Game Outcome|Match Result|Resolve Stack|Planar Dice Roll|Discard|Replacement Effect|Stack Resolve): /i,
  ],
  spells: [/^(?:Add To Stack|Stack Add): /i],
};

const ABOUT =
  /^(?:Turn|Phase|Combat|Land|Life|Damage|Mana|Zone Change|Add To Stack|Resolve Stack|Mulligan|Game Outcome|Match Result): /;
