import type { Subject } from '../../../engine.ts';
import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { isYou } from '../../abilities/references.ts';
import type { EffectOf } from '../../abilities/words.ts';
import { manaText } from '../../grammar.ts';
import { after, verb } from '../agreement.ts';
import { counterWords, DAMAGE, measured, numberWords, whereXOf } from './amounts.ts';
import { aFilter } from './filterPhrases.ts';
import { durationWords } from './moments.ts';
import { numberOf, subjectWords } from './references.ts';

/** A verb before what it is done to. */
const act =
  (acts: string) =>
  ({ subject }: { readonly subject: Subject }, { speaking }: Voice): string =>
    `${acts} ${subjectWords(subject, speaking)}`;

/** What is done to objects. */
export const OBJECT_EFFECTS = {
  regenerate: act('rigenera'),
  sacrifice: act('sacrifica'),
  tap: act('TAPpa'),
  untap: act('STAPpa'),
  counter: act('neutralizza'),
  attach: ({ subject }, { speaking }) =>
    `assegna questo permanente ${after('a', subjectWords(subject, speaking))}`,
  putOnLibraryBottom: act('metti in fondo al grimorio'),
  shuffleIntoLibrary: act('rimescola nel grimorio'),
  returnToHand: act('fai tornare in mano'),
  pair: ({ subject }, { speaking }) =>
    `abbina questo permanente ${after('a', subject.kind === 'all' ? aFilter(subject.filter) : subjectWords(subject, speaking))}`,
  phaseOut: ({ subject }, { speaking }) =>
    `${subjectWords(subject, speaking)} ${verb(numberOf(subject), 'scompare', 'scompaiono')}`,
  destroy: ({ subject, noRegeneration }, { speaking }) => {
    const can = verb(numberOf(subject), 'può', 'possono');
    return `distruggi ${subjectWords(subject, speaking)}${noRegeneration ? `; non si ${can} rigenerare` : ''}`;
  },
  exile: ({ subject, until }, { speaking }) =>
    `esilia ${subjectWords(subject, speaking)}${until === undefined ? '' : UNTIL[until]}`,
  gainControl: ({ subject, by, until }, { speaking }) => {
    const who = by === undefined ? 'prendi' : `${speaking[by]} prende`;
    return `${who} il controllo ${after('di', subjectWords(subject, speaking))}${durationWords(until)}`;
  },
  addCounters: ({ subject, n, counter, max }, { speaking }) => {
    const most = max === undefined ? '' : `, fino a un massimo di ${numberWords(max, 'm')}`;
    return `metti ${counterWords(n, counter)} ${after('su', subjectWords(subject, speaking))}${whereXOf(n, speaking)}${most}`;
  },
  removeCounters: ({ subject, n, counter, otherwise }, { speaking, within }) => {
    const removed = `rimuovi ${counterWords(n, counter)} ${after('da', subjectWords(subject, speaking))}${whereXOf(n, speaking)}`;
    return otherwise === undefined ? removed : `${removed}; se non puoi: ${within(otherwise)}`;
  },
  monstrosity: ({ n }) => `mostruosità ${typeof n === 'number' ? n : numberWords(n)}`,
  dealDamage: ({ n, subject, unpreventable }, { speaking }) => {
    const much = measured(n, DAMAGE, speaking);
    const sure = unpreventable ? ', e quel danno non può essere prevenuto' : '';
    return isYou(subject)
      ? `ti infligge ${much}${sure}`
      : `infligge ${much} ${after('a', subjectWords(subject, speaking))}${sure}`;
  },
  preventNext: (effect, voice) => preventNextWords(effect, voice),
  preventNextTime: ({ subject, from }, { speaking }) => {
    const would = isYou(subject)
      ? 'ti infliggerebbe danno'
      : `infliggerebbe danno ${after('a', subjectWords(subject, speaking))}`;
    return `la prossima volta in questo turno che ${speaking[from]} ${would}, previeni quel danno`;
  },
  shuffleGraveyardIntoLibrary: () => 'rimescola nel grimorio il cimitero del suo proprietario',
  castFromExile: ({ by, cost }) => {
    const free = `${by === 'siege' ? 'trasformata, ' : ''}senza pagare il suo costo di mana`;
    const how = cost === undefined ? free : `pagando ${manaText(cost)}`;
    const otherwise = by === 'madness' ? '; se non lo fai, mettila nel cimitero' : '';
    return `puoi lanciare questa carta dall’esilio ${how}${otherwise}`;
  },
} as const satisfies Partial<EffectWords>;

const UNTIL: { readonly [U in NonNullable<EffectOf<'exile'>['until']>]: string } = {
  anOpponentIsMonarch: ' finché un avversario non diventa il monarca',
};

function preventNextWords(
  { n, subject, andYours, dealing }: EffectOf<'preventNext'>,
  { speaking }: Voice,
): string {
  const next = n === 1 ? 'il prossimo danno' : `i prossimi ${measured(n, DAMAGE, speaking)}`;
  const yours = andYours ? ' e ai permanenti che controlli' : '';
  const instead =
    dealing === undefined ? '' : `, e infliggi altrettanti danni ${after('a', speaking[dealing])}`;
  return `previeni ${next} ${after('a', subjectWords(subject, speaking))}${yours} in questo turno${instead}`;
}
