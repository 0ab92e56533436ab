// What is copied into an article to have a board there. A host can’t draw what stands in an address, so the code brings
// the board as it was drawn when it was copied: it is seen wherever no script runs, and what stands below the frame is
// left where frames are taken out.
import { FITTING, frameHtml, inAttribute } from '../../view/frameCode.ts';
import type { ToldInWords } from './toldInWords.ts';

export interface EmbeddedBoard {
  /** Of the page that stands in somebody else’s. */
  readonly framed: string;
  /** Of the board’s own page. */
  readonly link: string;
  readonly line: string;
  /** What it is and by whose rules: `Rule 509, “Your board”, rules of …`. */
  readonly cited: string;
  /** What a frame is called, for whoever does not see it. */
  readonly title: string;
  /** As SVG; left out where nothing is drawn. */
  readonly drawn: string | undefined;
  /** What was ruled on what was tried; nothing where nothing was. */
  readonly said: ToldInWords | undefined;
  /** What has come of it, in sentences; empty where nothing has. */
  readonly outcome: string;
  /** Says that it is the board as it was copied. */
  readonly still: string;
  /** Leads to the board that can be answered, in the same frame. */
  readonly answer: string;
}

export function embedCode(board: EmbeddedBoard): string {
  const { framed, link, line, cited, title, said, outcome } = board;
  const frame = frameHtml(framed, `${title}: ${line}`).replace(
    '<iframe ',
    () => `<iframe srcdoc="${inAttribute(stillPage(board))}" `,
  );
  const parts = said ? [said.says, ...said.why, `${line}.`] : [`${line}.`, outcome];
  const below = inAttribute(parts.filter((one) => one !== '').join(' '));
  return `${frame}${FITTING}<p>${below} <a href="${inAttribute(link)}">${inAttribute(cited)}</a></p>`;
}

/**
 * Where scripts run, the page itself takes its place at once. A frame without an origin may be refused its scripts, which
 * nobody knows before: there the board stays as it was drawn, with a link to the page. What was ruled stands above it.
 */
const stillPage = ({
  framed,
  line,
  cited,
  drawn,
  said,
  outcome,
  still,
  answer,
}: EmbeddedBoard): string =>
  [
    '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    // On a dark page too what is drawn, and what is said of it, stands on white; a style may be refused there.
    '<body bgcolor="#ffffff" text="#15201b" link="#0c5a47">',
    said ? `<p><b>${inAttribute(said.says)}</b> ${inAttribute(said.why.join(' '))}</p>` : '',
    `<p><b>${inAttribute(still)}</b> <a href="${inAttribute(framed)}">${inAttribute(answer)}</a></p>`,
    drawn?.replaceAll(/\s*\n\s*/g, '') ?? `<p>${inAttribute(line)}</p>`,
    said || outcome === '' ? '' : `<p>${inAttribute(outcome)}</p>`,
    `<p>${inAttribute(cited)}</p>`,
    '<script>if(self.origin!=="null")location.replace(document.links[0].href)</script>',
  ].join('');
