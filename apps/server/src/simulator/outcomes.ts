/** What happens outside to a customer, chosen by the last two digits of the CPF. One table for the code and the page. */
export interface Outcome {
  readonly ending: string;
  /** What the person running it sees. */
  readonly says: string;
  readonly limit?: 'lower';
  readonly bureau?: 'refused';
  readonly pace?: 'slow' | 'never';
  /** Technical failures before each answer. */
  readonly fails?: number;
  readonly documents?: 'remakeOnce';
  readonly selfie?: 'remakeOnce' | 'review';
  readonly margin?: 'refused';
  readonly payment?: 'refused';
}

export const outcomes: readonly Outcome[] = [
  { ending: '10', says: 'Birô: recusado, sem oferta', bureau: 'refused' },
  { ending: '11', says: 'Birô: aprovado com limite menor', limit: 'lower' },
  { ending: '20', says: 'Tudo responde devagar (8 segundos)', pace: 'slow' },
  { ending: '30', says: 'Cada serviço falha duas vezes e depois responde', fails: 2 },
  { ending: '31', says: 'Os serviços nunca respondem: aparece “Tentar novamente”', pace: 'never' },
  { ending: '40', says: 'Documento ilegível na primeira vez', documents: 'remakeOnce' },
  { ending: '41', says: 'Selfie não confere na primeira vez', selfie: 'remakeOnce' },
  { ending: '42', says: 'Selfie vai para conferência de uma pessoa (decida aqui)', selfie: 'review' },
  { ending: '60', says: 'Folha: sem margem para a parcela', margin: 'refused' },
  { ending: '71', says: 'Banco recusa o depósito', payment: 'refused' },
];

const approved: Outcome = { ending: 'outros', says: 'Tudo aprovado' };

/** `cpf`: 11 digits. */
export const outcomeOf = (cpf: string): Outcome => outcomes.find(({ ending }) => cpf.endsWith(ending)) ?? approved;

/** A valid CPF with this ending, always the same: the endings are check digits, so the first nine are searched for. */
export function exampleCpf(ending: string): string {
  for (let number = 111_444_000; ; number += 7) {
    const base = String(number);
    const first = checkDigit(base);
    if (`${first}${checkDigit(base + String(first))}` === ending) return base + ending;
  }
}

function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}
