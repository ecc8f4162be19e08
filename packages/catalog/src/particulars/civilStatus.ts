import { formatCpf, isValidCpf, masks } from '@passo/domain';
import type { Facts } from '@passo/engine';
import { label, text } from '../ports/facts.ts';
import { fact, plain, type Particulars } from './particulars.ts';

/** The document that was named, by its number: `RG 12.345.678-9, SP`. */
function documentOf(facts: Facts): string {
  const [rg, cnh, rne] = (['numeroRg', 'numeroCnh', 'numeroRne'] as const).map((key) => text(facts, key));
  const numbers: Readonly<Record<string, string>> = {
    rg: rg ? ['RG', masks.rg.mask(rg)].join(' ') : '',
    cnh: cnh ? `CNH ${cnh}` : '',
    rne: rne ? `RNE ${rne}` : '',
  };
  const kind = text(facts, 'tipoDocumento');
  const found = Object.hasOwn(numbers, kind) ? (numbers[kind] ?? '') : '';
  const state = plain(text(facts, 'ufEmissor'));
  return kind === 'rg' && found !== '' && state !== '' ? `${found}, ${state}` : found;
}

/** Whoever the customer lives with, where they said it. */
function spouseOf(facts: Facts): string {
  const [name, cpf] = [plain(text(facts, 'nomeConjuge')), text(facts, 'cpfConjuge')];
  return name !== '' && isValidCpf(cpf) ? `${name}, CPF ${formatCpf(cpf)}` : name;
}

/**
 * What the land register writes, under a title, of whoever buys a home or gives it as security, beside name, CPF and address (Lei
 * 6.015/1973, art. 176, § 1º, III, 2, a): as far as it was said, for a form may leave a part of it open, and the register asks for what is
 * left. Nothing where nothing was said.
 */
export function qualified(facts: Facts, title: string): readonly Particulars[] {
  const said = [
    fact('Nacionalidade', plain(label(facts, 'nacionalidade'))),
    fact('Estado civil', plain(label(facts, 'estadoCivil'))),
    fact('Regime de bens', plain(label(facts, 'regimeDeBens'))),
    fact('Cônjuge ou companheiro(a)', spouseOf(facts)),
    fact('Profissão', plain(label(facts, 'profissao'))),
    fact('Documento de identidade', documentOf(facts)),
  ].filter(({ value }) => value !== '');
  return said.length === 0 ? [] : [{ title, facts: said }];
}
