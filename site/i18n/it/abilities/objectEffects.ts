import type { Subject } from '../../../engine.ts';
import type { EffectWords, Voice } from '../../abilities/breaths.ts';
import { HOST, HOST_ENDING } from '../../abilities/host.ts';
import { isSelf, isYou } from '../../abilities/references.ts';
import type { EffectOf } from '../../abilities/words.ts';
import { manaSymbols } from '../../grammar.ts';
import { after, agree, verb } from '../agreement.ts';
import { counterWords, measured, numberWords, whereXOf } from './amounts.ts';
import { sourceWords } from './chosen.ts';
import { aFilter } from './filterPhrases.ts';
import { durationWords } from './moments.ts';
import { done, isPronoun, madeTo, onto, self } from './pronouns.ts';
import {
  agreementOfSubject,
  eachWords,
  numberOf,
  objectWords,
  subjectWords,
} from './references.ts';

/** A verb before what it is done to. */
const act =
  (acts: string, behind = '') =>
  ({ subject }: { readonly subject: Subject }, { speaking }: Voice): string =>
    done(acts, objectWords(subject, speaking), behind);

/** `in mano al suo proprietario`, `in mano ai rispettivi proprietari` */
const ownersOf = (subject: Subject, one: string, many: string): string =>
  verb(numberOf(subject), one, many);

/** What is done to objects. */
export const OBJECT_EFFECTS = {
  regenerate: act('rigenera'),
  sacrifice: act('sacrifica'),
  tap: act('TAPpa'),
  untap: act('STAPpa'),
  counter: act('neutralizza'),
  attach: ({ subject }, { speaking }) =>
    `assegna ${HOST} ${after('a', subjectWords(subject, speaking))}`,
  putOnLibraryBottom: act('metti', ' in fondo al grimorio del suo proprietario'),
  shuffleIntoLibrary: act('rimescola', ' nel grimorio del suo proprietario'),
  returnToHand: ({ subject }, { speaking }) =>
    madeTo(
      'tornare',
      objectWords(subject, speaking),
      ownersOf(subject, ' in mano al suo proprietario', ' in mano ai rispettivi proprietari'),
    ),
  pair: ({ subject }, { speaking }) =>
    `abbina ${HOST} ${after('a', subject.kind === 'all' ? aFilter(subject.filter) : subjectWords(subject, speaking))}`,
  phaseOut: ({ subject }, { speaking }) =>
    `${subjectWords(subject, speaking)} ${verb(numberOf(subject), 'scompare', 'scompaiono')}`,
  destroy: ({ subject, noRegeneration }, { speaking }) => {
    const as = agreementOfSubject(subject);
    const can = verb(as.number, 'può', 'possono');
    const sure = noRegeneration ? `. Non ${can} essere ${agree('rigenerato', as)}` : '';
    return `${done('distruggi', objectWords(subject, speaking))}${sure}`;
  },
  exile: ({ subject, until }, { speaking }) =>
    done('esilia', objectWords(subject, speaking), until === undefined ? '' : UNTIL[until]),
  gainControl: ({ subject, by, until }, { speaking }) => {
    const whom = objectWords(subject, speaking);
    const lasting = durationWords(until);
    if (isPronoun(whom))
      return `${by === undefined ? 'prendine' : `${speaking[by]} ne prende`} il controllo${lasting}`;
    const who = by === undefined ? 'prendi' : `${speaking[by]} prende`;
    return `${who} il controllo ${after('di', whom)}${lasting}`;
  },
  addCounters: ({ subject, n, counter, max }, { speaking }) => {
    const most = max === undefined ? '' : `, fino a un massimo di ${numberWords(max, 'm')}`;
    return `metti ${counterWords(n, counter)} ${onto(eachWords(subject, speaking))}${whereXOf(n, speaking)}${most}`;
  },
  removeCounters: ({ subject, n, counter, otherwise }, { speaking, within }) => {
    const removed = `rimuovi ${counterWords(n, counter)} ${after('da', eachWords(subject, speaking))}${whereXOf(n, speaking)}`;
    return otherwise === undefined ? removed : `${removed}. Se non puoi, ${within(otherwise)}`;
  },
  monstrosity: ({ n }) => `mostruosità ${typeof n === 'number' ? n : numberWords(n)}`,
  dealDamage: ({ n, subject, unpreventable }, { speaking, before }) => {
    const who = self(speaking, before.length === 0);
    const much = measured(n, 'damage', speaking);
    const sure = unpreventable ? '. Quel danno non può essere prevenuto' : '';
    if (isSelf(subject)) return `${who}infligge ${much} a sé stess${HOST_ENDING}${sure}`;
    return isYou(subject)
      ? `${who}ti infligge ${much}${sure}`
      : `${who}infligge ${much} ${after('a', eachWords(subject, speaking))}${sure}`;
  },
  preventNext: (effect, voice) => preventNextWords(effect, voice),
  preventNextTime: ({ subject, from }, voice) => {
    const would = isYou(subject)
      ? 'ti infliggerebbe danno'
      : `infliggerebbe danno ${after('a', subjectWords(subject, voice.speaking))}`;
    return `la prossima volta che ${sourceWords(from, voice)} ${would} in questo turno, previeni quel danno`;
  },
  shuffleGraveyardIntoLibrary: () =>
    'il suo proprietario rimescola il proprio cimitero nel proprio grimorio',
  castFromExile: ({ by, cost }) => {
    const free = `${by === 'siege' ? 'trasformata, ' : ''}senza pagare il suo costo di mana`;
    const how = cost === undefined ? free : `pagando ${manaSymbols(cost)}`;
    const otherwise = by === 'madness' ? '. Se non lo fai, mettila nel tuo cimitero' : '';
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
  const next =
    n === 1
      ? 'il prossimo danno che verrebbe inflitto'
      : `i prossimi ${measured(n, 'damage', speaking)} che verrebbero inflitti`;
  const yours = andYours ? ' e ai permanenti che controlli' : '';
  const instead =
    dealing === undefined
      ? ''
      : `. Se il danno viene prevenuto in questo modo, ${HOST} infligge altrettanti danni ${after('a', speaking[dealing])}`;
  return `previeni ${next} ${after('a', eachWords(subject, speaking))}${yours} in questo turno${instead}`;
}
