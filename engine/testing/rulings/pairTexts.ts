import { type CardText, file } from './cardText.ts';

const PALADIN = '[soulbond, { static: { grant: double-strike }, on: { of-its-pair: true } }]';
const HEART = '[soulbond, { static: { pump: [4, 4] }, on: { of-its-pair: true } }]';
const NAVIGATOR = '{ id: sailor, creature: 5/5, abilities: [soulbond] }';
const BEAR = '{ id: bear, creature: 2/2 }';

/** The board, with these cards in Ada’s hand. */
const holding =
  (hand: string, board: (abilities: string) => string) =>
  (abilities: string): string =>
    board(abilities).replace(
      'Ada: {}',
      `Ada: { hand: [${hand.replaceAll('ABILITIES', abilities)}] }`,
    );

const instant = (id: string, effects: string, targets = '[{ creature: {} }]'): string =>
  `{ id: ${id}, types: [instant], cost: '{0}', abilities: [{ spell: [${effects}], targets: ${targets} }] }`;

/** What makes pairs, what pairs are given, and what ends them (CR 702.95). */
export const PAIR_TEXTS: readonly CardText[] = [
  {
    card: 'Silverblade Paladin',
    abilities: PALADIN,
    rulings: [
      {
        ruling: 'it enters and is paired with the creature that its controller names',
        board: holding(
          "{ id: paladin, creature: 2/2, cost: '{0}', abilities: ABILITIES }",
          file(
            `${BEAR}, { id: ogre, creature: 3/3 }`,
            '',
            'start: precombat-main\nscript: [{ cast: paladin }, pass, { choose: paladin, declines: false, named: [ogre] }, pass, { attack: { bear: Nil, ogre: Nil } }]\noutcome: { life: { Nil: 12 }, cites: [keyword.paired] }',
          ),
        ),
      },
      {
        ruling: 'nobody has to pair anything',
        board: holding(
          "{ id: paladin, creature: 2/2, cost: '{0}', abilities: ABILITIES }",
          file(
            BEAR,
            '',
            'start: precombat-main\nscript: [{ cast: paladin }, pass, { choose: paladin, declines: true }, pass, { attack: { bear: Nil } }]\noutcome: { life: { Nil: 18 } }',
          ),
        ),
      },
      {
        ruling: 'another creature of its controller enters and may be paired with it',
        board: holding(
          "{ id: bear, creature: 2/2, cost: '{0}', abilities: [haste] }",
          file(
            '{ id: paladin, creature: 2/2, abilities: ABILITIES }',
            '',
            'start: precombat-main\nscript: [{ cast: bear }, pass, { choose: paladin, declines: false }, pass, { attack: { bear: Nil, paladin: Nil } }]\noutcome: { life: { Nil: 12 } }',
          ),
        ),
      },
      {
        ruling: 'with nothing unpaired beside it nothing triggers (CR 603.4)',
        board: holding(
          "{ id: paladin, creature: 2/2, cost: '{0}', abilities: ABILITIES }",
          file(
            `{ id: ogre, creature: 3/3, paired-with: sailor }, ${NAVIGATOR}`,
            BEAR,
            'start: precombat-main\nscript: [{ cast: paladin }, pass]\noutcome: { triggered: { paladin: 0, sailor: 0 } }',
          ),
        ),
      },
      {
        ruling: 'a creature has one partner: another that enters is left alone (CR 702.95d)',
        board: holding(
          "{ id: elf, creature: 1/1, cost: '{0}' }",
          file(
            `{ id: paladin, creature: 2/2, abilities: ABILITIES }, { id: bear, creature: 2/2, paired-with: paladin }`,
            '',
            'start: precombat-main\nscript: [{ cast: elf }, pass]\noutcome: { triggered: { paladin: 0 } }',
          ),
        ),
      },
      {
        ruling: 'of two such creatures one pairs with the other, and then the second ability fails',
        board: holding(
          "{ id: paladin, creature: 2/2, cost: '{0}', abilities: ABILITIES }",
          file(
            `${NAVIGATOR}`,
            '',
            'start: precombat-main\nscript: [{ cast: paladin }, { choose: sailor }, { choose: paladin }, pass, { choose: paladin, declines: false }, pass, { expect: { cites: [keyword.paired] } }, pass, { expect: { cites: [resolving.interveningIf] } }, { attack: { sailor: Nil } }]\noutcome: { triggered: { paladin: 1, sailor: 1 }, life: { Nil: 10 } }',
          ),
        ),
      },
      {
        ruling: 'what is gone before it resolves is paired with nothing (CR 702.95c)',
        board: holding(
          `{ id: paladin, creature: 2/2, cost: '{0}', abilities: ABILITIES }, ${instant('bolt', '{ destroy: target }')}`,
          file(
            BEAR,
            '',
            'start: precombat-main\nscript: [{ cast: paladin }, pass, { cast: bolt, targets: [bear] }, pass, pass]\noutcome: { size: { paladin: 2/2 }, triggered: { paladin: 1 } }',
          ),
        ),
      },
      {
        ruling: 'in combat damage of two steps: killed in the first, it leaves the other without',
        board: file(
          `{ id: paladin, creature: 2/2, abilities: ABILITIES }, { id: bear, creature: 2/2, paired-with: paladin }`,
          '{ id: archer, creature: 2/2, abilities: [first-strike] }',
          'script: [{ attack: { paladin: Nil, bear: Nil } }, { block: { archer: paladin } }]\noutcome: { died: [paladin, archer], life: { Nil: 18 }, cites: [keyword.unpaired] }',
        ),
      },
    ],
  },
  {
    card: 'Wolfir Silverheart',
    abilities: HEART,
    rulings: [
      {
        ruling: 'both have 4 more of each, whichever of the two has soulbond',
        board: file(
          `{ id: heart, creature: 4/4, abilities: ABILITIES }, { id: bear, creature: 2/2, paired-with: heart }, { id: elf, creature: 1/1 }`,
          '',
          'script: [{ attack: {} }]\noutcome: { size: { heart: 8/8, bear: 6/6, elf: 1/1 } }',
        ),
      },
      {
        ruling: 'two of them give each other what each gives',
        board: file(
          `{ id: heart, creature: 4/4, abilities: ABILITIES }, { id: twin, creature: 4/4, paired-with: heart, abilities: ABILITIES }`,
          '',
          'script: [{ attack: {} }]\noutcome: { size: { heart: 12/12, twin: 12/12 } }',
        ),
      },
      {
        ruling: 'unpaired, it gives nothing',
        board: file(
          `{ id: heart, creature: 4/4, abilities: ABILITIES }, ${BEAR}`,
          '',
          'script: [{ attack: {} }]\noutcome: { size: { heart: 4/4, bear: 2/2 } }',
        ),
      },
      {
        ruling: 'the other leaves: damage that it bore with the four is lethal now',
        board: holding(
          instant('unsummon', '{ return-to-hand: target }'),
          file(
            `{ id: heart, creature: 4/4, abilities: ABILITIES, damage: 5 }, { id: bear, creature: 2/2, paired-with: heart }`,
            '',
            'start: precombat-main\nscript: [{ cast: unsummon, targets: [bear] }, pass]\noutcome: { died: [heart], cites: [keyword.unpaired] }',
          ),
        ),
      },
      {
        ruling:
          'another player gains control of one of the two, and gives it back: no pair (CR 702.95e)',
        board: (abilities) =>
          file(
            `{ id: heart, creature: 4/4, abilities: ABILITIES }, { id: bear, creature: 2/2, paired-with: heart }`,
            '',
            'start: precombat-main\nscript: [{ cast: treason, targets: [bear] }, pass, { expect: { size: { heart: 4/4, bear: 2/2 } } }, { pass: upkeep }]\noutcome: { size: { heart: 4/4, bear: 2/2 } }',
          )(abilities).replace(
            'Nil: {}',
            `Nil: { hand: [${instant('treason', '{ gain-control: target, until: end-of-turn }')}] }`,
          ),
      },
      {
        ruling: 'one stops being a creature for a while: no pair, also once it is one again',
        board: holding(
          instant('stone', '{ remove-types: [creature], on: target, until: end-of-turn }'),
          file(
            `{ id: heart, creature: 4/4, abilities: ABILITIES }, { id: golem, creature: 2/2, types: [artifact, creature], paired-with: heart }`,
            '',
            'start: precombat-main\nscript: [{ cast: stone, targets: [golem] }, pass, { expect: { size: { heart: 4/4 } } }, { pass: upkeep }]\noutcome: { size: { heart: 4/4, golem: 2/2 } }',
          ),
        ),
      },
      {
        ruling: 'one phases out: the other is alone, and stays so as it phases in (CR 702.26f)',
        board: holding(
          instant('ripple', '{ phase-out: target }'),
          file(
            `{ id: heart, creature: 4/4, abilities: ABILITIES }, { id: bear, creature: 2/2, paired-with: heart }`,
            '',
            'start: precombat-main\nscript: [{ cast: ripple, targets: [bear] }, pass, { expect: { size: { heart: 4/4 } } }, { pass: upkeep }, { pass: end-step }, { pass: upkeep }]\noutcome: { size: { heart: 4/4, bear: 2/2 } }',
          ),
        ),
      },
    ],
  },
  {
    card: 'Flowering Lumberknot',
    abilities:
      '[{ restriction: cannot-attack, unless: { you-control: { keyword: soulbond, paired-with-source: true } } }, { restriction: cannot-block, unless: { you-control: { keyword: soulbond, paired-with-source: true } } }]',
    rulings: [
      {
        ruling: 'paired with a creature that has soulbond, it attacks',
        board: file(
          `{ id: knot, creature: 5/5, paired-with: sailor, abilities: ABILITIES }, ${NAVIGATOR}`,
          '',
          'script: [{ attack: { knot: Nil } }]\noutcome: { life: { Nil: 15 } }',
        ),
      },
      {
        ruling: 'such a creature beside it, but in another pair, does not help',
        board: file(
          `{ id: knot, creature: 5/5, abilities: ABILITIES }, ${NAVIGATOR}, { id: bear, creature: 2/2, paired-with: sailor }`,
          '',
          'script: [{ refused: [{ attack: { knot: Nil }, breaks: [cannot-attack] }] }, { attack: {} }]',
        ),
      },
      {
        ruling: 'nor does a partner that has none; and it can’t block either',
        board: file(
          BEAR,
          '{ id: knot, creature: 5/5, paired-with: wolf, abilities: ABILITIES }, { id: wolf, creature: 2/2 }',
          'script: [{ attack: { bear: Nil } }, { refused: [{ block: { knot: bear }, breaks: [cannot-block] }] }, { block: {} }]',
        ),
      },
    ],
  },
];
