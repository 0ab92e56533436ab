import { uncapital } from '../../i18n/grammar.ts';
import type { Language } from '../../i18n/languages.ts';
import type { AskedItem } from '../../view/askedItems.ts';
import { placeOfItem } from '../../view/askedItems.ts';
import { courseStops, levelOfStop } from '../../view/course/courseStops.ts';
import type { SketchedBoard, StopSketch } from '../../view/course/stopSketch.ts';
import { aimAddress } from './pieces.ts';

/** The course as a browser goes through it, in a language. */
export const courseSketches = async (language: Language): Promise<readonly StopSketch[]> =>
  (await courseStops()).map((one): StopSketch => {
    const { stop, number, words, boards, among } = one;
    return {
      id: stop.id,
      number,
      title: uncapital(words[language].title),
      level: levelOfStop(one),
      mistakes: stop.idea.mistakes,
      boards: boards.map(sketched),
      last:
        stop.last.kind === 'made'
          ? { kind: 'made', at: aimAddress(stop.last.aim) }
          : { kind: 'among', boards: among.map(sketched) },
    };
  });

const sketched = (item: AskedItem): SketchedBoard => ({
  at: placeOfItem(item),
  print: item.facts.fingerprint,
});
