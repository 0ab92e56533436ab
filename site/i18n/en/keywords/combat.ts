import type { KeywordEntries } from '../../keywordEntries.ts';

/** Keywords of what attacks and blocks. */
export const combat = {
  afflict: {
    name: 'afflict',
    rules: {
      'keyword.afflict':
        'Afflict: when it becomes blocked, the defending player loses that much life.',
      'keyword.afflictMultiple': 'Afflict: each instance is a trigger of its own.',
    },
  },
  annihilator: {
    name: 'annihilator',
    rules: {
      'keyword.annihilator':
        'Annihilator: when it attacks, the defending player sacrifices that many permanents.',
      'keyword.annihilatorMultiple': 'Annihilator: each instance is a trigger of its own.',
    },
  },
  banding: {
    name: 'banding',
    rules: {
      'keyword.banding':
        'Attackers with banding, and at most one without, may be declared as a band; each is in one band only.',
      'keyword.bandMemberRemoved': 'A creature removed from combat leaves its band too.',
      'keyword.bandBlockedTogether': 'What blocks one creature of a band blocks each of them.',
      'keyword.bandingAttackerDivides':
        'If a creature blocks one with banding, the active player, not the defending one, divides its damage.',
      'keyword.bandAttacksOneTarget':
        'All creatures of a band attack the same player, planeswalker or battle.',
      'keyword.bandLasts':
        'A declared band lasts for the whole combat, even if a creature in it loses banding.',
      'keyword.bandSharesNoAbilities': 'Creatures in a band share no abilities and lose none.',
      'keyword.bandBlockedByEffect':
        'If an effect makes one creature of a band blocked, all of them are.',
      'keyword.bandingBlockerDivides':
        'If a creature with banding blocks, the defending player, not the active one, divides the attacker’s damage.',
    },
  },
  bandsWithOther: {
    name: 'bands with other',
    rules: {
      'keyword.bandsWithOtherBand':
        'With “bands with other”, any number of attackers of the named quality may form a band.',
    },
  },
  battleCry: {
    name: 'battle cry',
    rules: {
      'keyword.battleCry':
        'Battle cry: when it attacks, the other attackers get +1/+0 for the turn.',
      'keyword.battleCryMultiple': 'Battle cry: each instance is a trigger of its own.',
    },
  },
  bushido: {
    name: 'bushido',
    rules: {
      'keyword.bushido':
        'Bushido: when it blocks or becomes blocked, it gets the bonus for the turn, once.',
      'keyword.bushidoMultiple': 'Bushido: each instance is a trigger of its own.',
    },
  },
  dethrone: {
    name: 'dethrone',
    rules: {
      'keyword.dethrone':
        'Dethrone: it gets a +1/+1 counter when it attacks a player with the most life, or as much as anyone.',
      'keyword.dethroneMultiple': 'Dethrone: each instance is a trigger of its own.',
    },
  },
  enlist: {
    name: 'enlist',
    rules: {
      'keyword.enlist':
        'Enlist: as it attacks you may tap a creature that stays home and could attack, and add its power for the turn.',
      'keyword.enlistOptionalCost':
        'Enlist: tapping the creature is an optional cost to attack; the bonus is a trigger linked to it.',
      'keyword.enlistSameCreature':
        'Enlist: the creature tapped for the cost is the one enlisted; none enlists itself.',
    },
  },
  exalted: {
    name: 'exalted',
    rules: {
      'keyword.exalted': 'Exalted: a creature of yours that attacks alone gets +1/+1 for the turn.',
      'keyword.exaltedAlone':
        'Exalted: alone means that no other creature was declared as an attacker.',
    },
  },
  flanking: {
    name: 'flanking',
    rules: {
      'keyword.flanking':
        'Flanking: a creature without flanking that blocks it gets -1/-1 for the turn.',
      'keyword.flankingMultiple': 'Flanking: each instance is a trigger of its own.',
    },
  },
  frenzy: {
    name: 'frenzy',
    rules: {
      'keyword.frenzy': 'Frenzy: when it attacks and isn’t blocked, its power grows for the turn.',
      'keyword.frenzyMultiple': 'Frenzy: each instance is a trigger of its own.',
    },
  },
  haste: {
    name: 'haste',
    rules: {
      'keyword.haste':
        'Haste: it can attack and use abilities with the tap symbol on the turn it comes under your control.',
      'keyword.hasteTapAbilities':
        'Haste: its abilities with the tap or untap symbol can be used at once.',
    },
  },
  melee: {
    name: 'melee',
    rules: {
      'keyword.melee':
        'Melee: when it attacks, it gets +1/+1 for the turn for each opponent you attacked in this combat.',
      'keyword.meleeMultiple': 'Melee: each instance is a trigger of its own.',
    },
  },
  mentor: {
    name: 'mentor',
    rules: {
      'keyword.mentor':
        'Mentor: when it attacks, an attacker with less power than it gets a +1/+1 counter.',
      'keyword.mentorMultiple': 'Mentor: each instance is a trigger of its own.',
    },
  },
  mobilize: {
    name: 'mobilize',
    rules: {
      'keyword.mobilize':
        'Mobilize: when it attacks, Warrior tokens enter tapped and attacking, to be sacrificed at the next end step.',
    },
  },
  myriad: {
    name: 'myriad',
    rules: {
      'keyword.myriad':
        'Myriad: when it attacks, token copies may enter attacking each other opponent, and are exiled at end of combat.',
      'keyword.myriadMultiple': 'Myriad: each instance is a trigger of its own.',
    },
  },
  ninjutsu: {
    name: 'ninjutsu',
    rules: {
      'keyword.ninjutsu':
        'Ninjutsu: pay, reveal it in hand, return an unblocked attacker; it enters tapped and attacking.',
      'keyword.ninjutsuAttacksSameTarget':
        'Ninjutsu: the new creature attacks what the returned one attacked.',
    },
  },
  provoke: {
    name: 'provoke',
    rules: {
      'keyword.provoke':
        'Provoke: when it attacks, you may untap a defending creature and make it block this one if able.',
      'keyword.provokeMultiple': 'Provoke: each instance is a trigger of its own.',
    },
  },
  rampage: {
    name: 'rampage',
    rules: {
      'keyword.rampage':
        'Rampage: when it becomes blocked, it gets the bonus for the turn for each blocker beyond the first.',
      'keyword.rampageCountedOnce':
        'Rampage: blockers are counted once, as the ability resolves; later ones change nothing.',
      'keyword.rampageMultiple': 'Rampage: each instance is a trigger of its own.',
    },
  },
  renown: {
    name: 'renown',
    rules: {
      'keyword.renown':
        'Renown: the first combat damage that it deals to a player gives it +1/+1 counters and makes it renowned.',
      'keyword.renowned': 'Renowned is only a label, which a permanent keeps until it leaves.',
      'keyword.renownMultiple': 'Each renown triggers by itself, but only the first does anything.',
    },
  },
  saddle: {
    name: 'saddle',
    rules: {
      'keyword.saddle':
        'Saddle: tap other creatures with enough total power, when a sorcery could be cast, and it is saddled.',
      'keyword.saddled': 'Saddled is only a label, which a permanent keeps until the turn ends.',
    },
  },
  training: {
    name: 'training',
    rules: {
      'keyword.training':
        'Training: when it attacks together with a creature of greater power, it gets a +1/+1 counter.',
      'keyword.trainingMultiple': 'Training: each instance is a trigger of its own.',
    },
  },
  vigilance: {
    name: 'vigilance',
    rules: {
      'keyword.vigilance': 'Vigilance: attacking doesn’t tap it.',
    },
  },
} satisfies Partial<KeywordEntries>;
