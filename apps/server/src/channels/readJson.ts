import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { PartnerError } from './mistakes.ts';
import { joined, partsOf } from './pathText.ts';
import { inPlainWords } from './plainIssue.ts';

/** Reads a JSON file of a shape. Throws a PartnerError with every mistake and its path. `name` is how errors call it. */
export function readJson<Shape extends z.ZodType>(file: string, name: string, shape: Shape): z.output<Shape> {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch {
    throw new PartnerError([{ file: name, path: '', message: 'the file is missing or cannot be read' }]);
  }
  return parse(parseText(text, name), name, shape);
}

function parse<Shape extends z.ZodType>(value: unknown, name: string, shape: Shape): z.output<Shape> {
  const read = shape.safeParse(value, { error: inPlainWords });
  if (read.success) return read.data;
  throw new PartnerError(
    read.error.issues.flatMap((issue) =>
      issue.message.split('\n').map((message) => ({ file: name, path: joined('', partsOf(issue.path)), message })),
    ),
  );
}

function parseText(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PartnerError([{ file: name, path: '', message: notJson(error) }]);
  }
}

/** Where the text is no JSON, of what the engine says in its own words. */
function notJson(error: unknown): string {
  const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
  return line === undefined
    ? 'is not JSON: it breaks off, or has something beside it'
    : `is not JSON from line ${line}, column ${column}, on`;
}

export const foldersOf = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && fs.existsSync(path.join(folder, entry.name, 'partner.json')))
    .map((entry) => entry.name)
    .sort();
