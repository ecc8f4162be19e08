import type { OptionDefinition } from '@passo/engine';
import { derived } from './list.ts';

/*
 * Employers that there are not, for lists and for who pretends to be the register of companies. Which companies employ whom stands in no
 * public table that could be shipped, so these are made by a rule: each of forty trades under each of fifty names, in this order. A name says
 * that it is made (`(exemplo)`); a CNPJ begins with `EX`, which has check digits of its own and is no number of the register from before July
 * 2026; the states take turns.
 */

interface Employer {
  /** 14 characters without mask. */
  readonly cnpj: string;
  readonly name: string;
  readonly uf: string;
}

const trades =
  'Padaria,Mercado,Farmácia,Escola,Clínica,Hotel,Restaurante,Oficina,Gráfica,Livraria,Papelaria,Floricultura,Lavanderia,Academia,Ótica,' +
  'Sapataria,Confecções,Tecelagem,Marcenaria,Serralheria,Metalúrgica,Cerâmica,Vidraçaria,Construtora,Imobiliária,Transportadora,Viação,' +
  'Distribuidora,Atacado,Frigorífico,Laticínios,Cafés,Moinho,Usina,Agropecuária,Sementes,Informática,Telefonia,Vigilância,Limpeza';

const names =
  'Aroeira,Angico,Araçá,Bacuri,Buriti,Cagaita,Cambuci,Canjerana,Caroba,Cedro,Copaíba,Cumaru,Embiruçu,Faveiro,Figueira,Gabiroba,Goiabeira,' +
  'Grumixama,Guabiju,Guapeva,Guaraná,Imbuia,Ingá,Itaúba,Jabuticaba,Jacarandá,Jenipapo,Jequitaí,Juazeiro,Jurema,Licuri,Macaúba,Mangaba,' +
  'Mogno,Murici,Oiti,Paineira,Pequi,Peroba,Pitanga,Quixaba,Sapucaia,Sibipiruna,Sucupira,Taperebá,Timbó,Tucumã,Umburana,Uvaia,Xixá';

const states = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ');

/** Of a CNPJ without its last digits: letters count as ASCII − 48 (Receita Federal, IN 2.229/2024). */
function withDigits(base: string): string {
  const weighed = [...base].reduceRight(
    (sum, letter, at) => sum + (letter.charCodeAt(0) - 48) * (2 + ((base.length - 1 - at) % 8)),
    0,
  );
  const digit = weighed % 11 < 2 ? 0 : 11 - (weighed % 11);
  return base.length === 13 ? `${base}${digit}` : withDigits(`${base}${digit}`);
}

const employerAt = (trade: string, name: string, at: number): Employer => ({
  cnpj: withDigits(`EX${String(at + 1).padStart(6, '0')}0001`),
  name: `${trade} ${name} Ltda (exemplo)`,
  uf: states[at % states.length] ?? 'SP',
});

let made: readonly Employer[] | undefined;

/** Made when they are first asked for. */
export function employers(): readonly Employer[] {
  const [called, each] = [names.split(','), trades.split(',')];
  return (made ??= each.flatMap((trade, row) =>
    called.map((name, at) => employerAt(trade, name, row * called.length + at)),
  ));
}

const other: OptionDefinition = { value: 'outro', label: 'Outra empresa' };

export const empregador = derived(() => [
  ...employers().map(({ cnpj, name }) => ({ value: cnpj, label: name })),
  other,
]);
