/** Kinds of account that a lender can pay into: value and words. */
export const accountTypes = [
  ['corrente', 'Corrente'],
  ['poupanca', 'Poupança'],
  ['pagamento', 'Pagamento'],
  ['salario', 'Salário'],
] as const;
