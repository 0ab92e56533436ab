import { describe, expect, test } from 'vitest';
import { foreignIn } from '../foreignIn.ts';

const read = (...lines: readonly string[]) => foreignIn(lines.join('\n'));

describe('which combat a log tells of', () => {
  const FIRST = ['Turn 4: Nil', 'Nil attacks Ada with Forest Bear', 'Turn 5: Ada'];

  test('is its last, as it was declared: what was before it has happened, what came after has not', () => {
    expect(
      read(
        ...FIRST,
        "Nil's life total is down to 12",
        'Ada attacks Nil with Boggart Brute',
        "Nil's life total is down to 9",
        'Boggart Brute dies',
      ),
    ).toMatchObject({
      line: 'Ada: Boggart Brute; Nil, 12 life:; A1 -> Nil',
      unread: [
        { line: 2, why: 'earlier' },
        { line: 6, why: 'later' },
        { line: 7, why: 'later' },
      ],
    });
  });

  test('is none where nobody attacks: the board is as it is at the end', () => {
    expect(
      read(
        '[20:51:44] Nil puts Forest into play from their hand.',
        '[20:51:45] Nil puts Boggart Brute into play from the stack.',
        '[20:51:46] Nil taps Forest.',
        '[20:51:47] Nil creates token: Goblin (1/1).',
        '[20:51:48] Nil puts Boggart Brute from play into their graveyard.',
      ),
    ).toMatchObject({
      line: 'Nil: Forest, tapped + 1/1 goblin; Nil graveyard: Boggart Brute; Ada:',
      unread: [],
    });
  });
});

test('what is alike is any of it; of what differs, it has to be said which', () => {
  const two = [
    '[20:00:01] Nil puts Runeclaw Bear into play from their hand.',
    '[20:00:02] Nil puts Runeclaw Bear into play from their hand.',
  ];
  expect(read(...two, '[20:00:03] Nil taps Runeclaw Bear.')?.line).toBe(
    'Nil: Runeclaw Bear, tapped + Runeclaw Bear; Ada:',
  );
  expect(
    read(...two, '[20:00:03] Nil taps Runeclaw Bear.', '[20:00:04] Nil taps Runeclaw Bear.'),
  ).toMatchObject({ unread: [{ line: 4, why: 'severalMeant' }] });
});

test('which of two attackers that are alike is blocked is not guessed', () => {
  expect(
    read(
      'Turn 3: Ada',
      'Ada attacks Nil with Runeclaw Bear',
      'Ada attacks Nil with Runeclaw Bear',
      'Boggart Brute blocks Runeclaw Bear',
    ),
  ).toMatchObject({
    line: 'Ada: Runeclaw Bear + Runeclaw Bear; Nil:; A1 -> Nil; A2 -> Nil',
    unread: [{ line: 4, why: 'severalMeant' }],
  });
});

test('an arrow of Cockatrice’s is a declaration in the step of declarations alone', () => {
  expect(
    read(
      "[20:51:44] Nil's turn.",
      '[20:51:45] Nil puts Boggart Brute into play from their hand.',
      '[20:51:46] Nil points from their Boggart Brute to Ada.',
    ),
  ).toMatchObject({ line: 'Nil: Boggart Brute, new; Ada:', unread: [{ line: 3, why: 'earlier' }] });
});

test('a planeswalker is attacked where somebody else has it', () => {
  expect(
    read(
      'Bob puts Jace [aaa] from stack onto the Battlefield',
      'Alice attacks Jace [aaa] with 1 creature',
      'Attacker: Boggart Brute [bbb] (3/2) unblocked',
    ),
  ).toMatchObject({ line: 'Alice: Boggart Brute; Bob: Jace; A1 -> B1; no block', unread: [] });
});

test('counters and tokens are told of with how many there are', () => {
  expect(
    read(
      'Turn 2: @PNil',
      '@PNil creates two 1/1 red Goblin creature tokens.',
      '@PNil plays @[Forest@:1,5:@].',
      '@PNil puts a +1/+1 counter on @[Forest@:1,5:@].',
      '@PNil puts two +1/+1 counters on @[Forest@:1,5:@].',
      '@PNil puts an egg counter on @[Forest@:1,5:@].',
    ),
  ).toMatchObject({
    line: 'Nil: 1/1 red goblin creature, new + 1/1 red goblin creature, new + Forest, 3 +1/+1; Ada:',
    unread: [{ line: 6, why: 'counters' }],
  });
});

test('a log in another language is known by its times, and none of it is read', () => {
  const lines = [
    '[20:51:44] Tour de Nil.',
    '[20:51:45] Nil met Forêt en jeu.',
    '[20:51:46] Piocher',
  ];
  expect(read(...lines)).toEqual({
    kind: 'cockatriceLog',
    lines: 3,
    unread: [
      { line: 1, text: 'Tour de Nil', why: 'otherLanguage' },
      { line: 2, text: 'Nil met Forêt en jeu', why: 'otherLanguage' },
      { line: 3, text: 'Piocher', why: 'otherLanguage' },
    ],
  });
});

test('a board has four players, the active one among them; what others do is listed', () => {
  const lines = ['Ann', 'Ben', 'Cid', 'Dee', 'Eve'].map(
    (name, at) => `[20:51:4${at}] ${name} puts Forest into play from their hand.`,
  );
  expect(read(...lines, "[20:52:00] Eve's turn.")).toMatchObject({
    line: 'Eve: Forest; Ann: Forest; Ben: Forest; Cid: Forest',
    unread: [{ line: 4, why: 'players' }],
  });
});
