/** The words that a command was given, if it knows all of them; otherwise says which it does not, and ends with 2. */
export function onlyWords(known: readonly string[]): readonly string[] {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((word) => !known.includes(word));
  if (unknown.length === 0) return asked;
  const expected = known.length === 0 ? 'nothing' : `${known.join(', ')} or nothing`;
  console.error(`unknown: ${unknown.join(' ')}; expected ${expected}`);
  process.exit(2);
}
