import { expect, test } from 'vitest';
import { objectId } from '../engine.ts';
import { messagesIn } from './index.ts';
import type { Language } from './languages.ts';
import { bareName } from './nameInWords.ts';
import { namingOf } from './naming.ts';

const [bear, wolf] = [objectId('bear'), objectId('wolf')];

const said = (language: Language, one: { readonly instead?: 'exile' }, together = [bear]): string =>
  messagesIn(language).events(
    { kind: 'putIntoGraveyard', object: bear, because: 'zeroToughness', ...one },
    namingOf({
      language,
      objects: [
        { id: bear, tag: 'N1', name: bareName('Grom') },
        { id: wolf, tag: 'N2', name: bareName('Ulk') },
      ],
      nothing: '',
    }),
    together,
  )[0];

test.each<[Language, string, string, string]>([
  ['en', 'goes to the graveyard', 'would go to the graveyard', 'would go to the graveyard'],
  ['it', 'va al cimitero', 'andrebbe al cimitero', 'andrebbero al cimitero'],
  ['es', 'va al cementerio', 'iría al cementerio', 'irían al cementerio'],
])(
  'in %s, what goes elsewhere only would go to the graveyard',
  (language, goes, would, several) => {
    expect(said(language, {})).toContain(goes);
    expect(said(language, { instead: 'exile' })).toContain(would);
    expect(said(language, { instead: 'exile' }, [bear, wolf])).toContain(several);
  },
);
