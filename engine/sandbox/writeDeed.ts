import type { Announcement, TargetChoice } from '../state/stack.ts';
import { assertNever } from '../vocabulary/result.ts';
import { numberedAbility } from './abilityNumbers.ts';
import type { SaidDeed } from './board.ts';
import type { Called } from './writeActs.ts';

/** As `readDeed` reads it. */
export function writeDeed(deed: SaidDeed, called: Called): string {
  const { tag, cast, usable } = called;
  switch (deed.kind) {
    case 'cast':
      return `${deed.player} casts ${cast(deed.card, deed.player)}${announcing(deed, called)}`;
    case 'activate':
      return `${deed.player} uses ${tag(deed.source)}${numberedAbility(deed.ability, usable(deed.source))}${announcing(deed, called)}`;
    case 'play':
      return `${deed.player} plays ${cast(deed.card, deed.player)}`;
    case 'turnUp':
      return `${deed.player} turns up ${tag(deed.permanent)}`;
    default:
      return assertNever(deed);
  }
}

interface Said {
  readonly targets: readonly TargetChoice[];
  readonly announced?: Announcement;
}

function announcing({ targets, announced = {} }: Said, { tag }: Called): string {
  const { x, modes = [], ways = [], convoke = [], given = [], life, spend = '' } = announced;
  const named = targets.map((one) => (one.kind === 'player' ? one.player : tag(one.object)));
  const on = named.length === 0 ? '' : ` on ${named.join(' ')}`;
  const parts = [
    ...(x === undefined ? [] : [`x ${x}`]),
    ...listed(
      'mode',
      modes.map((mode) => mode + 1),
    ),
    ...listed('with', ways),
    ...listed('convoke', convoke.map(tag)),
    ...listed('giving', given.map(tag)),
    ...(life === undefined ? [] : [`${life} life`]),
    ...(spend === '' ? [] : [`mana ${spend}`]),
  ];
  return [on, ...parts.map((part) => `, ${part}`)].join('');
}

const listed = (word: string, what: readonly (string | number)[]): readonly string[] =>
  what.length === 0 ? [] : [`${word} ${what.join(' ')}`];
