import type { Overlay } from '../overlay.ts';

/** Gatecrash: a player's whole assignment of damage is judged at once. */
export const GATECRASH = {
  effective: '2013-02-01',
  behaviour: {
    deathtouchDivision: 'oneIsLethal',
    blocksACreatureTrigger: 'alsoByEffect',
    becomesBlockedByACreatureTrigger: 'alsoPutBlocking',
    defendingPlayer: 'attackedWhenItBecameAttacking',
    putAttackingGoneTarget: 'gone',
    phasingOutRemovesFromCombat: true,
  },
  added: {
    // 107
    'mana.phyrexianSymbol': '107.4f',
    'numbers.any': '107.1c',

    // 117
    'cost.manaAbilitiesOptional': '117.3c',

    // 118
    'life.cantLose': '118.8',
    'life.gainTriggers': '118.9',

    // 119
    'damage.toPlayerByInfect': '119.3b',

    // 121
    'counter.lostOnZoneChange': '121.2',

    // 503
    'upkeep.castOnlyAfter': '503.3',

    // 505
    'mainPhase.scheme': '505.3',

    // 506
    'combat.putAttackingTargetGone': '506.3c',
    'combat.castOnlyBeforeOrAfter': '506.6',
    'combat.castOnlyBeforeAttackersDeclared': '506.6a',
    'combat.castOnlyBeforeBlockersDeclared': '506.6b',
    'combat.castOnlyDuringCombat': '506.6c',
    'combat.castOnlyAtOtherPoint': '506.6d',
    'combat.castOnlyPointMissing': '506.6e',
    'combat.castOnlyBlockersSkipped': '506.6f',
    'combat.activateOnlyAtPoint': '506.6g',

    // 508
    'attackers.putAttackingGone': '508.4a',

    // 510
    'damage.wholeAssignmentChecked': '510.1e',

    // 700
    'object.dies': '700.6',

    // 701
    'action.detain': '701.26a',
    'action.fight': '701.10a',
    'action.fightIsNotCombatDamage': '701.10d',
    'action.populate': '701.27a',
    'action.transform': '701.25b',

    // 702
    'keyword.infect': '702.88a',
    'keyword.infectCreature': '702.88c',
    'keyword.infectPlayer': '702.88b',
    'keyword.annihilator': '702.84a',
    'keyword.annihilatorMultiple': '702.84b',
    'keyword.battleCry': '702.89a',
    'keyword.battleCryMultiple': '702.89b',
    'keyword.evolve': '702.98a',
    'keyword.hexproof': '702.11b',
    'keyword.hexproofPlayer': '702.11c',
    'keyword.livingWeapon': '702.90a',
    'keyword.rebound': '702.86a',
    'keyword.soulbond': '702.93a',
    'keyword.paired': '702.93b',
    'keyword.unpaired': '702.93e',
    'keyword.umbraArmor': '702.87a',
    'keyword.undying': '702.91a',
    'keyword.unleash': '702.96a',
    'keyword.phasingNoAttachTriggers': '702.24i',
    'keyword.infectLastKnown': '702.88d',
    'keyword.infectAnyZone': '702.88e',
    'keyword.infectRedundant': '702.88f',

    // 703
    'turnBased.scheme': '703.4d',

    // 704
    'stateBased.teamZeroLife': '704.5t',
    'stateBased.teamPoison': '704.5u',
    'stateBased.commanderDamage': '704.5v',
    'stateBased.lastKnownInformation': '704.7',

    // 800
    'multiplayer.effectsOfGonePlayer': '800.4i',
    'multiplayer.controlEndsToGonePlayer': '800.4c',

    // 810
    'team.poison': '810.8d',
  },
  moved: {
    // 106
    'mana.tapFor': '106.10',

    // 110
    'token.ceases': '110.5f',
    'token.cantComeBack': '110.5g',

    // 112
    'ability.triggersFromOtherZones': '112.6j',

    // 114
    'targets.definition': '114.1',
    'targets.onlyPermanents': '114.2',
    'targets.once': '114.3',
    'targets.changed': '114.6',
    'targets.affectedWithoutTarget': '114.9',

    // 116
    'priority.whatAPlayerMayDo': '116.1',
    'priority.castSpells': '116.1a',
    'priority.activateAbilities': '116.1b',
    'priority.specialActions': '116.1c',
    'priority.manaAbilities': '116.1d',
    'priority.automaticThings': '116.2',
    'priority.triggersAnyTime': '116.2a',
    'priority.noneWhileResolving': '116.2e',
    'priority.atBeginningOfStep': '116.3a',
    'priority.afterResolution': '116.3b',
    'priority.afterActing': '116.3c',
    'priority.pass': '116.3d',
    'priority.allPass': '116.4',
    'priority.stateBasedThenTriggers': '116.5',
    'priority.teams': '116.6',
    'priority.inResponse': '116.7',

    // 117
    'cost.definition': '117.1',
    'cost.mana': '117.2',
    'cost.cantPay': '117.3',
    'cost.unlessPaid': '117.12a',
    'cost.ifDone': '117.12',
    'cost.increased': '117.7',
    'cost.additional': '117.8',
    'cost.alternative': '117.9',
    'cost.oncePaid': '117.10',

    // 118
    'life.start': '118.1',
    'life.damageCausesLoss': '118.2',
    'life.gainOrLoss': '118.3',
    'life.pay': '118.4',
    'life.zero': '118.6',
    'life.cantGain': '118.7',
    'life.set': '118.5',

    // 119
    'damage.whatCanBeDamaged': '119.1',
    'damage.onlyToDamageable': '119.1a',
    'damage.anyObjectDeals': '119.2',
    'damage.combatDamage': '119.2a',
    'damage.notCombatDamage': '119.2b',
    'damage.results': '119.3',
    'damage.toPlayer': '119.3a',
    'damage.toPlaneswalker': '119.3c',
    'damage.toCreatureByWitherOrInfect': '119.3d',
    'damage.marked': '119.3e',
    'damage.byLifelink': '119.3f',
    'damage.sequence': '119.4',
    'damage.modified': '119.4a',
    'damage.processed': '119.4b',
    'damage.occurs': '119.4c',
    'damage.doesNotDestroy': '119.5',
    'damage.lethal': '119.6',
    'damage.source': '119.7',
    'damage.zero': '119.8',

    // 121
    'counter.definition': '121.1',
    'counter.powerToughness': '121.1a',
    'counter.loyalty': '121.1b',
    'counter.poison': '121.1c',
    'counter.cancel': '121.3',

    // 205
    'object.severalTypes': '205.2b',
    'object.creatureTypes': '205.3m',
    'object.cardTypeSet': '205.1a',
    'object.artifactTypes': '205.3g',
    'planeswalker.types': '205.3j',

    // 208
    'creature.printedPowerToughness': '208.1',
    'object.noncreatureHasNoPower': '208.3',

    // 301
    'equipment.attached': '301.5',
    'equipment.controllerSeparate': '301.5d',
    'equipment.creature': '301.5c',
    'equipment.attachedCreature': '301.5a',

    // 303
    'aura.illegalObject': '303.4c',
    'aura.creature': '303.4d',
    'aura.attachedObject': '303.4b',

    // 505
    'mainPhase.priority': '505.5',
    'mainPhase.castSpells': '505.5a',
    'mainPhase.playLand': '505.5b',

    // 506
    'combat.putBlockingOutsideOwnDefence': '506.3d',

    // 508
    'attackers.putAttacking': '508.4',
    'attackers.defendingPlayerOf': '508.5',
    'attackers.defendingPlayerInMultiplayer': '508.5a',

    // 510
    'damage.oneCreatureAfterAnother': null,

    // 607
    'ability.linkedTriggers': '607.2g',

    // 614
    'replacement.selfReplacement': '614.15',

    // 616
    'replacement.repeat': '616.1e',
    'replacement.anyChosen': '616.1d',

    // 701
    'action.regenerate': '701.12a',
    'action.regenerateStatic': '701.12b',
    'action.regenerationShield': '701.12c',
    'action.sacrifice': '701.14a',
    'action.tap': '701.17a',
    'action.untap': '701.17b',

    // 702
    'keyword.reach': '702.16b',
    'keyword.shadow': '702.26b',
    'keyword.horsemanship': '702.29b',
    'keyword.fear': '702.34b',
    'keyword.intimidate': '702.12b',
    'keyword.landwalk': '702.13c',
    'keyword.landwalkDoesNotCancel': '702.13d',
    'keyword.protectionFromBlocking': '702.15f',
    'keyword.bandAttacksOneTarget': '702.20d',
    'keyword.bandBlockedByEffect': '702.20i',
    'keyword.bandBlockedTogether': '702.20h',
    'keyword.banding': '702.20c',
    'keyword.bandingAttackerDivides': '702.20k',
    'keyword.bandingBlockerDivides': '702.20j',
    'keyword.bandLasts': '702.20e',
    'keyword.bandMemberRemoved': '702.20f',
    'keyword.bandsWithOther': '702.20b',
    'keyword.bandsWithOtherBand': '702.20c',
    'keyword.bandSharesNoAbilities': '702.20g',
    'keyword.deathtouchLastKnown': '702.2e',
    'keyword.lifelink': '702.14b',
    'keyword.lifelinkLastKnown': '702.14c',
    'keyword.lifelinkRedundant': '702.14e',
    'keyword.phasedIn': '702.24c',
    'keyword.phasedOut': '702.24b',
    'keyword.phasedOutIndirectly': '702.24f',
    'keyword.phasedOutEffectsExpire': '702.24e',
    'keyword.phasedOutBothWays': '702.24g',
    'keyword.phasedOutTokens': '702.24k',
    'keyword.phasing': '702.24a',
    'keyword.phasingKeepsZoneAndControl': '702.24d',
    'keyword.protection': '702.15a',
    'keyword.protectionFromAuras': '702.15c',
    'keyword.protectionFromDamage': '702.15e',
    'keyword.protectionFromEquipment': '702.15d',
    'keyword.protectionFromEverything': '702.15i',
    'keyword.protectionFromTargeting': '702.15b',
    'keyword.trampleOnlyAttacking': '702.18a',
    'keyword.trample': '702.18b',
    'keyword.trampleNoBlockers': '702.18c',
    'keyword.trampleNotPastPermanent': '702.18d',
    'keyword.vigilance': '702.19b',
    'keyword.wither': '702.78a',
    'keyword.bushido': '702.43a',
    'keyword.bushidoMultiple': '702.43b',
    'keyword.exalted': '702.81a',
    'keyword.exaltedAlone': '702.81b',
    'keyword.flanking': '702.23a',
    'keyword.flankingMultiple': '702.23b',
    'keyword.frenzy': '702.66a',
    'keyword.frenzyMultiple': '702.66b',
    'keyword.ninjutsu': '702.47a',
    'keyword.ninjutsuAttacksSameTarget': '702.47c',
    'keyword.poisonous': '702.68a',
    'keyword.poisonousMultiple': '702.68b',
    'keyword.provoke': '702.37a',
    'keyword.provokeMultiple': '702.37b',
    'keyword.rampage': '702.21a',
    'keyword.rampageCountedOnce': '702.21b',
    'keyword.rampageMultiple': '702.21c',
    'keyword.absorb': '702.62a',
    'keyword.changeling': '702.71a',
    'keyword.convoke': '702.49a',
    'keyword.cumulativeUpkeep': '702.22a',
    'keyword.dredge': '702.50a',
    'keyword.echo': '702.28a',
    'keyword.evoke': '702.72a',
    'keyword.fading': '702.30a',
    'keyword.flashback': '702.32a',
    'keyword.kicker': '702.31a',
    'keyword.madness': '702.33a',
    'keyword.morph': '702.35a',
    'keyword.morphTurnedUp': '702.35d',
    'keyword.persist': '702.77a',
    'keyword.shroud': '702.17a',
    'keyword.splitSecond': '702.59a',
    'keyword.suspend': '702.60a',
    'keyword.vanishing': '702.61a',
    'keyword.deathtouchAnyZone': '702.2d',
    'keyword.intimidateEvasion': '702.12a',
    'keyword.intimidateRedundant': '702.12c',
    'keyword.landwalkKinds': '702.13a',
    'keyword.landwalkEvasion': '702.13b',
    'keyword.landwalkRedundant': '702.13e',
    'keyword.lifelinkStatic': '702.14a',
    'keyword.lifelinkAnyZone': '702.14d',
    'keyword.protectionTwoQualities': '702.15g',
    'keyword.protectionEachCharacteristic': '702.15h',
    'keyword.protectionRedundant': '702.15j',
    'keyword.reachStatic': '702.16a',
    'keyword.reachRedundant': '702.16c',
    'keyword.trampleRedundant': '702.18e',
    'keyword.vigilanceStatic': '702.19a',
    'keyword.vigilanceRedundant': '702.19c',
    'keyword.bandingStatic': '702.20a',
    'keyword.bandingRedundant': '702.20m',
    'keyword.phasedInAttached': '702.24h',
    'keyword.phasedOutOwnerLeaves': '702.24j',
    'keyword.phasingUntapSkipped': '702.24m',
    'keyword.phasingRedundant': '702.24n',
    'keyword.shadowEvasion': '702.26a',
    'keyword.shadowRedundant': '702.26c',
    'keyword.horsemanshipEvasion': '702.29a',
    'keyword.horsemanshipRedundant': '702.29c',
    'keyword.fearEvasion': '702.34a',
    'keyword.fearRedundant': '702.34c',
    'keyword.ninjutsuRevealed': '702.47b',
    'keyword.absorbOncePerSource': '702.62b',
    'keyword.absorbMultiple': '702.62c',
    'keyword.witherLastKnown': '702.78b',
    'keyword.witherAnyZone': '702.78c',
    'keyword.witherRedundant': '702.78d',

    // 703
    'turnBased.chooseDefendingPlayer': '703.4e',
    'turnBased.declareAttackers': '703.4f',
    'turnBased.declareBlockers': '703.4g',
    'turnBased.orderBlockers': '703.4h',
    'turnBased.orderAttackers': '703.4i',
    'turnBased.assignCombatDamage': '703.4j',
    'turnBased.dealCombatDamage': '703.4k',
    'turnBased.discardToHandSize': '703.4m',
    'turnBased.damageAndEffectsEnd': '703.4n',
    'turnBased.manaEmpties': '703.4p',

    // 704
    'stateBased.counterLimit': '704.5s',

    // 706
    'object.copyGainsAbility': '706.9a',

    // 716
    'game.shortcut': '716.2a',

    // 717
    'illegalAction.rewind': '717.1',
    'illegalAction.priorityKept': '717.2',

    // 800
    'multiplayer.damageToGonePlayer': '800.4e',
    'multiplayer.turnContinues': '800.4h',
    'multiplayer.objectOfGonePlayer': '800.4d',
    'multiplayer.choiceByGonePlayer': '800.4f',
    'multiplayer.informationOfGonePlayer': '800.4g',

    // 805
    'team.sharedTurns': '805.4',
    'team.activeTeam': '805.4a',
    'team.priority': '805.5',
    'team.apnapOrder': '805.6',

    // 810
    'team.attackTogether': '810.7a',
    'team.blockTogether': '810.7d',
    'team.oneDefendingPlayerMeant': '810.7b',
    'team.orderBlockers': '810.7e',
    'team.assignDamage': '810.7f',
    'team.twoHeadedGiant': '810.1',
    'team.sharedLife': '810.4',
    'team.winAndLoseTogether': '810.8a',
    'team.zeroLife': '810.8c',
    'team.damageToEachPlayer': '810.9',
    'team.lifeOfOnePlayer': '810.9a',
  },
} as const satisfies Overlay;
