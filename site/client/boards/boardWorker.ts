/// <reference lib="webworker" />
// Makes boards apart from the page, which goes on meanwhile, and rules on what is answered to them. Whatever comes while
// one is made waits no longer than for that.
import { answerOn } from './boardAnswers.ts';
import type { BoardMessage, BoardRequest } from './boardRequests.ts';

declare const self: DedicatedWorkerGlobalScope;

const say = (message: BoardMessage): void => self.postMessage(message);

self.addEventListener(
  'message',
  ({
    data: { id, asked },
  }: MessageEvent<{ readonly id: number; readonly asked: BoardRequest }>) => {
    answerOn(asked).then(
      (told) => say({ kind: 'told', id, told }),
      (error) => say({ kind: 'failed', id, why: `${error}` }),
    );
  },
);

say({ kind: 'here' });
