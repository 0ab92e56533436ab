import type { BoardWords, SiteWords } from '../../chrome.ts';
import { list } from '../../grammar.ts';
import { colors } from '../characteristics.ts';
import { counterWords } from '../counters.ts';

export const site: SiteWords = {
  name: 'Rule 509',
  skip: 'Skip to the content',
  site: 'Site',
  language: 'Language',
  menu: 'Menu',
  nav: {
    practice: 'Practice',
    scenarios: 'Scenarios',
    sandbox: 'Your board',
    rules: 'Rules',
    turn: 'Turn',
    editions: 'Editions',
    mistakes: 'Mistakes',
  },
  theme: { label: 'Theme', auto: 'Auto', light: 'Light', dark: 'Dark' },
  holds: (date) => `Holds for the Comprehensive Rules of ${date}.`,
  own: 'Rule numbers and our own wording only; the rules themselves are on',
  official: 'the publisher’s rules page',
  fan: 'Rule 509 is unofficial Fan Content permitted under the Fan Content Policy. Not approved or endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. © Wizards of the Coast LLC.',
  licence: 'Code: MIT. Scenarios and prose: CC BY 4.0.',
};

export const board: BoardWords = {
  roles: {
    attacking: 'attacking player',
    defending: 'defending player',
    active: 'active player',
    nonactive: 'nonactive player',
  },
  life: (n) => `${n} life`,
  poison: (n) => `${n} poison`,
  hand: (n) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
  graveyard: (n) => `${n} in graveyard`,
  mana: (mana) => `mana ${mana}`,
  lost: 'has lost',
  creaturesOf: (player) => `${player}’s creatures`,
  othersOf: (player) => `${player}’s other permanents`,
  noCreatures: 'no creatures',
  stack: 'On the stack, top first',
  onTarget: (target) => `on ${target}`,
  stackKinds: {
    spell: 'spell',
    activated: 'activated ability',
    triggered: 'triggered ability',
    combatDamage: 'combat damage',
  },
  tapped: () => 'tapped',
  faceDown: 'face down',
  sick: 'summoning sick',
  attacks: (target) => `attacks ${target}`,
  blocks: (tags) => `blocks ${tags}`,
  blocked: () => 'blocked',
  unblocked: () => 'unblocked',
  damage: (n) => `${n} damage`,
  lethal: (damage) => `${damage}, lethal`,
  shield: (n) => `next ${n} damage prevented`,
  counters: (n, kind) => `${n} ${counterWords(kind)}${n === 1 ? '' : 's'}`,
  attachedTo: (name) => `on ${name}`,
  pairedWith: (name) => `paired with ${name}`,
  goadedBy: (players) => `goaded by ${players}`,
  protectedBy: (player) => `protected by ${player}`,
  colors: (are) =>
    are.length === 0
      ? 'colorless'
      : list(
          'en',
          are.map((one) => colors[one]),
        ),
  exile: (cards) => `In exile: ${cards}`,
  exiledWith: (card, counters) => `${card} (${counters})`,
  printed: (size) => `printed ${size}`,
  token: 'token',
  gone: {
    destroyed: () => 'destroyed',
    died: () => 'put into the graveyard',
    left: () => 'left the battlefield',
  },
  notObeyed: 'not obeyed',
  nothing: 'nothing',
};
