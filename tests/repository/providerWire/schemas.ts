import path from 'node:path';
import ts from 'typescript';
import type { Schema } from '../../../apps/server/src/ports/http/schema.ts';

/* JSON Schema (2020-12) out of the types of the wire: what is named becomes a component, what is said beside a type its description. */

const ROOT = path.resolve(import.meta.dirname, '../../..');
const WORDS = path.join(ROOT, 'apps/server/src/ports/http/words.ts');

interface OperationSchemas {
  readonly name: string;
  readonly description: string;
  readonly question: Schema;
  readonly answer: Schema;
}

export interface Drawn {
  readonly operations: readonly OperationSchemas[];
  readonly components: Readonly<Record<string, Schema>>;
}

/** Every operation of the wire, in the order of their names. */
export function drawWire(): Drawn {
  const program = ts.createProgram([WORDS], { ...optionsOf(), noEmit: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(WORDS);
  const alias = source?.statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === 'WireWords');
  if (alias === undefined) throw new Error('words.ts declares no WireWords');
  const drawing = new Drawing(checker);
  const words = checker.getPropertiesOfType(checker.getTypeAtLocation(alias));
  const operations = words.map((word): OperationSchemas => {
    const parts = checker.getPropertiesOfType(checker.getTypeOfSymbol(word));
    const part = (name: string): Schema => {
      const found = parts.find((each) => each.name === name);
      if (found === undefined) throw new Error(`${word.name} has no ${name}`);
      return drawing.ofProperty(found);
    };
    return { name: word.name, description: said(word, checker), question: part('question'), answer: part('answer') };
  });
  const components = Object.fromEntries([...drawing.components].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { operations: operations.toSorted((a, b) => (a.name < b.name ? -1 : 1)), components };
}

function optionsOf(): ts.CompilerOptions {
  const file = path.join(ROOT, 'apps/server/tsconfig.json');
  const read = ts.getParsedCommandLineOfConfigFile(file, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail });
  return read?.options ?? fail();
}

function fail(): never {
  throw new Error('apps/server/tsconfig.json cannot be read');
}

const said = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ');

/** An amount of money is whole and never below nothing; its name says that it is one. */
const isCentavos = (name: string): boolean => /centavos$/i.test(name);

class Drawing {
  readonly components = new Map<string, Schema>();
  private readonly checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  ofProperty(symbol: ts.Symbol): Schema {
    const schema = this.of(this.checker.getTypeOfSymbol(symbol), symbol.name, writtenAs(symbol));
    const description = said(symbol, this.checker);
    return { ...schema, ...(description !== '' && { description }) };
  }

  private of(type: ts.Type, name: string, written: string): Schema {
    if (written === 'DocumentReference') return { type: 'string', format: 'document' };
    if (type.flags & ts.TypeFlags.TemplateLiteral) return { type: 'string', format: 'date' };
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number)
      return isCentavos(name) ? { type: 'integer', minimum: 0 } : { type: 'number' };
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
    if (type.isStringLiteral()) return { type: 'string', enum: [type.value] };
    if (type.isUnion()) return this.ofUnion(type, name);
    const item = this.checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (item !== undefined) return { type: 'array', items: this.of(item, name, '') };
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.ofObject(type);
    throw new Error(`${name} is of a type that no JSON has: ${this.checker.typeToString(type)}`);
  }

  private ofUnion(type: ts.UnionType, name: string): Schema {
    const parts = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const [first] = parts;
    if (first !== undefined && parts.length === 1) return this.of(first, name, '');
    if (parts.every((part) => part.flags & ts.TypeFlags.BooleanLike)) return { type: 'boolean' };
    const literals = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
    if (literals.length === parts.length) return { type: 'string', enum: literals.toSorted() };
    const isNull = ({ flags }: ts.Type): number => (flags & ts.TypeFlags.Null ? 1 : 0);
    return { anyOf: parts.toSorted((a, b) => isNull(a) - isNull(b)).map((part) => this.of(part, name, '')) };
  }

  private ofObject(type: ts.Type): Schema {
    const name = nameOf(type);
    if (name === 'JsonObject') return { type: 'object' };
    if (name === null) return this.inline(type);
    if (!this.components.has(name)) {
      // Its name first: a type that leads back to itself would be drawn for ever.
      this.components.set(name, {});
      const about = type.aliasSymbol === undefined ? '' : said(type.aliasSymbol, this.checker);
      this.components.set(name, { ...this.inline(type), ...(about !== '' && { description: about }) });
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private inline(type: ts.Type): Schema {
    const properties = this.checker.getPropertiesOfType(type);
    const required = properties.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map((one) => one.name);
    return {
      type: 'object',
      properties: Object.fromEntries(properties.map((one) => [one.name, this.ofProperty(one)])),
      ...(required.length > 0 && { required }),
    };
  }
}

/** As the type of a property is written down: the compiler forgets what a text was called. */
function writtenAs({ declarations }: ts.Symbol): string {
  const [declaration] = declarations ?? [];
  return declaration !== undefined && ts.isPropertySignature(declaration) ? (declaration.type?.getText() ?? '') : '';
}

/** `Plain<Quote>` is a Quote; any other type that is made out of another has no name of its own. */
function nameOf(type: ts.Type): string | null {
  const { aliasSymbol, aliasTypeArguments = [] } = type;
  const [argument] = aliasTypeArguments;
  if (aliasSymbol?.name === 'Plain' && argument !== undefined) return nameOf(argument);
  if (aliasSymbol !== undefined) return aliasTypeArguments.length === 0 ? aliasSymbol.name : null;
  const symbol = type.getSymbol();
  return symbol !== undefined && symbol.flags & ts.SymbolFlags.Interface ? symbol.name : null;
}
