import type { CompiledForm } from '@passo/engine/form/compile.ts';
import { canonical, isJsonObject, listOf, own, type Json, type JsonObject } from '@passo/engine/json.ts';

/** The lists among the columns of a list's rows, and so on within them. What is no list is one value, whatever it is made of. */
export interface Columns {
  readonly [list: string]: Columns;
}

/** One answer as it travels: what `mine` was typed over, and what stands there now. Null and undefined: nothing. */
interface Sides<Value = Json | undefined> {
  readonly began: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

export const columnsOf = ({ fields }: CompiledForm): Columns =>
  Object.fromEntries(fields.flatMap(({ key, rows }) => (rows === undefined ? [] : [[key, columnsOf(rows)]])));

/**
 * What was typed, over what stands there now. A list (`columns`) that has as many rows on all sides is put together by row and column;
 * any other is one answer.
 */
export function threeWay(sides: Sides, columns: Columns | undefined): Json | undefined {
  const rows = rowsOf(sides, columns);
  if (rows === null) return isSame(sides.began, sides.mine) ? sides.theirs : sides.mine;
  return rows.map((row) =>
    Object.fromEntries(
      keysOf(row).flatMap((key) => {
        const value = threeWay(at(row, key), own(columns ?? {}, key));
        return value === undefined || value === null ? [] : [[key, value]];
      }),
    ),
  );
}

/** Whether both wrote the same place, and not the same. */
export function isContested(sides: Sides, columns: Columns | undefined): boolean {
  const rows = rowsOf(sides, columns);
  if (rows !== null)
    return rows.some((row) => keysOf(row).some((key) => isContested(at(row, key), own(columns ?? {}, key))));
  const { began, mine, theirs } = sides;
  return !isSame(began, mine) && !isSame(began, theirs) && !isSame(mine, theirs);
}

/** The rows side by side; null where they are not as many on all sides, or there is no list. */
function rowsOf({ began, mine, theirs }: Sides, columns: Columns | undefined): readonly Sides<JsonObject>[] | null {
  if (columns === undefined) return null;
  const [before, here, there] = [began, mine, theirs].map((list) => listOf(list).filter(isJsonObject));
  if (before?.length !== here?.length || here?.length !== there?.length) return null;
  return (here ?? []).map((row, index) => ({ began: before?.[index] ?? {}, mine: row, theirs: there?.[index] ?? {} }));
}

const keysOf = ({ began, mine, theirs }: Sides<JsonObject>): readonly string[] =>
  Object.keys({ ...theirs, ...began, ...mine });

const at = ({ began, mine, theirs }: Sides<JsonObject>, key: string): Sides => ({
  began: own(began, key),
  mine: own(mine, key),
  theirs: own(theirs, key),
});
