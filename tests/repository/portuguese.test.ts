import fs from 'node:fs';
import path from 'node:path';
import { inPortuguese } from '@passo/engine/lint/portuguese.ts';
import { expect, it } from 'vitest';

/* Designers read the linter in Portuguese: a sentence that a rule says and nobody translated would stand there in English. */

const ENGINE = path.resolve(import.meta.dirname, '../../packages/engine/src');
const files = ['lint', 'parse'].flatMap((room) =>
  fs
    .readdirSync(path.join(ENGINE, room))
    .filter(
      (name) =>
        name.endsWith('.ts') && !name.endsWith('.test.ts') && !['portuguese.ts', 'propertyWords.ts'].includes(name),
    )
    .map((name) => path.join(ENGINE, room, name)),
);

/** The texts that stand behind `message:` and `suggestion:`, with an `x` for what is put in. */
const sentences = files.flatMap((file) =>
  [
    ...fs.readFileSync(file, 'utf8').matchAll(/(?:message|suggestion):\s*(?:'([^']+)'|`((?:[^`$]|\$\{[^}]*\})+)`)/g),
  ].map(([, plain, template = '']) => plain ?? template.replaceAll(/\$\{[^}]*\}/g, 'x')),
);

/* Put together from parts that are sentences of their own; said as a rule says them. */
const composed = [
  'x y z',
  'x no step before it asks',
  'x the step "x" asks but does not require',
  'x is asked too late, in the step "x"',
];

it('every sentence of the linter is said in Portuguese', () => {
  expect(sentences.length).toBeGreaterThan(50);
  const english = sentences.filter((one) => !composed.includes(one) && inPortuguese(one) === one);
  expect(english.filter((one) => one !== 'x' && one !== 'x x')).toEqual([]);
});

it.each([
  ['unknown mask "cpff"', 'a máscara não existe: “cpff”'],
  ['did you mean "cpf"?', 'quis dizer “cpf”?'],
  ['must be true or false, not a string', 'precisa ser true ou false, e não um texto'],
  [
    'required, but it can never be answered: it waits for "a", which never has an answer',
    'obrigatório, mas nunca poderá ser respondido: espera por “a”, que nunca tem resposta',
  ],
  [
    'the step kind "k" for the product "P" needs the answer "cpf", which no step before it asks',
    'o passo “k” do produto “P” precisa da resposta “cpf”, que nenhum passo anterior pergunta',
  ],
  [
    '"bankPermission" tells a bank of the customer (needs: identity), and no step before it proves who they are',
    'aqui um banco fica sabendo da pessoa (“bankPermission”), e nenhum passo antes dele confirma quem ela é',
  ],
  [
    'the step kind "contract" binds the customer or shows what is known of them (needs: identity), and no step before it proves who they are',
    'o tipo de passo “contract” compromete a pessoa ou mostra o que se sabe dela, e nenhum passo antes dele confirma quem ela é',
  ],
  [
    'the step kind "k" binds the customer or shows what is known of them (needs: identity), and the step "s" asks "cpf" again after it was proven who they are',
    'o tipo de passo “k” compromete a pessoa ou mostra o que se sabe dela, e o passo “s” pergunta “cpf” de novo depois de confirmar quem ela é',
  ],
  ['what nobody says', 'what nobody says'],
])('%s', (english, portuguese) => expect(inPortuguese(english)).toBe(portuguese));
