import type { Ability, Effect, Reference } from '../../engine.ts';
import { filterWords } from './filters.ts';
import { PLAIN, type Speaking } from './references.ts';

export type Targets = Extract<Ability, { readonly kind: 'spell' }>['targets'];
type Target = Targets[number];

/** How effects speak of the targets: described where one first comes, afterwards only pointed at. */
export function speakingAfter(earlier: readonly Effect[], targets: Targets): Speaking {
  const [first, second] = targets;
  const said = (one: Reference): boolean => earlier.some((effect) => mentions(effect, one));
  return {
    ...PLAIN,
    ...(first === undefined
      ? {}
      : {
          target: said('target') ? `that ${nounOf(first)}` : described(first, 'target'),
          controllerOfTarget: `the controller of that ${nounOf(first)}`,
        }),
    ...(second === undefined
      ? {}
      : {
          secondTarget: said('secondTarget')
            ? `the second ${nounOf(second)}`
            : described(second, 'a second target'),
        }),
  };
}

function described({ kind, filter }: Target, target: string): string {
  if (kind === 'player') return `${target} player`;
  if (kind === 'permanent') return `${target} ${filterWords(filter, 'one', 'permanent')}`;
  return Object.keys(filter).length === 0
    ? `${target} player or permanent`
    : `${target} player or ${filterWords(filter, 'one', 'permanent')}`;
}

const nounOf = ({ kind, filter }: Target): string => {
  if (kind === 'player') return 'player';
  if (kind === 'permanentOrPlayer') return 'target';
  return filterWords(filter.type === undefined ? {} : { type: filter.type }, 'one', 'permanent');
};

// A reference stands in an effect only as a value of its own.
const mentions = (effect: Effect, reference: Reference): boolean =>
  JSON.stringify(effect).includes(`"${reference}"`);
