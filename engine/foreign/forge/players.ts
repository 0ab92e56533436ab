import { type SourceLine, type UnreadPiece, unreadIn, type WhyUnread } from '../foreign.ts';

interface Said {
  /** In the words of a line. */
  readonly says: readonly string[];
  readonly unread: readonly UnreadPiece[];
}

/** What is said of a player: life, mana, and counters as `POISON=4,ENERGY=2`. */
export function saidOfPlayer(
  about: string,
  setting: SourceLine & { readonly value: string },
): Said {
  const { value } = setting;
  const nothing = (why: WhyUnread): Said => ({
    says: [],
    unread: [unreadIn(setting, setting.text, why)],
  });
  switch (about) {
    case 'life':
      return /^-?\d{1,9}$/.test(value)
        ? { says: [`${Number(value)} life`], unread: [] }
        : nothing('notUnderstood');
    case 'manapool': {
      const mana = value.replaceAll(/[\s{},]/g, '').toUpperCase();
      return mana !== '' && /^[WUBRGC]{1,99}$/.test(mana)
        ? { says: [`mana ${mana}`], unread: [] }
        : nothing('standing');
    }
    case 'counters':
      return countersSaid(setting);
    case 'library':
    case 'command':
    case 'sideboard':
      return value === '' ? { says: [], unread: [] } : nothing('zone');
    case 'landsplayed':
    case 'landsplayedlastturn':
      return nothing('notOfBoard');
    default:
      return nothing('notUnderstood');
  }
}

function countersSaid(setting: SourceLine & { readonly value: string }): Said {
  const says: string[] = [];
  const unread: UnreadPiece[] = [];
  for (const pair of setting.value.split(',').filter((one) => one.trim() !== '')) {
    const [, n] = /^\s*poison\s*=\s*(\d{1,9})\s*$/i.exec(pair) ?? [];
    if (n === undefined) unread.push(unreadIn(setting, pair.trim(), 'counters'));
    else says.push(`${Number(n)} poison`);
  }
  return { says, unread };
}
