import type { SandboxWords } from '../sandboxWords.ts';
import { bookOf } from '../wording/phrasebook.ts';

export const sandboxBook = bookOf<SandboxWords>({
  unplayed: ['n'],
  leftOut: ['name', 'n'],
  died: ['creatures', 'n'],
  lifeOf: ['player', 'life'],
  citation: ['date'],
  handing: { rule: ['number'], nearest: ['line'], saved: ['name'] },
  ofDay: ['edition'],
  holds: ['date'],
  slips: {
    unknownCard: ['text'],
    unknownWord: ['text'],
    notPlayed: ['text'],
    unknownPlayer: ['text'],
    halfRead: ['text'],
    unknownTag: ['text'],
    severalMeant: ['text'],
    unknownSection: ['text'],
    half: ['text'],
    unknownEdition: ['text'],
    number: ['text'],
    notOfCards: ['text'],
    notTheirs: ['text'],
    impossible: ['text'],
    duplicate: ['text'],
    tooMany: ['text'],
  },
  withheld: { acts: ['until'], half: ['n'] },
  nearest: ['word'],
  zones: {
    hand: ['player'],
    graveyard: ['player'],
  },
  takeOut: ['player'],
  orderOf: ['player', 'creature'],
  deeds: {
    at: ['step', 'over'],
  },
  besides: {
    enlist: ['creature'],
  },
  choices: {
    mode: ['n'],
    option: ['n'],
    place: ['n'],
    life: ['n'],
    trigger: ['name', 'n'],
    earlier: ['sources'],
    later: ['sources'],
    unused: ['said'],
  },
  prospects: {
    killed: ['creatures', 'n'],
    most: ['n'],
  },
});
