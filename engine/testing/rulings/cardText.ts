/** A card whose text is said in words that the language has for it, with boards that its text rules on. */
export interface CardText {
  readonly card: string;
  /** Its abilities as a file has them. */
  readonly abilities: string;
  readonly rulings: readonly Ruling[];
}

interface Ruling {
  readonly ruling: string;
  readonly board: (abilities: string) => string;
}

/** A file whose script and expectations hold by the text of the card. */
export const file =
  (ada: string, nil: string, rest: string) =>
  (abilities: string): string =>
    `players: { Ada: {}, Nil: {} }
board:
  Ada: [${ada.replaceAll('ABILITIES', abilities)}]
  Nil: [${nil.replaceAll('ABILITIES', abilities)}]
${rest}
`;
