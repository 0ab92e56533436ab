import type { PlayersChoice } from '../state/choice.ts';
import { isAbout } from '../state/saidChoices.ts';
import type { WaitingTrigger } from '../state/stack.ts';
import { haveOneName } from '../vocabulary/ids.ts';

/** What a player said of a trigger: what is announced of it, and its place among their other triggers. */
export interface SaidOfTrigger {
  readonly modes?: PlayersChoice;
  readonly targets?: PlayersChoice;
  readonly order?: PlayersChoice;
  /** How many of the same source, by one name and of one player, triggered before it. */
  readonly nth: number;
}

/**
 * For each waiting trigger what its controller said of it. Which of several of one source is meant, a choice may say;
 * otherwise what is said first is said of the first that asks for it, what is said again of the next. A source is spoken
 * of by its name, whichever object it was as it triggered (CR 400.7).
 */
export function saidOfTriggers(
  all: readonly WaitingTrigger[],
  said: readonly PlayersChoice[],
): readonly SaidOfTrigger[] {
  return all.map((waiting) => {
    const alike = all.filter((other) => isAlike(other, waiting));
    const own = said.filter((one) => isOf(one, waiting));
    const parts = (['modes', 'targets', 'order'] as const).map((part) => {
      const of = own.filter((one) => part === 'order' || one[part] !== undefined);
      return [part, meantFor(waiting, of, alike, ASKS[part])] as const;
    });
    return {
      ...Object.fromEntries(parts.filter(([, one]) => one !== undefined)),
      nth: alike.indexOf(waiting),
    };
  });
}

/** Of what is said of one source, that which is said of this trigger. */
function meantFor(
  waiting: WaitingTrigger,
  said: readonly PlayersChoice[],
  alike: readonly WaitingTrigger[],
  asks: (one: WaitingTrigger) => boolean,
): PlayersChoice | undefined {
  const named = said.find(({ trigger }) => trigger === alike.indexOf(waiting));
  if (named !== undefined || !asks(waiting)) return named;
  const others = alike.filter(
    (one, nth) => asks(one) && !said.some(({ trigger }) => trigger === nth),
  );
  return said.filter(({ trigger }) => trigger === undefined)[others.indexOf(waiting)];
}

const ASKS: { readonly [P in 'modes' | 'targets' | 'order']: (one: WaitingTrigger) => boolean } = {
  modes: ({ ability }) => ability.modes !== undefined,
  targets: ({ ability }) =>
    [ability, ...(ability.modes?.of ?? [])].some(({ targets }) => targets.length > 0),
  order: () => true,
};

const isOf = ({ source, player }: PlayersChoice, waiting: WaitingTrigger): boolean =>
  isAbout(source, waiting.source) && player === waiting.controller;

const isAlike = (a: WaitingTrigger, b: WaitingTrigger): boolean =>
  haveOneName(a.source, b.source) && a.controller === b.controller;
