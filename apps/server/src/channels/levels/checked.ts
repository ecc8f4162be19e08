import { isRecord, type Json } from '@passo/engine';
import type { z } from 'zod';
import { PartnerError } from '../mistakes.ts';
import { joined, partsOf } from '../pathText.ts';
import { inPlainWords } from '../plainIssue.ts';
import { namedBy, nameIn } from './names.ts';
import type { Resolved } from './resolve.ts';
import { lastSaid, type Path } from './said.ts';

/** Where a mistake stands if no level said anything near it. */
export interface Home {
  readonly file: string;
  readonly at: string;
}

/** One part of the whole, in its shape. What is wrong is told in the file of the level that said it. */
export function checked<Value>(resolved: Resolved, part: string, shape: z.ZodType<Value>, home: Home): Value {
  const read = shape.safeParse(resolved.whole[part], { error: inPlainWords });
  if (read.success) return read.data;
  throw new PartnerError(
    read.error.issues.flatMap((issue) => {
      const keys = [part, ...partsOf(issue.path)];
      // What nobody knows is told of where it stands in: there its name is to be mended.
      if (issue.code !== 'unrecognized_keys') return [{ ...whoSaid(resolved, keys, home), message: issue.message }];
      const messages = issue.message.split('\n');
      return issue.keys.map((key, index) => {
        const { file, path } = whoSaid(resolved, [...keys, key], home);
        return { file, path: path.replace(/\.?[^.]+$/, ''), message: messages[index] ?? issue.message };
      });
    }),
  );
}

/** The file and the place in it of whoever said what stands at this path of the whole. */
export function whoSaid({ whole, said }: Resolved, keys: readonly (string | number)[], home: Home) {
  const named = namedPath(whole, keys);
  const last = lastSaid(said, named);
  if (last === undefined) return { file: home.file, path: joined(home.at, keys.slice(1)) };
  return { file: last.file, path: joined(last.at, keys.slice(last.path.length)) };
}

/** The same path with the names of things in the place of their numbers. */
export function namedPath(whole: Json, keys: readonly (string | number)[]): Path {
  const path: string[] = [];
  let here: Json | undefined = whole;
  for (const key of keys) {
    const by = namedBy(path);
    const inside: Json | undefined = within(here, key);
    path.push((by === undefined || inside === undefined ? undefined : nameIn(by, inside)) ?? String(key));
    here = inside;
  }
  return path;
}

function within(value: Json | undefined, key: string | number): Json | undefined {
  if (typeof key === 'number') return Array.isArray(value) ? value[key] : undefined;
  return isRecord(value) && Object.hasOwn(value, key) ? (value as Readonly<Record<string, Json>>)[key] : undefined;
}
