import { ok } from '@passo/domain';
import { needing, whole } from '../../ports/facts.ts';
import type { LoanDetails } from '../../ports/lender.ts';
import { unsecured } from '../clauses.ts';
import { prudentShare } from '../income.ts';
import { defineLoan, firstDueDay, refusal, usualTerms } from '../parts.ts';
import type { LoanQuestion } from '../product.ts';

/** Days of the month that a customer may choose: every month has each of them. */
const DUE_DAYS: readonly number[] = [5, 10, 15, 20, 25];
/** So many days after the payment a first slip may be due, at the earliest. */
const DAYS_TO_FIRST_DUE = 10;

const isChosen = ({ dueDay = 0 }: LoanDetails = {}): boolean => DUE_DAYS.includes(dueDay);

/** On the day of the month that was chosen; while none is, what fits is reckoned by the lender's usual one. */
const dueOn = ({ paidOutOn, details: { dueDay = 0 } = {} }: Pick<LoanQuestion, 'paidOutOn' | 'details'>) =>
  isChosen({ dueDay }) ? { firstDueOn: firstDueDay(paidOutOn, dueDay, DAYS_TO_FIRST_DUE) } : {};

/** Personal credit by slips: each installment is a slip of its own, on the day of the month that the customer chose. */
export const boleto = defineLoan({
  label: 'Empréstimo no boleto',
  regulation: 'consumer',
  minimumCentavos: 30_000,
  maximumCentavos: 2_000_000,
  terms: [6, 9, 12, 18, 24],
  usualRate: 0.0489,
  example: { requestedCentavos: 300_000, installments: 12, details: { dueDay: 10 } },
  needs: needing([]),
  chosen: ['diaDoVencimento'],
  amountOf: ({ requestedCentavos, details }) =>
    isChosen(details) ? ok(requestedCentavos) : refusal('Escolha antes o dia do mês em que quer pagar.'),
  detailsOf: (facts) => ({ dueDay: whole(facts, 'diaDoVencimento') }),
  // Resolução CMN 3.919/2010, art. 1º, § 2º, II: nobody is charged for a slip, nor for what it costs.
  charges: [],
  termsOf: (question) => ({ ...usualTerms(question), ...dueOn(question) }),
  bears: prudentShare,
  billed: true,
  paper: {
    unpaid:
      'O boleto vencido pode ser pago em qualquer banco, já com a multa e os juros dos dias de atraso: não preciso pedir outro. Se eu não ' +
      'pagar, o credor me avisa por escrito antes de mandar o meu nome a um cadastro de devedores (Código de Defesa do Consumidor, art. ' +
      '43, § 2º).',
    clauses: [
      unsecured,
      {
        collected: 'Por boleto',
        title: 'Como as parcelas são pagas',
        text:
          'Pago cada parcela por um boleto, no dia do mês que escolhi. O credor envia o boleto para o e-mail deste contrato pelo menos 5 ' +
          'dias antes do vencimento; ele também traz um código Pix. Se o boleto não chegar, peço outro ao credor, e até recebê-lo não há ' +
          'multa nem juros. Se o vencimento cair em dia sem expediente bancário, posso pagar no primeiro dia útil seguinte, sem acréscimo.',
      },
      {
        title: 'O boleto não custa nada',
        text:
          'O credor não cobra pela emissão nem pelo envio de boletos, nem pela segunda via (Resolução CMN 3.919/2010, art. 1º, § 2º, II). ' +
          'Antes de pagar, confiro se quem recebe é o credor deste contrato, pelo nome e pelo CNPJ.',
      },
    ],
  },
  notes: [
    'Cada parcela é um boleto, no dia do mês que você escolhe. O boleto não custa nada.',
    'Boleto atrasado tem multa de 2%, uma vez, e juros de 1% ao mês, contados por dia. Dá para pagar em qualquer banco, sem pedir outro.',
  ],
});
