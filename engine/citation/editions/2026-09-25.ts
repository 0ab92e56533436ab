import type { Overlay } from '../overlay.ts';

/** The rules of 25 September 2026. */
export const SEPTEMBER_2026 = {
  effective: '2026-09-25',
  behaviour: {
    attacksPlayerAlone: true,
    protectorChangeRemoves: true,
    phaseEnd: 'durationsFirst',
    zeroDefense: 'onlySiegesWait',
    wrongProtector: 'ofEveryBattle',
  },
  added: {
    // 310
    'battle.zeroDefenseOther': '310.8',

    // 506
    'combat.putAttackingLate': '506.3d',
    'combat.attacksPlayerAlone': '506.6',

    // 508
    'attackers.putAttackingLateIsUnblocked': '508.4d',

    // 701
    'action.earthbend': '701.66a',
    'action.heal': '701.69a',

    // 702
    'keyword.firebending': '702.189a',
    'keyword.mobilize': '702.181a',
    'keyword.sneak': '702.190a',
    'keyword.sneakEntersAttacking': '702.190b',
    'keyword.maxSpeed': '702.178a',
    'keyword.startYourEngines': '702.179a',
    'keyword.station': '702.184a',
    'keyword.webSlinging': '702.188a',
    'keyword.crewedBy': '702.122c',
    'keyword.firebends': '702.189b',

    // 704
    'stateBased.startYourEngines': '704.5aa',
  },
  moved: {
    // 310
    'battle.protector': '310.9',
    'battle.chooseProtector': '310.9a',
    'battle.protectorCantAttack': '310.9b',
    'battle.protectorBlocks': '310.9c',
    'battle.defendingPlayerIsProtector': '310.9d',
    'battle.oneProtector': '310.9f',
    'battle.newProtector': '310.11',
    'battle.siege': '310.12',
    'battle.siegeProtector': '310.12a',
    'battle.siegeDefeated': '310.12b',

    // 500
    'turn.effectsExpireAsStepBegins': '500.4',
    'turn.untilEndOfCombat': '500.5a',
    'turn.untilEndOfTurn': '500.5b',
    'turn.manaEmpties': '500.5',

    // 506
    'combat.putBlockingOutsideOwnDefence': '506.3e',
    'combat.battleCreaturePutIntoCombat': '506.3f',
    'combat.battleMadeAttackingOrBlocking': '506.3g',
    'combat.hadToAttack': '506.7',
    'combat.castOnlyBeforeOrAfter': '506.8',
    'combat.castOnlyBeforeAttackersDeclared': '506.8a',
    'combat.castOnlyBeforeBlockersDeclared': '506.8b',
    'combat.castOnlyDuringCombat': '506.8c',
    'combat.castOnlyAtOtherPoint': '506.8d',
    'combat.castOnlyPointMissing': '506.8e',
    'combat.castOnlyBlockersSkipped': '506.8f',
    'combat.activateOnlyAtPoint': '506.8g',

    // 603
    'triggers.becomes': '603.2e',
    'triggers.hiddenSource': '603.2f',
    'triggers.preventedOrReplacedEvent': '603.2g',
    'triggers.doThisOnlyOnceEachTurn': '603.2h',

    // 701
    'action.counter': '701.6a',
    'action.create': '701.7a',
    'action.destroy': '701.8a',
    'action.destroyOnlyBy': '701.8b',
    'action.detain': '701.35a',
    'action.discard': '701.9a',
    'action.double': '701.10b',
    'action.exchange': '701.12b',
    'action.exert': '701.43a',
    'action.exertAgain': '701.43b',
    'action.exertOptionalCost': '701.43d',
    'action.exile': '701.13a',
    'action.fight': '701.14a',
    'action.fightIsNotCombatDamage': '701.14d',
    'action.goad': '701.15a',
    'action.goaded': '701.15b',
    'action.goadedAgain': '701.15d',
    'action.goadedByMany': '701.15c',
    'action.monstrosity': '701.37a',
    'action.populate': '701.36a',
    'action.regenerate': '701.19a',
    'action.regenerateStatic': '701.19b',
    'action.regenerationShield': '701.19c',
    'action.sacrifice': '701.21a',
    'action.suspect': '701.60a',
    'action.suspected': '701.60c',
    'action.tap': '701.26a',
    'action.transform': '701.27a',
    'action.untap': '701.26b',
    'action.mill': '701.17a',
    'action.monstrous': '701.37b',
    'action.suspectedDesignation': '701.60b',
    'action.suspectedAgain': '701.60d',

    // 702
    'keyword.cantCrew': '702.122d',
    'keyword.becomesCrewed': '702.122e',

    // 704
    'stateBased.battleZeroDefense': '704.5w',
    'stateBased.battleNoProtector': '704.5x',
    'stateBased.battleWrongProtector': '704.5y',
    'stateBased.roles': '704.5z',

    // 725
    'game.monarch': '725.2',
    'monarch.designation': '725.1',
    'monarch.onlyOne': '725.3',

    // 726
    'game.initiative': '726.2',

    // 732
    'game.shortcut': '732.2a',

    // 733
    'illegalAction.rewind': '733.1',
    'illegalAction.priorityKept': '733.2',
  },
} as const satisfies Overlay;
