import type { Change } from '../../../engine.ts';
import type { ChangeOf, Speaking } from '../../abilities/words.ts';
import { after, agree } from '../agreement.ts';
import { amountWords, counterWords } from './amounts.ts';
import { imposedSentence, type Whom } from './imposed.ts';
import { byWords, damageWords } from './ruleChanges.ts';

/** What a change of one or several is said with where they are no subject of the sentence; nothing where they are. */
export function wholeChange(change: Change, whom: Whom, speaking: Speaking): string | undefined {
  switch (change.kind) {
    case 'definePowerToughness':
      return definedSize(change, whom, speaking);
    case 'preventDamage':
      return preventing(change, whom);
    case 'takesDamageFor':
      return takingDamage(change, whom);
    case 'shuffledInsteadOfGraveyard':
      return shufflingInstead(whom);
    case 'cannotBeCountered':
      return whom.as.gender === 'host' ? 'questa magia non può essere neutralizzata' : undefined;
    case 'impose':
      return change.ability.subject.kind === 'all'
        ? undefined
        : imposedSentence(change.ability, whom);
    default:
      return undefined;
  }
}

/** `la forza e la costituzione di questa creatura sono pari al numero di artefatti che controlli` */
function definedSize(
  { power, toughness }: ChangeOf<'definePowerToughness'>,
  { whom }: Whom,
  speaking: Speaking,
): string {
  const size = (amount: typeof power): string =>
    `pari ${after('a', amountWords(amount, speaking))}`;
  const one = size(power);
  const other = size(toughness);
  return one === other
    ? `la forza e la costituzione ${after('di', whom)} sono ${one}`
    : `la forza ${after('di', whom)} è ${one} e la sua costituzione è ${other}`;
}

function preventing(change: ChangeOf<'preventDamage'>, whom: Whom): string {
  const { which, damage, from, n, removing } = change;
  const { whom: words, when = '' } = whom;
  const dealt = {
    dealtTo: ` ${after('a', words)}${byWords(from)}`,
    dealtBy: ` ${after('da', words)}`,
    everything: byWords(from),
  }[which];
  if (n === undefined && removing === undefined)
    return `previeni tutto il ${damageWords(damage)} che verrebbe inflitto${dealt}${when}`;
  const lost =
    removing === undefined ? '' : `. Rimuovi ${counterWords(1, removing)} ${after('da', words)}`;
  const much = n === undefined ? 'quel danno' : `${n} di quel danno`;
  return `se sta per essere inflitto ${damageWords(damage)}${dealt}${when}, previeni ${much}${lost}`;
}

const INSTEAD_OF: { readonly [W in ChangeOf<'takesDamageFor'>['whom']]: string } = {
  you: 'che ti verrebbe inflitto',
  youAndYours: 'che verrebbe inflitto a te o ad altri permanenti che controlli',
};

const takingDamage = (
  { whom: you, damage, from }: ChangeOf<'takesDamageFor'>,
  { whom, when = '' }: Whom,
): string =>
  `tutto il ${damageWords(damage)} ${INSTEAD_OF[you]}${byWords(from)}${when} viene invece inflitto ${after('a', whom)}`;

const shufflingInstead = ({ whom, as }: Whom): string =>
  as.number === 'one'
    ? `se ${whom} sta per essere ${agree('messo', as)} in un cimitero da qualsiasi zona, invece ${agree('rimescolalo', as)} nel grimorio del suo proprietario`
    : `se ${whom} stanno per essere ${agree('messo', as)} in un cimitero, invece vengono ${agree('rimescolato', as)} nei grimori dei rispettivi proprietari`;
