import { type CardText, file } from './cardText.ts';

const BEAR = '{ id: bear, creature: 2/2 }';

/** Cards that put counters on what fights, or count them (CR 122.1). */
export const COUNTER_TEXTS: readonly CardText[] = [
  {
    card: 'Heightened Reflexes',
    abilities:
      '[{ spell: [{ pump: [1, 0], on: target, until: end-of-turn }, { add-counters: first-strike, on: target }], targets: [creature] }]',
    rulings: [
      {
        ruling: 'the counter gives first strike, now and in later turns (CR 122.1b)',
        board: (abilities) =>
          file(
            `${BEAR}`,
            '{ id: wolf, creature: 2/2 }',
            'script: [{ attack: { bear: Nil } }, { cast: reflexes, targets: [bear] }, pass, { pass: declare-blockers }, { block: { wolf: bear } }]\noutcome: { died: [wolf], counters: { bear: { first-strike: 1 } } }',
          )(abilities).replace(
            'Ada: {}',
            `Ada: { hand: [{ id: reflexes, types: [instant], cost: '{0}', abilities: ${abilities} }] }`,
          ),
      },
    ],
  },
  {
    card: 'Humility’s kind of loss against a flying counter',
    abilities: '[{ static: { lose-all-abilities: true }, on: { type: creature } }]',
    rulings: [
      {
        ruling: 'the counter that is younger gives the keyword back (CR 613.7c)',
        board: file(
          '{ id: law, types: [enchantment], abilities: ABILITIES }, { id: bear, creature: 2/2, counters: { flying: 1 } }',
          '{ id: ogre, creature: 3/3 }',
          'script: [{ attack: { bear: Nil } }, { refused: [{ block: { ogre: bear }, breaks: [flying] }] }]',
        ),
      },
      {
        ruling: 'what is younger than the counter takes it',
        board: file(
          '{ id: bear, creature: 2/2, counters: { flying: 1 } }, { id: law, types: [enchantment], abilities: ABILITIES }',
          '{ id: ogre, creature: 3/3 }',
          'script: [{ attack: { bear: Nil } }, { block: { ogre: bear } }]',
        ),
      },
    ],
  },
  {
    card: 'Disciplined Duelist, her shield counter',
    abilities: '[double-strike, { enters-with: { counters: shield } }]',
    rulings: [
      {
        ruling: 'one counter goes for all the damage of one step, and so for both blockers’',
        board: file(
          '{ id: duelist, creature: 2/1, counters: { shield: 2 }, abilities: ABILITIES }',
          `${BEAR}, { id: wolf, creature: 2/2 }`,
          'script: [{ attack: { duelist: Nil } }, { block: { bear: duelist, wolf: duelist } }, { divide: { duelist: { bear: 1, wolf: 1 } } }, { divide: { duelist: { bear: 1, wolf: 1 } } }]\noutcome: { died: [bear, wolf], counters: { duelist: { shield: 1 } } }',
        ),
      },
      {
        ruling: 'an effect that would destroy it takes a counter, once for each time (CR 122.1c)',
        board: file(
          '{ id: duelist, creature: 2/1, counters: { shield: 1 }, abilities: ABILITIES }',
          '{ id: altar, types: [artifact], abilities: [{ activated: [{ destroy: target }], costs: [{ pay-life: 1 }], targets: [creature] }] }',
          'start: precombat-main\nscript: [{ activate: altar, player: Nil, targets: [duelist] }, pass, { expect: { counters: { duelist: { shield: 0 } } } }, { activate: altar, player: Nil, targets: [duelist] }, pass]\noutcome: { died: [duelist] }',
        ),
      },
      {
        ruling: 'damage that can’t be prevented takes a counter all the same (CR 615.12)',
        board: file(
          '{ id: duelist, creature: 2/3, counters: { shield: 1 }, abilities: ABILITIES }',
          '{ id: bear, creature: 2/4, abilities: [{ static: { damage-unpreventable: any } }] }',
          'script: [{ attack: { duelist: Nil } }, { block: { bear: duelist } }]\noutcome: { died: [bear], counters: { duelist: { shield: 0 } } }',
        ),
      },
      {
        ruling: 'nor does a toughness of 0 ask for it: that destroys nothing (CR 704.5f)',
        board: file(
          '{ id: duelist, creature: 2/1, counters: { shield: 1 }, abilities: ABILITIES }',
          '{ id: imp, creature: 1/1, abilities: [{ static: { pump: [-1, -1] }, on: { type: creature, controller: opponent } }] }',
          'start: precombat-main\nscript: [{ pass: draw }]\noutcome: { died: [duelist] }',
        ),
      },
    ],
  },
  {
    card: 'Freeze in Place',
    abilities:
      '[{ activated: [{ tap: target }, { add-counters: stun, n: 3, on: target }], costs: [{ pay-life: 1 }], targets: [{ creature: { controller: opponent } }] }]',
    rulings: [
      {
        ruling: 'it loses a counter instead of untapping in its untap step (CR 122.1d)',
        board: file(
          '{ id: frost, types: [artifact], abilities: ABILITIES }',
          BEAR,
          'start: precombat-main\nscript: [{ activate: frost, targets: [bear] }, pass, { pass: upkeep }, { expect: { turn: Nil, tapped: [bear], counters: { bear: { stun: 2 } } } }]',
        ),
      },
      {
        ruling: 'an effect that would untap it takes one as well',
        board: file(
          '{ id: ox, creature: 3/3, tapped: true, counters: { stun: 1 } }',
          '{ id: drum, types: [artifact], abilities: [{ activated: [{ untap: target }], costs: [{ pay-life: 1 }], targets: [creature] }] }',
          'start: precombat-main\nscript: [{ activate: drum, player: Nil, targets: [ox] }, pass, { expect: { tapped: [ox], counters: { ox: { stun: 0 } } } }, { activate: drum, player: Nil, targets: [ox] }, pass]\noutcome: { untapped: [ox] }',
        ),
      },
    ],
  },
  {
    card: 'Beastmaster Ascension',
    abilities:
      '[{ trigger: attacks, of: { type: creature, controller: you }, optional: true, effects: [{ add-counters: quest }] }, { static: { pump: [5, 5] }, on: { type: creature, controller: you }, if: { amount: { counters: quest, on: self }, at-least: 7 } }]',
    rulings: [
      {
        ruling: 'the seventh counter makes all of its controller’s creatures larger at once',
        board: file(
          `{ id: ascension, types: [enchantment], counters: { quest: 5 }, abilities: ABILITIES }, ${BEAR}, { id: wolf, creature: 1/1 }`,
          '',
          'script: [{ attack: { bear: Nil, wolf: Nil } }, pass, { expect: { size: { bear: 2/2 } } }, pass, { expect: { size: { bear: 7/7 } } }]',
        ),
      },
    ],
  },
  {
    card: 'Banshee’s Blade',
    abilities:
      '[{ static: { pump: [{ counters: charge, on: self }, { counters: charge, on: self }] }, on: attached }, { trigger: deals-combat-damage, of: attached, effects: [{ add-counters: charge }] }]',
    rulings: [
      {
        ruling: 'it counts what is on the Equipment, not on the creature',
        board: file(
          `{ id: bear, creature: 2/2, counters: { charge: 3 } }, { id: blade, types: [artifact], subtypes: [equipment], attached-to: bear, counters: { charge: 1 }, abilities: ABILITIES }`,
          '',
          'script: [{ attack: { bear: Nil } }, { pass: combat-damage }, pass]\noutcome: { life: { Nil: 17 }, size: { bear: 4/4 } }',
        ),
      },
    ],
  },
  {
    card: 'Rimescale Dragon, its second ability',
    abilities: '[{ static: { does-not-untap: true }, on: { type: creature, counter: ice } }]',
    rulings: [
      {
        ruling: 'what has such a counter stays tapped, and keeps the counter',
        board: file(
          '{ id: dragon, creature: 5/5, abilities: ABILITIES }',
          '{ id: bear, creature: 2/2, tapped: true, counters: { ice: 1 } }, { id: wolf, creature: 2/2, tapped: true }',
          'start: precombat-main\nscript: [{ pass: upkeep }, { expect: { turn: Nil, tapped: [bear], untapped: [wolf], counters: { bear: { ice: 1 } } } }]',
        ),
      },
    ],
  },
  {
    card: 'a creature that came back with a finality counter',
    abilities:
      '[{ trigger: dies, effects: [{ gain-life: 5 }] }, { trigger: leaves-battlefield, effects: [{ gain-life: 1 }] }, { trigger: goes-to-graveyard, effects: [{ gain-life: 7 }] }, { activated: [{ gain-life: 10 }], costs: [sacrifice-self] }, { activated: [{ return-to-hand: self }], costs: [{ pay-life: 2 }] }]',
    rulings: [
      {
        ruling: 'destroyed, it is exiled: it leaves, once, and does not die (CR 122.1h)',
        board: file(
          '{ id: viper, creature: 2/2, counters: { finality: 1 }, abilities: ABILITIES }',
          '{ id: ogre, creature: 3/3 }',
          'script: [{ attack: { viper: Nil } }, { block: { ogre: viper } }, { pass: end-of-combat }]\noutcome: { died: [], triggered: { viper: 1 }, life: { Ada: 21 }, cites: [counter.finality] }',
        ),
      },
      {
        ruling: 'without the counter it dies, and so leaves for its graveyard',
        board: file(
          '{ id: viper, creature: 2/2, abilities: ABILITIES }',
          '{ id: ogre, creature: 3/3 }',
          'script: [{ choose: viper, trigger: 1 }, { choose: viper, trigger: 2 }, { choose: viper, trigger: 3 }, { attack: { viper: Nil } }, { block: { ogre: viper } }, { pass: end-of-combat }]\noutcome: { died: [viper], triggered: { viper: 3 }, life: { Ada: 33 } }',
        ),
      },
      {
        ruling: 'put there with toughness 0 it is exiled, too, however many counters it has',
        board: file(
          '{ id: viper, creature: 2/2, counters: { finality: 2 }, abilities: ABILITIES }, { id: bat, creature: 1/1 }',
          '{ id: plague, creature: 1/1, abilities: [{ trigger: blocks, effects: [{ pump: [-2, -2], on: { controller: opponent }, until: end-of-turn }] }] }',
          'script: [{ attack: { bat: Nil } }, { block: { plague: bat } }, pass, pass]\noutcome: { died: [bat], triggered: { viper: 1 }, life: { Ada: 21 } }',
        ),
      },
      {
        ruling: 'sacrificed as a cost it is exiled, too',
        board: file(
          '{ id: viper, creature: 2/2, counters: { finality: 1 }, abilities: ABILITIES }',
          '',
          'start: precombat-main\nscript: [{ activate: viper, ability: 1 }, pass, pass]\noutcome: { died: [], triggered: { viper: 1 }, life: { Ada: 31 } }',
        ),
      },
      {
        ruling: 'to a hand it goes as ever',
        board: file(
          '{ id: viper, creature: 2/2, counters: { finality: 1 }, abilities: ABILITIES }',
          '',
          'start: precombat-main\nscript: [{ activate: viper, ability: 2 }, pass, pass]\noutcome: { triggered: { viper: 1 }, life: { Ada: 19 } }',
        ),
      },
    ],
  },
];
