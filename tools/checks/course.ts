import { AIMS } from '#engine/boards';
import { loadCourse } from '../../site/library/course/loadCourse.ts';
import { judgedLibrary } from '../../site/library/judged/judgedLibrary.ts';
import { wordIssue } from '../../site/library/wordIssue.ts';
import type { Check } from '../project/check.ts';

/**
 * What does not hold of the course: boards that there are not, or that its ideas do not decide; look-alikes that are none;
 * stops that rest on what comes later, which no circle is without; words that a language lacks.
 */
export const check: Check = {
  name: 'course',
  run: async () => {
    const root = process.cwd();
    const { scenarios, exercises } = judgedLibrary(root, 'ignored');
    const facts = new Map([...scenarios, ...exercises].map((one) => [one.slug, one]));
    const course = loadCourse(root, { facts, aims: AIMS });
    return course.ok ? [] : course.error.map(wordIssue);
  },
};
