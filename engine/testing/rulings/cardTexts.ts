import { type CardText, file } from './cardText.ts';

const BEAR = '{ id: bear, creature: 2/2 }';
const OGRE = '{ id: ogre, creature: 3/3 }';
const CHARM = '{ id: charm, types: [enchantment] }';

/** Written from the printed texts; the rules are named where the ruling turns on them. */
export const CARD_TEXTS: readonly CardText[] = [
  {
    card: 'Leyline of Punishment, its first ability',
    abilities: '[{ static: { cannot-gain-life: everyone } }]',
    rulings: [
      {
        ruling: 'lifelink gains nothing, and the damage is dealt all the same (CR 119.7, 120.3f)',
        board: file(
          '{ id: cat, creature: 2/2, abilities: [lifelink] }, { id: leyline, types: [enchantment], abilities: ABILITIES }',
          '',
          'script: [{ attack: { cat: Nil } }]\noutcome: { life: { Ada: 20, Nil: 18 } }',
        ),
      },
    ],
  },
  {
    card: 'Erebos’s first word on life',
    abilities: '[{ static: { cannot-gain-life: opponents } }]',
    rulings: [
      {
        ruling: 'its controller gains life as ever',
        board: file(
          '{ id: cat, creature: 2/2, abilities: [lifelink] }, { id: god, types: [enchantment], abilities: ABILITIES }',
          '',
          'script: [{ attack: { cat: Nil } }]\noutcome: { life: { Ada: 22, Nil: 18 } }',
        ),
      },
    ],
  },
  {
    card: 'Torbran',
    abilities:
      '[{ static: { adds-damage: 2, from: { color: red, controller: you }, to: opponents-and-theirs } }]',
    rulings: [
      {
        ruling:
          'each deals that much more; a power of 0 deals none, and so no more (CR 120.8, 614.1a)',
        board: file(
          '{ id: imp, creature: 1/1, colors: [red] }, { id: moth, creature: 0/1, colors: [red] }, { id: thane, types: [enchantment], abilities: ABILITIES }',
          '',
          'script: [{ attack: { imp: Nil, moth: Nil } }]\noutcome: { life: { Nil: 17 } }',
        ),
      },
      {
        ruling: 'spells are sources too, and its controller and theirs are dealt no more',
        board: (abilities) =>
          file(
            '{ id: thane, types: [enchantment], abilities: ABILITIES }, { id: bear, creature: 2/2 }',
            OGRE,
            'start: precombat-main\nscript: [{ cast: flames }, pass]\noutcome: { died: [bear, ogre], life: { Ada: 18, Nil: 16 } }',
          )(abilities).replace(
            'Ada: {}',
            `Ada: { hand: [{ id: flames, types: [instant], colors: [red], cost: '{0}', abilities: [{ spell: [{ deal-damage: 2, on: { type: creature } }, { deal-damage: 2, on: each-player }] }] }] }`,
          ),
      },
    ],
  },
  {
    card: 'Charging Tuskodon, its charge',
    abilities:
      '[{ static: { doubles-damage: true, damage: combat, from: { is-source: true }, to: players } }]',
    rulings: [
      {
        ruling: 'it deals twice as much to a player, and to its blocker no more',
        board: file(
          '{ id: tuskodon, creature: 4/4, abilities: [trample, { static: { doubles-damage: true, damage: combat, from: { is-source: true }, to: players } }] }, { id: bear, creature: 2/2 }',
          '{ id: wall, creature: 0/3 }',
          'script: [{ attack: { tuskodon: Nil, bear: Nil } }, { block: { wall: tuskodon } }, { divide: { tuskodon: { wall: 3, Nil: 1 } } }]\noutcome: { died: [wall], life: { Nil: 16 } }',
        ),
      },
    ],
  },
  {
    card: 'Trove of Temptation',
    abilities:
      '[{ requirement: one-attacks-if-able, attacked: you-or-yours, on: { type: creature, controller: opponent } }]',
    rulings: [
      {
        ruling: 'one attacker suffices, whichever it is; none is illegal (CR 508.1d)',
        board: file(
          `${BEAR}, ${OGRE}`,
          '{ id: trove, types: [enchantment], abilities: ABILITIES }',
          'script: [{ expect: { legal-attacks: [{ bear: Nil }, { ogre: Nil }, { bear: Nil, ogre: Nil }] } }, { refused: [{ attack: {}, obeys: 0 of 1 }] }, { attack: { bear: Nil } }]',
        ),
      },
      {
        ruling: 'an attack on their planeswalker does as well',
        board: file(
          BEAR,
          '{ id: trove, types: [enchantment], abilities: ABILITIES }, { id: jace, types: [planeswalker], loyalty: 3 }',
          'script: [{ expect: { legal-attacks: [{ bear: Nil }, { bear: jace }] } }, { attack: { bear: jace } }]',
        ),
      },
      {
        ruling: 'nothing is asked of whoever has nobody who could attack',
        board: file(
          '{ id: wall, creature: 0/4, abilities: [defender] }',
          '{ id: trove, types: [enchantment], abilities: ABILITIES }',
          'script: [{ attack: {} }]',
        ),
      },
    ],
  },
  {
    card: 'Slayer’s Cleaver, what it gives',
    abilities: '[{ requirement: must-be-blocked-by-one, filter: { subtype: eldrazi } }]',
    rulings: [
      {
        ruling: 'a creature of the kind blocks it, others may besides (CR 509.1c)',
        board: file(
          '{ id: knight, creature: 2/2, abilities: ABILITIES }',
          `${BEAR}, { id: spawn, creature: 0/1, subtypes: [eldrazi] }`,
          'script: [{ attack: { knight: Nil } }, { expect: { legal-blocks: [{ spawn: knight }, { spawn: knight, bear: knight }] } }, { block: { spawn: knight } }]',
        ),
      },
      {
        ruling: 'without one of the kind it asks nothing of the others',
        board: file(
          '{ id: knight, creature: 2/2, abilities: ABILITIES }',
          BEAR,
          'script: [{ attack: { knight: Nil } }, { expect: { legal-blocks: [{}, { bear: knight }] } }]',
        ),
      },
    ],
  },
  {
    // CR 508.1h: what is to be paid for each creature is counted as the declaration is made.
    card: 'Sphere of Safety',
    abilities:
      "[{ attack-cost: { mana: '{1}' }, on: { type: creature }, attacked: you-or-yours, times: { count: { type: enchantment, controller: you } } }]",
    rulings: [
      {
        ruling: 'one attacker costs as much as there are enchantments',
        board: (abilities) =>
          file(
            BEAR,
            `{ id: sphere, types: [enchantment], abilities: ABILITIES }, ${CHARM}`,
            'script: [{ attack: { bear: Nil } }, { expect: { mana: { Ada: C } } }]',
          )(abilities).replace('Ada: {}', 'Ada: { mana: CCC }'),
      },
      {
        ruling: 'with too little mana the attack is illegal',
        board: (abilities) =>
          file(
            BEAR,
            `{ id: sphere, types: [enchantment], abilities: ABILITIES }, ${CHARM}`,
            'script: [{ refused: [{ attack: { bear: Nil }, breaks: [cost-not-paid] }] }]',
          )(abilities).replace('Ada: {}', 'Ada: { mana: C }'),
      },
    ],
  },
  {
    // CR 508.1h
    card: 'Collective Restraint, counted by cards in hand',
    abilities:
      "[{ attack-cost: { mana: '{1}' }, on: { type: creature }, attacked: you, times: { cards-in-hand-of: you } }]",
    rulings: [
      {
        ruling: 'an empty hand asks for nothing',
        board: (abilities) =>
          file(
            BEAR,
            '{ id: ward, types: [enchantment], abilities: ABILITIES }',
            'script: [{ attack: { bear: Nil } }]\noutcome: { life: { Nil: 18 } }',
          )(abilities).replace('Ada: {}', "Ada: { mana: '' }"),
      },
    ],
  },
  {
    card: 'Bedrock Tortoise, whom its second ability changes',
    abilities:
      '[{ static: { assigns-by-toughness: true }, on: { type: creature, toughness-greater-than-power: true, controller: you } }]',
    rulings: [
      {
        ruling: 'only what has more toughness than power assigns by it (CR 510.1a)',
        board: file(
          `{ id: tortoise, creature: 0/6, abilities: ABILITIES }, ${BEAR}`,
          '',
          'script: [{ attack: { tortoise: Nil, bear: Nil } }]\noutcome: { life: { Nil: 12 } }',
        ),
      },
    ],
  },
  {
    card: 'Plague Rats, for those of its name',
    abilities:
      '[{ restriction: cannot-attack, unless: { amount: { count: { type: creature, controller: you } }, at-least: 2 } }]',
    rulings: [
      {
        ruling: 'two or more on the battlefield, and it can attack',
        board: file(
          `{ id: rat, creature: 1/1, abilities: ABILITIES }, ${BEAR}`,
          '',
          'script: [{ attack: { rat: Nil } }]',
        ),
      },
      {
        ruling: 'one alone can’t (CR 508.1c)',
        board: file(
          '{ id: rat, creature: 1/1, abilities: ABILITIES }',
          BEAR,
          'script: [{ refused: [{ attack: { rat: Nil }, breaks: [cannot-attack] }] }]',
        ),
      },
    ],
  },
  {
    card: 'Selvala’s measure: the greatest power',
    abilities: '[{ static: { pump: [{ greatest-power: { controller: you, other: true } }, 0] } }]',
    rulings: [
      {
        ruling: 'counts the strongest, not all',
        board: file(
          `{ id: sage, creature: 1/4, abilities: ABILITIES }, ${BEAR}, ${OGRE}`,
          '',
          'script: [{ attack: {} }]\noutcome: { size: { sage: 4/4 } }',
        ),
      },
    ],
  },
  {
    card: 'Kryptic Warrior, for instants in a graveyard',
    abilities: '[{ static: { pump: [{ in-graveyard: { type: instant }, of: you }, 0] } }]',
    rulings: [
      {
        ruling: 'counts cards of that kind only',
        board: (abilities) =>
          file(
            '{ id: mage, creature: 1/1, abilities: ABILITIES }',
            '',
            'script: [{ attack: {} }]\noutcome: { size: { mage: 2/1 } }',
          )(abilities).replace(
            'Ada: {}',
            'Ada: { graveyard: [{ id: bolt, types: [instant] }, { id: dead, creature: 1/1 }] }',
          ),
      },
    ],
  },
  {
    card: 'Galadriel, Gift-Giver: a counter on another creature, or something else',
    abilities:
      '[{ trigger: attacks, effects: { choose: 1, of: [{ effects: [{ add-counters: +1/+1, n: 1, on: target }], targets: [{ creature: { other: true } }] }, { effects: [{ gain-life: 3 }] }] } }]',
    rulings: [
      {
        ruling: 'the mode is its controller’s choice as it is put on the stack (CR 603.3c)',
        board: file(
          `{ id: elf, creature: 4/4, abilities: ABILITIES }, ${BEAR}`,
          OGRE,
          'script: [{ choose: elf, modes: [2] }, { attack: { elf: Nil } }, pass]\noutcome: { life: { Ada: 23 }, size: { bear: 2/2 } }',
        ),
      },
      {
        ruling: 'a mode has targets of its own',
        board: file(
          `{ id: elf, creature: 4/4, abilities: ABILITIES }, ${BEAR}`,
          OGRE,
          'script: [{ choose: elf, modes: [1], targets: [ogre] }, { attack: { elf: Nil } }, pass]\noutcome: { life: { Ada: 20 }, size: { ogre: 4/4 } }',
        ),
      },
      {
        ruling: 'where nobody chose, it is the first mode for which there is a target',
        board: file(
          '{ id: elf, creature: 4/4, abilities: ABILITIES }',
          '',
          'script: [{ attack: { elf: Nil } }, pass]\noutcome: { life: { Ada: 23 } }',
        ),
      },
    ],
  },
  {
    card: 'Hero of Bladehold, whose two abilities trigger at once',
    abilities:
      '[battle-cry, { trigger: attacks, effects: [{ create-token: { creature: 1/1, subtypes: [soldier], colors: [white] }, n: 2, entering: tapped-and-attacking }] }]',
    rulings: [
      {
        ruling:
          'with battle cry put there first, the soldiers are attacking as it resolves (CR 603.3b)',
        board: file(
          '{ id: hero, creature: 3/4, abilities: ABILITIES }',
          '',
          'script: [{ choose: hero, trigger: 1 }, { attack: { hero: Nil } }, { pass: declare-blockers }, { block: {} }]\noutcome: { life: { Nil: 13 } }',
        ),
      },
      {
        ruling: 'with battle cry put there last, it resolves before there are any',
        board: file(
          '{ id: hero, creature: 3/4, abilities: ABILITIES }',
          '',
          'script: [{ choose: hero, trigger: 2 }, { attack: { hero: Nil } }, { pass: declare-blockers }, { block: {} }]\noutcome: { life: { Nil: 15 } }',
        ),
      },
    ],
  },
  {
    card: 'Glorious End, its last sentence: cast in another player’s turn',
    abilities: '[{ spell: [{ delayed: your-end-step, effects: [{ lose-life: 20, on: you }] }] }]',
    rulings: [
      {
        ruling: 'it waits for the end step of its controller’s own turn (CR 603.7b)',
        board: (abilities) =>
          file(
            '',
            '',
            'SCRIPT',
          )(abilities)
            .replace(
              'Nil: {}',
              `Nil: { hand: [{ id: end, types: [instant], cost: '{0}', abilities: ${abilities} }] }`,
            )
            .replace(
              'SCRIPT',
              `start: precombat-main
script:
  - { cast: end }
  - pass
  - { pass: upkeep }
  - { expect: { turn: Nil, life: { Nil: 20 } } }
  - { pass: end-step }
  - pass
outcome: { lost: [Nil] }`,
            ),
      },
    ],
  },
  {
    card: 'Conduit of Storms: mana in the main phase after combat',
    abilities:
      '[{ trigger: attacks, effects: [{ delayed: your-main-phase, effects: [{ add-mana: R }] }] }]',
    rulings: [
      {
        ruling: 'it is there as the postcombat main phase has begun, and not before (CR 505.1)',
        board: file(
          '{ id: wolf, creature: 2/3, abilities: ABILITIES }',
          '',
          `script:
  - { attack: { wolf: Nil } }
  - { pass: end-of-combat }
  - { expect: { mana: { Ada: '' } } }
  - { pass: postcombat-main }
  - pass
outcome: { mana: { Ada: R } }`,
        ),
      },
    ],
  },
  {
    card: 'Archetype of Imagination, for the creatures of opponents',
    abilities:
      '[{ static: { cannot-have: flying }, on: { type: creature, controller: opponent } }]',
    rulings: [
      {
        ruling: 'those that have flying lose it, and nothing gives it to them (CR 113.11)',
        board: file(
          '{ id: bear, creature: 2/2, abilities: [flying] }, { id: wings, types: [enchantment], abilities: [{ static: { grant: flying }, on: { type: creature } }] }',
          '{ id: archetype, creature: 3/2, abilities: ABILITIES }, { id: ape, creature: 1/1, abilities: [{ restriction: can-block-only, filter: { not-keyword: flying } }] }',
          'script: [{ attack: { bear: Nil } }, { block: { ape: bear } }]',
        ),
      },
      {
        ruling:
          'what a resolving ability would give it never comes, even once the archetype is gone (CR 113.11)',
        board: file(
          "{ id: bear, creature: 2/2, abilities: [{ activated: [{ grant: flying, until: end-of-turn }], costs: [{ mana: '{0}' }] }, { activated: [{ destroy: { type: enchantment } }], costs: [{ mana: '{0}' }] }] }",
          '{ id: archetype, types: [enchantment], abilities: ABILITIES }, { id: ape, creature: 3/3 }',
          'start: precombat-main\nscript: [{ activate: bear, ability: 1 }, pass, { activate: bear, ability: 2 }, pass, { attack: { bear: Nil } }, { block: { ape: bear } }]\noutcome: { died: [archetype, bear] }',
        ),
      },
    ],
  },
];
