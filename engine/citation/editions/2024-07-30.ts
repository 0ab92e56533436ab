import type { Overlay } from '../overlay.ts';

/** Bloomburrow: battles can be attacked; the last text with a damage assignment order. */
export const BLOOMBURROW = {
  effective: '2024-07-30',
  behaviour: {
    damageTriggers: 'withStateBased',
    unblockedTrigger: 'alsoPutAttacking',
    defendingPlayer: 'isOrLastWasAttacking',
    attackable: ['player', 'planeswalker', 'battle'],
    optionalAttackCosts: true,
    attackIfAbleEachCombat: true,
    phasedOutTokens: 'stay',
    legendRule: 'controllerKeepsOne',
    planeswalkerUniqueness: 'none',
    zeroDefense: 'everyBattleWaits',
    wrongProtector: 'ofSieges',
  },
  added: {
    // 106
    'mana.tappedForTriggers': '106.12a',

    // 113
    'ability.cantHave': '113.11',

    // 115
    'targets.anyTarget': '115.4',

    // 119
    'life.payNothing': '119.4b',

    // 120
    'damage.byToxic': '120.3g',
    'damage.toBattle': '120.3h',
    'damage.excessRedirected': '120.4a',
    'damage.dealtByTrigger': '120.9',
    'damage.excess': '120.10',

    // 122
    'counter.keyword': '122.1b',
    'counter.shield': '122.1c',
    'counter.stun': '122.1d',
    'counter.finality': '122.1h',
    'counter.defense': '122.1g',

    // 205
    'battle.types': '205.3q',

    // 208
    'creature.noValueIsZero': '208.5',

    // 301
    'vehicle.crew': '301.7',
    'vehicle.powerToughness': '301.7a',
    'vehicle.becomesCreature': '301.7b',

    // 310
    'battle.defense': '310.4',
    'battle.entersWithDefense': '310.4b',
    'battle.defenseCounters': '310.4c',
    'battle.attacked': '310.5',
    'battle.damage': '310.6',
    'battle.zeroDefenseSiege': '310.7',
    'battle.protector': '310.8',
    'battle.chooseProtector': '310.8a',
    'battle.protectorCantAttack': '310.8b',
    'battle.protectorBlocks': '310.8c',
    'battle.defendingPlayerIsProtector': '310.8d',
    'battle.oneProtector': '310.8f',
    'battle.newProtector': '310.10',
    'battle.siege': '310.11',
    'battle.siegeProtector': '310.11a',
    'battle.siegeDefeated': '310.11b',

    // 500
    'turn.stepAddedAfterPhase': '500.10',
    'turn.extraStepOnlyInOwnTurn': '500.10a',

    // 502
    'untap.dayNight': '502.2',
    'untap.dayNightForTeams': '502.2a',

    // 505
    'mainPhase.counted': '505.1b',
    'mainPhase.loreCounters': '505.4',
    'mainPhase.attractions': '505.5',

    // 506
    'combat.battleCreaturePutIntoCombat': '506.3e',
    'combat.battleMadeAttackingOrBlocking': '506.3f',
    'combat.planeswalkerBattleStaysInCombat': '506.4e',
    'combat.hadToAttack': '506.6',

    // 508
    'attackers.requirementEachCombat': '508.1d',
    'attackers.optionalCosts': '508.1g',
    'attackers.statedAttackingGone': '508.4b',
    'attackers.putAttackingIgnoresRequirements': '508.4c',
    'attackers.attackingOrAttackedPlayer': '508.6',
    'attackers.reselect': '508.7',
    'attackers.reselectedStaysAttacking': '508.7a',
    'attackers.reselectIgnoresRequirements': '508.7b',
    'attackers.reselectOpponentOnly': '508.7c',
    'attackers.reselectChosenDefenderOnly': '508.7d',
    'attackers.reselectWithinRange': '508.7e',
    'triggers.attackConditions': '508.3',
    'triggers.isAttacked': '508.3b',
    'triggers.playerAttacksWith': '508.3c',
    'triggers.playerAttacks': '508.3d',
    'triggers.playerAttacksPlayer': '508.3e',
    'triggers.attacksAndIsntBlockedWaits': '508.3f',

    // 509
    'blockers.requirementEachCombat': '509.1c',
    'blockers.putBlockingGone': '509.7a',
    'blockers.putBlockingIgnoresRequirements': '509.7b',

    // 601
    'casting.legality': '601.2e',

    // 603
    'triggers.additionalTimes': '603.2d',
    'triggers.doThisOnlyOnceEachTurn': '603.2i',
    'triggers.reflexive': '603.12',

    // 608
    'resolving.processedTogether': '608.2f',

    // 613
    'layers.copiableEffects': '613.2a',
    'layers.timestampOfCounter': '613.7c',

    // 614
    'replacement.cantHappen': '614.17',
    'replacement.cantBePaid': '614.17b',

    // 615
    'prevention.sourceProperty': '615.9',
    'prevention.triggers': '615.13',

    // 700
    'modes.eachOnce': '700.2d',
    'game.devotion': '700.5',

    // 701
    'action.create': '701.6a',
    'action.double': '701.9b',
    'action.exert': '701.39a',
    'action.exertAgain': '701.39b',
    'action.exertOptionalCost': '701.39d',
    'action.goad': '701.38a',
    'action.goaded': '701.38b',
    'action.goadedAgain': '701.38d',
    'action.goadedByMany': '701.38c',
    'action.monstrosity': '701.31a',
    'action.suspect': '701.58a',
    'action.suspected': '701.58c',
    'action.mill': '701.13a',
    'action.monstrous': '701.31b',
    'action.suspectedDesignation': '701.58b',
    'action.suspectedAgain': '701.58d',

    // 702
    'keyword.hexproofFrom': '702.11d',
    'keyword.skulk': '702.118b',
    'keyword.menace': '702.111b',
    'keyword.lifelinkSeparateEvents': '702.15e',
    'keyword.protectionFromPlayer': '702.16k',
    'keyword.totalToxicValue': '702.164b',
    'keyword.toxic': '702.164c',
    'keyword.trampleOverPlaneswalkerGone': '702.19e',
    'keyword.trampleOverPlaneswalkers': '702.19c',
    'keyword.afflict': '702.130a',
    'keyword.afflictMultiple': '702.130b',
    'keyword.dethrone': '702.105a',
    'keyword.dethroneMultiple': '702.105b',
    'keyword.enlist': '702.154a',
    'keyword.enlistMultiple': '702.154d',
    'keyword.enlistOptionalCost': '702.154b',
    'keyword.enlistSameCreature': '702.154c',
    'keyword.ingest': '702.115a',
    'keyword.melee': '702.121a',
    'keyword.meleeMultiple': '702.121b',
    'keyword.mentor': '702.134a',
    'keyword.mentorMultiple': '702.134b',
    'keyword.myriad': '702.116a',
    'keyword.myriadMultiple': '702.116b',
    'keyword.renown': '702.112a',
    'keyword.renowned': '702.112b',
    'keyword.renownMultiple': '702.112c',
    'keyword.saddled': '702.171b',
    'keyword.training': '702.149a',
    'keyword.trainingMultiple': '702.149b',
    'keyword.boast': '702.142a',
    'keyword.crew': '702.122a',
    'keyword.dash': '702.109a',
    'keyword.decayed': '702.147a',
    'keyword.devoid': '702.114a',
    'keyword.embalm': '702.128a',
    'keyword.encore': '702.141a',
    'keyword.forMirrodin': '702.163a',
    'keyword.livingMetal': '702.161a',
    'keyword.outlast': '702.107a',
    'keyword.prowess': '702.108a',
    'keyword.prowessMultiple': '702.108b',
    'keyword.reconfigure': '702.151a',
    'keyword.riot': '702.136a',
    'keyword.saddle': '702.171a',
    'keyword.ward': '702.21a',
    'keyword.indestructibleStatic': '702.12a',
    'keyword.indestructibleRedundant': '702.12c',
    'keyword.protectionEachOfSet': '702.16i',
    'keyword.protectionAuraStays': '702.16n',
    'keyword.protectionAttachedStay': '702.16p',
    'keyword.phasedOutNotAffected': '702.26e',
    'keyword.phasedOutControllerLeft': '702.26n',
    'keyword.commanderNinjutsu': '702.49d',
    'keyword.menaceEvasion': '702.111a',
    'keyword.menaceRedundant': '702.111c',
    'keyword.ingestMultiple': '702.115b',
    'keyword.skulkEvasion': '702.118a',
    'keyword.skulkRedundant': '702.118c',
    'keyword.crewsVehicle': '702.122b',
    'keyword.cantCrew': '702.122c',
    'keyword.becomesCrewed': '702.122d',
    'keyword.mentors': '702.134c',
    'keyword.trains': '702.149c',
    'keyword.toxicStatic': '702.164a',

    // 703
    'turnBased.dayNight': '703.4b',
    'turnBased.loreCounters': '703.4f',
    'turnBased.attractions': '703.4g',

    // 704
    'stateBased.sagaFinished': '704.5s',
    'stateBased.siegeZeroDefense': '704.5v',
    'stateBased.battleZeroDefense': '704.5v',
    'stateBased.battleNoProtector': '704.5w',
    'stateBased.battleWrongProtector': '704.5x',
    'stateBased.roles': '704.5y',
    'stateBased.ofVariants': '704.6',

    // 722
    'game.monarch': '722.2',
    'monarch.designation': '722.1',
    'monarch.onlyOne': '722.3',

    // 723
    'game.initiative': '723.2',

    // 800
    'multiplayer.turnOfGonePlayer': '800.4k',
    'multiplayer.costByGonePlayer': '800.4f',
    'multiplayer.ruleChoiceByGonePlayer': '800.4h',

    // 805
    'team.announceWhoIsAttacked': '805.10b',
    'team.oneAttackingPlayerMeant': '805.10c',
  },
  moved: {
    // 103
    'game.firstDrawSkipped': '103.8a',
    'game.startingLife': '103.4',

    // 106
    'mana.tapFor': '106.12',

    // 110
    'permanent.status': '110.5',
    'permanent.entersUntapped': '110.5b',
    'permanent.keepsStatus': '110.5c',

    // 111
    'token.created': '111.2',
    'token.definition': '111.1',
    'token.characteristics': '111.3',
    'token.ceases': '111.7',
    'token.cantComeBack': '111.8',

    // 113
    'ability.kinds': '113.3',
    'ability.activated': '113.3b',
    'ability.triggered': '113.3c',
    'ability.static': '113.3d',
    'ability.functionsOnBattlefield': '113.6',
    'ability.source': '113.7',
    'ability.independentOfSource': '113.7a',
    'ability.controller': '113.8',
    'ability.gainedOrLost': '113.10',
    'ability.triggersFromOtherZones': '113.6k',

    // 115
    'targets.definition': '115.1',
    'targets.onlyPermanents': '115.2',
    'targets.once': '115.3',
    'targets.changed': '115.7',
    'targets.affectedWithoutTarget': '115.10',

    // 117
    'priority.whatAPlayerMayDo': '117.1',
    'priority.castSpells': '117.1a',
    'priority.activateAbilities': '117.1b',
    'priority.specialActions': '117.1c',
    'priority.manaAbilities': '117.1d',
    'priority.automaticThings': '117.2',
    'priority.triggersAnyTime': '117.2a',
    'priority.noneWhileResolving': '117.2e',
    'priority.atBeginningOfStep': '117.3a',
    'priority.afterResolution': '117.3b',
    'priority.afterActing': '117.3c',
    'priority.pass': '117.3d',
    'priority.allPass': '117.4',
    'priority.stateBasedThenTriggers': '117.5',
    'priority.teams': '117.6',
    'priority.inResponse': '117.7',

    // 118
    'cost.definition': '118.1',
    'cost.mana': '118.2',
    'cost.cantPay': '118.3',
    'cost.manaAbilitiesOptional': '118.3c',
    'cost.unlessPaid': '118.12a',
    'cost.ifDone': '118.12',
    'cost.increased': '118.7',
    'cost.additional': '118.8',
    'cost.alternative': '118.9',
    'cost.oncePaid': '118.10',

    // 119
    'life.start': '119.1',
    'life.damageCausesLoss': '119.2',
    'life.gainOrLoss': '119.3',
    'life.pay': '119.4',
    'life.zero': '119.6',
    'life.cantGain': '119.7',
    'life.cantLose': '119.8',
    'life.gainTriggers': '119.9',
    'life.set': '119.5',

    // 120
    'damage.whatCanBeDamaged': '120.1',
    'damage.onlyToDamageable': '120.1a',
    'damage.anyObjectDeals': '120.2',
    'damage.combatDamage': '120.2a',
    'damage.notCombatDamage': '120.2b',
    'damage.results': '120.3',
    'damage.toPlayer': '120.3a',
    'damage.toPlayerByInfect': '120.3b',
    'damage.toPlaneswalker': '120.3c',
    'damage.toCreatureByWitherOrInfect': '120.3d',
    'damage.marked': '120.3e',
    'damage.byLifelink': '120.3f',
    'damage.sequence': '120.4',
    'damage.modified': '120.4b',
    'damage.processed': '120.4c',
    'damage.occurs': '120.4d',
    'damage.doesNotDestroy': '120.5',
    'damage.lethal': '120.6',
    'damage.source': '120.7',
    'damage.zero': '120.8',

    // 122
    'counter.definition': '122.1',
    'counter.powerToughness': '122.1a',
    'counter.loyalty': '122.1e',
    'counter.poison': '122.1f',
    'counter.lostOnZoneChange': '122.2',
    'counter.cancel': '122.3',

    // 306
    'planeswalker.damageRedirected': null,

    // 500
    'turn.skipped': '500.11',
    'turn.nothingBetweenSteps': '500.12',

    // 502
    'untap.untapPermanents': '502.3',
    'untap.noPriority': '502.4',

    // 503
    'upkeep.priority': '503.1',
    'upkeep.triggersPutOnStack': '503.1a',
    'upkeep.castOnlyAfter': '503.2',

    // 504
    'draw.priority': '504.2',

    // 505
    'mainPhase.priority': '505.6',
    'mainPhase.castSpells': '505.6a',
    'mainPhase.playLand': '505.6b',

    // 506
    'combat.castOnlyBeforeOrAfter': '506.7',
    'combat.castOnlyBeforeAttackersDeclared': '506.7a',
    'combat.castOnlyBeforeBlockersDeclared': '506.7b',
    'combat.castOnlyDuringCombat': '506.7c',
    'combat.castOnlyAtOtherPoint': '506.7d',
    'combat.castOnlyPointMissing': '506.7e',
    'combat.castOnlyBlockersSkipped': '506.7f',
    'combat.activateOnlyAtPoint': '506.7g',

    // 507
    'beginningOfCombat.priority': '507.2',

    // 508
    'attackers.totalCost': '508.1h',
    'attackers.manaAbilities': '508.1i',
    'attackers.payCosts': '508.1j',
    'attackers.becomeAttacking': '508.1k',
    'attackers.triggersTrigger': '508.1m',
    'attackers.priority': '508.2',
    'attackers.triggersPutOnStack': '508.2b',
    'attackers.none': '508.8',
    'triggers.attacks': '508.3a',

    // 509
    'blockers.triggersTrigger': '509.1i',
    'blockers.priority': '509.4',
    'blockers.triggersPutOnStack': '509.4a',
    'triggers.blockConditions': '509.5',
    'triggers.blocks': '509.5a',
    'triggers.blocksACreature': '509.5b',
    'triggers.becomesBlocked': '509.5c',
    'triggers.becomesBlockedByACreature': '509.5d',
    'triggers.numberOfBlockers': '509.5e',
    'triggers.blockCharacteristics': '509.5f',
    'triggers.attacksAndIsntBlocked': '509.5g',

    // 510
    'damage.priority': '510.3',
    'damage.triggersPutOnStack': '510.3a',
    'damage.secondStep': '510.4',

    // 511
    'endOfCombat.priority': '511.1',
    'endOfCombat.triggers': '511.2',

    // 513
    'endStep.priority': '513.1',
    'endStep.triggers': '500.6',
    'endStep.doesNotBackUp': '513.2',

    // 601
    'casting.totalCost': '601.2f',
    'casting.manaAbilities': '601.2g',
    'casting.pay': '601.2h',
    'casting.becomesCast': '601.2i',

    // 603
    'triggers.becomes': '603.2f',
    'triggers.hiddenSource': '603.2g',
    'triggers.preventedOrReplacedEvent': '603.2h',
    'triggers.lookBack': '603.10',
    'triggers.lookBackLeavesTheBattlefield': '603.10a',

    // 606
    'planeswalker.negativeLoyaltyCost': '606.6',

    // 607
    'ability.linkedTriggers': '607.2h',

    // 608
    'resolving.payMana': '608.2g',
    'resolving.information': '608.2h',
    'resolving.untargetedObject': '608.2k',
    'resolving.spellGoesToGraveyard': '608.2n',
    'resolving.permanentSpell': '608.3a',
    'resolving.auraSpell': '608.3c',

    // 613
    'layers.withinLayer': '613.3',
    'layers.powerToughnessOrder': '613.4',
    'layers.powerToughnessDefined': '613.4a',
    'layers.powerToughnessSet': '613.4b',
    'layers.powerToughnessModified': '613.4c',
    'layers.powerToughnessCounters': null,
    'layers.powerToughnessSwitched': '613.4d',
    'layers.automatic': '613.5',
    'layers.severalLayers': '613.6',
    'layers.timestamps': '613.7',
    'layers.dependency': '613.8a',
    'layers.override': '613.9',
    'layers.rulesEffects': '613.11',
    'layers.timestampOfStatic': '613.7a',
    'layers.timestampOfResolved': '613.7b',
    'layers.timestampOfObject': '613.7d',
    'layers.timestampOfAttached': '613.7e',
    'layers.timestampsTogether': '613.7m',
    'layers.dependentWaits': '613.8b',

    // 615
    'prevention.staticAmount': '615.10',
    'prevention.cantBePrevented': '615.12',
    'prevention.eachOfSeveral': '615.11',

    // 616
    'replacement.repeat': '616.1f',
    'replacement.anyChosen': '616.1e',

    // 700
    'object.unblockable': null,
    'object.dies': '700.4',

    // 701
    'action.destroy': '701.7a',
    'action.destroyOnlyBy': '701.7b',
    'action.detain': '701.29a',
    'action.discard': '701.8a',
    'action.exchange': '701.10b',
    'action.exile': '701.11a',
    'action.fight': '701.12a',
    'action.fightIsNotCombatDamage': '701.12d',
    'action.populate': '701.30a',
    'action.regenerate': '701.15a',
    'action.regenerateStatic': '701.15b',
    'action.regenerationShield': '701.15c',
    'action.sacrifice': '701.17a',
    'action.tap': '701.21a',
    'action.transform': '701.28a',
    'action.untap': '701.21b',

    // 702
    'keyword.reach': '702.17b',
    'keyword.shadow': '702.28b',
    'keyword.horsemanship': '702.31b',
    'keyword.fear': '702.36b',
    'keyword.intimidate': '702.13b',
    'keyword.landwalk': '702.14c',
    'keyword.landwalkDoesNotCancel': '702.14d',
    'keyword.protectionFromBlocking': '702.16f',
    'keyword.bandAttacksOneTarget': '702.22d',
    'keyword.bandBlockedByEffect': '702.22i',
    'keyword.bandBlockedTogether': '702.22h',
    'keyword.banding': '702.22c',
    'keyword.bandingAttackerDivides': '702.22k',
    'keyword.bandingBlockerDivides': '702.22j',
    'keyword.bandLasts': '702.22e',
    'keyword.bandMemberRemoved': '702.22f',
    'keyword.bandsWithOther': '702.22b',
    'keyword.bandsWithOtherBand': '702.22c',
    'keyword.bandSharesNoAbilities': '702.22g',
    'keyword.deathtouch': '702.2b',
    'keyword.deathtouchDivision': '702.2c',
    'keyword.indestructible': '702.12b',
    'keyword.infect': '702.90a',
    'keyword.infectCreature': '702.90c',
    'keyword.infectPlayer': '702.90b',
    'keyword.lifelink': '702.15b',
    'keyword.lifelinkLastKnown': '702.15c',
    'keyword.lifelinkRedundant': '702.15f',
    'keyword.phasedIn': '702.26c',
    'keyword.phasedOut': '702.26b',
    'keyword.phasedOutIndirectly': '702.26g',
    'keyword.phasedOutEffectsExpire': '702.26f',
    'keyword.phasedOutBothWays': '702.26h',
    'keyword.phasedOutTokens': null,
    'keyword.phasing': '702.26a',
    'keyword.phasingKeepsZoneAndControl': '702.26d',
    'keyword.protection': '702.16a',
    'keyword.protectionFromAuras': '702.16c',
    'keyword.protectionFromDamage': '702.16e',
    'keyword.protectionFromEquipment': '702.16d',
    'keyword.protectionFromEverything': '702.16j',
    'keyword.protectionFromTargeting': '702.16b',
    'keyword.trampleOnlyAttacking': '702.19a',
    'keyword.trample': '702.19b',
    'keyword.trampleNoBlockers': '702.19d',
    'keyword.trampleNotPastPermanent': '702.19f',
    'keyword.vigilance': '702.20b',
    'keyword.wither': '702.80a',
    'keyword.annihilator': '702.86a',
    'keyword.annihilatorMultiple': '702.86b',
    'keyword.battleCry': '702.91a',
    'keyword.battleCryMultiple': '702.91b',
    'keyword.bushido': '702.45a',
    'keyword.bushidoMultiple': '702.45b',
    'keyword.exalted': '702.83a',
    'keyword.exaltedAlone': '702.83b',
    'keyword.flanking': '702.25a',
    'keyword.flankingMultiple': '702.25b',
    'keyword.frenzy': '702.68a',
    'keyword.frenzyMultiple': '702.68b',
    'keyword.ninjutsu': '702.49a',
    'keyword.ninjutsuAttacksSameTarget': '702.49c',
    'keyword.poisonous': '702.70a',
    'keyword.poisonousMultiple': '702.70b',
    'keyword.provoke': '702.39a',
    'keyword.provokeMultiple': '702.39b',
    'keyword.rampage': '702.23a',
    'keyword.rampageCountedOnce': '702.23b',
    'keyword.rampageMultiple': '702.23c',
    'keyword.absorb': '702.64a',
    'keyword.changeling': '702.73a',
    'keyword.convoke': '702.51a',
    'keyword.cumulativeUpkeep': '702.24a',
    'keyword.dredge': '702.52a',
    'keyword.echo': '702.30a',
    'keyword.evoke': '702.74a',
    'keyword.evolve': '702.100a',
    'keyword.fading': '702.32a',
    'keyword.flashback': '702.34a',
    'keyword.kicker': '702.33a',
    'keyword.livingWeapon': '702.92a',
    'keyword.madness': '702.35a',
    'keyword.morph': '702.37a',
    'keyword.morphTurnedUp': '702.37e',
    'keyword.persist': '702.79a',
    'keyword.rebound': '702.88a',
    'keyword.shroud': '702.18a',
    'keyword.soulbond': '702.95a',
    'keyword.paired': '702.95b',
    'keyword.unpaired': '702.95e',
    'keyword.splitSecond': '702.61a',
    'keyword.suspend': '702.62a',
    'keyword.umbraArmor': '702.89a',
    'keyword.undying': '702.93a',
    'keyword.unleash': '702.98a',
    'keyword.vanishing': '702.63a',
    'keyword.intimidateEvasion': '702.13a',
    'keyword.intimidateRedundant': '702.13c',
    'keyword.landwalkKinds': '702.14a',
    'keyword.landwalkEvasion': '702.14b',
    'keyword.landwalkRedundant': '702.14e',
    'keyword.lifelinkStatic': '702.15a',
    'keyword.lifelinkAnyZone': '702.15d',
    'keyword.protectionTwoQualities': '702.16g',
    'keyword.protectionEachCharacteristic': '702.16h',
    'keyword.protectionRedundant': '702.16m',
    'keyword.reachStatic': '702.17a',
    'keyword.reachRedundant': '702.17c',
    'keyword.trampleRedundant': '702.19g',
    'keyword.vigilanceStatic': '702.20a',
    'keyword.vigilanceRedundant': '702.20c',
    'keyword.bandingStatic': '702.22a',
    'keyword.bandingRedundant': '702.22m',
    'keyword.phasedInAttached': '702.26i',
    'keyword.phasingNoAttachTriggers': '702.26j',
    'keyword.phasedOutOwnerLeaves': '702.26k',
    'keyword.phasingUntapSkipped': '702.26m',
    'keyword.phasingRedundant': '702.26p',
    'keyword.shadowEvasion': '702.28a',
    'keyword.shadowRedundant': '702.28c',
    'keyword.horsemanshipEvasion': '702.31a',
    'keyword.horsemanshipRedundant': '702.31c',
    'keyword.fearEvasion': '702.36a',
    'keyword.fearRedundant': '702.36c',
    'keyword.ninjutsuRevealed': '702.49b',
    'keyword.absorbOncePerSource': '702.64b',
    'keyword.absorbMultiple': '702.64c',
    'keyword.witherLastKnown': '702.80b',
    'keyword.witherAnyZone': '702.80c',
    'keyword.witherRedundant': '702.80d',
    'keyword.infectLastKnown': '702.90d',
    'keyword.infectAnyZone': '702.90e',
    'keyword.infectRedundant': '702.90f',

    // 703
    'turnBased.untap': '703.4c',
    'turnBased.draw': '703.4d',
    'turnBased.scheme': '703.4e',
    'turnBased.chooseDefendingPlayer': '703.4h',
    'turnBased.declareAttackers': '703.4i',
    'turnBased.declareBlockers': '703.4j',
    'turnBased.orderBlockers': '703.4k',
    'turnBased.orderAttackers': '703.4m',
    'turnBased.assignCombatDamage': '703.4n',
    'turnBased.dealCombatDamage': '703.4p',
    'turnBased.discardToHandSize': '703.4q',
    'turnBased.damageAndEffectsEnd': '703.4r',
    'turnBased.manaEmpties': '703.4s',

    // 704
    'stateBased.legendRule': '704.5j',
    'stateBased.planeswalkerUniqueness': null,
    'stateBased.worldRule': '704.5k',
    'stateBased.illegalAura': '704.5m',
    'stateBased.attachedCreature': '704.5p',
    'stateBased.attachedOther': '704.5p',
    'stateBased.illegalEquipment': '704.5n',
    'stateBased.countersCancel': '704.5q',
    'stateBased.counterLimit': '704.5r',
    'stateBased.teamZeroLife': '704.6a',
    'stateBased.teamPoison': '704.6b',
    'stateBased.commanderDamage': '704.6c',
    'stateBased.oneReplacementForAll': '704.7',
    'stateBased.lastKnownInformation': '704.8',

    // 707
    'object.copiableValues': '707.2',
    'object.copyGainsAbility': '707.9a',

    // 708
    'faceDown.characteristics': '708.2',
    'faceDown.turnedUp': '708.8',

    // 729
    'game.shortcut': '729.2a',

    // 730
    'illegalAction.rewind': '730.1',
    'illegalAction.priorityKept': '730.2',

    // 800
    'multiplayer.turnContinues': '800.4j',
    'multiplayer.effectsOfGonePlayer': '800.4m',
    'multiplayer.choiceByGonePlayer': '800.4g',
    'multiplayer.informationOfGonePlayer': '800.4i',

    // 805
    'team.attackTogether': '805.10a',
    'team.blockTogether': '805.10d',
    'team.oneDefendingPlayerMeant': '805.10e',
    'team.orderBlockers': '805.10f',
    'team.assignDamage': '805.10g',
  },
} as const satisfies Overlay;
