import { test } from 'vitest';
import { readScenario, judgeEditions } from '#engine';
import { readLine } from '#engine/sandbox';
import { projectCards } from '../../engine/testing/boards/cards.ts';
import { lessonOn, lessonsOn } from '../../engine/sandbox/lesson/lesson.ts';
import { lessonFile } from '../../engine/sandbox/lesson/lessonFile.ts';
import { wrongPlays } from './scenarios.ts';
const lexicon = { cards: projectCards, words: new Map() };
const LINES = [
  'Ada: 3/2 menace; Nil: 2/2 + 2/2 must block + 1/1 flying; A1 -> Nil',
  'Ada: 3/2 menace; Nil: 2/2 + 2/2; A1 -> Nil; N1 -| A1?',
  'Bob: 3/2 menace + 1/1 must attack, tapped + 2/2 must attack; Zoe: 2/2 + 2/2',
  'Ada: 5/5 trample; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1',
  'Ada: 5/5 trample; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1; A1: 5 N1?',
  'Ada: 5/5 trample; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1; A1: 4 N1?',
  'Ada: 5/5 trample; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1; A1: 2 N1, 2 N2, 1 Nil',
  'Ada: 2/2 deathtouch + 1/1 first strike; Nil: 2/2 indestructible + 3/3; A1 A2 -> Nil; N1 -| A1; N2 -| A2',
  'rules 2013-02-01; Ada: 5/5; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1',
  'Ada: boggart-brute + 2/2 spirit + 2/2 spirit; Nil: runeclaw-bear + 2/2; A1 A2 -> Nil',
];
test('x', () => {
  for (const line of LINES) {
    const read = readLine(line, lexicon);
    console.log(line, read.slips.length);
    for (const { asks } of lessonsOn(read.board)) {
      const l = lessonOn(read.board, asks);
      const file = lessonFile(read.board, asks, ['bear', 'ogre', 'elf', 'knight']);
      if (!file) { console.log('NO FILE', asks); continue; }
      const found = readScenario(file.text, file.path, projectCards, { kind: 'exercise' });
      if (!found.ok) { console.log(asks, file.text, found.error); continue; }
      const judged = judgeEditions(found.value, found.value.editions);
      const wrong = wrongPlays({ cards: projectCards, scenarios: [{ file: file.path, scenario: found.value }], issues: [] });
      console.log(file.path, '|', judged[0]?.questions[0]?.answer.kind, wrong, l?.text);
      if (asks === 'legality') console.log(file.text);
    }
  }
});
