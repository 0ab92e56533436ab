import { conditionsIn } from '../../abilities/conditions.ts';
import { list } from '../../grammar.ts';
import { colors } from '../characteristics.ts';
import { grammar } from '../grammar.ts';
import { amountWords } from './amounts.ts';
import sentences from './conditions.json' with { type: 'json' };
import { nounPhrases } from './nounPhrases.ts';

export const conditions = conditionsIn({
  grammar,
  nouns: nounPhrases,
  conditions: sentences,
  amountWords,
  colors: (to) =>
    list(
      'en',
      to.map((one) => colors[one]),
    ),
});
