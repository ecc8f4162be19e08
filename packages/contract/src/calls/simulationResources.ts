import { z } from 'zod';
import { defineCall } from '../call.ts';
import { exampleOffer } from '../offer.ts';
import { calendarDate, hashId, money, rate, slug } from '../parts.ts';
import { option } from './resource.ts';
import { simulationProblems } from './simulations.ts';

/* What is read before or beside a simulation. */

const params = z.object({ hashId });
const query = z.object({ step: slug.optional() });
const options = z.object({ resource: z.object({ options: z.array(option) }) });

const optionsCall = (summary: string, example: z.input<typeof option>) =>
  defineCall({
    summary,
    params,
    query,
    data: options,
    problems: simulationProblems,
    examples: { data: { resource: { options: [example] } } },
  });

export const agxPrivateSimulationType = optionsCall('By amount or by installment', {
  value: 'valor',
  label: 'Pelo valor',
});
export const agxPrivateSimulationDeadline = optionsCall('The terms of the product', { value: 24, label: '24x' });
export const multipleFinancingResource = optionsCall('The ways of paying a financing back', {
  value: 'sac',
  label: 'SAC: parcela que diminui',
});
export const qitechCreditTransferParticipants = optionsCall('Banks from which a loan can be brought', {
  value: '001',
  label: '001 · Banco do Brasil',
});

const decimal = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,2})?$/)
  .transform(Number);

export const cdcSimulation = defineCall({
  summary: 'What is left after a down payment, over every term',
  params,
  query: z.object({ step: slug.optional(), valorEntradaCDC: decimal.optional(), comSeguro: z.stringbool().optional() }),
  data: z.object({
    simulation: z.object({
      valorEntradaCDC: money,
      valorDoFinanciamento: money,
      loanFee: money,
      iof: money,
      installmentSimulations: z.array(
        z.object({ prazo: z.int(), taxa: rate, valorDaParcela: money, oferta: z.string() }),
      ),
    }),
  }),
  problems: simulationProblems,
  examples: {
    data: {
      simulation: {
        ...{ valorEntradaCDC: 12000, valorDoFinanciamento: 49820.11, loanFee: 625, iof: exampleOffer.iof },
        installmentSimulations: [
          { prazo: 24, taxa: 0.0189, valorDaParcela: 2601.12, oferta: 'of_24' },
          { prazo: 48, taxa: 0.0189, valorDaParcela: 1589.4, oferta: 'of_48' },
        ],
      },
    },
  },
});

export const residencyValue = defineCall({
  summary: 'The value of the home or vehicle as it was answered, and the limits of the down payment',
  params,
  query,
  data: z.object({ value: money, minimum: money, maximum: money, suggested: money }),
  problems: simulationProblems,
  examples: { data: { value: 90000, minimum: 18000, maximum: 72000, suggested: 18000 } },
});

export const qitechContracts = defineCall({
  summary: 'Contracts that a new one can settle',
  params,
  query,
  data: z.object({
    contracts: z.array(
      z.object({
        id: z.string(),
        lender: z.string(),
        product: z.string(),
        monthlyRate: rate,
        installments: z.int(),
        installmentsLeft: z.int(),
        valorDaParcela: money,
        /** What settles it today. */
        balance: money,
        lastDueOn: calendarDate,
      }),
    ),
  }),
  problems: simulationProblems,
  examples: {
    data: {
      contracts: [
        {
          ...{ id: 'HZ-1001', lender: 'Banco Horizonte S.A.', product: 'Consignado INSS', monthlyRate: 0.0184 },
          ...{ installments: 84, installmentsLeft: 66, valorDaParcela: 312.4, balance: 12480.77 },
          lastDueOn: '2032-05-07',
        },
        {
          ...{ id: 'HZ-1002', lender: 'Banco Horizonte S.A.', product: 'Consignado INSS', monthlyRate: 0.0205 },
          ...{ installments: 72, installmentsLeft: 40, valorDaParcela: 188.9, balance: 5210.3 },
          lastDueOn: '2030-03-07',
        },
      ],
    },
  },
});
