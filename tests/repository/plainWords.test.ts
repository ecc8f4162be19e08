import { catalog, loanProduct } from '@passo/catalog';
import { describe, expect, it } from 'vitest';
import texts from './texts.json' with { type: 'json' };
import { shipped } from '../support/shipped.ts';
import { sayingsOf } from './promises.ts';
import { tableOf } from './words.ts';

/* What customers read is said in words that somebody knows who never took a loan. How steps and phases are called: stepNames.test.ts. */

/** Words that no customer reads, and why; as they begin; whole up to a `>`. */
const reasons = tableOf('Words to avoid');
const forbidden = reasons.map(
  ([words, why]) => [new RegExp(`(?<!\\p{L})(?:${words.replaceAll('>', '(?!\\p{L})')})`, 'iu'), why] as const,
);
/** What is wrong with a sentence; undefined where it is plain. */
function wrongWith(sentence: string): string | undefined {
  const read = sentence.replaceAll(/<[^>]*>?/g, ' ');
  return forbidden.find(([words]) => words.test(read))?.[1];
}
const isPlain = (sentence: string): boolean => wrongWith(sentence) === undefined;

/** The specification's own words stay as they are. */
const quoted = Object.values(texts).flat();
/** What the law calls it, said in plain words in the same sentence. */
const EXPLAINED = [
  'Autorizo a consulta do meu vínculo de trabalho, ou do meu benefício, e da margem consignável (o que a lei deixa ir para parcelas) na Dataprev, do governo, para saber qual parcela cabe no que recebo.',
];

/** Contracts speak as the law does; what is sold is summed up in the notes of a product, which are read here. */
const papers = JSON.stringify(Object.keys(catalog.products).map((slug) => loanProduct(slug)?.paper));
/** Only those who build flows read how a kind is called, and what a fact is; only who runs the house, what it says of its keys. */
const kinds = Object.values(catalog.steps).flatMap(({ label, panel = '' }) => [label, panel]);
const elsewhere = [
  'apps/server/src/ports/documents/',
  'apps/server/src/flows/belonging/',
  'packages/catalog/src/particulars/authentication.ts',
  'packages/catalog/src/ports/factNames.ts',
];

it('no word of machines or of the trade stands where a customer reads', () => {
  const found = [...sayingsOf((one) => !isPlain(one))].filter(
    ([one, files]) =>
      ![...EXPLAINED, ...kinds].includes(one) &&
      !quoted.some((text) => text.includes(one)) &&
      !papers.includes(one) &&
      !files.every((file) => elsewhere.some((place) => file.startsWith(place))),
  );
  expect(found.map(([one, files]) => `${files.join(', ')} says “${one}”: ${wrongWith(one)}`)).toEqual([]);
});

it.each(shipped.map(({ code, definition }) => [code, definition] as const))('%s asks in plain words', (_code, flow) => {
  const labels: string[] = [];
  JSON.stringify(flow, (key, value: unknown) => {
    if (['label', 'title', 'placeholder', 'missing'].includes(key) && typeof value === 'string') labels.push(value);
    // Banks and cities have names of their own.
    return Array.isArray(value) && value.length > 100 ? [] : value;
  });
  expect(labels.length).toBeGreaterThan(10);
  expect(labels.filter((one) => !isPlain(one) && !quoted.includes(one))).toEqual([]);
});

it('explains what the law calls by its name', () => {
  const said = sayingsOf((one) => EXPLAINED.includes(one));
  expect([...said.keys()]).toEqual(EXPLAINED);
});

describe('a word is known', () => {
  it.each([
    ['Não há margem para esta parcela', false],
    ['Sua proposta foi averbada.', false],
    ['CET 27,39% a.a.', false],
    ['O RH confirma o desconto.', false],
    ['Consultamos o extrato IN100 do INSS.', false],
    ['Digite o token.', false],
    ['Esta parcela não cabe no seu salário', true],
    ['O seu pedido foi recebido.', true],
    ['Taxa de 1,79% ao mês', true],
  ])('%s', (sentence, plain) => expect(isPlain(sentence)).toBe(plain));
});

describe('docs/words.md', () => {
  it('has the words to avoid with their reasons, each once', () => {
    expect(reasons.length).toBeGreaterThan(20);
    expect(new Set(reasons.map(([word]) => word)).size).toBe(reasons.length);
    for (const [word, why] of reasons) expect(why, word).toMatch(/\p{L}{3}/u);
  });

  it.each(tableOf('Words to use'))('“%s” is said, and not one to avoid', (word) => {
    expect(isPlain(word)).toBe(true);
    expect([...sayingsOf((one) => one.toLocaleLowerCase('pt-BR').includes(word)).keys()]).not.toEqual([]);
  });
});
