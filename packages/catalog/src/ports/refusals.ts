/*
 * Why the outside says no, as a customer reads it: whoever refuses names a code, and the sentence is ours. What else they say is for
 * the office, and stands in the sealed history of the proposal alone.
 */

/** Codes of a refusal on the wire of `http` providers, with the sentence that each stands for. */
export const refusals = {
  'account.unknown': 'Não encontramos esta conta. Confira o banco, a agência e o número.',
  'agreement.closed':
    'Quem paga o seu salário ou benefício não aceita contratos novos hoje. Tente de novo em outro dia.',
  'amount.outsideLimits': 'Este valor não pode ser emprestado. Escolha outro valor.',
  'authorization.missing': 'Falta uma autorização sua. Autorize o banco no aplicativo e tente de novo.',
  'document.unreadable': 'Não deu para ler o que foi enviado. Tire outra foto, com luz e sem reflexo.',
  'margin.insufficient': 'A parcela não cabe no que você recebe. Escolha um valor menor ou mais parcelas.',
  'offer.expired': 'Esta oferta não vale mais. Escolha de novo, com os valores de hoje.',
  'request.ongoing': 'Já existe um pedido em andamento. Espere ele terminar para fazer outro.',
  'term.outsideLimits': 'Este prazo não é aceito. Escolha outro número de parcelas.',
} as const satisfies Readonly<Record<string, string>>;

type RefusalCode = keyof typeof refusals;

/** The sentence of a code; undefined of one that nobody knows, where the step's own words stand. */
export const wordsOfRefusal = (code: unknown): string | undefined =>
  typeof code === 'string' && Object.hasOwn(refusals, code) ? refusals[code as RefusalCode] : undefined;
