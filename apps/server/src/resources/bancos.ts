import { getBanks } from '@brazilian-utils/brazilian-utils/get-banks';
import { titleCase } from '@passo/domain';
import type { OptionDefinition } from '@passo/engine';
import { derived } from './list.ts';

/** Where most people have their account, by the names that they use, most used first. */
const usual: readonly (readonly [code: string, name: string])[] = [
  ['001', 'Banco do Brasil'],
  ['104', 'Caixa Econômica Federal'],
  ['237', 'Bradesco'],
  ['341', 'Itaú Unibanco'],
  ['033', 'Santander'],
  ['260', 'Nubank'],
  ['077', 'Banco Inter'],
  ['336', 'C6 Bank'],
  ['290', 'PagBank'],
  ['323', 'Mercado Pago'],
  ['380', 'PicPay'],
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
];

const option = (code: string, name: string): OptionDefinition => ({ value: code, label: `${code} · ${name}` });

/** The table writes most names in capitals. */
const tidy = (name: string): string => (name === name.toUpperCase() ? titleCase(name) : name);

/** Every institution with a COMPE code (table of the central bank): the usual ones first, the others by their names. */
export const bancos = derived(() => {
  const known = new Set(usual.map(([code]) => code));
  const others = getBanks()
    .flatMap(({ code, name }) => (code && !known.has(code) ? [{ code, name: tidy(name) }] : []))
    .sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
  return [...usual.map(([code, name]) => option(code, name)), ...others.map(({ code, name }) => option(code, name))];
});
