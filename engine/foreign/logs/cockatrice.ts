import { linesWith, type Program, withoutMarkup, withoutStop, withoutTime } from './program.ts';

/**
 * Cockatrice’s log. It knows no combat: players move cards, and draw arrows from what attacks or blocks; what is pointed at
 * in the steps of declarations is declared.
 */
export const cockatriceLog: Program = {
  kind: 'cockatriceLog',
  isTranslated: true,
  isOf: (text) => {
    const stamped = linesWith(text, STAMP);
    return stamped > 2 || (stamped > 0 && IS_MOVED.test(text)) || IS_MOVED.test(text);
  },
  plain: (line) => withoutStop(withoutTime(withoutMarkup(line))),
  phrases: [
    { kind: 'turn', says: /^(?<player>[^:]+?)'s turn$/ },
    {
      kind: 'enters',
      says: /^(?<player>.+?) puts (?<what>.+?) into play(?: tapped)?(?: from .+?)?(?<faceDown> face down)?$/,
    },
    {
      kind: 'token',
      says: /^(?<player>.+?) creates (?:a )?token: (?<what>.+?)(?: \((?<size>-?\d+\/-?\d+)\))?$/,
    },
    {
      kind: 'leaves',
      says: /^(?<player>.+?) (?:puts|moves) (?<what>.+?) from play (?:in|on)?to(?: the (?:top|bottom) of)? their (?<to>graveyard|hand|library|sideboard)(?: face down)?$/,
    },
    { kind: 'exiled', says: /^(?<player>.+?) exiles (?<what>.+?) from play(?: face down)?$/ },
    { kind: 'leaves', says: /^(?<player>.+?) puts (?<what>.+?) from play .*library.*$/ },
    { kind: 'dies', says: /^(?<player>.+?) destroys (?<what>.+)$/ },
    { kind: 'control', says: /^(?<player>.+?) gives (?<other>.+?) control over (?<what>.+)$/ },
    {
      kind: 'life',
      says: /^(?<player>.+?) sets counter life to (?<total>-?\d+) \([-+]?\d+\)$/i,
    },
    {
      kind: 'attaches',
      says: /^(?<player>.+?) attaches (?<what>.+?) to (?<other>.+?)'s (?<whom>.+)$/,
    },
    { kind: 'untapsAll', says: /^(?<player>.+?) untaps their permanents$/ },
    { kind: 'taps', says: /^(?<player>.+?) taps (?!their permanents$)(?<what>.+)$/ },
    { kind: 'untaps', says: /^(?<player>.+?) untaps (?<what>.+)$/ },
    {
      kind: 'points',
      says: /^(?<player>.+?) points from their (?<list>.+?) to (?:(?<other>.+?)'s (?<what>.+)|(?<target>.+))$/,
    },
    { kind: 'step', says: /^(?<step>declare attackers|declare blockers)$/i },
  ],
  asides: [
    /^(?:untap|upkeep|draw|first main|main 1|beginning of combat|combat damage|end of combat|second main|main 2|end\/cleanup|end|cleanup)$/i,
    / (?:is (?:not )?ready to start|has (?:loaded|joined|left|conceded|locked|unlocked)|joined|draws|is (?:now )?(?:looking|watching)|stops looking|shuffles|rolls|flips|flipped|reveals|peeks|undoes|mulligans)(?: |$)/,
    /^The game has /,
    // What somebody says.
    /^\S+: /,
    / (?:moves|puts) .+ from (?!play).+ (?:to|into|onto|on top of) /,
  ],
  spells: [/ plays .+/],
};

const STAMP = /^(?:<[^<>]{0,80}>)*\[\d{1,2}:\d{2}:\d{2}\]/;
const IS_MOVED = / puts .{1,200} into play from (?:their|the) /;
