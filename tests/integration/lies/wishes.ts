import { asked, debt } from '../../../apps/server/src/ports/lender/testing/honest.ts';

/* What the customers of these tests ask for: what the lies are made of, so that each of them says one thing that is not so. */

interface Wish {
  readonly channel: string;
  readonly requestedCentavos: number;
  readonly installments: number;
  /** The words of the form beside the term. */
  readonly words: Readonly<Record<string, unknown>>;
}

const channels: Readonly<Record<string, string>> = {
  clt: 'aurora-clt',
  'payroll-agreement': 'aurora-convenio',
  inss: 'ipe-inss',
  cdc: 'aurora-loja',
  vehicle: 'aurora-veiculos',
  'real-estate': 'aurora-imovel',
  fgts: 'ipe-fgts',
  portability: 'aurora-portabilidade',
  refinancing: 'ipe-refinanciamento',
  consortium: 'ipe-consorcio',
  energy: 'ipe-luz',
  personal: 'ipe-pessoal',
};

const words: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  vehicle: { valorEntradaCDC: 20_000 },
  'real-estate': { valorEntradaCDC: 80_000 },
};

export function wishOf(product: string): Wish {
  const [requestedCentavos, installments] = asked[product] ?? [500_000, 24];
  const contrato = ['refinancing', 'portability'].includes(product) && { contrato: { value: debt.id, label: debt.id } };
  const amount = requestedCentavos > 0 && { valorSolicitado: requestedCentavos / 100 };
  return {
    ...{ channel: channels[product] ?? '', requestedCentavos, installments },
    words: { ...amount, ...contrato, ...words[product] },
  };
}
