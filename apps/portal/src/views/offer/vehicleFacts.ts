import type { OfferOnWire } from '@passo/contract';
import { money } from './costs.ts';
import { installmentsIn } from './installments.ts';

const sum = (charges: OfferOnWire['fees']): number => charges.reduce((total, { value }) => total + value, 0);

/** The figures of a vehicle's offer, by the names of the specification (2-fields, 2.4). */
export function vehicleFacts(offer: OfferOnWire) {
  const { lines, valorDoFinanciamento, fees, insurances, iof } = offer;
  return [
    ...lines.filter(({ key }) => key === 'entrada').map(({ label, value }) => ({ label, value: money(value) })),
    { label: 'Valor Financiado', value: money(valorDoFinanciamento) },
    { label: 'Tarifas', value: money(sum(fees)) },
    ...(insurances.length === 0 ? [] : [{ label: 'Seguro', value: money(sum(insurances)) }]),
    { label: 'IOF', value: money(iof) },
    { label: 'Total', value: installmentsIn(offer, money, 'x').join(' ') },
  ];
}
