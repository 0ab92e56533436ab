import { assertNever, givenName, type ObjectId, objectId } from '../../../engine.ts';
import type { DrawingWords } from '../../../i18n/drawingWords.ts';
import type { Telling } from '../../../view/entries.ts';
import { damageNotation } from '../../../view/notation.ts';
import type { ProofLine } from '../../../view/proof.ts';
import { refsOf } from '../../../view/rules.ts';
import { type AnswerKind, type AnswerOf, oneOfTheWays } from '../../asking/answerKind.ts';
import { ruledMarking } from '../../asking/ruledMarking.ts';
import { type DivisionAim, sharesKey } from './aim.ts';

/** Any legal division of one creature's damage. */
export const answerKind: AnswerKind<'division', 'division', DrawingWords> = {
  asks: ({ choice, aimed }, { telling: { m, n } }) =>
    m.questions.division.asks(
      choice.amount,
      n.object(choice.source),
      aimed === undefined ? m.questions.division.legally : aimWords(aimed.aim, choice, { m, n }),
      n.agreement([choice.source]),
    ),
  control: ({ choice: { amount, recipients, source } }, { telling: { n } }) => ({
    kind: 'division',
    n: amount,
    source: n.tag(source),
    options: recipients.map((to) => ({
      value: to.kind === 'player' ? to.player : to.object,
      tag: to.kind === 'player' ? to.player : n.tag(to.object),
      label: to.kind === 'player' ? to.player : `${n.tag(to.object)} ${n.plain(to.object)}`,
    })),
  }),
  marking: ({ player, choice, aimed }, place) => ({
    ...ruledMarking('division', player, place),
    source: choice.source,
    ...(aimed && { aim: aimMarking(aimed, choice, place.telling) }),
  }),
  words: ({ legal, example, aimed }, telling) =>
    oneOfTheWays(
      legal,
      damageNotation(example, telling.n),
      telling,
      aimed?.ways.filter(({ reaches }) => reaches).length,
    ),
};

type Division = AnswerOf<'division'>;
type Aimed = NonNullable<Division['aimed']>;

function aimWords(
  aim: Aimed['aim'],
  { recipients }: Division['choice'],
  { m, n }: Pick<Telling<DrawingWords>, 'm' | 'n'>,
): string {
  const words = m.questions.division;
  switch (aim.kind) {
    case 'killSome':
      return words.killSome(aim.n);
    case 'kill':
      return words.kill(n.objects(aim.creatures), aim.creatures.length);
    case 'spare':
      return words.spare(n.objects(aim.creatures), aim.creatures.length);
    case 'mostToPlayer':
      return words.mostTo(
        recipients.flatMap((to) => (to.kind === 'player' ? [n.player(to.player)] : []))[0] ?? '',
      );
    default:
      return assertNever(aim);
  }
}

function aimMarking(
  { aim, ways }: Aimed,
  { recipients }: Division['choice'],
  telling: Telling<DrawingWords>,
): DivisionAim {
  const said: ProofLine[] = [];
  const places = ways.map((way) => {
    const line = lineOf(aim, way, telling);
    const found = said.findIndex(({ holds, text }) => holds === line.holds && text === line.text);
    return found < 0 ? said.push(line) - 1 : found;
  });
  const keys = ways.map(({ assignments }) =>
    sharesKey(
      assignments.map(({ to, amount }) => [to.kind === 'player' ? to.player : to.object, amount]),
    ),
  );
  return {
    kind: 'division',
    said,
    ways: Object.fromEntries(keys.map((key, index) => [key, places[index] ?? -1])),
    kills: recipients.flatMap((to) =>
      to.kind === 'object' && isToDie(aim, to.object) ? to.object : [],
    ),
  };
}

const isToDie = (aim: Aimed['aim'], id: ObjectId): boolean =>
  aim.kind === 'killSome' ||
  (aim.kind === 'kill' && aim.creatures.includes(objectId(givenName(id))));

/** What comes of a legal division. */
function lineOf(
  aim: Aimed['aim'],
  { reaches, died, toPlayers }: Aimed['ways'][number],
  { m, n, edition }: Telling<DrawingWords>,
): ProofLine {
  const words = m.questions.division;
  const isForPlayer = aim.kind === 'mostToPlayer';
  return {
    holds: reaches,
    title: reaches ? m.aims.reached : m.aims.missed,
    text: isForPlayer ? words.toPlayer(toPlayers) : words.died(n.objects(died), died.length),
    rules: isForPlayer || died.length === 0 ? [] : refsOf(['stateBased.lethalDamage'], edition),
    notes: [],
  };
}
