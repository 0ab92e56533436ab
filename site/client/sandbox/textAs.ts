// What is copied of a board, as each place takes it.
import { FITTING, frameHtml } from '../../view/frameCode.ts';

/** What there is to hand on. */
export interface Handed {
  readonly line: string;
  readonly link: string;
  /** `Ruled by Rule 509, …` */
  readonly citation: string;
  /** What a frame is called, for whoever does not see it. */
  readonly title: string;
}

/** The text that each button copies. */
export const textAs = ({ line, link, citation, title }: Handed) => ({
  link,
  line,
  markdown: `[${line.replaceAll(/[[\]\\|*_`<]/g, '\\$&')}](${link})`,
  forum: `[url=${link}]${line}[/url]`,
  citation: `${line}\n${citation}: ${link}`,
  embed: `${frameHtml(framed(link), `${title}: ${line}`)}${FITTING}`,
});

/** The page that stands in somebody else’s, of the same board. */
const framed = (link: string): string => link.replace(/\/sandbox\/(?=#)/, '/embed/board/');
