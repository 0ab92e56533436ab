// What is believed of the number that is to be reached, where it is not so: that fewer declarations are looked at than
// all that break no restriction. Whatever is illegal for another reason stays so.

import {
  type Declaration,
  type DeclarationProblem,
  evaluate,
  everyDeclaration,
  type Judge,
  type Judgement,
  judgeBriefly,
  paidIn,
  withoutUnpaid,
} from '../../solver/index.ts';
import { remembered } from '../../vocabulary/remembered.ts';
import { underRequirement } from './underRequirement.ts';

/** Believed: nobody has to go along, so that only declarations count whose members are all under a requirement. */
export const comparedWithTheRequired =
  (judge: Judge): Judge =>
  (problem, declaration, options) => {
    const { maximum, better } = judgeBriefly(ofTheRequired(problem), declaration);
    return reckoned(judge(problem, declaration, options), { maximum, better });
  };

const ofTheRequired = remembered((problem: DeclarationProblem): DeclarationProblem => {
  const required = underRequirement(problem);
  return { ...problem, pairs: problem.pairs.filter(({ chooser }) => required.has(chooser)) };
});

/** Believed: a declaration will do that no other choice for one creature betters, the others doing as they do. */
export const comparedWithChanges =
  (judge: Judge): Judge =>
  (problem, declaration, options) => {
    const judgement = judge(problem, declaration, options);
    const { most, better } = bestChange(problem, declaration, judgement.obeyed.length);
    return reckoned(judgement, { maximum: { atLeast: most, atMost: most }, better });
  };

/** Looked at for each creature, so that one that can block any number never takes forever. */
const MOST_CHOICES = 4096;

function bestChange(
  problem: DeclarationProblem,
  declaration: Declaration,
  obeyed: number,
): { readonly most: number; readonly better: Declaration | undefined } {
  const affordable = withoutUnpaid(problem, paidIn(problem, declaration));
  let most = obeyed;
  let better: Declaration | undefined;
  for (const chooser of problem.choosers.keys()) {
    const others = declaration.filter(([one]) => one !== chooser);
    const own = affordable.pairs.filter((pair) => pair.chooser === chooser);
    let left = MOST_CHOICES;
    for (const choice of everyDeclaration({ ...problem, pairs: own })) {
      left -= 1;
      if (left < 0) break;
      const changed = [...others, ...choice];
      const { malformed, broken, obeyed: now } = evaluate(affordable, changed);
      if (malformed.length + broken.length > 0 || now.length <= most) continue;
      if (problem.payment?.canPay(changed) === false) continue;
      most = now.length;
      better = changed;
    }
  }
  return { most, better };
}

/** The judgement with another number to reach. */
export function reckoned(
  judgement: Judgement,
  { maximum, better }: Pick<Judgement, 'maximum' | 'better'>,
): Judgement {
  const { malformed, broken, obeyed, unfollowed, isUnpaid } = judgement;
  const isRefused = malformed.length + broken.length + unfollowed.length > 0 || isUnpaid;
  const isShort = obeyed.length < maximum.atLeast;
  const isProved = obeyed.length >= maximum.atMost;
  const verdict = isRefused || isShort ? 'illegal' : isProved ? 'legal' : 'unproved';
  return {
    ...judgement,
    verdict,
    maximum,
    better: isShort ? better : unfollowed.length > 0 ? judgement.better : undefined,
    nearest: verdict === 'illegal' ? judgement.nearest : undefined,
  };
}
