import { expect, it } from 'vitest';
import { wordsFor } from './words.ts';

it.each(['toString', 'nova'])('has none for %s, which no provider finds', (name) => {
  expect(wordsFor(name)).toBeUndefined();
});

/* Verbatim: 2-fields, section 8, and 3.8. */
it.each([
  ['account', 'A conta ofertada não pertence ao cadastro'],
  ['poorBill', 'Oops parece que enviou uma conta não muito boa...'],
  ['poorBill', 'Podemos tentar novamente?'],
  ['invalidBill', 'Documento de conta de luz inválido!'],
  ['proofOfResidence', 'Documento de comprovante de residência inválido!'],
  ['readBill', 'Erro de leitura'],
  ['readAddress', 'Erro de leitura'],
  ['readIdentity', 'Erro de leitura'],
  ['overdue', 'Você tem uma fatura em atraso'],
  ['overdue', 'Se você já pagou, anexe o comprovante'],
  ['overdue', 'Anexar comprovante'],
  ['overdue', 'Agora não'],
  ['cep', 'Cep divergente do documento'],
  ['city', 'Cidade divergente do documento'],
  ['state', 'Estado divergente do documento'],
])('%s says %j', (name, text) => {
  const words = wordsFor(name);
  expect([words?.title, words?.text, words?.ok.label, words?.cancel?.label]).toContain(text);
});
