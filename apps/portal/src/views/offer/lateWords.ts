import { day } from './costs.ts';

/* Why the figures are not those that were signed. Days are dates; an empty one is not known. */

const HOLDS = 'Não é preciso assinar de novo.';
const REMADE = `Os valores foram refeitos, como o contrato prevê. ${HOLDS}`;

/** Of money on another day than the contract's. `figuresOf` is the day whose figures hold: the later one of asking for it and of paying it. */
export function lateWords(paidOn: string, figuresOf: string): string {
  // Of money that is waited for the panel's own words tell the day.
  if (paidOn === '') return REMADE;
  if (paidOn >= figuresOf) return `O dinheiro saiu em ${day(paidOn)}, e não no dia do contrato. Você não paga juros pelos dias sem ele. ${REMADE}`;
  // Who lends tells an earlier day than the one for which it was asked, which may be the contract's own.
  return (
    `O banco informou que o dinheiro saiu em ${day(paidOn)}, mas o pagamento foi pedido para ${day(figuresOf)}. Valem os valores ` +
    `desse dia, e você não paga juros pelos dias antes dele. ${HOLDS}`
  );
}

/** Of money on a day of which the contract says nothing. */
export const outsideWords = (paidOn: string): string =>
  `O dinheiro saiu ${paidOn === '' ? 'em outro dia' : `em ${day(paidOn)}`}, fora do prazo que o contrato prevê. Quem cuida do seu ` +
  'pedido já tem o registro: antes da primeira parcela, peça os valores refeitos para esse dia.';
