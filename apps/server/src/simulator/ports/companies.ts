import { removeAccents } from '@passo/domain';
import type { Companies, CompanyFound } from '../../ports/companies/companies.ts';
import { employers } from '../../resources/employers.ts';

const known: readonly CompanyFound[] = [
  { name: 'Padaria Boa Massa Ltda', cnpj: '11222333000181', uf: 'SP' },
  { name: 'Mercado Bom Preço S.A.', cnpj: '11444777000161', uf: 'RJ' },
  { name: 'Transportes Rio Claro Ltda', cnpj: '19131243000197', uf: 'SP' },
  { name: 'Hospital Santa Clara', cnpj: '60746948000112', uf: 'MG' },
  { name: 'Metalúrgica Serra Azul Ltda', cnpj: '33000167000101', uf: 'RS' },
  { name: 'Escola Caminho Aberto', cnpj: '00360305000104', uf: 'DF' },
  { name: 'Tecelagem Nova Era S.A.', cnpj: '12ABC34501DE35', uf: 'SC' },
];

const plain = (text: string): string => removeAccents(text).toLowerCase();

/** As many as a list beside a field can show. */
const MOST = 20;

/** A few companies, one of them with letters in its CNPJ, and those that are made by a rule. A name with "fora do ar" fails. */
export const simulatedCompanies: Companies = {
  find: async (name) => {
    const wanted = plain(name);
    if (wanted.includes('fora do ar')) return { kind: 'failed', reason: 'simulated' };
    const cnpj = name.replace(/[^0-9a-z]/gi, '').toUpperCase();
    const companies = [...known, ...employers()].filter(
      (company) => plain(company.name).includes(wanted) || company.cnpj === cnpj,
    );
    return { kind: 'done', companies: companies.slice(0, MOST) };
  },
};
