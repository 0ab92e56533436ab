/// <reference lib="webworker" />
// Searches apart from the page, so that typing goes on. Names come first, and what stands on pages when they are there.
import { IndexDesk } from './indexDesk.ts';
import type { SearchReply, SearchRequest } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/** So long nothing more is typed before cards are looked for, of which each needs files of its own, in milliseconds. */
const QUIET = 250;

let desk: IndexDesk | undefined;
/** What was asked for last: all else has been typed over. */
let asked = '';

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  switch (data.kind) {
    case 'begin':
      desk = new IndexDesk(
        data,
        (reply: SearchReply) => self.postMessage(reply),
        () => asked,
      );
      void desk.load('default');
      return;
    case 'find':
      asked = data.text;
      desk?.answer();
      setTimeout(() => {
        if (asked === data.text) void desk?.findCards();
      }, QUIET);
      return;
    case 'again':
      // Past what a browser has kept for a while, but through what keeps it for when there is no network.
      void desk?.load('no-cache');
      return;
    default:
      data satisfies never;
  }
});
