import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import type { OptionDefinition } from '@passo/engine';
import { derived, type ResourceList } from './list.ts';

/*
 * Public bodies that pay salaries and benefits, and the agreements by which installments are deducted there. The bodies are those of the
 * country: the federal ones, each state, and the town hall of each state's capital (IBGE). Which agreements a lender has is its contract and
 * stands in no public table, so those of the demonstration are made by a rule: a federal one has a number below 1000, of which 0087 is the
 * postal service's as lenders number it; a state's and a capital's have the state's two digits of the IBGE and two of their kind.
 */

interface Agreement extends OptionDefinition {
  /** The body that pays. */
  readonly orgao: string;
}

interface Body {
  readonly value: string;
  readonly label: string;
  readonly agreements: readonly (readonly [code: string, label: string])[];
}

const federal: readonly Body[] = [
  {
    ...{ value: 'inss', label: 'INSS' },
    agreements: [
      ['0001', 'INSS · Aposentados e pensionistas'],
      ['0002', 'INSS · Benefício assistencial (BPC)'],
    ],
  },
  {
    ...{ value: 'siape', label: 'Governo Federal (SIAPE)' },
    agreements: [
      ['0011', 'SIAPE · Servidores ativos'],
      ['0012', 'SIAPE · Aposentados e pensionistas'],
    ],
  },
  {
    ...{ value: 'forcas', label: 'Forças Armadas' },
    agreements: [
      ['0021', 'Marinha do Brasil'],
      ['0022', 'Exército Brasileiro'],
      ['0023', 'Força Aérea Brasileira'],
    ],
  },
  { ...{ value: 'correios', label: 'Correios' }, agreements: [['0087', 'Correios · Empregados']] },
];

const stateOf = ({ code, name, ibgeCode }: ReturnType<typeof getStates>[number]): Body => ({
  ...{ value: code.toLowerCase(), label: `Governo · ${name}` },
  agreements: [
    [`${ibgeCode}01`, `${name} · Servidores ativos`],
    [`${ibgeCode}02`, `${name} · Aposentados e pensionistas`],
    [`${ibgeCode}03`, `${name} · Policiais e bombeiros militares`],
  ],
});

/** The capital of each state, by its code of the IBGE; the Federal District has no town hall. */
const capitals =
  '1100205 1200401 1302603 1400100 1501402 1600303 1721000 2111300 2211001 2304400 2408102 2507507 2611606 ' +
  '2704302 2800308 2927408 3106200 3205309 3304557 3550308 4106902 4205407 4314902 5002704 5103403 5208707';

const townOf = ({ code, name, stateCode }: ReturnType<typeof getMunicipalities>[number]): Body => ({
  ...{ value: `pref-${stateCode.toLowerCase()}`, label: `Prefeitura · ${name}` },
  agreements: [
    [`${code.slice(0, 2)}51`, `Prefeitura · ${name} · Servidores ativos`],
    [`${code.slice(0, 2)}52`, `Prefeitura · ${name} · Aposentados e pensionistas`],
  ],
});

let made: readonly Body[] | undefined;

function bodies(): readonly Body[] {
  const towns = () => getMunicipalities().filter(({ code }) => capitals.includes(code));
  return (made ??= [...federal, ...getStates().map(stateOf), ...towns().map(townOf)]);
}

const agreements = (): readonly Agreement[] =>
  bodies().flatMap(({ value: orgao, agreements: own }) => own.map(([value, label]) => ({ value, label, orgao })));

const options = (chosen: readonly OptionDefinition[]): readonly OptionDefinition[] =>
  chosen.map(({ value, label }) => ({ value, label }));

export const orgaos = derived(() => options(bodies()));

export const convenios = derived(() => options(agreements()));

/** The agreements of one body. */
export const conveniosSpecific: ResourceList = {
  all: () => convenios.all(),
  of: (code) => options(agreements().filter(({ orgao }) => orgao === code)),
};
