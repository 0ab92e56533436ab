// What is copied of a board, as each place takes it: what was ruled comes first.
import { citedAs, inMarkdown } from '../../view/citedAs.ts';
import { inAttribute } from '../../view/frameCode.ts';
import { type EmbeddedBoard, embedCode } from './embedCode.ts';

/** What there is to hand on. */
export interface Handed extends Omit<EmbeddedBoard, 'framed'> {
  /** `Ruled by Rule 509, …` */
  readonly citation: string;
}

/** The text that each button copies; `text` is what is said beside a link that is given by itself. */
export function textAs(handed: Handed) {
  const { line, link, citation, said, outcome } = handed;
  const { forum, markdown, html } = citedAs({ address: link, says: line });
  const verdict = said === undefined ? '' : [said.says, ...said.why].join(' ');
  const ruling = verdict === '' ? outcome : verdict;
  const after = (written: string, copy: string): string =>
    written === '' ? copy : `${written} ${copy}`;
  return {
    link,
    line,
    markdown: after(inMarkdown(verdict), markdown),
    forum: after(verdict, forum),
    html: after(inAttribute(verdict), html),
    text: ruling === '' ? line : `${ruling}\n${line}`,
    citation: `${verdict === '' ? '' : `${verdict}\n`}${line}\n${citation}: ${link}`,
    embed: embedCode({ ...handed, framed: framed(link) }),
  };
}

/** The page that stands in somebody else’s, of the same board. */
export const framed = (link: string): string => link.replace(/\/sandbox\/(?=#)/, '/embed/board/');
