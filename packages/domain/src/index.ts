export type { Clock } from './clock.ts';
export { fail, ok, type Result } from './result.ts';
export type { Mask } from './mask.ts';
export type { Validator } from './validator.ts';
export type { Formatter } from './formatter.ts';
export type { CalendarDate } from './date/date.ts';
export { isProblemCode, problem, type FieldError, type Problem, type ProblemHints } from './problem/problem.ts';
export { problems, type ProblemCode } from './problem/problems.ts';
