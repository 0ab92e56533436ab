import type { APIRoute, GetStaticPaths } from 'astro';
import { played } from '../../../data/scenarios.ts';
import type { AnsweredQuestion } from '../../../engine.ts';

// The games that a reader's declarations are ruled on, and what else the engine needs beside them.
export const getStaticPaths = (() =>
  played.flatMap(({ scenario, questions: byEdition }) =>
    [...byEdition].flatMap(([edition, questions]) => {
      const ruled = questions.filter(({ answer }) => RULED.has(answer.kind));
      return ruled.length === 0
        ? []
        : [{ params: { slug: scenario.slug, edition }, props: { ruled } }];
    }),
  )) satisfies GetStaticPaths;

const RULED: ReadonlySet<AnsweredQuestion['answer']['kind']> = new Set([
  'attack',
  'block',
  'division',
]);

export const GET: APIRoute<{ readonly ruled: readonly AnsweredQuestion[] }> = ({
  props: { ruled },
}) =>
  new Response(
    JSON.stringify(
      Object.fromEntries(
        ruled.map(({ question, state, answer }) => [
          question.id,
          { state, others: answer.kind === 'division' ? answer.others : [] },
        ]),
      ),
    ),
  );
