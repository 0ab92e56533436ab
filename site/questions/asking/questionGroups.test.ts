import { expect, test } from 'vitest';
import { judgeScenario, NEWEST_EDITION } from '#engine';
import { type BoardAsked, scenarioAsking } from '../../../engine/testing/boards/scenarioAsking.ts';
import { messagesIn } from '../../i18n/index.ts';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { tellingOf } from '../../view/naming.ts';
import { questionGroups } from './questionGroups.ts';

/** A question of a board as a page has it; `reason`: what prose says of its answer. */
function asked(language: Language, board: BoardAsked, reason?: string) {
  const scenario = scenarioAsking(board);
  const { questions, replays } = judgeScenario(scenario, NEWEST_EDITION);
  const [main] = replays;
  if (main === undefined) throw new Error('nothing is played');
  const telling = tellingOf({ scenario, cardNames: {} }, main, messagesIn(language), {});
  const [group] = questionGroups(
    questions,
    { questions: {}, reasons: reason === undefined ? {} : { asked: reason } },
    'a',
    () => telling,
  );
  const [question] = group?.questions ?? [];
  if (question === undefined) throw new Error('nothing is asked');
  return question;
}

const BETWEEN_STEPS = {
  ada: '{ id: duelist, creature: 2/2, abilities: [first-strike] }, { id: bear, creature: 2/2 }',
  nil: '{ id: elf, creature: 1/1, abilities: [{ activated: [{ pump: [1, 1], on: self, until: end-of-turn }], costs: [tap-self] }] }',
  script:
    '{ attack: { duelist: Nil, bear: Nil } }, { block: {} }, { pass: first-strike-damage }, { activate: elf, player: Nil }, pass, { pass: end-of-combat }',
} as const;

test.each(LANGUAGES)('between the damage steps the second is asked for (%s)', (language) => {
  const texts = [2, 4].map(
    (after) =>
      asked(language, { ...BETWEEN_STEPS, asked: `pick: deal-combat-damage, after: ${after}` })
        .text,
  );
  expect(texts).toEqual([
    messagesIn(language).questions.pick.asks.creatures.dealCombatDamage,
    messagesIn(language).questions.pick.asks.creatures.dealSecondDamage,
  ]);
});

test('who has priority is said where it is not the active player', () => {
  const { nil } = BETWEEN_STEPS;
  const ada = nil.replace('id: elf', 'id: imp').concat(', { id: bear, creature: 2/2 }');
  const script = '{ attack: { bear: Nil } }, { block: {} }, { pass: end-of-combat }';
  const ofElf = 'activate: elf, player: Nil';
  const one = asked('en', { ada, nil, script, asked: `legal: { ${ofElf} }, after: 2` });
  expect(one.text).toMatch(/^Nil has priority\. Nil activates/);
  const some = asked('en', {
    ada,
    nil,
    script,
    asked: `pick-acts: [{ ${ofElf} }, { activate: imp }], after: 2`,
  });
  expect(some.text).toMatch(/^Each player acts when they have priority\. /);
  const attack = asked('en', {
    ada,
    nil,
    script,
    asked: 'pick-acts: [{ attack: { bear: Nil } }, { attack: {} }]',
  });
  expect(attack.text).not.toContain('priority');
});

test.each(LANGUAGES)('of players nobody may be picked, of creatures none (%s)', (language) => {
  const { ada, nil } = BETWEEN_STEPS;
  const script = '{ attack: {} }, { pass: end-of-combat }';
  const { none } = messagesIn(language).questions.pick;
  const players = asked(language, { ada, nil, script, asked: 'pick-players: lose-life, after: 1' });
  expect(players.answer.text).toBe(none('player'));
  const creatures = asked(language, { ada, nil, script, asked: 'pick: die, after: 1' });
  expect(creatures.answer.text).toBe(none('object'));
  expect(none('player')).not.toBe(none('object'));
});

test('what is back in hand is called by its name alone', () => {
  const { control } = asked('en', {
    ada: '{ id: bear, creature: 2/2 }, { id: cat, creature: 2/1 }',
    nil: '{ id: elf, creature: 1/1, abilities: [{ activated: [{ return-to-hand: target }], costs: [tap-self], targets: [creature] }] }',
    script:
      '{ attack: { bear: Nil, cat: Nil } }, { block: {} }, { activate: elf, player: Nil, targets: [bear] }, pass, { pass: end-of-combat }',
    asked: 'pick: deal-combat-damage, among: [bear, cat], after: 4',
  });
  expect(control.kind === 'pick' && control.options.map(({ label }) => label)).toEqual([
    '2/2 creature',
    expect.stringMatching(/^A\d /),
  ]);
});

test('that something triggers is told only where prose says nothing', () => {
  const board: BoardAsked = {
    ada: '{ id: bear, creature: 2/2, abilities: [{ trigger: attacks, effects: [{ gain-life: 1 }] }] }',
    script: '{ attack: { bear: Nil } }, pass, { pass: end-of-combat }',
    asked: 'number: { life-gained: Ada }',
  };
  expect(asked('en', board).answer.why.map(({ text }) => text)).toEqual([
    expect.stringContaining('an ability that triggers'),
  ]);
  expect(asked('en', board, 'Once, as it attacks.').answer.why).toEqual([]);
});
