import type { Asked, ObjectId } from '#engine';
import type { CounterKind } from '../abilities/words.ts';
import type { EventWords } from '../messages.ts';
import type { Naming } from '../naming.ts';
import { after } from './agreement.ts';
import { counterName } from './counters.ts';

/** Che cosa un giocatore poteva scegliere, riguardo a un oggetto. */
const ASKED: { readonly [A in Asked]: (what: string) => string } = {
  targets: (it) => `i bersagli ${after('di', it)}`,
  modes: (it) => `il modo ${after('di', it)}`,
  order: (it) => `l’ordine delle proprie abilità innescate, tra cui quella ${after('di', it)}`,
  may: (it) => `se usare l’effetto ${after('di', it)}`,
  option: (it) => `quale effetto ${after('di', it)} applicare`,
  place: () => 'il posto del nuovo bloccante nell’ordine del danno',
  named: (it) => `che cosa scegliere per l’effetto ${after('di', it)}`,
  sacrificed: (it) => `che cosa sacrificare per l’effetto ${after('di', it)}`,
  attacking: (it) => `che cosa viene attaccato per l’effetto ${after('di', it)}`,
  attackers: () => 'gli attaccanti',
  blockers: () => 'i bloccanti',
  damageOrder: (it) => `l’ordine del danno ${after('di', it)}`,
  division: (it) => `come suddividere il danno ${after('di', it)}`,
  payment: (it) => (it === '' ? 'come pagare' : `come pagare i costi ${after('di', it)}`),
  prevented: (it) => `quale danno prevenire con l’effetto ${after('di', it)}`,
  replacement: (it) => `quale effetto applicare per primo, quello ${after('di', it)} o un altro`,
  legend: (it) => `quale tenere tra i permanenti con lo stesso nome ${after('di', it)}`,
  protector: (it) => `chi protegge ${it}`,
  discarded: () => 'quali carte scartare',
};

const what = (
  source: ObjectId | undefined,
  counter: CounterKind | undefined,
  n: Naming,
): string => {
  if (source === undefined) return '';
  const it = n.object(source);
  return counter === undefined ? it : `il segnalino ${counterName(counter)} ${after('su', it)}`;
};

/** Choices, made or left open. */
export const choiceEvents = {
  choiceMade: ({ player, source, asked, counter, atRandom }, n) =>
    atRandom
      ? `A caso per ${player}: ${ASKED[asked](what(source, counter, n))}.`
      : `${player} sceglie ${ASKED[asked](what(source, counter, n))}.`,
  choiceTaken: ({ player, source, asked, counter, atRandom }, n) =>
    atRandom
      ? `A caso per ${player}: ${ASKED[asked](what(source, counter, n))}; si prende la prima scelta legale.`
      : `${player} poteva scegliere ${ASKED[asked](what(source, counter, n))}: si prende la prima scelta legale.`,
} satisfies Partial<EventWords>;
