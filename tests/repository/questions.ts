import ts from 'typescript';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sources } from './imports.ts';

/** What a person is asked before something is done, as it is written where it is asked. */
export interface AskedQuestion {
  readonly file: string;
  /** Null where a server or a table of words gives it. */
  readonly title: string | null;
  readonly okText: string | null;
  readonly cancelText: string | null;
  readonly type: string | null;
  readonly destructive: boolean;
  /** Every text that stands in the question. */
  readonly texts: readonly string[];
}

const root = path.resolve(import.meta.dirname, '../..');

/** Every call of `ask` of the portal's notices, under whatever name a file knows it. */
export function askedQuestions(): readonly AskedQuestion[] {
  const files = sources().filter((file) => file.startsWith('apps/portal/src/') && !/\.test\./.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!text.includes('state/notices.ts')) return [];
    return questionsIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), file);
  });
}

function questionsIn(source: ts.SourceFile, file: string): readonly AskedQuestion[] {
  const name = nameOfAsk(source);
  if (name === null) return [];
  return nodesIn(source)
    .filter(ts.isCallExpression)
    .filter(({ expression }) => ts.isIdentifier(expression) && expression.text === name)
    .map(({ arguments: [asked] }) => questionOf(asked, file));
}

/** What a file calls it; null where it asks nothing. */
function nameOfAsk(source: ts.SourceFile): string | null {
  const notices = source.statements
    .filter(ts.isImportDeclaration)
    .find(({ moduleSpecifier }) => moduleSpecifier.getText().includes('state/notices.ts'));
  const named = notices?.importClause?.namedBindings;
  if (named === undefined || !ts.isNamedImports(named)) return null;
  return named.elements.find(({ name, propertyName }) => (propertyName ?? name).text === 'ask')?.name.text ?? null;
}

function questionOf(asked: ts.Expression | undefined, file: string): AskedQuestion {
  if (asked === undefined || !ts.isObjectLiteralExpression(asked)) throw new Error(`${file} asks no question in words`);
  const valueOf = (name: string): ts.Expression | undefined =>
    asked.properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText() === name)?.initializer;
  const textOf = (name: string): string | null => {
    const value = valueOf(name);
    return value !== undefined && ts.isStringLiteralLike(value) ? value.text : null;
  };
  return {
    ...{
      file,
      title: textOf('title'),
      okText: textOf('okText'),
      cancelText: textOf('cancelText'),
      type: textOf('type'),
    },
    destructive: valueOf('destructive')?.kind === ts.SyntaxKind.TrueKeyword,
    texts: nodesIn(asked)
      .filter(ts.isStringLiteralLike)
      .map(({ text }) => text),
  };
}

function nodesIn(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (one: ts.Node): void => {
    found.push(one);
    one.forEachChild(visit);
  };
  visit(node);
  return found;
}
