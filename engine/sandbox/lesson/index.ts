// What a board of one’s own can be asked for, and the file of such an exercise: loaded once somebody asks for that.

export { type Lesson, type LessonOffered, lessonOn, lessonsOn } from './lesson.ts';
export { type LessonFile, type LessonFiled, lessonFile } from './lessonFile.ts';
