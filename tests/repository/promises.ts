import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where words stand that a customer reads: pages, questions, messages, papers. What only those who build flows see is left out. */
const shown = [
  'apps/portal/src',
  'apps/server/src/flows',
  'apps/server/src/pages',
  'apps/server/src/ports/documents',
  'packages/catalog/src',
  'packages/domain/src/message',
  'packages/domain/src/problem',
  'packages/ui/src',
  'partners',
  'templates',
];
const isText = (file: string): boolean =>
  /\.(tsx?|json)$/.test(file) && !/\.test\.|[\\/](node_modules|testing|conformance|preview|examples)[\\/]/.test(file);

/**
 * The words by which something is promised: what we will do, what will not happen, what stays, how long it lasts. What is only usual
 * (`costuma`, `leva`) promises nothing.
 */
const promising = [
  'avis(amos|aremos)',
  '(enviaremos|entraremos|mostramos|mostraremos|cancelaremos)',
  '(enviamos|vamos (enviar|pedir|cancelar))',
  'apagamos',
  'anonimizad[oa]s?',
  '(?<!lei )guarda(mos|d[oa]s?)?',
  '(mesmo link|de onde você parou|continua (sozinha|aqui|aberto))',
  '(quando quiser|a qualquer momento)',
  '(nada|não) (é|será|serão) (cobrad|descontad|depositad)[oa]s?',
  'nada (é|será|do que)',
  '(nunca|jamais)',
  'vale[m]? (por|na hora|só|como)',
  '(pode levar|é feit[oa] em|respondemos em) até',
  'usamos',
  'você (recebe as|decide)',
  '(sem compromisso|sem custo|de graça|gratuit[oa]s?|garantid[oa]s?|garantimos)',
  '(assim que|vai para o|leva os valores)',
  'com desconto',
  'assina de novo',
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u'));

export const isPromise = (sentence: string): boolean =>
  promising.some((words) => words.test(sentence.toLocaleLowerCase('pt-BR')));

/** A sentence as it is written, and the files that say it. */
export type Sayings = ReadonlyMap<string, readonly string[]>;

/** Every sentence that promises something. */
export const promisesSaid = (): Sayings => sayingsOf(isPromise);

/** Every sentence of this sort that a customer reads. Where a value is put into it stands `…`. */
export function sayingsOf(holds: (sentence: string) => boolean): Sayings {
  const found = new Map<string, string[]>();
  for (const file of shown.flatMap(filesIn)) {
    const said = file.endsWith('.json') ? textsOfJson(file) : textsOfCode(file);
    for (const sentence of said.flatMap(sentencesOf).filter(holds)) {
      const name = path.relative(ROOT, file);
      found.set(sentence, [...new Set([...(found.get(sentence) ?? []), name])]);
    }
  }
  return found;
}

const filesIn = (place: string): readonly string[] =>
  fs
    .readdirSync(path.join(ROOT, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(isText);

/** Terms are cut where they have a full stop or a new line; a phrase of code (`é o seu código`) is one as it is. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])\s+|\s*\n+\s*/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').replaceAll('*', '').trim())
    .filter((sentence) => sentence.includes(' '));

function textsOfJson(file: string): readonly string[] {
  const texts: string[] = [];
  JSON.parse(fs.readFileSync(file, 'utf8'), (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}

function textsOfCode(file: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node))
      texts.push(node.text);
    else if (ts.isTemplateExpression(node))
      texts.push(node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join(''));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return texts;
}
