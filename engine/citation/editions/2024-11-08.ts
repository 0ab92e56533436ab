import type { Overlay } from '../overlay.ts';

/** Foundations: the damage assignment order is gone. */
export const FOUNDATIONS = {
  effective: '2024-11-08',
  behaviour: {
    damageAssignment: 'free',
    putAttackingGoneTarget: 'goneOrNotDefended',
  },
  added: {
    // 702
    'keyword.impending': '702.176a',
  },
  moved: {
    // 509
    'blockers.priority': '509.2',
    'blockers.triggersPutOnStack': '509.2a',
    'blockers.orderBlockers': null,
    'blockers.orderAttackers': null,
    'blockers.blockerRemovedFromOrder': null,
    'blockers.attackerRemovedFromOrder': null,
    'blockers.newBlockerInOrder': null,
    'blockers.putBlocking': '509.4',
    'blockers.putBlockingInOrder': null,
    'blockers.putBlockingGone': '509.4a',
    'blockers.putBlockingIgnoresRequirements': '509.4b',
    'triggers.blockConditions': '509.3',
    'triggers.blocks': '509.3a',
    'triggers.blocksACreature': '509.3b',
    'triggers.becomesBlocked': '509.3c',
    'triggers.becomesBlockedByACreature': '509.3d',
    'triggers.numberOfBlockers': '509.3e',
    'triggers.blockCharacteristics': '509.3f',
    'triggers.attacksAndIsntBlocked': '509.3g',

    // 703
    'turnBased.orderBlockers': null,
    'turnBased.orderAttackers': null,
    'turnBased.assignCombatDamage': '703.4k',
    'turnBased.dealCombatDamage': '703.4m',
    'turnBased.discardToHandSize': '703.4n',
    'turnBased.damageAndEffectsEnd': '703.4p',
    'turnBased.manaEmpties': '703.4q',

    // 802
    'multiplayer.orderInApnapOrder': null,
    'multiplayer.damageInApnapOrder': '802.5',

    // 805
    'team.orderBlockers': null,
    'team.assignDamage': '805.10f',
  },
} as const satisfies Overlay;
