import type { Filter, Subject } from '../../../engine.ts';
import type { ChangeOf, Speaking } from '../../abilities/words.ts';
import { counterWords } from '../counters.ts';
import { damageWords, sourcesWords } from './damage.ts';
import { aFilter, withArticle } from './filterPhrases.ts';
import { PLAIN, subjectWords } from './references.ts';

type Prevented = Pick<ChangeOf<'preventDamageToYou'>, 'damage' | 'from' | 'n'>;

/** `prevent all combat damage to it`; `each time a source would damage it, prevent 1 of that damage`. */
export function preventionWords(
  change: ChangeOf<'preventDamage'>,
  subject: Subject,
  speaking: Speaking = PLAIN,
): string {
  const { which, damage, removing } = change;
  if (which === 'everything') return preventedOf(change);
  const one = oneOf(subject, speaking);
  if (which === 'dealtBy') return preventedBy(change, subjectWords(subject, speaking), one);
  return removing === undefined
    ? preventedOf(change, subjectWords(subject, speaking), one)
    : `if ${damageWords(damage)} would be dealt to ${one}${byOf(change.from)}, prevent that damage and remove ${withArticle(counterWords(removing))} from it`;
}

/** Of damage to some, or to one of them each time. */
export function preventedOf({ damage, from, n }: Prevented, to?: string, one = to): string {
  if (n !== undefined)
    return `each time ${aFilter(from ?? {}, 'source')} would ${damaging(damage, one)}, prevent ${n} of that damage`;
  const onto = to === undefined ? '' : ` to ${to}`;
  const dealt = from === undefined ? '' : ` that ${sourcesWords(from)} would deal`;
  return `prevent all ${damageWords(damage)}${dealt}${onto}`;
}

const preventedBy = ({ damage, n }: Prevented, by: string, one: string): string =>
  n === undefined
    ? `prevent all ${damageWords(damage)} that ${by} would deal`
    : `each time ${one} would ${damaging(damage)}, prevent ${n} of that damage`;

/** `damage you`, `deal combat damage to you` */
const damaging = (damage: Prevented['damage'], whom?: string): string => {
  if (whom === undefined) return `deal ${damageWords(damage)}`;
  return damage === 'any' ? `damage ${whom}` : `deal ${damageWords(damage)} to ${whom}`;
};

const byOf = (from?: Filter): string => (from === undefined ? '' : ` by ${sourcesWords(from)}`);

const oneOf = (subject: Subject, speaking: Speaking): string =>
  subject.kind === 'all' ? aFilter(subject.filter, 'permanent') : subjectWords(subject, speaking);
