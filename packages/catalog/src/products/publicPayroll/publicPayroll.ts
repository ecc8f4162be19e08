import { publicPost } from '../../particulars/publicPost.ts';
import { byHand, deductionStops, onceDeducted, onlyWhatIsLeft } from '../clauses.ts';
import { payrollShare } from '../income.ts';
import { defineLoan } from '../parts.ts';
import { payrollRules } from '../payroll.ts';

/**
 * The federal payroll pays in the first days of the month, and takes in what was authorised until a few days before: the house's reading,
 * its calendar is the ministry's. What it does not deduct is paid by a slip, without fine.
 */
const [PAYS_ON, CLOSED_DAYS] = [5, 6];

/**
 * Loan to a civil servant of the federal government (Lei 14.509/2022, Decreto 8.690/2016): the payroll of the Siape deducts the
 * installments, once the servant has authorised it in the SouGov application.
 */
export const publicPayroll = defineLoan({
  ...payrollRules(PAYS_ON, CLOSED_DAYS),
  label: 'Consignado do Servidor Federal',
  regulation: 'federalPayroll',
  minimumCentavos: 50_000,
  maximumCentavos: 20_000_000,
  terms: [12, 24, 36, 48, 60, 72, 84, 96],
  usualRate: 0.0169,
  example: { requestedCentavos: 2_000_000, installments: 72 },
  bears: payrollShare('federalServant'),
  deductedBy: ['orgao', 'matriculaServidor', 'regimeJuridico'],
  // The servant's own word to the payroll is what counts; nobody at the body has a say.
  asksNobodyAt: ['employer'],
  paidAfter: ['averbacao'],
  paper: {
    unpaid: `${onceDeducted}.`,
    stops: deductionStops,
    clauses: [
      {
        title: 'Se o desconto não for autorizado no SouGov',
        text:
          'Este contrato só vale depois que eu autorizar o desconto no SouGov.br e a parcela for registrada no Siape, o sistema de ' +
          'pagamento do Governo Federal (Decreto 8.690/2016). Se isso não acontecer, o dinheiro não sai e não devo nada.',
      },
      {
        limits: true,
        collected: 'Direto da sua remuneração',
        title: 'Desconto na remuneração',
        text:
          'Autorizo o órgão que me paga a descontar as parcelas da minha remuneração e a entregá-las ao credor (Lei 14.509/2022, ' +
          'art. 2º). Os empréstimos, somados, tomam até 35% do que recebo; outros 5% são só do cartão de crédito consignado e 5% só ' +
          'do cartão consignado de benefício. Se a remuneração de um mês não bastar, continuo responsável pelas parcelas que faltarem. ' +
          `${onlyWhatIsLeft} ${byHand}`,
      },
      {
        limits: true,
        title: 'Se eu me aposentar, mudar de órgão ou sair do serviço público',
        text:
          'Se eu me aposentar ou for para outro órgão que paga pelo Siape, o desconto continua, com as mesmas parcelas. Se eu deixar ' +
          'de receber pelo Siape, o que faltar eu pago com as mesmas parcelas, nos mesmos vencimentos, pelo boleto ou pelo Pix que o ' +
          'credor envia: nada é descontado do que eu receber ao sair.',
      },
    ],
  },
  particulars: publicPost,
  notes: [
    'O dinheiro só sai depois que você autorizar o desconto no aplicativo SouGov.br.',
    'Se você deixar de receber pelo Governo Federal, o que faltar você paga por boleto ou Pix, com as mesmas parcelas.',
  ],
});
