import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { candidatesOf, find, type Candidate, type Mutant } from './candidates.ts';
import type { Listed } from './list.ts';
import { runSuite } from './suite.ts';

/** Which test files come past which mutant, by its id, the quickest first; and what each file takes. */
export interface Measured {
  readonly reach: ReadonlyMap<number, readonly string[]>;
  readonly seconds: ReadonlyMap<string, number>;
}

/** Finds a mutant of the list in its file as it is now. */
export function locate(root: string, mutant: Mutant): Candidate {
  const found = find(candidatesOf(root, mutant.file), mutant);
  if (found === undefined)
    throw new Error(`${mutant.file}: ${mutant.symbol} does not say ${mutant.before} any more; draw anew`);
  return found;
}

/** Marks every mutant's function in the copy, runs the tests once, and takes the marks out again. */
export async function measureReach(
  copy: string,
  mutants: readonly Listed[],
  tests: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Measured> {
  const book = path.join(copy, 'mutants-marks.tsv');
  fs.writeFileSync(book, '');
  const files = [...new Set(mutants.map(({ file }) => path.join(copy, file)))];
  const originals = files.map((file) => [file, fs.readFileSync(file, 'utf8')] as const);
  for (const [file, text] of originals) fs.writeFileSync(file, marked(file, text, marksIn(copy, file, mutants)));
  const options = { files: tests, env: { ...env, MUTANT_MARKS: book }, bail: false, limitSeconds: 3_600 };
  const run = await runSuite(copy, options);
  for (const [file, text] of originals) fs.writeFileSync(file, text);
  if (run.files.length === 0) throw new Error(`no test ran:\n${run.output}`);
  for (const { file, failed } of run.files)
    if (failed !== null) console.log(`not asked, since it fails without any mutant: ${file}: ${failed}`);
  const sound = new Map(run.files.filter(({ failed }) => failed === null).map(({ file, seconds }) => [file, seconds]));
  return { reach: readMarks(copy, book, sound), seconds: sound };
}

const marksIn = (copy: string, file: string, mutants: readonly Listed[]): readonly Mark[] =>
  mutants
    .filter((mutant) => path.join(copy, mutant.file) === file)
    .map((mutant) => ({ id: mutant.id, at: locate(copy, mutant).edit.start }));

function readMarks(copy: string, book: string, seconds: Measured['seconds']): Measured['reach'] {
  const reach = new Map<number, readonly string[]>();
  const isServed = (file: string): number => (file.startsWith('tests/integration/') ? 1 : 0);
  for (const line of fs.readFileSync(book, 'utf8').trimEnd().split('\n')) {
    const [id = '', test = ''] = line.split('\t');
    const file = path.relative(copy, test);
    if (seconds.has(file)) reach.set(Number(id), [...(reach.get(Number(id)) ?? []), file]);
  }
  const cost = (file: string): number => seconds.get(file) ?? 0;
  const order = (one: string, other: string): number => isServed(one) - isServed(other) || cost(one) - cost(other);
  return new Map([...reach].map(([id, files]) => [id, [...files].sort(order)]));
}

interface Mark {
  readonly id: number;
  readonly at: number;
}

/** The innermost function around each mark says when it is called; a value made when the file is loaded, when it is used. */
function marked(file: string, text: string, marks: readonly Mark[]): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return marks
    .flatMap(({ id, at }) => insertsFor(source, id, at))
    .sort((one, other) => other.at - one.at)
    .reduce((now, { at, text: piece }) => now.slice(0, at) + piece + now.slice(at), text);
}

interface Insert {
  readonly at: number;
  readonly text: string;
}

const WHEN_USED = '((say, made) => typeof made === "function" ? (...given) => (say(), made(...given)) : (say(), made))';
const call = (id: number): string => `globalThis.passedMutant?.(${id})`;

function insertsFor(source: ts.SourceFile, id: number, at: number): readonly Insert[] {
  for (let node = nodeAt(source, at); !ts.isSourceFile(node); node = node.parent) {
    const body = ts.isFunctionLike(node) && 'body' in node ? node.body : undefined;
    if (body !== undefined && ts.isBlock(body)) return [{ at: body.getStart() + 1, text: `${call(id)};` }];
    if (body !== undefined) return around(body, `(${call(id)}, `, ')');
    if (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent) && node.initializer !== undefined)
      return around(node.initializer, `${WHEN_USED}(() => ${call(id)}, `, ')');
  }
  return [{ at: 0, text: `${call(id)};` }];
}

const around = (node: ts.Node, before: string, after: string): readonly Insert[] => [
  { at: node.end, text: after },
  { at: node.getStart(), text: before },
];

function nodeAt(node: ts.Node, at: number): ts.Node {
  const inner = ts.forEachChild(node, (child) => (child.getStart() <= at && at < child.end ? child : undefined));
  return inner === undefined ? node : nodeAt(inner, at);
}
