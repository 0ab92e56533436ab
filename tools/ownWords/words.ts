/** A word as it is compared, in lower case without marks, and the line on which it stands. */
export interface ComparedWord {
  readonly word: string;
  readonly line: number;
}

/** The words of a text, in order; whatever stands between words is left out, so line ends and quotes part none. */
export const wordsOf = (text: string, linesBefore = 0): readonly ComparedWord[] =>
  text
    .split('\n')
    .flatMap((line, at) => plainWords(line).map((word) => ({ word, line: linesBefore + at + 1 })));

const plainWords = (line: string): readonly string[] =>
  line
    .normalize('NFKD')
    .replaceAll(/['’]|\p{M}/gu, '')
    .toLowerCase()
    .match(WORD) ?? [];

/** A size such as +1/+1 and a rule’s number are one word each. */
const WORD = /[+-]?[0-9x]+\/[+-]?[0-9x]+|[0-9]+\.[0-9]+[a-z]?|[a-z0-9]+/g;

/** The sentences of a text, each as its words; what is quoted or in parentheses is one of its own. */
export function sentencesOf(text: string): readonly (readonly ComparedWord[])[] {
  let lines = 0;
  return text.split(BETWEEN_SENTENCES).map((sentence) => {
    const words = wordsOf(sentence, lines);
    lines += sentence.split('\n').length - 1;
    return words;
  });
}

const BETWEEN_SENTENCES = /(?=[.:;!?()"“”`{}<>=]|\n\s*\n)|(?<!\p{L})(?=')|(?='(?!\p{L}))/u;
