import type { RuleWords } from '../../messages.ts';

/** Keywords that trigger in combat, or are paid for by attacking. */
export const combatKeywords = {
  'keyword.afflict': 'Afflict: when it becomes blocked, the defending player loses that much life.',
  'keyword.annihilator':
    'Annihilator: when it attacks, the defending player sacrifices that many permanents.',
  'keyword.battleCry': 'Battle cry: when it attacks, the other attackers get +1/+0 for the turn.',
  'keyword.bushido':
    'Bushido: when it blocks or becomes blocked, it gets the bonus for the turn, once.',
  'keyword.dethrone':
    'Dethrone: it gets a +1/+1 counter when it attacks a player with the most life, or as much as anyone.',
  'keyword.enlist':
    'Enlist: as it attacks you may tap a creature that stays home and could attack, and add its power for the turn.',
  'keyword.enlistOptionalCost':
    'Enlist: tapping the creature is an optional cost to attack; the bonus is a trigger linked to it.',
  'keyword.enlistSameCreature':
    'Enlist: the creature tapped for the cost is the one enlisted; none enlists itself.',
  'keyword.exalted': 'Exalted: a creature of yours that attacks alone gets +1/+1 for the turn.',
  'keyword.exaltedAlone':
    'Exalted: alone means that no other creature was declared as an attacker.',
  'keyword.flanking':
    'Flanking: a creature without flanking that blocks it gets -1/-1 for the turn.',
  'keyword.frenzy': 'Frenzy: when it attacks and isn’t blocked, its power grows for the turn.',
  'keyword.melee':
    'Melee: when it attacks, it gets +1/+1 for the turn for each opponent you attacked in this combat.',
  'keyword.mentor':
    'Mentor: when it attacks, an attacker with less power than it gets a +1/+1 counter.',
  'keyword.mobilize':
    'Mobilize: when it attacks, Warrior tokens enter tapped and attacking, to be sacrificed at the next end step.',
  'keyword.myriad':
    'Myriad: when it attacks, copies of it may attack the other opponents, until end of combat.',
  'keyword.poisonous':
    'Poisonous: its combat damage to a player also triggers, and gives that many poison counters.',
  'keyword.provoke':
    'Provoke: when it attacks, you may untap a defending creature and make it block this one if able.',
  'keyword.rampage':
    'Rampage: when it becomes blocked, it gets the bonus for the turn for each blocker beyond the first.',
  'keyword.rampageCountedOnce':
    'Rampage: blockers are counted once, as the ability resolves; later ones change nothing.',
  'keyword.training':
    'Training: when it attacks together with a creature of greater power, it gets a +1/+1 counter.',
  'keyword.prowess': 'Prowess: when you cast a noncreature spell, it gets +1/+1 for the turn.',
  'keyword.toxic':
    'Toxic: its combat damage to a player also gives poison counters, as many as its total toxic value.',
  'keyword.totalToxicValue':
    'Toxic: a creature’s total toxic value adds up all its toxic abilities.',
  'keyword.decayed':
    'Decayed: it can’t block, and is sacrificed at the end of a combat in which it attacked.',
  'keyword.afflictMultiple': 'Afflict: each instance is a trigger of its own.',
  'keyword.annihilatorMultiple': 'Annihilator: each instance is a trigger of its own.',
  'keyword.battleCryMultiple': 'Battle cry: each instance is a trigger of its own.',
  'keyword.bushidoMultiple': 'Bushido: each instance is a trigger of its own.',
  'keyword.dethroneMultiple': 'Dethrone: each instance is a trigger of its own.',
  'keyword.flankingMultiple': 'Flanking: each instance is a trigger of its own.',
  'keyword.frenzyMultiple': 'Frenzy: each instance is a trigger of its own.',
  'keyword.meleeMultiple': 'Melee: each instance is a trigger of its own.',
  'keyword.mentorMultiple': 'Mentor: each instance is a trigger of its own.',
  'keyword.myriadMultiple': 'Myriad: each instance is a trigger of its own.',
  'keyword.poisonousMultiple': 'Poisonous: each instance is a trigger of its own.',
  'keyword.provokeMultiple': 'Provoke: each instance is a trigger of its own.',
  'keyword.rampageMultiple': 'Rampage: each instance is a trigger of its own.',
  'keyword.trainingMultiple': 'Training: each instance is a trigger of its own.',
  'keyword.prowessMultiple': 'Prowess: each instance is a trigger of its own.',
} satisfies RuleWords;
