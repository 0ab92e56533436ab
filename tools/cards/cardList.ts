import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { loadNotYet, type NotYet } from '../../site/library/notYet.ts';

export interface CardList {
  readonly wanted: readonly string[];
  /** The names of the card files, without their ending. */
  readonly files: readonly string[];
  readonly notYet: readonly NotYet[];
}

const wantedForm = z.array(z.string());

const CARDS = 'scenarios/cards';
const CARD_FILE = /^([a-z0-9-]+)\.yaml$/;

/** Which cards of the project at `root` are wanted, which there are, and which there are not. */
export function readCardList(root: string): CardList {
  const read = (path: string): unknown => parse(readFileSync(join(root, path), 'utf8'));
  return {
    wanted: wantedForm.parse(read('tools/cards/wanted.yaml')),
    files: readdirSync(join(root, CARDS)).flatMap((file) => CARD_FILE.exec(file)?.[1] ?? []),
    notYet: loadNotYet(root),
  };
}

/** What is said of a card nowhere, or twice. */
export function cardListProblems({ wanted, files, notYet }: CardList): readonly string[] {
  const listed = notYet.map(({ card }) => card);
  return [
    ...wanted
      .filter((card) => !files.includes(card) && !listed.includes(card))
      .map((card) => `${card} has no file and is not in the list of those that can't be said yet`),
    ...listed
      .filter((card) => files.includes(card))
      .map((card) => `${card} has a file, so it can be said`),
    ...listed.filter((card) => !wanted.includes(card)).map((card) => `nobody asked for ${card}`),
  ];
}
