import fs from 'node:fs';
import { documentsIn, readBy, type Schema } from './schema.ts';
import type { Asked, Told, WireName } from './words.ts';

interface WireDocument {
  readonly paths: Readonly<Record<string, { readonly post: { readonly operationId: string } }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Drawn from the types (`words.ts`), and held against them by a test. */
const document: WireDocument = JSON.parse(
  fs.readFileSync(new URL('wire.openapi.json', import.meta.url), { encoding: 'utf8' }),
);
const { schemas } = document.components;
const names = new Set(Object.values(document.paths).map(({ post }) => post.operationId));

export const isWireName = (name: string): name is WireName => names.has(name);

/** The questions of a port on this wire. */
export const wireNamesOf = (port: string): readonly WireName[] =>
  [...names].filter((name): name is WireName => isWireName(name) && name.startsWith(`${port}.`));

const schemaOf = (name: WireName, part: 'question' | 'answer'): Schema => schemas[`${name}.${part}`] ?? {};

/** What a server told, without what nobody asked for, and what is wrong with it. */
export const readTold = (name: WireName, value: unknown, at = 'value') =>
  readBy(schemas, schemaOf(name, 'answer'), value, at);

export const isTold = <Name extends WireName>(name: Name, value: unknown): value is Told<Name> =>
  readTold(name, value).problems.length === 0;

/** The photos and papers that a question names, by their references. */
export const documentsOf = <Name extends WireName>(name: Name, question: Asked<Name>): readonly string[] =>
  documentsIn(schemas, schemaOf(name, 'question'), question);

/** A question as the document gives it for an example. */
export const exampleQuestionOf = (name: WireName): unknown => schemaOf(name, 'question').examples?.[0];

/** The photos and papers that this example names. */
export const documentsOfExample = (name: WireName): readonly string[] =>
  documentsIn(schemas, schemaOf(name, 'question'), exampleQuestionOf(name));
