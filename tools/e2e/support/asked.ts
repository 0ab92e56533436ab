import type { AnsweredQuestion } from '../../../site/engine.ts';
import type { Language } from '../../../site/i18n/languages.ts';
import type {
  AnswerKind,
  AnswerKindName,
  AnswerOf,
  QuestionPlace,
} from '../../../site/questions/asking/answerKind.ts';
import type { Control } from '../../../site/questions/control.ts';
import { answerKind as attack } from '../../../site/questions/kinds/attack/answer.ts';
import { answerKind as block } from '../../../site/questions/kinds/block/answer.ts';
import { answerKind as division } from '../../../site/questions/kinds/division/answer.ts';
import { answerKind as legality } from '../../../site/questions/kinds/legality/answer.ts';
import { answerKind as number } from '../../../site/questions/kinds/number/answer.ts';
import { answerKind as order } from '../../../site/questions/kinds/order/answer.ts';
import { answerKind as pick } from '../../../site/questions/kinds/pick/answer.ts';
import { answerKind as yesNo } from '../../../site/questions/kinds/yesNo/answer.ts';
import { factsOf, library, toldLines } from './telling.ts';

/** A question as a scenario's page asks it, in English unless another language is named, in the edition with which it opens. */
export interface Asked {
  readonly slug: string;
  readonly id: string;
  readonly question: AnsweredQuestion;
  readonly control: Control;
}

type Controlling<K extends AnswerKindName> = Pick<AnswerKind<K>, 'control'>;

const KINDS: { readonly [K in AnswerKindName]: Controlling<K> } = {
  attack,
  block,
  division,
  legality,
  number,
  order,
  pick,
  yesNo,
};

const slugs = library.scenarios.map(({ slug }) => slug);

/** What is of a topic goes through one page: what a new one costs is paid once. */
export const byTopic = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...Map.groupBy(library.scenarios, ({ topics: [first] }) => first ?? 'no topic')].map(
      ([topic, all]) => [topic, all.map(({ slug }) => slug)],
    ),
  );

const askedBefore = new Map<string, readonly Asked[]>();

export function askedOn(slug: string, language: Language = 'en'): readonly Asked[] {
  const key = `${language} ${slug}`;
  const asked = askedBefore.get(key) ?? readAsked(slug, language);
  askedBefore.set(key, asked);
  return asked;
}

function readAsked(slug: string, language: Language): readonly Asked[] {
  const [edition] = factsOf(slug).editions;
  const { playing, tellingIn } = toldLines(slug, language, edition);
  return playing.questions.map((question) => {
    const { id, branch } = question.question;
    const place = { question, slug, telling: tellingIn(branch) };
    const { answer } = question;
    return { slug, id, question, control: controlOf(answer.kind, answer, place) };
  });
}

function controlOf<K extends AnswerKindName>(
  name: K,
  answer: AnswerOf<K>,
  place: QuestionPlace,
): Control {
  const kind: Controlling<K> = KINDS[name];
  return kind.control(answer, place);
}

/** One question for each way of answering; a new way is tested as soon as a scenario asks for it. */
export function oneOfEachWay(): readonly (readonly [way: string, asked: Asked])[] {
  return ofEachWay(([first]) => first);
}

/** For each way of answering, the question of the board on which most lies. */
export function fullestOfEachWay(): readonly (readonly [way: string, asked: Asked])[] {
  const fullness = ({ question }: Asked): number => question.board.permanents.length;
  return ofEachWay((all) => all.toSorted((a, b) => fullness(b) - fullness(a))[0]);
}

function ofEachWay(
  choose: (all: readonly Asked[]) => Asked | undefined,
): readonly (readonly [way: string, asked: Asked])[] {
  const ways = Map.groupBy(
    slugs.flatMap((slug) => askedOn(slug)),
    ({ control }) => wayOf(control),
  );
  return [...ways].flatMap(([way, all]) => {
    const chosen = choose(all);
    return chosen === undefined ? [] : [[way, chosen] as const];
  });
}

function wayOf(control: Control): string {
  switch (control.kind) {
    case 'attack':
    case 'block': {
      const choices = control.rows.map(({ options, several }) =>
        options.length === 1 ? 'one' : several ? 'several' : 'one of several',
      );
      return `${control.kind} with ${[...new Set(choices)].toSorted().join(' and ')} to choose`;
    }
    case 'truth':
      return control.rules === undefined ? 'yes or no' : 'legal or not, and by which rule';
    case 'pick':
      return control.options.some(({ tag }) => tag) ? 'pick on the board' : 'pick from a list';
    default:
      return control.kind;
  }
}
