import { readdirSync, readFileSync } from 'node:fs';
import { isRuleKey, type RuleKey } from '../engine.ts';

/** The rules that the scenarios' prose names; it names the same ones in every language. */
export const rulesInProse: readonly RuleKey[] = readdirSync('scenarios', {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => /(^|[/\\])en\.mdx$/.test(path))
  .map((path) => readFileSync(`scenarios/${path}`, 'utf8'))
  .flatMap((text) => [...text.matchAll(/<Rule of="([^"]+)"/g)])
  .flatMap(([, key = '']) => (isRuleKey(key) ? [key] : []));
