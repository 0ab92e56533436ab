import type { TroubleWords } from '../../memoryWords.ts';

export const unkept: TroubleWords = {
  why: {
    blocked: 'This browser does not let the site remember answers.',
    full: 'This browser has no more room for answers. Those remembered before are still there.',
    newer:
      'A newer version of the site has been opened in this browser. Reload the page, so that it can remember answers again.',
    broken:
      'What this browser remembers of your answers can’t be read. On the page “Your progress” you can save what is left, and begin anew.',
  },
  meanwhile: {
    waits: 'What you answer now waits in the browser, and is added as soon as it can be.',
    lost: 'What you answer now is forgotten when you leave the page.',
  },
};
