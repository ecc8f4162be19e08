import { getBanks } from '@brazilian-utils/brazilian-utils/get-banks';
import type { OptionDefinition } from '@passo/engine';
import { bankName } from './bankName.ts';
import { derived } from './list.ts';

type Named = readonly [code: string, name: string];

/**
 * The ten institutions with the most customers, largest first, as the central bank counts them (CCS and SCR) in its quarterly
 * ranking of complaints ("Ranking de Reclamações", fourth quarter of 2025). By the names that people use.
 */
const largest: readonly Named[] = [
  ['104', 'Caixa Econômica Federal'],
  ['260', 'Nubank'],
  ['237', 'Bradesco'],
  ['341', 'Itaú Unibanco'],
  ['001', 'Banco do Brasil'],
  ['033', 'Santander'],
  ['323', 'Mercado Pago'],
  ['380', 'PicPay'],
  ['077', 'Banco Inter'],
  ['290', 'PagBank'],
];

/** What people call others of the table. */
const called: readonly Named[] = [
  ['336', 'C6 Bank'],
  ['748', 'Sicredi'],
  ['756', 'Sicoob'],
  ['422', 'Banco Safra'],
  ['041', 'Banrisul'],
  ['070', 'BRB'],
  ['004', 'Banco do Nordeste'],
  ['003', 'Banco da Amazônia'],
  ['021', 'Banestes'],
  ['037', 'Banpará'],
  ['047', 'Banese'],
  ['085', 'Ailos'],
  ['136', 'Unicred'],
  ['208', 'BTG Pactual'],
  ['212', 'Banco Original'],
  ['318', 'Banco BMG'],
  ['389', 'Banco Mercantil'],
  ['623', 'Banco Pan'],
  ['655', 'Banco Votorantim'],
  ['707', 'Banco Daycoval'],
  ['746', 'Banco Modal'],
  ['121', 'Agibank'],
  ['197', 'Stone'],
  ['403', 'Cora'],
  ['536', 'Neon'],
  ['633', 'Banco Rendimento'],
  ['637', 'Banco Sofisa'],
  ['643', 'Banco Pine'],
  ['654', 'Banco Digimais'],
  ['735', 'Banco Pottencial'],
  ['739', 'Banco Cetelem'],
  ['741', 'Banco Ribeirão Preto'],
  ['757', 'Banco KEB Hana'],
  ['386', 'Nu Financeira'],
];

const option = ([code, name]: Named): OptionDefinition => ({ value: code, label: `${code} · ${name}` });

/** Every institution with a COMPE code (table of the central bank): the ten largest first, the others by their names. */
export const bancos = derived(() => {
  const known = new Set([...largest, ...called].map(([code]) => code));
  const table = getBanks().flatMap(({ code, name }): readonly Named[] =>
    code && !known.has(code) ? [[code, bankName(name)]] : [],
  );
  const others = [...called, ...table].sort(([, one], [, other]) => one.localeCompare(other, 'pt-BR'));
  return [...largest, ...others].map(option);
});
