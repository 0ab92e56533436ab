import type { Overlay } from '../overlay.ts';

/**
 * Magic 2010: combat damage no longer uses the stack, and blockers are put in order.
 *
 * The text of July 2009 was at hand for sections 500-514, 703, 704 and 714; the other numbers
 * are those of the printing of October 2009.
 */
export const MAGIC_2010 = {
  effective: '2009-07-11',
  behaviour: {
    damageAssignment: 'inOrder',
    // This text tests for first strike alone, yet its own double strike rules stop a creature
    // that lost double strike from dealing damage twice; the next printing says so in both.
    secondDamageStep: 'hadNeitherStrikeAsFirstBegan',
    damageTriggers: 'beforeStateBased',
    deathtouch: 'stateBased',
    deathtouchDivision: 'ignoresOrder',
    lifelink: 'partOfDamage',
    blocksTrigger: 'alsoByEffect',
    becomesBlockedTrigger: 'wasUnblocked',
    phasingOutRemovesFromCombat: false,
    phasedOut: 'status',
    bandsWithOther: 'sameQuality',
    creatureAuras: 'comeOffFirst',
    manaEmpties: 'eachStep',
  },
  added: {
    // 102
    'game.opponent': '102.2',

    // 106
    'mana.pool': '106.4',
    'mana.tapFor': '106.9',

    // 107
    'numbers.x': '107.3',

    // 109
    'object.controller': '109.4',
    'object.you': '109.5',

    // 112
    'ability.source': '112.7',

    // 113
    'targets.affectedWithoutTarget': '113.9',

    // 115
    'priority.noneWhileResolving': '115.2e',
    'priority.teams': '115.6',
    'priority.inResponse': '115.7',

    // 116
    'cost.unlessPaid': '116.12a',
    'cost.additional': '116.8',
    'cost.alternative': '116.9',
    'cost.oncePaid': '116.10',

    // 118
    'damage.whatCanBeDamaged': '118.1',
    'damage.onlyToDamageable': '118.1a',
    'damage.anyObjectDeals': '118.2',
    'damage.combatDamage': '118.2a',
    'damage.notCombatDamage': '118.2b',
    'damage.results': '118.3',
    'damage.byLifelink': '118.3e',
    'damage.sequence': '118.4',
    'damage.modified': '118.4a',
    'damage.processed': '118.4b',
    'damage.occurs': '118.4c',
    'damage.doesNotDestroy': '118.5',

    // 120
    'stateBased.counterLimit': '120.3',

    // 204
    'object.creatureTypes': '204.3k',

    // 405
    'stack.severalAtOnce': '405.3',

    // 500
    'turn.stepWithoutPriority': '500.3',

    // 506
    'combat.defendingPlayersInMultiplayer': '506.2a',
    'combat.teamsInCombat': '506.2b',
    'combat.creaturePlaneswalkerStaysInCombat': '506.4d',

    // 509
    'blockers.staysBlocked': '509.1h',
    'blockers.orderBlockers': '509.2',
    'blockers.orderAttackers': '509.3',
    'blockers.blockerRemovedFromOrder': '509.2a',
    'blockers.attackerRemovedFromOrder': '509.3a',
    'blockers.newBlockerInOrder': '509.6',
    'blockers.putBlockingInOrder': '509.7',
    'triggers.attacksAndIsntBlocked': '509.4g',

    // 510
    'damage.oneCreatureAfterAnother': '510.1e',
    'endStep.olderWordings': '513.1a',

    // 601
    'casting.fromWhere': '601.1a',

    // 602
    'activating.restOfProcess': '602.2b',

    // 603
    'triggers.becomes': '603.2d',

    // 606
    'planeswalker.loyaltyAbility': '606.1',

    // 608

    // 609
    'effect.asThough': '609.4',

    // 613
    'layers.automatic': '613.4',

    // 615
    'prevention.nextTime': '615.8',
    'prevention.cantBePrevented': '615.11',

    // 700
    'keyword.indestructible': '700.4',
    'modes.definition': '700.2',
    'modes.targets': '700.2c',
    'object.unblockable': '700.5',
    'game.event': '700.1',

    // 701
    'action.destroyOnlyBy': '701.6b',
    'action.discard': '701.7a',
    'action.exchange': '701.8b',
    'action.regenerationShield': '701.11c',

    // 702
    'keyword.intimidate': '702.11b',
    'keyword.deathtouchDivision': '702.2b',
    'keyword.deathtouchLastKnown': '702.2d',
    'keyword.deathtouchRedundant': '702.2f',
    'keyword.lifelinkLastKnown': '702.13b',
    'keyword.lifelinkRedundant': '702.13d',
    'keyword.phasedOutBothWays': '702.23g',
    'keyword.phasedOutTokens': '702.23j',
    'keyword.protectionFromEverything': '702.14i',
    'keyword.deathtouchStatic': '702.2a',
    'keyword.deathtouchAnyZone': '702.2e',
    'keyword.intimidateEvasion': '702.11a',
    'keyword.intimidateRedundant': '702.11c',
    'keyword.lifelinkStatic': '702.13a',
    'keyword.lifelinkAnyZone': '702.13c',
    'keyword.protectionTwoQualities': '702.14g',
    'keyword.protectionEachCharacteristic': '702.14h',
    'keyword.phasedOutOwnerLeaves': '702.23i',
    'keyword.witherLastKnown': '702.77b',
    'keyword.witherAnyZone': '702.77c',

    // 703
    'turnBased.notBeginningTriggers': '703.1a',
    'turnBased.notControlled': '703.2',
    'turnBased.beforeStateBasedAndPriority': '703.3',
    'turnBased.phasing': '703.4a',
    'turnBased.untap': '703.4b',
    'turnBased.draw': '703.4c',
    'turnBased.chooseDefendingPlayer': '703.4d',
    'turnBased.declareAttackers': '703.4e',
    'turnBased.declareBlockers': '703.4f',
    'turnBased.orderBlockers': '703.4g',
    'turnBased.orderAttackers': '703.4h',
    'turnBased.assignCombatDamage': '703.4i',
    'turnBased.dealCombatDamage': '703.4j',
    'turnBased.discardToHandSize': '703.4k',
    'turnBased.damageAndEffectsEnd': '703.4m',
    'turnBased.manaEmpties': '703.4n',
    'turnBased.list': '703.4',

    // 704
    'stateBased.deathtouch': '704.5h',

    // 713
    'game.shortcut': '713.2a',

    // 800
    'multiplayer.damageToGonePlayer': '800.4d',

    // 802
    'multiplayer.orderInApnapOrder': '802.5',

    // 806
    'team.oneDefendingPlayerMeant': '806.7b',
    'team.orderBlockers': '806.7e',
  },
  moved: {
    // 101
    'game.cardOverridesRules': '101.1',
    'game.cantBeatsCan': '101.2',
    'game.impossibleIgnored': '101.3',
    'game.apnapOrder': '101.4',
    'game.choicesKnown': '101.4b',

    // 102
    'game.activePlayer': '102.1',
    'game.teammates': '102.3',

    // 103
    'game.firstDrawSkipped': '103.7a',
    'game.startingLife': '103.3',

    // 104
    'game.over': '104.1',
    'game.won': '104.2a',
    'game.conceded': '104.3a',
    'game.lost': '104.5',
    'game.lifeZero': '104.3b',
    'game.poisoned': '104.3d',
    'game.draw': '104.4a',
    'game.loop': '104.4b',

    // 105
    'object.color': '105.2',

    // 107
    'numbers.integersOnly': '107.1',
    'numbers.negative': '107.1b',
    'numbers.undetermined': '107.2',
    'numbers.xChosen': '107.3a',
    'mana.hybridSymbol': '107.4e',

    // 108
    'object.owner': '108.3',
    'game.oracleText': '108.1',

    // 109
    'object.characteristics': '109.3',

    // 110
    'permanent.definition': '110.1',
    'permanent.entersUnder': '110.2a',
    'permanent.status': '110.6',
    'permanent.entersUntapped': '110.6b',
    'permanent.keepsStatus': '110.6c',
    'token.created': '110.5a',
    'token.definition': '110.5',
    'token.characteristics': '110.5b',
    'token.ceases': '110.5e',
    'token.cantComeBack': '110.5f',

    // 112
    'ability.kinds': '112.3',
    'ability.activated': '112.3b',
    'ability.triggered': '112.3c',
    'ability.static': '112.3d',
    'ability.functionsOnBattlefield': '112.6',
    'ability.independentOfSource': '112.7a',
    'ability.controller': '112.8',
    'ability.gainedOrLost': '112.10',
    'ability.triggersFromOtherZones': '112.6h',

    // 113
    'targets.definition': '113.1',
    'targets.onlyPermanents': '113.2',
    'targets.once': '113.3',
    'targets.changed': '113.6',

    // 115
    'priority.whatAPlayerMayDo': '115.1',
    'priority.castSpells': '115.1a',
    'priority.activateAbilities': '115.1b',
    'priority.specialActions': '115.1c',
    'priority.manaAbilities': '115.1d',
    'priority.automaticThings': '115.2',
    'priority.triggersAnyTime': '115.2a',
    'priority.atBeginningOfStep': '115.3a',
    'priority.afterResolution': '115.3b',
    'priority.afterActing': '115.3c',
    'priority.pass': '115.3d',
    'priority.allPass': '115.4',
    'priority.stateBasedThenTriggers': '115.5',

    // 116
    'cost.definition': '116.1',
    'cost.mana': '116.2',
    'cost.cantPay': '116.3',
    'cost.ifDone': '116.12',
    'cost.increased': '116.7',

    // 117
    'life.start': '117.1',
    'life.damageCausesLoss': '117.2',
    'life.gainOrLoss': '117.3',
    'life.pay': '117.4',
    'life.zero': '117.6',
    'life.cantGain': '117.7',
    'life.set': '117.5',

    // 118
    'damage.toPlayer': '118.3a',
    'damage.toPlaneswalker': '118.3b',
    'damage.toCreatureByWitherOrInfect': '118.3c',
    'damage.marked': '118.3d',
    'damage.lethal': '118.6',
    'damage.source': '118.7',
    'damage.zero': '118.8',

    // 120
    'counter.definition': '120.1',
    'counter.powerToughness': '120.1a',
    'counter.loyalty': '120.1b',
    'counter.poison': '120.1c',
    'counter.cancel': '120.2',

    // 202
    'object.colorFromManaCost': '202.2',
    'object.manaValue': '202.3',

    // 204
    'object.severalTypes': '204.2b',
    'object.cardTypeSet': '204.1a',
    'object.artifactTypes': '204.3f',
    'planeswalker.types': '204.3i',

    // 207
    'creature.printedPowerToughness': '207.1',
    'object.noncreatureHasNoPower': '207.3',

    // 300
    'turn.manaBurn': null,

    // 301
    'equipment.attached': '301.7',
    'equipment.controllerSeparate': '301.7d',
    'equipment.creature': '301.7b',
    'equipment.attachedCreature': '301.7c',

    // 302
    'creature.powerToughness': '302.4',
    'creature.power': '302.4a',
    'creature.toughness': '302.4b',
    'creature.currentPowerToughness': '302.4c',
    'creature.attackAndBlock': '302.5',
    'creature.summoningSickness': '302.6',
    'creature.damage': '302.7',
    'creature.cast': '302.1',

    // 303
    'aura.attached': '303.4',
    'aura.illegalObject': '303.4b',
    'aura.creature': '303.4c',
    'aura.attachedObject': '303.4d',
    'aura.notPutBySpell': '303.4f',

    // 304
    'casting.instantTiming': '304.5',

    // 305
    'land.played': '305.1',
    'land.onePerTurn': '305.2',
    'land.onlyInOwnTurn': '305.3',
    'land.putIsNotPlayed': '305.4',

    // 306
    'planeswalker.loyalty': '306.5',
    'planeswalker.loyaltyCounters': '306.5c',
    'planeswalker.loyaltyAbilities': '306.5d',
    'planeswalker.attacked': '306.6',
    'planeswalker.damageRedirected': '306.7',
    'planeswalker.damage': '306.8',
    'planeswalker.zeroLoyalty': '306.9',
    'planeswalker.entersWithLoyalty': '306.5b',

    // 307
    'casting.sorceryTiming': '307.5',

    // 309
    'triggers.becomesBlockedOncePerCombat': null,

    // 310
    'damage.onTheStack': null,
    'damage.onTheStackNotCountered': null,
    'damage.dealtThoughCreatureLeft': null,
    'damage.sourceLastKnownInformation': null,

    // 400
    'object.newAfterZoneChange': '400.7',
    'object.ownersZone': '400.3',

    // 403
    'permanent.newObject': '403.4',

    // 404
    'object.graveyardOrder': '404.3',

    // 405
    'stack.putOnTop': '405.1',
    'stack.order': '405.2',
    'stack.topResolves': '405.5',
    'stack.notUsedByEffects': '405.6a',
    'stack.notUsedByStaticAbilities': '405.6b',
    'stack.notUsedByManaAbilities': '405.6c',
    'stack.notUsedBySpecialActions': '405.6d',
    'stack.notUsedByTurnBasedActions': '405.6e',
    'stack.notUsedByStateBasedActions': '405.6f',

    // 410
    'triggers.blockConditions': null,

    // 500
    'turn.phases': '500.1',
    'turn.stepEndsWhenAllPass': '500.2',
    'turn.effectsExpireAsStepBegins': '500.5',
    'turn.effectsExpireAsStepEnds': '500.5',
    'turn.untilEndOfCombat': '500.5',
    'turn.untilEndOfTurn': '500.5',
    'turn.manaEmpties': '500.4',
    'turn.atTheBeginningOf': '500.6',
    'turn.extraTurns': '500.7',
    'turn.extraPhases': '500.8',
    'turn.extraSteps': '500.9',
    'turn.skipped': '500.10',
    'turn.nothingBetweenSteps': '500.11',

    // 501
    'beginningPhase.steps': '501.1',

    // 502
    'untap.phasing': '502.1',
    'untap.untapPermanents': '502.2',
    'untap.noPriority': '502.3',
    'keyword.deathtouchMultiple': null,
    'keyword.lifelinkMultiple': null,
    'keyword.phasedOutDamageRemoved': null,
    'keyword.phasedInActsAtOnce': null,

    // 503
    'upkeep.priority': '503.2',
    'upkeep.triggersPutOnStack': '503.1',

    // 504
    'draw.card': '504.1',
    'draw.priority': '504.3',

    // 505
    'mainPhase.twoInATurn': '505.1',
    'mainPhase.extraArePostcombat': '505.1a',
    'mainPhase.noSteps': '505.2',
    'mainPhase.priority': '505.4',
    'mainPhase.castSpells': '505.4a',
    'mainPhase.playLand': '505.4b',

    // 506
    'combat.steps': '506.1',
    'combat.attackingAndDefendingPlayer': '506.2',
    'combat.whatCanAttackOrBeAttacked': '506.3',
    'combat.noncreaturePutAttacking': '506.3a',
    'combat.putAttackingByNonattackingPlayer': '506.3b',
    'combat.putBlockingOutsideOwnDefence': '506.3c',
    'combat.removedFromCombat': '506.4',
    'combat.laterCantAttackDoesNotRemove': '506.4a',
    'combat.tappingDoesNotRemove': '506.4b',
    'combat.attackedPermanentLeaves': '506.4c',
    'combat.attacksAlone': '506.5',

    // 507
    'beginningOfCombat.chooseDefendingPlayer': '507.1',
    'beginningOfCombat.priority': '507.3',

    // 508
    'attackers.declare': '508.1',
    'attackers.illegalDeclaration': '508.1',
    'attackers.choose': '508.1a',
    'attackers.announceWhatIsAttacked': '508.1b',
    'attackers.restrictions': '508.1c',
    'attackers.requirements': '508.1d',
    'attackers.costNotForced': '508.1d',
    'attackers.announceBands': '508.1e',
    'attackers.tap': '508.1f',
    'attackers.totalCost': '508.1g',
    'attackers.manaAbilities': '508.1h',
    'attackers.payCosts': '508.1i',
    'attackers.becomeAttacking': '508.1j',
    'attackers.triggersTrigger': '508.2',
    'attackers.priority': '508.3',
    'attackers.triggersPutOnStack': '508.2',
    'attackers.none': '508.6',
    'attackers.putAttacking': '508.5',
    'attackers.defendingPlayerOf': '508.4',
    'triggers.attackersCharacteristics': '508.2a',
    'triggers.attacks': '508.2a',

    // 509
    'blockers.declare': '509.1',
    'blockers.illegalDeclaration': '509.1',
    'blockers.choose': '509.1a',
    'blockers.restrictions': '509.1b',
    'blockers.evasion': '509.1b',
    'blockers.requirements': '509.1c',
    'blockers.costNotForced': '509.1c',
    'blockers.totalCost': '509.1d',
    'blockers.manaAbilities': '509.1e',
    'blockers.payCosts': '509.1f',
    'blockers.becomeBlocking': '509.1g',
    'blockers.becomeBlockedOrUnblocked': '509.1h',
    'blockers.triggersTrigger': '509.4',
    'blockers.priority': '509.5',
    'blockers.triggersPutOnStack': '509.4',
    'blockers.putBlocking': '509.7',
    'triggers.blocks': '509.4a',
    'triggers.blocksACreature': '509.4b',
    'triggers.becomesBlocked': '509.4c',
    'triggers.becomesBlockedByACreature': '509.4d',
    'triggers.numberOfBlockers': '509.4e',
    'triggers.blockCharacteristics': '509.4f',

    // 510
    'damage.assign': '510.1',
    'damage.equalToPower': '510.1a',
    'damage.unblockedAssigns': '510.1b',
    'damage.divideAmongBlockers': '510.1c',
    'damage.divideAmongAttackers': '510.1d',
    'damage.dealtSimultaneously': '510.2',
    'damage.priority': '510.4',
    'damage.triggersPutOnStack': '510.3',
    'damage.secondStep': '510.5',

    // 511
    'endOfCombat.priority': '511.2',
    'endOfCombat.triggers': '511.1',
    'endOfCombat.removedFromCombat': '511.3',

    // 512
    'ending.steps': '512.1',

    // 513
    'endStep.priority': '513.2',
    'endStep.triggers': '513.1',
    'endStep.doesNotBackUp': '513.3',

    // 514
    'cleanup.discard': '514.1',
    'cleanup.damageAndEffectsEnd': '514.2',
    'cleanup.noPriority': '514.3',
    'cleanup.anotherCleanup': '514.3a',

    // 601
    'casting.begin': '601.2',
    'casting.announce': '601.2a',
    'casting.choices': '601.2b',
    'casting.targets': '601.2c',
    'casting.divide': '601.2d',
    'casting.totalCost': '601.2e',
    'casting.manaAbilities': '601.2f',
    'casting.pay': '601.2g',
    'casting.becomesCast': '601.2h',

    // 602
    'activating.form': '602.1',
    'activating.begin': '602.2',
    'activating.announce': '602.2a',
    'activating.prohibited': '602.5',
    'activating.summoningSickness': '602.5a',
    'activating.restriction': '602.5b',
    'activating.asSorcery': '602.5d',
    'activating.atInstantSpeed': '602.5e',

    // 603
    'triggers.event': '603.2',
    'triggers.evenWhenActionsIllegal': '603.2a',
    'triggers.atTheBeginningOf': '603.2b',
    'triggers.onceEachEvent': '603.2c',
    'triggers.hiddenSource': '603.2e',
    'triggers.preventedOrReplacedEvent': '603.2f',
    'triggers.putOnStack': '603.3',
    'triggers.controller': '603.3a',
    'triggers.apnapOrder': '603.3b',
    'triggers.modes': '603.3c',
    'triggers.choicesAsPutOnStack': '603.3d',
    'triggers.interveningIf': '603.4',
    'triggers.optional': '603.5',
    'triggers.zoneChange': '603.6',
    'triggers.entersTheBattlefield': '603.6a',
    'triggers.leavesTheBattlefield': '603.6c',
    'triggers.delayed': '603.7',
    'triggers.delayedCreated': '603.7a',
    'triggers.delayedOnce': '603.7b',
    'triggers.delayedObject': '603.7c',
    'triggers.delayedSource': '603.7d',
    'triggers.state': '603.8',
    'triggers.lookBack': '603.6d',
    'triggers.lookBackLeavesTheBattlefield': '603.6d',

    // 604
    'ability.characteristicDefining': '604.3',
    'ability.staticEffects': '604.2',

    // 605
    'manaAbility.activated': '605.1a',
    'manaAbility.triggered': '605.1b',
    'manaAbility.when': '605.3a',
    'manaAbility.noStack': '605.3b',
    'manaAbility.triggeredNoStack': '605.4a',

    // 606
    'planeswalker.oneAbilityEachTurn': '606.3',
    'planeswalker.loyaltyCost': '606.4',
    'planeswalker.negativeLoyaltyCost': '606.5',

    // 607
    'ability.linked': '607.1',
    'ability.linkedTriggers': '607.2e',

    // 608
    'resolving.topOfStack': '608.1',
    'resolving.order': '608.2',
    'resolving.interveningIf': '608.2a',
    'resolving.targetsChecked': '608.2b',
    'resolving.inOrderWritten': '608.2c',
    'resolving.choices': '608.2d',
    'resolving.apnapOrder': '608.2e',
    'resolving.payMana': '608.2f',
    'resolving.information': '608.2g',
    'resolving.untargetedObject': '608.2i',
    'resolving.spellGoesToGraveyard': '608.2k',
    'resolving.auraSpell': '608.3a',
    'resolving.permanentSpell': '608.3',

    // 609
    'effect.asMuchAsPossible': '609.3',
    'effect.sourceOfDamage': '609.7',
    'effect.chooseSource': '609.7a',

    // 610
    'effect.delayedOneShot': '610.2',

    // 611
    'effect.continuous': '611.1',
    'effect.duration': '611.2a',
    'effect.forAsLongAs': '611.2b',
    'effect.lockedSet': '611.2c',
    'effect.lockedValue': '611.2d',
    'effect.static': '611.3a',

    // 613
    'layers.start': '613.1',
    'layers.copy': '613.1a',
    'layers.control': '613.1b',
    'layers.text': '613.1c',
    'layers.type': '613.1d',
    'layers.color': '613.1e',
    'layers.abilities': '613.1f',
    'layers.powerToughness': '613.1g',
    'layers.withinLayer': '613.2',
    'layers.powerToughnessOrder': '613.3',
    'layers.powerToughnessDefined': '613.3a',
    'layers.powerToughnessSet': '613.3b',
    'layers.powerToughnessModified': '613.3c',
    'layers.powerToughnessCounters': '613.3d',
    'layers.powerToughnessSwitched': '613.3e',
    'layers.severalLayers': '613.5',
    'layers.timestamps': '613.6',
    'layers.dependency': '613.7a',
    'layers.override': '613.8',
    'layers.rulesEffects': '613.10',
    'layers.timestampOfStatic': '613.6a',
    'layers.timestampOfResolved': '613.6b',
    'layers.timestampOfObject': '613.6c',
    'layers.timestampOfAttached': '613.6d',
    'layers.timestampsTogether': '613.6g',
    'layers.dependentWaits': '613.7b',

    // 614
    'replacement.definition': '614.1',
    'replacement.instead': '614.1a',
    'replacement.skip': '614.1b',
    'replacement.entersWith': '614.1c',
    'replacement.mustExistBefore': '614.4',
    'replacement.onlyOnce': '614.5',
    'replacement.eventNeverHappens': '614.6',
    'replacement.regeneration': '614.8',
    'replacement.redirection': '614.9',
    'replacement.skipIsReplacement': '614.10',
    'replacement.skippedNeverHappens': '614.10a',
    'replacement.entering': '614.12',
    'replacement.selfReplacement': '614.14',

    // 615
    'prevention.definition': '615.1',
    'prevention.prevent': '615.1a',
    'prevention.mustExistBefore': '615.4',
    'prevention.additionalEffect': '615.5',
    'prevention.neverHappens': '615.6',
    'prevention.nextDamage': '615.7',
    'prevention.staticAmount': '615.9',
    'prevention.eachOfSeveral': '615.10',

    // 616
    'replacement.order': '616.1',
    'replacement.repeat': '616.1d',
    'replacement.selfFirst': '616.1a',
    'replacement.anyChosen': '616.1c',

    // 701
    'action.attach': '701.3a',
    'action.attachElsewhere': '701.3c',
    'action.counter': '701.5a',
    'action.destroy': '701.6a',
    'action.exile': '701.9a',
    'action.regenerate': '701.11a',
    'action.regenerateStatic': '701.11b',
    'action.sacrifice': '701.13a',
    'action.tap': '701.15a',
    'action.unattach': '701.3d',
    'action.untap': '701.15b',

    // 702
    'keyword.flying': '702.9b',
    'keyword.reach': '702.15b',
    'keyword.shadow': '702.25b',
    'keyword.horsemanship': '702.28b',
    'keyword.fear': '702.33b',
    'keyword.landwalk': '702.12b',
    'keyword.landwalkDoesNotCancel': '702.12d',
    'keyword.protectionFromBlocking': '702.14f',
    'keyword.bandAttacksOneTarget': '702.19d',
    'keyword.bandBlockedByEffect': '702.19i',
    'keyword.bandBlockedTogether': '702.19h',
    'keyword.banding': '702.19c',
    'keyword.bandingAttackerDivides': '702.19k',
    'keyword.bandingBlockerDivides': '702.19j',
    'keyword.bandLasts': '702.19e',
    'keyword.bandMemberRemoved': '702.19f',
    'keyword.bandsWithOther': '702.19b',
    'keyword.bandsWithOtherBand': '702.19c',
    'keyword.bandSharesNoAbilities': '702.19g',
    'keyword.deathtouch': '702.2c',
    'keyword.defender': '702.3b',
    'keyword.doubleStrike': '702.4b',
    'keyword.doubleStrikeGained': '702.4d',
    'keyword.doubleStrikeLost': '702.4c',
    'keyword.firstStrike': '702.7b',
    'keyword.firstStrikeBetweenSteps': '702.7c',
    'keyword.flash': '702.8a',
    'keyword.haste': '702.10b',
    'keyword.hasteTapAbilities': '702.10c',
    'keyword.lifelink': '702.13a',
    'keyword.phasedIn': '702.23c',
    'keyword.phasedOut': '702.23b',
    'keyword.phasedOutIndirectly': '702.23f',
    'keyword.phasedOutEffectsExpire': '702.23e',
    'keyword.phasing': '702.23a',
    'keyword.phasingKeepsZoneAndControl': '702.23d',
    'keyword.protection': '702.14a',
    'keyword.protectionFromAuras': '702.14c',
    'keyword.protectionFromDamage': '702.14e',
    'keyword.protectionFromEquipment': '702.14d',
    'keyword.protectionFromTargeting': '702.14b',
    'keyword.trampleOnlyAttacking': '702.17a',
    'keyword.trample': '702.17b',
    'keyword.trampleNoBlockers': '702.17c',
    'keyword.trampleNotPastPermanent': '702.17d',
    'keyword.vigilance': '702.18b',
    'keyword.wither': '702.77a',
    'keyword.bushido': '702.42a',
    'keyword.bushidoMultiple': '702.42b',
    'keyword.exalted': '702.80a',
    'keyword.exaltedAlone': '702.80b',
    'keyword.flanking': '702.22a',
    'keyword.flankingMultiple': '702.22b',
    'keyword.frenzy': '702.65a',
    'keyword.frenzyMultiple': '702.65b',
    'keyword.ninjutsu': '702.46a',
    'keyword.ninjutsuAttacksSameTarget': '702.46c',
    'keyword.poisonous': '702.67a',
    'keyword.poisonousMultiple': '702.67b',
    'keyword.provoke': '702.36a',
    'keyword.provokeMultiple': '702.36b',
    'keyword.rampage': '702.20a',
    'keyword.rampageCountedOnce': '702.20b',
    'keyword.rampageMultiple': '702.20c',
    'keyword.absorb': '702.61a',
    'keyword.changeling': '702.70a',
    'keyword.convoke': '702.48a',
    'keyword.cumulativeUpkeep': '702.21a',
    'keyword.dredge': '702.49a',
    'keyword.echo': '702.27a',
    'keyword.enchant': '702.5a',
    'keyword.equip': '702.6a',
    'keyword.evoke': '702.71a',
    'keyword.fading': '702.29a',
    'keyword.flashback': '702.31a',
    'keyword.kicker': '702.30a',
    'keyword.madness': '702.32a',
    'keyword.morph': '702.34a',
    'keyword.morphTurnedUp': '702.34d',
    'keyword.persist': '702.76a',
    'keyword.shroud': '702.16a',
    'keyword.splitSecond': '702.58a',
    'keyword.suspend': '702.59a',
    'keyword.vanishing': '702.60a',
    'keyword.defenderStatic': '702.3a',
    'keyword.defenderRedundant': '702.3c',
    'keyword.doubleStrikeStatic': '702.4a',
    'keyword.doubleStrikeRedundant': '702.4e',
    'keyword.firstStrikeStatic': '702.7a',
    'keyword.firstStrikeRedundant': '702.7d',
    'keyword.flyingEvasion': '702.9a',
    'keyword.flyingRedundant': '702.9c',
    'keyword.hasteStatic': '702.10a',
    'keyword.hasteRedundant': '702.10d',
    'keyword.landwalkKinds': '702.12a',
    'keyword.landwalkEvasion': '702.12b',
    'keyword.landwalkRedundant': '702.12e',
    'keyword.protectionRedundant': '702.14j',
    'keyword.reachStatic': '702.15a',
    'keyword.reachRedundant': '702.15c',
    'keyword.trampleRedundant': '702.17e',
    'keyword.vigilanceStatic': '702.18a',
    'keyword.vigilanceRedundant': '702.18c',
    'keyword.bandingStatic': '702.19a',
    'keyword.bandingRedundant': '702.19m',
    'keyword.phasedInAttached': '702.23h',
    'keyword.phasingUntapSkipped': '702.23k',
    'keyword.phasingRedundant': '702.23m',
    'keyword.shadowEvasion': '702.25a',
    'keyword.shadowRedundant': '702.25c',
    'keyword.horsemanshipEvasion': '702.28a',
    'keyword.horsemanshipRedundant': '702.28c',
    'keyword.fearEvasion': '702.33a',
    'keyword.fearRedundant': '702.33c',
    'keyword.ninjutsuRevealed': '702.46b',
    'keyword.absorbOncePerSource': '702.61b',
    'keyword.absorbMultiple': '702.61c',
    'keyword.witherRedundant': '702.77d',

    // 703
    'turnBased.definition': '703.1',

    // 704
    'stateBased.definition': '704.1',
    'stateBased.checkedBeforePriority': '704.3',
    'stateBased.ignoresDuringResolution': '704.4',
    'stateBased.zeroLife': '704.5a',
    'stateBased.emptyLibraryDraw': '704.5b',
    'stateBased.poison': '704.5c',
    'stateBased.tokenOffBattlefield': '704.5d',
    'stateBased.copyCeases': '704.5e',
    'stateBased.zeroToughness': '704.5f',
    'stateBased.lethalDamage': '704.5g',
    'stateBased.zeroLoyalty': '704.5i',
    'stateBased.legendRule': '704.5k',
    'stateBased.planeswalkerUniqueness': '704.5j',
    'stateBased.worldRule': '704.5m',
    'stateBased.illegalAura': '704.5n',
    'stateBased.attachedCreature': '704.5q',
    'stateBased.attachedOther': '704.5q',
    'stateBased.illegalEquipment': '704.5p',
    'stateBased.countersCancel': '704.5r',
    'stateBased.oneReplacementForAll': '704.6',
    'stateBased.notTriggers': '704.1a',
    'stateBased.notControlled': '704.2',
    'stateBased.list': '704.5',

    // 706
    'object.copiableValues': '706.2',
    'object.copyGainsAbility': '706.8',

    // 707
    'faceDown.characteristics': '707.2',
    'faceDown.turnedUp': '707.8',

    // 714
    'illegalAction.rewind': '714.1',
    'illegalAction.priorityKept': '714.2',

    // 800
    'multiplayer.definition': '800.1',
    'multiplayer.playerLeaves': '800.4a',
    'multiplayer.noControlByGonePlayer': '800.4b',
    'multiplayer.turnContinues': '800.4g',
    'multiplayer.objectOfGonePlayer': '800.4c',
    'multiplayer.choiceByGonePlayer': '800.4e',
    'multiplayer.informationOfGonePlayer': '800.4f',

    // 801
    'multiplayer.rangeAttack': '801.3',

    // 802
    'attackers.defendingPlayerInMultiplayer': '802.2a',
    'multiplayer.attackMultiplePlayers': '802.1',
    'multiplayer.allOpponentsDefend': '802.2',
    'multiplayer.oneDefendingPlayerMeant': '802.2a',
    'multiplayer.chooseWhomEachAttacks': '802.3',
    'multiplayer.restrictionsPerPlayer': '802.3a',
    'multiplayer.bandAttacksOnePlayer': '802.3b',
    'multiplayer.eachDefenderDeclares': '802.4',
    'multiplayer.blocksOnlyOwnAttackers': '802.4a',
    'multiplayer.blocksJudgedPerPlayer': '802.4b',
    'multiplayer.damageInApnapOrder': '802.6',

    // 803
    'multiplayer.attackLeftRight': '803.1',
    'multiplayer.attackLeft': '803.1a',
    'multiplayer.attackRight': '803.1b',

    // 806
    'team.sharedTurns': '806.4b',
    'team.activeTeam': '806.6d',
    'team.priority': '806.6c',
    'team.apnapOrder': '806.6d',
    'team.attackTogether': '806.7a',
    'team.blockTogether': '806.7d',
    'team.assignDamage': '806.7f',
    'team.twoHeadedGiant': '806.1',
    'team.sharedLife': '806.4a',
    'team.winAndLoseTogether': '806.8a',
    'team.zeroLife': '806.8c',
    'team.damageToEachPlayer': '806.9',
    'team.lifeOfOnePlayer': '806.9a',
  },
} as const satisfies Overlay;
