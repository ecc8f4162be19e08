import { expect, it } from 'vitest';
import { FLOW, steps, told } from './testing/changedPartners.ts';

/* Money goes out of no flow in which nobody asks for what its contract hangs on, or asks only once the money is out. */

const AGREEMENT = 'templates/flows/convenio.json';

const kept = (text: string, left: string) => steps(text).steps.filter(({ template }) => template !== left);
const without = (template: string) => (text: string) => JSON.stringify({ steps: kept(text, template) });
const late = (template: string) => (text: string) =>
  JSON.stringify({
    steps: kept(text, template).flatMap((one) => (one.template === 'pagamento' ? [one, { template }] : [one])),
  });

const employer = 'put a step of this kind before it: "proposalEndorsement"';
const deduction = 'put a step of this kind before it: "averbacao" or "averbationConfirm"';

it.each([
  [AGREEMENT, 'Consignado da Empresa', 'aprovacao-da-empresa', 'empregador', 17, employer],
  [AGREEMENT, 'Consignado da Empresa', 'averbacao', 'averbacao', 17, deduction],
  [FLOW, 'Crédito do Trabalhador', 'averbacao', 'averbacao', 17, deduction],
])('%s (%s) is refused without "%s" before the payment', (file, product, template, name, at, mend) => {
  const expected =
    `- ${file} at steps[${at}]: the step kind "propostaEmPagamento" for the product "${product}" needs "${name}", ` +
    `which no step before it brings; ${mend}`;
  for (const change of [without(template), late(template)]) expect(told([file, change])).toEqual([expected]);
});
