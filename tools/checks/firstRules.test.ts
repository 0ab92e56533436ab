// Answers that lie in what is there begin with the rule that decides: without what it speaks of, read from its text, the
// answer, read word for word, is another.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnsweredQuestion } from '#engine';
import type { BoardQuestion } from '../../engine/generation/asked.ts';
import { isDecidedByFirst } from '../../engine/testing/contrast/isDecidedByFirst.ts';
import type { Ask } from '../../engine/training/questionKinds.ts';
import type { LoadedScenario } from '../../site/library/scenarios.ts';
import { judgedOnce } from '../project/judgedOnce.ts';
import { exercisesOf, scenariosOf } from '../project/libraryOnce.ts';

/** In the words of a file: a declaration, who may be declared, how many ways there are, a division. */
const ASKS = /\b(declare|divide): |pick: may-|number: legal-|legal: /;

const isAsking = ({ file }: LoadedScenario): boolean => ASKS.test(readFileSync(file, 'utf8'));

const root = process.cwd();

/** What is paid or exerted, and what bands there are, is no part of what is read. */
const isRead = (act: Ask<'legality'>['act']): act is Declaring =>
  (act.kind === 'attack' || act.kind === 'block') &&
  act.payment === undefined &&
  !('bands' in act.declaration) &&
  !('exerted' in act.declaration);

type Declaring = Extract<Ask<'legality'>['act'], { readonly kind: 'attack' | 'block' }>;

/** In every edition that it is asked in. */
const answered = [
  ...scenariosOf(root).scenarios.filter(isAsking),
  ...exercisesOf(root).scenarios.filter(isAsking),
].flatMap(({ scenario }) =>
  judgedOnce(scenario).flatMap(({ questions }) =>
    questions.flatMap((one) => {
      const asked = boardQuestion(one.question.ask);
      return asked === undefined
        ? []
        : [{ name: `${scenario.slug}/${one.question.id}`, one, asked }];
    }),
  ),
);

/** Whose first rule speaks of nothing without which the answer would be another, and why it is named all the same. */
const NOT_HELD = {
  'a-front-held-by-the-attacker/held':
    'its file names who protects the battle, which is no part of what is read',
  'a-guard-before-its-own-front/controller': 'nor is that where it is asked who may block',
  'battles-in-combat/own': 'nor is it where a battle is attacked by its controller',
  'hawk-and-ogre-blocked-at-once/again':
    'it is named for what was undone, which is no part of what is read',
  'menace-and-a-recruit/both': 'two may block with menace as without: it is named for being obeyed',
  'olga-before-another-front/protector': 'likewise',
  'planeswalker-in-combat/both': 'its file names that each attacker attacks one of several',
  'severed-legion-walks/both': 'a black creature may block with fear as without: likewise',
  'slayer-seizes-the-day/lions':
    'by older rules it has attacked this turn already, which is no part of what is read',
};

test('take away what the first rule of an answer speaks of, and the answer is another', () => {
  const apart = answered.filter(
    ({ one: { decision, state: game, answer, rules: told }, asked }) => {
      const rules = answer.kind === 'legality' && !answer.legal ? answer.rules : told;
      const defending = 'player' in decision ? decision.player : game.turn.activePlayer;
      return !isDecidedByFirst({ game, asked, defending, rules });
    },
  );
  const names = [...new Set(apart.map(({ name }) => name))];
  expect(names.toSorted()).toEqual(Object.keys(NOT_HELD));
});

test('nor is it the same without what its first reason takes away', () => {
  const apart = answered.filter(({ one: { decision, state: game, reasons }, asked }) => {
    const [first] = reasons;
    if (first?.altered.kind !== 'taken') return false;
    const defending = 'player' in decision ? decision.player : game.turn.activePlayer;
    return !isDecidedByFirst({ game, asked, defending, rules: [first.rule] });
  });
  expect(apart.map(({ name }) => name)).toEqual([]);
});

test('such answers are asked for often enough to tell', () => {
  expect(answered.length).toBeGreaterThan(200);
});

function boardQuestion(ask: AnsweredQuestion['question']['ask']): BoardQuestion | undefined {
  switch (ask.kind) {
    case 'declare':
      return ask;
    case 'divide':
      return ask.aim === undefined || ask.aim.kind === 'mostToPlayer' ? ask : undefined;
    case 'pickCreatures':
      return ask.which === 'mayAttack' || ask.which === 'mayBlock'
        ? { ...ask, which: ask.which }
        : undefined;
    case 'number': {
      const { kind } = ask.of;
      return kind === 'legalAttacks' || kind === 'legalBlocks'
        ? { ...ask, of: { kind } }
        : undefined;
    }
    case 'legality':
      return isRead(ask.act) ? { kind: 'pickActs', acts: [ask.act] } : undefined;
    default:
      return undefined;
  }
}
