import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A name that a file exports, and how it is found: `*` stands for all that another file exports. */
export interface Exported {
  readonly file: string;
  readonly name: string;
  readonly line: number;
  /** Where it comes from, where the file only passes it on. */
  readonly from?: string;
}

/** A name that a file takes from another: `*` where it takes all. */
export interface Imported {
  readonly file: string;
  readonly name: string;
  /** As it is written: a path, or `@passo/...`. */
  readonly specifier: string;
  /** The file behind it; null where it is no file of ours. */
  readonly from: string | null;
}

export interface Connections {
  readonly exported: readonly Exported[];
  readonly imported: readonly Imported[];
}

export const isTest = (file: string): boolean =>
  /\.test\.tsx?$|(^|\/)testing\/|^tests\/|^benchmarks\//.test(file) || /\/conformance\/|\/examples\.ts$/.test(file);

const HOUSES = ['apps', 'benchmarks', 'packages', 'scripts', 'tests'];
const notOurs = new Set(['node_modules', 'dist', 'dist.unfinished', '.data']);

/** Every file of ours that is code, by its path in the repository. */
export const sources = (): readonly string[] =>
  [...HOUSES.flatMap(filesIn), ...fs.readdirSync(ROOT)].filter((file) => /\.(?:tsx?|m?js)$/.test(file)).toSorted();

const filesIn = (folder: string): readonly string[] =>
  fs.existsSync(path.join(ROOT, folder))
    ? fs
        .readdirSync(path.join(ROOT, folder), { withFileTypes: true })
        .filter(({ name }) => !notOurs.has(name))
        .flatMap((entry) => (entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
    : [];

/** What files say of each other, from their text alone. */
export function connectionsOf(files: readonly string[]): Connections {
  const exported: Exported[] = [];
  const imported: Imported[] = [];
  for (const file of files) {
    const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
    const source = ts.createSourceFile(
      file,
      text,
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    const lineOf = (node: ts.Node): number => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const add = (name: string, node: ts.Node, from?: string): void =>
      void exported.push({ file, name, line: lineOf(node), ...(from !== undefined && { from }) });
    const take = (name: string, specifier: string): void =>
      void imported.push({ file, name, specifier, from: fileBehind(file, specifier) });
    for (const statement of source.statements) readStatement(statement, add, take);
    readDynamic(source, take);
  }
  return { exported, imported };
}

type Add = (name: string, node: ts.Node, from?: string) => void;
type Take = (name: string, specifier: string) => void;

function readStatement(statement: ts.Statement, add: Add, take: Take): void {
  if (ts.isImportDeclaration(statement)) return readImport(statement, take);
  if (ts.isExportDeclaration(statement)) return readExport(statement, add, take);
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return;
  if (ts.isVariableStatement(statement)) {
    for (const { name } of statement.declarationList.declarations)
      namesIn(name).forEach((each) => add(each, statement));
  } else if ('name' in statement && statement.name !== undefined)
    add((statement.name as ts.Identifier).text, statement);
}

const namesIn = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));

const specifierOf = ({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): string | undefined =>
  moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;

function readImport(statement: ts.ImportDeclaration, take: Take): void {
  const specifier = specifierOf(statement) ?? '';
  const bindings = statement.importClause?.namedBindings;
  if (bindings === undefined) return take('', specifier);
  if (ts.isNamespaceImport(bindings)) return take('*', specifier);
  for (const { name, propertyName } of bindings.elements) take((propertyName ?? name).text, specifier);
}

function readExport(statement: ts.ExportDeclaration, add: Add, take: Take): void {
  const specifier = specifierOf(statement);
  if (statement.exportClause === undefined) {
    // Who passes all on uses none of it: it is used where what is passed on is.
    take('', specifier ?? '');
    return add('*', statement, specifier);
  }
  if (ts.isNamespaceExport(statement.exportClause)) {
    take('*', specifier ?? '');
    return add(statement.exportClause.name.text, statement, specifier);
  }
  for (const { name, propertyName } of statement.exportClause.elements) {
    add(name.text, statement, specifier);
    if (specifier !== undefined) take((propertyName ?? name).text, specifier);
  }
}

/** `import('...')`, in code and in types: whatever is there may be used. */
function readDynamic(source: ts.SourceFile, take: Take): void {
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && (isImport(node.expression) || isResolve(node.expression))) {
      const [argument] = node.arguments;
      if (argument !== undefined && ts.isStringLiteral(argument)) take('*', argument.text);
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal))
      take('*', node.argument.literal.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

const isImport = ({ kind }: ts.Expression): boolean => kind === ts.SyntaxKind.ImportKeyword;
/** A file that is no module is read from where it stands. */
const isResolve = (callee: ts.Expression): boolean => callee.getText() === 'import.meta.resolve';

/** Where `@passo/<package>/<path>` leads: what stands in the package's sources. */
export function fileBehind(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  const [, name, rest] = /^@passo\/([a-z]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  return name === undefined ? null : `packages/${name}/src/${rest ?? 'index.ts'}`;
}
