/** What the examples of triggers do. */
export const DRAWS = { effects: [{ draw: 1 }] } as const;

/** CR 508.3, 509.3: when abilities trigger on what is declared, and on what comes of it. */
export const DECLARATION_TRIGGERS = {
  // CR 508.3a
  attacks: {
    reads: ['to', 'firstEachTurn'],
    example: { trigger: 'attacks', to: 'opponent', 'first-each-turn': true, ...DRAWS },
    means: 'it attacks',
  },
  attacksWithAtLeast: {
    reads: ['filter', 'n', 'to'],
    example: {
      trigger: 'attacks-with-at-least',
      filter: { type: 'creature' },
      n: 2,
      to: 'opponent',
      ...DRAWS,
    },
    means: 'it attacks together with at least so many others that fit',
  },
  // CR 506.5
  attacksAlone: {
    reads: ['to'],
    example: { trigger: 'attacks-alone', to: 'opponent', ...DRAWS },
    means: 'it is the only creature that attacks',
  },
  // CR 506.6
  attacksPlayerAlone: {
    reads: ['to'],
    example: { trigger: 'attacks-player-alone', to: 'opponent', ...DRAWS },
    means: 'it is the only creature that attacks a player',
  },
  // CR 509.3g
  attacksUnblocked: {
    reads: ['to'],
    example: { trigger: 'attacks-unblocked', to: 'opponent', ...DRAWS },
    means: 'it attacks and isn’t blocked',
  },
  // CR 508.3b
  isAttacked: {
    said: 'ofEither',
    reads: ['filter'],
    example: { trigger: 'is-attacked', of: 'you', filter: { power: { 'at-least': 3 } }, ...DRAWS },
    means: 'the player or permanent is attacked, by one that fits',
  },
  playerAttacks: {
    said: 'ofPlayers',
    reads: ['filter', 'n'],
    example: {
      trigger: 'player-attacks',
      of: 'you',
      filter: { type: 'creature' },
      n: 2,
      ...DRAWS,
    },
    means: 'the player attacks, with at least so many that fit',
  },
  playerAttacksWith: {
    said: 'ofPlayers',
    reads: ['filter'],
    example: {
      trigger: 'player-attacks-with',
      of: 'you',
      filter: { power: { 'at-least': 3 } },
      ...DRAWS,
    },
    means: 'the player attacks with a creature that fits, once for each',
  },
  playerAttacksPlayer: {
    said: 'ofPlayers',
    reads: ['filter', 'to'],
    example: {
      trigger: 'player-attacks-player',
      of: 'you',
      filter: { power: { 'at-least': 3 } },
      to: 'opponent',
      ...DRAWS,
    },
    means: 'the player attacks another player, with one that fits',
  },
  isExerted: {
    reads: [],
    example: { trigger: 'is-exerted', ...DRAWS },
    means: 'it is exerted',
  },
  enlists: {
    reads: ['filter'],
    example: { trigger: 'enlists', filter: { power: { 'at-least': 3 } }, ...DRAWS },
    means: 'it enlists a creature that fits',
  },
  // CR 509.3a
  blocks: {
    reads: [],
    example: { trigger: 'blocks', ...DRAWS },
    means: 'it blocks',
  },
  // CR 506.5
  blocksAlone: {
    reads: [],
    example: { trigger: 'blocks-alone', ...DRAWS },
    means: 'it is the only creature that blocks',
  },
  // CR 509.3b
  blocksCreature: {
    reads: ['filter'],
    example: { trigger: 'blocks-creature', filter: { power: { 'at-least': 1 } }, ...DRAWS },
    means: 'it blocks a creature that fits, once for each',
  },
  // CR 509.3e
  blocksAtLeast: {
    reads: ['filter', 'n'],
    example: { trigger: 'blocks-at-least', filter: { type: 'creature' }, n: 2, ...DRAWS },
    means: 'it blocks at least so many that fit',
  },
  // CR 509.3c
  becomesBlocked: {
    reads: [],
    example: { trigger: 'becomes-blocked', ...DRAWS },
    means: 'it becomes blocked',
  },
  // CR 509.3d
  becomesBlockedByCreature: {
    reads: ['filter'],
    example: {
      trigger: 'becomes-blocked-by-creature',
      filter: { power: { 'at-least': 3 } },
      ...DRAWS,
    },
    means: 'it becomes blocked by a creature that fits, once for each',
  },
  // CR 509.3e
  becomesBlockedByAtLeast: {
    reads: ['filter', 'n'],
    example: {
      trigger: 'becomes-blocked-by-at-least',
      filter: { type: 'creature' },
      n: 2,
      ...DRAWS,
    },
    means: 'it becomes blocked by at least so many that fit',
  },
} as const;
