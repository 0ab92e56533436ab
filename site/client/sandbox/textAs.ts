// What is copied of a board, as each place takes it.
import { citedAs } from '../../view/citedAs.ts';
import { type EmbeddedBoard, embedCode } from './embedCode.ts';

/** What there is to hand on. */
export interface Handed extends Omit<EmbeddedBoard, 'framed'> {
  /** `Ruled by Rule 509, …` */
  readonly citation: string;
}

/** The text that each button copies. */
export function textAs(handed: Handed) {
  const { line, link, citation } = handed;
  const { forum, markdown, html } = citedAs({ address: link, says: line });
  return {
    link,
    line,
    markdown,
    forum,
    html,
    citation: `${line}\n${citation}: ${link}`,
    embed: embedCode({ ...handed, framed: framed(link) }),
  };
}

/** The page that stands in somebody else’s, of the same board. */
const framed = (link: string): string => link.replace(/\/sandbox\/(?=#)/, '/embed/board/');
