import { fail, type Result } from '@passo/domain';

/** Why a calculation has no answer, in words fit to show. */
const messages = {
  'amount.invalid': 'O valor informado não pode ser usado nesta simulação.',
  'amount.tooSmall': 'O valor é pequeno demais para esse número de parcelas.',
  'amount.tooLarge': 'O valor é grande demais para ser calculado.',
  'installments.invalid': 'O número de parcelas não é válido.',
  'rate.invalid': 'A taxa de juros não é válida.',
  'rate.notFraction': 'A taxa vem como fração ou com o sinal de porcento: 1,79 % é 0.0179 ou "1.79%".',
  'input.invalid': 'Um dado do cálculo falta ou não é válido.',
  'input.unknown': 'Um dado do cálculo não é conhecido.',
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
  'balance.grows': 'As parcelas não pagam os juros: a dívida cresceria.',
  'saving.none': 'O novo contrato não sai mais barato do que o de hoje.',
  'competence.taken': 'Um desses saques já foi antecipado em outro contrato.',
  'payment.tooSmall': 'O pagamento não cobre o que já venceu.',
  'payment.tooLarge': 'O pagamento é maior do que a dívida.',
} as const;

export type FinanceProblemCode = keyof typeof messages;

export interface FinanceProblem {
  readonly code: FinanceProblemCode;
  /** Portuguese, fit to show. */
  readonly message: string;
  /** Which field of what was given is wrong, where it is one: `fees.0.when`. */
  readonly path?: string;
  /** Where a name is not known, the known one that is nearest to it, if one is near enough to be what was meant. */
  readonly nearest?: string;
}

export type Calculated<T> = Result<T, FinanceProblem>;

interface Refusal {
  readonly ok: false;
  readonly problem: FinanceProblem;
}

export const refuse = (code: FinanceProblemCode): Refusal => fail({ code, message: messages[code] });

/** The same, told more exactly. */
export const refuseWith = (code: FinanceProblemCode, more: Partial<FinanceProblem>): Refusal =>
  fail({ code, message: messages[code], ...more });
