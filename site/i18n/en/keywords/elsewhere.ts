import type { KeywordEntries } from '../../keywordEntries.ts';

/** Keywords that matter in combat though they are not about it. */
export const elsewhere = {
  changeling: {
    name: 'changeling',
    rules: {},
  },
  convoke: {
    name: 'convoke',
    rules: {
      'keyword.convoke':
        'Convoke: as you cast it, each creature you tap pays for one mana of its color or one generic mana.',
    },
  },
  crew: {
    name: 'crew',
    rules: {
      'keyword.crew':
        'Crew: tap other creatures with enough total power, and the Vehicle is a creature for the turn.',
    },
  },
  cumulativeUpkeep: {
    name: 'cumulative upkeep',
    rules: {
      'keyword.cumulativeUpkeep':
        'Cumulative upkeep: each upkeep it gets an age counter, and all of them are paid for or it is sacrificed.',
    },
  },
  dash: {
    name: 'dash',
    rules: {
      'keyword.dash':
        'Dash: cast for this cost, it has haste and returns to hand at the next end step.',
    },
  },
  dredge: {
    name: 'dredge',
    rules: {
      'keyword.dredge':
        'Dredge: instead of drawing a card, you may mill that many and take this one from the graveyard.',
    },
  },
  equip: {
    name: 'equip',
    rules: {
      'keyword.equip':
        'Equip: pay to attach it to a creature of yours, only when you could cast a sorcery.',
    },
  },
  evoke: {
    name: 'evoke',
    rules: {
      'keyword.evoke': 'Evoke: cast for this cost, it is sacrificed when it enters.',
    },
  },
  fading: {
    name: 'fading',
    rules: {
      'keyword.fading':
        'Fading: each upkeep it loses a fade counter; when there is none to lose, it is sacrificed.',
    },
  },
  flash: {
    name: 'flash',
    rules: {
      'keyword.flash': 'Flash: it may be cast whenever an instant may.',
    },
  },
  flashback: {
    name: 'flashback',
    rules: {},
  },
  hexproof: {
    name: 'hexproof',
    rules: {
      'keyword.hexproof': 'Hexproof: no opponent’s spell or ability can target it.',
    },
  },
  kicker: {
    name: 'kicker',
    rules: {},
  },
  madness: {
    name: 'madness',
    rules: {
      'keyword.madness':
        'Madness: discarded, it goes to exile and may be cast from there for this cost.',
    },
  },
  phasing: {
    name: 'phasing',
    rules: {
      'keyword.phasing':
        'In your untap step, before untapping, what has phasing phases out as what had phased out phases in.',
      'keyword.phasedOut':
        'What is phased out is treated as if it weren’t there; phasing out removes it from combat.',
      'keyword.phasedIn': 'What phases in is there again as far as the game is concerned.',
      'keyword.phasedOutIndirectly':
        'What is attached phases out with its permanent and phases in with it again.',
      'keyword.phasedOutBothWays':
        'What would phase out both by itself and with a permanent phases out only with the permanent.',
      'keyword.phasedOutEffectsExpire':
        'Effects may end while a permanent is phased out; then they no longer apply when it phases in.',
      'keyword.phasingKeepsZoneAndControl':
        'Phasing changes neither zone nor controller; nothing triggers on entering or leaving.',
      'keyword.phasedOutDamageRemoved': 'Damage on a permanent was removed as it phased out.',
      'keyword.phasedOutTokens': 'Tokens that phased out ceased to exist.',
      'keyword.phasedInActsAtOnce': 'What phased in could attack and use tap abilities at once.',
    },
  },
  prowess: {
    name: 'prowess',
    rules: {
      'keyword.prowess': 'Prowess: when you cast a noncreature spell, it gets +1/+1 for the turn.',
      'keyword.prowessMultiple': 'Prowess: each instance is a trigger of its own.',
    },
  },
  rebound: {
    name: 'rebound',
    rules: {
      'keyword.rebound':
        'Rebound: cast from hand, it goes to exile and may be cast free in your next upkeep.',
    },
  },
  shroud: {
    name: 'shroud',
    rules: {
      'keyword.shroud': 'Shroud: no spell or ability can target it, not even its controller’s.',
    },
  },
  soulbond: {
    name: 'soulbond',
    rules: {
      'keyword.soulbond':
        'Soulbond: when it or another creature of yours enters and both are unpaired, you may pair them.',
      'keyword.paired':
        'A soulbond ability pairs two creatures; abilities that mention paired creatures mean these.',
      'keyword.unpaired':
        'A pair is over once one of the two leaves, stops being a creature or gets another controller.',
    },
  },
  morph: {
    name: 'morph',
    rules: {
      'keyword.morph':
        'Morph: it may be cast as a 2/2 face down, and turned face up for its morph cost.',
      'keyword.morphTurnedUp':
        'Whoever has priority may pay a morph cost and turn the permanent face up; nothing goes on the stack.',
    },
  },
  suspend: {
    name: 'suspend',
    rules: {
      'keyword.suspend':
        'Suspend: exiled with time counters, it loses one each upkeep and is cast free after the last.',
    },
  },
} satisfies Partial<KeywordEntries>;
