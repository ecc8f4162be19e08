import type { CompiledForm } from './compile.ts';
import { mostRows } from './limits.ts';

/** Each is decoded: no form brings more at once, whatever its lists allow. What is stored already travels by its name. */
export const MOST_FILES = 40;

/** How many files the answers to a form may refer to, those in the groups of its lists too. */
export const filesOf = ({ fields }: CompiledForm): number =>
  fields.reduce((sum, { kind, rows, definition }) => {
    if (rows === undefined) return sum + Number(kind?.upload === true);
    return sum + mostRows(definition) * filesOf(rows);
  }, 0);
