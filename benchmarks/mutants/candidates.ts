import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { operators, type Edit } from './operators.ts';

/** One possible slip. Found again by what stands there and in what it stands, so that a moved line or file does not lose it. */
export interface Mutant {
  readonly file: string;
  /** The declaration around it. */
  readonly symbol: string;
  readonly operator: string;
  readonly before: string;
  readonly after: string;
  /** The how-manieth such place of the symbol. */
  readonly nth: number;
  readonly line: number;
}

export interface Candidate {
  readonly mutant: Mutant;
  readonly edit: Edit;
}

export const sourcesIn = (root: string, folder: string): readonly string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|(^|\/)testing\/|testing\.ts$/.test(name))
    .map((name) => path.posix.join(folder, name))
    .sort();

export function candidatesOf(root: string, file: string): readonly Candidate[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const seen = new Map<string, number>();
  const found: Candidate[] = [];
  const visit = (node: ts.Node): void => {
    for (const [operator, edits] of Object.entries(operators)) {
      for (const edit of edits(node, text)) found.push(place(operator, edit, node));
    }
    ts.forEachChild(node, visit);
  };
  const place = (operator: string, edit: Edit, node: ts.Node): Candidate => {
    const before = text.slice(edit.start, edit.end);
    const symbol = symbolOf(node);
    const name = [symbol, operator, before].join('\0');
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    const line = source.getLineAndCharacterOfPosition(edit.start).line + 1;
    return { mutant: { file, symbol, operator, before, after: edit.text, nth, line }, edit };
  };
  ts.forEachChild(source, visit);
  return found;
}

/** The outermost named declaration around a node. */
function symbolOf(node: ts.Node): string {
  let symbol = '';
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    if (
      (ts.isVariableDeclaration(at) || ts.isFunctionDeclaration(at) || ts.isClassDeclaration(at)) &&
      at.name !== undefined
    )
      symbol = at.name.getText();
  }
  return symbol;
}

const NAMED_BY = ['symbol', 'operator', 'before', 'after', 'nth'] as const;
export const isSame = (one: Mutant, other: Mutant): boolean => NAMED_BY.every((name) => one[name] === other[name]);

/** The same slip among these: in its own file, else in the only other one that has it. */
export function find(candidates: readonly Candidate[], wanted: Mutant): Candidate | undefined {
  const same = candidates.filter(({ mutant }) => isSame(mutant, wanted));
  return same.find(({ mutant }) => mutant.file === wanted.file) ?? (same.length === 1 ? same[0] : undefined);
}
