import type { Board, Unread } from './board.ts';
import type { Tagged } from './declaredByName.ts';
import type { ParseIssue } from './parseIssue.ts';
import type { Span } from './span.ts';

interface ReadOfText {
  readonly board: Board;
  readonly slips: readonly ParseIssue[];
}

/**
 * What was read of a text with tags for names, in the words of the text as it was typed: whatever is not understood has
 * the names again, and a name that can mean several is told with all of them.
 */
export function asTyped({ board, slips }: ReadOfText, typed: string, tagged: Tagged): ReadOfText {
  const { unread } = board;
  return {
    board:
      unread === undefined ? board : { ...board, unread: sectionsAsTyped(unread, typed, tagged) },
    slips: slips.map((slip) => slipAsTyped(slip, typed, tagged)),
  };
}

/** Sections stand in the order of the text, so that each is looked for behind the one before it. */
function sectionsAsTyped(
  unread: readonly Unread[],
  typed: string,
  tagged: Tagged,
): readonly Unread[] {
  let from = 0;
  return unread.map((one) => {
    const at = tagged.text.indexOf(one.text, from);
    if (at < 0) return one;
    from = at + one.text.length;
    return { ...one, text: spanAsTyped({ text: one.text, at }, typed, tagged) };
  });
}

function slipAsTyped(slip: ParseIssue, typed: string, tagged: Tagged): ParseIssue {
  if (!tagged.text.startsWith(slip.text, slip.at)) return slip;
  const text = spanAsTyped(slip, typed, tagged);
  const open = tagged.names.find(
    ({ name, tag, offered }) => offered.length > 0 && name.at === slip.at && tag === slip.text,
  );
  return open === undefined
    ? { ...slip, text }
    : { ...slip, kind: 'severalMeant', text, offered: open.offered };
}

/** The same place of the text as it was typed; a name at its end is there whole. */
function spanAsTyped({ text, at }: Span, typed: string, { names }: Tagged): string {
  const to = at + text.length;
  const last = names.find(({ name, tag }) => name.at + tag.length === to);
  return typed.slice(at, last === undefined ? to : last.name.at + last.name.text.length);
}
