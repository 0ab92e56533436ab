import type { Subject } from '../../../engine.ts';
import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { isSelf } from '../../abilities/references.ts';
import type { EffectOf, Speaking } from '../../abilities/words.ts';
import { manaText } from '../../grammar.ts';
import { counterWords } from '../counters.ts';
import { amountWords, measured, numbered, whereXOf } from './amounts.ts';
import { aFilter, filterWords } from './filterPhrases.ts';
import { durationWords } from './moments.ts';
import { numberOf, objectWords, subjectWords } from './references.ts';

/** A verb before what it is done to, and what stands behind. */
const act =
  (verb: string, behind = '') =>
  ({ subject }: { readonly subject: Subject }, { speaking }: Voice): string =>
    `${verb} ${objectWords(subject, speaking)}${behind}`;

/** What is done to objects. */
export const OBJECT_EFFECTS = {
  regenerate: act('regenerate'),
  sacrifice: act('sacrifice'),
  tap: act('tap'),
  untap: act('untap'),
  counter: act('counter'),
  attach: act('attach it to'),
  putOnLibraryBottom: act('put', ' on the bottom of the library'),
  shuffleIntoLibrary: act('shuffle', ' into the library'),
  returnToHand: act('return', ' to hand'),
  pair: ({ subject }, { speaking }) =>
    `pair it with ${subject.kind === 'all' ? aFilter(subject.filter) : subjectWords(subject, speaking)}`,
  phaseOut: ({ subject }, { speaking }) =>
    `${subjectWords(subject, speaking)} phase${numberOf(subject) === 'one' ? 's' : ''} out`,
  destroy: ({ subject, noRegeneration }, { speaking }) =>
    `destroy ${objectWords(subject, speaking)}${noRegeneration ? `; ${numberOf(subject) === 'one' ? 'it' : 'they'} can’t be regenerated` : ''}`,
  exile: ({ subject, until }, { speaking }) =>
    `exile ${objectWords(subject, speaking)}${until === undefined ? '' : UNTIL[until]}`,
  gainControl: ({ subject, by, until }, { speaking }) => {
    const who = by === undefined ? 'gain' : `${speaking[by]} gains`;
    return `${who} control of ${objectWords(subject, speaking)}${durationWords(until)}`;
  },
  addCounters: ({ subject, n, counter, max }, { speaking }) => {
    const most = max === undefined ? '' : `, up to ${max} in all`;
    return `put ${numbered(n, counterWords(counter))} on ${eachOf(subject, speaking)}${most}${whereXOf(n, speaking)}`;
  },
  removeCounters: ({ subject, n, counter, otherwise }, { speaking, within }) => {
    const removed = `remove ${numbered(n, counterWords(counter))} from ${subjectWords(subject, speaking)}${whereXOf(n, speaking)}`;
    return otherwise === undefined ? removed : `${removed}; if you can’t, ${within(otherwise)}`;
  },
  monstrosity: ({ n }, { speaking }) => `monstrosity ${amountWords(n, speaking)}`,
  dealDamage: ({ n, subject, unpreventable }, { speaking }) => {
    const much = `${speaking.self} deals ${measured(n, 'damage', speaking)} to ${isSelf(subject) ? 'itself' : eachOf(subject, speaking)}`;
    return unpreventable ? `${much}, and that damage can’t be prevented` : much;
  },
  preventNext: (effect, voice) => preventNextWords(effect, voice),
  preventNextTime: ({ subject, from }, { speaking }) =>
    `the next time this turn that ${speaking[from]} would damage ${subjectWords(subject, speaking)}, prevent that damage`,
  shuffleGraveyardIntoLibrary: () => 'shuffle its owner’s graveyard into the library',
  castFromExile: ({ by, cost }) => {
    const free = `${by === 'siege' ? 'transformed, ' : ''}without paying its mana cost`;
    const how = cost === undefined ? free : `for ${manaText(cost)}`;
    const otherwise = by === 'madness' ? '; if you don’t, put it into the graveyard' : '';
    return `you may cast this card from exile ${how}${otherwise}`;
  },
} as const satisfies Partial<EffectWords>;

const UNTIL: { readonly [U in NonNullable<EffectOf<'exile'>['until']>]: string } = {
  anOpponentIsMonarch: ' until an opponent becomes the monarch',
};

const eachOf = (subject: Subject, speaking: Speaking): string =>
  subject.kind === 'all'
    ? `each ${filterWords(subject.filter, 'one', 'permanent')}`
    : subjectWords(subject, speaking);

function preventNextWords(
  { n, subject, andYours, dealing }: EffectOf<'preventNext'>,
  { speaking }: Voice,
): string {
  const yours = andYours ? ' and the permanents you control' : '';
  const instead =
    dealing === undefined ? '' : `, and deal as much as is prevented to ${speaking[dealing]}`;
  return `prevent the next ${measured(n, 'damage', speaking)} to ${subjectWords(subject, speaking)}${yours} this turn${instead}`;
}
