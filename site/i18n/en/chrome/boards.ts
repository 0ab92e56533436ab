import type { BoardsWords } from '../../boardsWords.ts';

export const boards: BoardsWords = {
  title: 'Endless boards',
  lead: 'New boards for one mistake, one keyword or one rule, made as you go: solved and marked by the engine.',
  made: (aim) => `Generated board: ${aim}`,
  groups: { mistake: 'For a mistake', keyword: 'For a keyword', rule: 'For a rule' },
  another: 'Another like this',
  noScript:
    'Making these boards needs JavaScript, which is off in this browser. All exercises can be read one by one in the sets.',
};
