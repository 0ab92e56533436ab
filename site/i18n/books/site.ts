import type { BoardWords, SiteWords } from '../chrome.ts';
import { bookOf } from '../wording/phrasebook.ts';

export const siteBook = bookOf<SiteWords>({
  holds: ['date'],
});

export const boardBook = bookOf<Omit<BoardWords, 'colors' | 'counters'>>({
  life: ['n'],
  poison: ['n'],
  hand: ['n'],
  graveyard: ['n'],
  mana: ['mana'],
  creaturesOf: ['player'],
  othersOf: ['player'],
  onTarget: ['target'],
  tapped: ['as'],
  attacks: ['target'],
  blocks: ['tags'],
  blocked: ['as'],
  unblocked: ['as'],
  damage: ['n'],
  lethal: ['damage'],
  shield: ['n'],
  attachedTo: ['name'],
  pairedWith: ['name', 'as'],
  goadedBy: ['players', 'as'],
  protectedBy: ['player', 'as'],
  exile: ['cards'],
  exiledWith: ['card', 'counters'],
  printed: ['size', 'as'],
  gone: {
    destroyed: ['as'],
    died: ['as'],
    left: [],
  },
});
