import type { Facts } from '@passo/engine';
import { text } from '../ports/facts.ts';
import type { AnswerName } from '../ports/factNames.ts';
import type { Payroll } from '../ports/payrollMargin.ts';

/** What may say whose payroll it is: what was found out there is of these. */
export const payrollAnswers = [
  'cpf',
  'empregador',
  'orgao',
  'matriculaServidor',
  'regimeJuridico',
] as const satisfies readonly AnswerName[];

/** Whose payroll pays the person: a company's, or that of a public body, which knows them by a number. */
export function payrollOf(facts: Facts): Payroll {
  const employerCnpj = text(facts, 'empregador');
  const [body, registration] = [text(facts, 'orgao'), text(facts, 'matriculaServidor')];
  if (body === '') return { employerCnpj };
  return { employerCnpj, post: { body, registration, regime: text(facts, 'regimeJuridico') } };
}
