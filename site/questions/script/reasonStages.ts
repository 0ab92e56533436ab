import type { MarkWords } from '../markWords.ts';
import { element } from './dom.ts';
import type { Stage } from './showHelp.ts';

/**
 * What is behind an answer that the page has: the rule that decides it, what it turns on, and the answer, each to be asked
 * for. Of what is told with each option, the rules of all.
 */
export function reasonStages(question: Element, { hints }: MarkWords): readonly Stage[] {
  const reasons = [...question.querySelectorAll('.q-why > li:has(> .q-turn)')];
  const [first] = reasons;
  // Where it is asked by which rule it is illegal, that is the rule.
  const refusing = question.querySelector('.q-rules') === null ? [] : refusals(question);
  const rules = refusing.length > 0 || first === undefined ? rulesIn(question) : byOf(first);
  const why = reasons.map((reason) => element('li', '', ...copies(reason)));
  const told = question.querySelector('.q-reason');
  const answer = [...question.querySelectorAll('.q-answer > :is(p, .pf):not(.q-reason)')];
  const contents: readonly (readonly Node[])[] = [
    rules.map((rule) => element('p', '', ...copies(rule))),
    [
      ...(told === null ? [] : [told.cloneNode(true)]),
      ...(why.length === 0 ? [] : [element('ul', 'q-why', ...why)]),
    ],
    answer.map((part) => part.cloneNode(true)),
  ];
  return contents.flatMap((content, at): readonly Stage[] =>
    content.length === 0
      ? []
      : [{ title: hints[at] ?? '', content: element('div', '', ...content) }],
  );
}

const byOf = (reason: Element): readonly Element[] => [...reason.querySelectorAll('.q-by')];

const refusals = (question: Element): readonly Element[] => [
  ...question.querySelectorAll('.q-answer .pf > .f .r'),
];

const copies = (of: Element): readonly Node[] => [...of.cloneNode(true).childNodes];

/** Without a reason, the rules behind the answer, each number once. */
function rulesIn(question: Element): readonly Element[] {
  const refusing = [...question.querySelectorAll('.q-answer .pf .r')];
  const all = refusing.length > 0 ? refusing : [...question.querySelectorAll('.q-why .q-by')];
  const links = new Map(all.map((one) => [one.textContent, one]));
  return [...links.values()].map((one) => element('span', '', one.cloneNode(true)));
}
