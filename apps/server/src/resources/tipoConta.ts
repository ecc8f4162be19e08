import type { OptionDefinition } from '@passo/engine';

/** Kinds of account that a lender can pay into. */
export const tipoConta: readonly OptionDefinition[] = [
  { value: 'corrente', label: 'Corrente' },
  { value: 'poupanca', label: 'Poupança' },
  { value: 'pagamento', label: 'Pagamento' },
  { value: 'salario', label: 'Salário' },
];
