import type { DealWords } from '../../dealWords.ts';

export const deal: DealWords = {
  own: {
    title: 'A set by link',
    lead: 'Boards that somebody chose. What you answer stays in this browser.',
    empty: 'There is no set in this address.',
    make: 'Make a set',
  },
  daily: {
    title: 'Today’s five boards',
    lead: 'Five boards, the same for everyone today; tomorrow there are others.',
    heading: 'The five for {day}',
  },
  notes: {
    gone: 'No longer here, and left out: {list}.',
    changed: 'Changed since the link was made: {list}.',
    unread: 'Not understood, and left out: {list}.',
    version:
      'This link is from version {version}, which this page cannot read. Reload the page, or ask for a new link.',
    mangled:
      'This link is damaged: nothing in it can be read. Ask for it again, and copy all of it.',
    failed: 'The list of boards could not be loaded. Check the network and try again.',
    nothingLeft: 'None of the boards in this link is here any more.',
    unknown:
      'This address asks for boards that are not made here. Choose below, or ask for a new link.',
  },
  noScript:
    'Dealing a round needs JavaScript, which is off in this browser. All exercises can be read one by one in the sets.',
};
