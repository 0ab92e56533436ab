// Adds the phrases of rules texts, or the sentences of card texts (one paragraph a line), to what tools/ownWords knows
// of them; the texts themselves stay outside the project:
// node tools/run.mjs sketchSource rules RULES.txt...    node tools/run.mjs sketchSource cards CARDS.txt...
import { readFileSync, writeFileSync } from 'node:fs';
import { LONG, phrasesOf } from './ownWords/closeness.ts';
import { withPhrases } from './ownWords/sketch.ts';
import { CARDS, RULES } from './ownWords/sources.ts';
import { sentencesOf, wordsOf } from './ownWords/words.ts';

const [kind, ...paths] = process.argv.slice(2);
const lines = paths.flatMap((path) => readFileSync(path, 'utf8').split('\n'));
const plain = (words: ReturnType<typeof wordsOf>) => words.map(({ word }) => word);

if (kind === 'rules') {
  save(
    'rulesPhrases',
    withPhrases(
      RULES,
      lines.flatMap((line) => phrasesOf(plain(wordsOf(line)))),
    ).bits,
  );
} else if (kind === 'cards') {
  const sentences = lines.flatMap(sentencesOf).map(plain);
  save(
    'cardSentences',
    withPhrases(
      CARDS,
      sentences.filter(({ length }) => length >= LONG),
    ).bits,
  );
} else {
  console.error('say whether the texts are rules or cards, and name files with them');
  process.exit(2);
}

function save(name: string, bits: Uint8Array): void {
  const set = bits.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
  console.log(`${name}: ${Math.round((set / (bits.length * 8)) * 100)} % of the bits are set`);
  writeFileSync(new URL(`./ownWords/${name}.bin`, import.meta.url), bits);
}
