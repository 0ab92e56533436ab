import type { ExportedAnswer, ExportedReason, RuleLink } from '../../exports/exportedSet.ts';
import { allIn, textOf, without } from './inDom.ts';

/** The answer as whoever has no script reads it. */
export function readAnswer(answer: Element): ExportedAnswer {
  const [first, ...others] = allIn(answer, ':scope > p');
  return {
    text: textOf(first),
    rules: allIn(answer, '.q-why').flatMap(rulesIn),
    reasons: allIn(answer, '.pf > li').map(readReason),
    // A link alone leads to a step of the replay.
    why: [...others.filter((one) => !isLink(one)), ...allIn(answer, '.q-turn')].map(textOf),
  };
}

const isLink = (paragraph: Element): boolean =>
  textOf(paragraph) === textOf(paragraph.querySelector('a'));

/** A line of a proof: what holds or doesn't, its rules, and what more is to be said. */
const readReason = (line: HTMLElement): ExportedReason => ({
  title: textOf(without(line, '.r, small')),
  text: allIn(line, 'small').map(textOf).join(' '),
  rules: rulesIn(line),
});

/** Addresses are those that the page has, made whole. */
const rulesIn = (place: ParentNode): readonly RuleLink[] =>
  allIn(place, 'a.r').map((rule) => ({
    number: textOf(rule),
    link: absolute(rule.getAttribute('href')),
  }));

/** A page that was fetched knows no address of its own. */
export const absolute = (href: string | null): string => new URL(href ?? '', location.href).href;
