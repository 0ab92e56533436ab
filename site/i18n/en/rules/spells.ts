import type { RuleWords } from '../../messages.ts';

/** Spells, abilities, effects and what is undone. */
export const spells = {
  'casting.announce': 'The spell goes on the stack.',
  'casting.targets': 'Its targets are chosen.',
  'casting.pay': 'Its cost is paid.',
  'casting.becomesCast': 'Now it is cast, and what triggers on that triggers.',
  'casting.begin':
    'A spell is cast in set steps; if one of them can’t be done, the casting is undone.',
  'casting.choices': 'Modes, additional costs and X are announced.',
  'resolving.topOfStack': 'All players passed: the top of the stack resolves.',
  'resolving.inOrderWritten': 'Its instructions are followed in the order written.',
  'resolving.choices':
    'Choices that an effect offers are made as it is carried out, and only among what is possible.',
  'layers.type': 'Effects that change card types or subtypes are applied in a layer of their own.',
  'layers.color': 'Effects that change colors are applied in a layer of their own.',
  'layers.abilities': 'Effects that give or take abilities are applied in a layer of their own.',
  'layers.powerToughnessSet':
    'Effects that set power and toughness come before those that raise or lower them.',
  'layers.powerToughnessModified': 'Bonuses to power and toughness count after what sets them.',
  'layers.rulesEffects': 'Effects that change the rules of the game are applied after all layers.',
  'resolving.information':
    'What an effect has to know about the game, it looks up once, as it is carried out.',
  'token.created': 'Whoever creates a token owns it, and it enters under their control.',
  'resolving.payMana':
    'If an effect lets a player pay mana as it resolves, they may use mana abilities first.',
  'resolving.permanentSpell':
    'A permanent spell becomes a permanent of the player who controls it as it resolves.',
  'resolving.interveningIf':
    'As it resolves, the “if” after its event is checked again; if it fails, nothing happens.',
  'resolving.targetsChecked':
    'Targets are checked again; if all are illegal now, the spell or ability does not resolve.',
  'resolving.auraSpell':
    'An Aura spell that resolves enters the battlefield attached to its target.',
  'effect.lockedSet': 'Which objects the effect changes is settled as it begins.',
  'effect.duration':
    'An effect lasts as long as it says; if it says nothing, until the end of the game.',
  'effect.asThough': '“As though” holds only for what the effect says, and for nothing else.',
  'prevention.nextDamage':
    'A shield prevents the next damage as it would be dealt, and is used up.',
  'prevention.prevent': 'Prevented damage is not dealt.',
  'prevention.definition':
    'A prevention effect waits for damage that would be dealt and stops all or part of it.',
  'prevention.cantBePrevented':
    'Against damage that can’t be prevented, shields do nothing and are not used up.',
  'action.create': 'Creating a token puts it onto the battlefield.',
  'action.destroy': 'Destroying moves it from the battlefield to the graveyard.',
  'action.regenerate':
    'A shield for the turn: instead of being destroyed, it loses its damage, is tapped and leaves combat.',
  'action.sacrifice':
    'Players sacrifice only what they control; that isn’t destruction, so regeneration doesn’t help.',
  'action.exile': 'Exiling puts an object into exile, whichever zone it was in.',
  'action.counter':
    'A countered spell or ability leaves the stack and does nothing; a spell goes to its owner’s graveyard.',
  'action.tap': 'Tapping turns a permanent sideways; one already tapped can’t be tapped.',
  'action.untap': 'Untapping turns a permanent upright; one already untapped can’t be untapped.',
  'action.discard': 'Discarding puts a card from its owner’s hand into their graveyard.',
  'action.attach': 'Attaching puts an Aura or Equipment onto what it may enchant or equip.',
  'action.exert': 'An exerted permanent doesn’t untap in its controller’s next untap step.',
  'action.exertOptionalCost': 'Whoever exerts an attacker pays an optional cost to attack.',
  'action.goad': 'A goaded creature stays so until the next turn of the player who goaded it.',
  'action.goaded':
    'A goaded creature has two requirements: to attack, and to attack someone other than whoever goaded it.',
  'action.goadedByMany': 'Goaded by several players, a creature has that many more requirements.',
  'action.suspect': 'A creature that is suspected stays so until it leaves or an effect ends it.',
  'action.suspected': 'Being suspected gives menace and forbids blocking.',
  'illegalAction.rewind': 'An illegal action is undone as a whole; the game is as it was before.',
  'activating.announce':
    'An activated ability goes on the stack as an object of its own; whoever activates it controls it.',
  'activating.asSorcery':
    '“Only as a sorcery” means in one’s own main phase, with priority and an empty stack.',
  'activating.form': 'An activated ability has its cost before the colon and its effect after it.',
  'activating.begin':
    'An ability is activated in set steps, by its controller; if one can’t be done, all is undone.',
  'activating.summoningSickness':
    'A creature’s ability with the tap or untap symbol needs a creature with haste, or one that has been yours since your turn began.',
  'activating.restriction':
    'A limit such as “only once each turn” stays with the object, even under another controller.',
  'targets.definition':
    'Targets are chosen as a spell or ability goes on the stack; only an effect that says so changes them.',
  'targets.anyTarget': '“Any target” is a creature, player, planeswalker or battle.',
  'manaAbility.activated':
    'A mana ability has no target, could add mana, isn’t a loyalty ability and moves no card to or from a library.',
  'manaAbility.noStack':
    'A mana ability resolves at once, without the stack; nobody can respond to it.',
  'mana.pool': 'Mana waits in the pool for a cost to pay, until the step or phase ends.',
  'cost.ifDone':
    '“If you do” checks whether somebody chose to pay or began to, whatever came of it.',
  'stack.notUsedBySpecialActions': 'Special actions happen at once, without the stack.',
  'stack.notUsedByTurnBasedActions':
    'Turn-based actions don’t use the stack; they are done before anyone has priority.',
  'stack.topResolves':
    'If all pass in a row, what was put on the stack last resolves; if it is empty, the step or phase ends.',
  'stack.notUsedByManaAbilities': 'Mana abilities resolve at once, without the stack.',
  'stack.notUsedByStateBasedActions':
    'State-based actions don’t use the stack; they come before anyone has priority.',
  'layers.control': 'Second layer: effects that change who controls what.',
  'replacement.skip': '“Skip” marks a replacement effect: nothing happens in place of the event.',
  'replacement.skipIsReplacement':
    'To skip is to do nothing instead; what has already begun can’t be skipped any more.',
  'replacement.skippedNeverHappens':
    'What was due in a skipped step, phase or turn is lost; “the next” is the first that isn’t skipped.',
  'replacement.regeneration':
    'Regeneration replaces destruction; what triggers on the damage triggers all the same.',
  'replacement.instead': '“Instead” marks a replacement effect.',
  'replacement.redirection':
    'Redirected damage goes to another instead, if both are still there to take it.',
  'replacement.order':
    'Where several replacement or prevention effects apply, the player affected chooses which comes first.',
  'game.cantBeatsCan': 'Between “can” and “can’t”, “can’t” wins.',
  'game.cardOverridesRules': 'Where a card contradicts a rule, the card wins, for that case only.',
  'game.monarch':
    'The monarch draws a card at their end step; a creature that hits the monarch takes the title.',
} satisfies RuleWords;
