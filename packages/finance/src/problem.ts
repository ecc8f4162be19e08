import { fail, type Result } from '@passo/domain';

/** Why a calculation has no answer, in words fit to show. */
const messages = {
  'amount.invalid': 'O valor informado não pode ser usado nesta simulação.',
  'amount.tooSmall': 'O valor é pequeno demais para esse número de parcelas.',
  'amount.tooLarge': 'O valor é grande demais para ser calculado.',
  'installments.invalid': 'O número de parcelas não é válido.',
  'rate.invalid': 'A taxa de juros não é válida.',
  'dates.invalid': 'As datas da operação não são válidas.',
  'firstDue.tooLate': 'A primeira parcela está longe demais da data do crédito.',
  'charges.invalid': 'As tarifas e os seguros da operação não são válidos.',
  'released.nothing': 'Descontados os custos, não sobra valor a receber.',
  'cost.unbounded': 'O custo desta operação é alto demais para ser calculado.',
  'rules.unknown': 'Não há regras cadastradas para a data da operação.',
  'margin.tooSmall': 'A margem disponível não comporta a menor parcela.',
  'margin.invalid': 'A margem informada não pode ser usada.',
  'balance.tooSmall': 'O saldo não alcança o valor mínimo para esta operação.',
  'waiting.period': 'Ainda não passou o prazo mínimo para antecipar.',
  'debt.notCovered': 'O valor do novo contrato não cobre a dívida atual.',
  'term.unpayable': 'Com essa taxa e esse prazo não é possível montar as parcelas.',
  'rules.refuse': 'As regras deste crédito não permitem esta simulação.',
  'term.tooLong': 'O prazo é maior do que o permitido.',
} as const;

export type FinanceProblemCode = keyof typeof messages;

export interface FinanceProblem {
  readonly code: FinanceProblemCode;
  /** Portuguese, fit to show. */
  readonly message: string;
}

export type Calculated<T> = Result<T, FinanceProblem>;

export const refuse = (code: FinanceProblemCode): { readonly ok: false; readonly problem: FinanceProblem } =>
  fail({ code, message: messages[code] });
