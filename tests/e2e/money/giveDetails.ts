import type { Person } from '../journey/person.ts';

/* What a contract on a home or a vehicle asks beside the offer, typed as a person does, and how the server keeps it. */

/** Out of a list that comes when its own question was answered. */
async function choose(person: Person, name: string, label: string): Promise<void> {
  const box = person.page.getByRole('combobox', { name });
  await box.locator('option', { hasText: label }).first().waitFor({ state: 'attached' });
  await box.selectOption({ label });
}

const add = (person: Person, list: RegExp): Promise<void> =>
  person.page.getByRole('group', { name: list }).getByRole('button', { name: 'Adicionar' }).click();

/** Somebody born in Santos, with an RG and one child. */
export async function giveRegistration(person: Person): Promise<void> {
  await person.type('Nome da mãe', 'Conceição Araújo');
  await person.pick('Sim');
  await choose(person, 'Estado onde nasceu', 'São Paulo');
  await choose(person, 'Cidade onde nasceu', 'Santos');
  await person.pick('CNH');
  await person.type('Número de registro da CNH', '62472927637');
  await person.type('Validade do documento', '31122030');
  await person.pick('RG');
  await person.type('Número do RG', '123456789');
  await choose(person, 'Estado que emitiu o RG', 'São Paulo');
  await person.page.getByRole('combobox', { name: 'Profissão' }).fill('Cirurgiã-dentista');
  await add(person, /^Dependentes/);
  await person.type(/^Nome$/, 'Ana');
}

/** Without what went when the other document was chosen. */
export const registration = {
  nome: 'Maria da Silva',
  dataNascimento: '1990-05-12',
  nomeMae: 'Conceicao Araujo',
  nascimento: { value: 'sim', label: 'Sim' },
  ufNascimento: { value: 'SP', label: 'São Paulo' },
  cidadeNascimento: { value: 'Santos', label: 'Santos' },
  nacionalidade: { value: 'brasileira', label: 'Brasileira' },
  tipoDocumento: { value: 'rg', label: 'RG' },
  numeroRg: '123456789',
  ufEmissor: { value: 'SP', label: 'São Paulo' },
  profissao: 'Cirurgiã-dentista',
  dependentes: [{ nomeDependente: 'Ana' }],
};

/** Half of a company, another debt, somebody who pays a quarter of the instalment, and a car. */
export async function giveIncome(person: Person): Promise<void> {
  const { page } = person;
  await person.type('Sua renda por mês', '1200000');
  await page.getByRole('checkbox', { name: 'Tenho uma empresa' }).check();
  await person.type('CNPJ da sua empresa', '11222333000181');
  await person.type('Quanto da empresa é seu', '50');
  await person.type('Retirada por mês, pelos seus 50%', '300000');
  await page.getByRole('checkbox', { name: 'Já pago um financiamento' }).check();
  await person.type('Quantas parcelas faltam', '12');
  await person.type('Quanto falta pagar em 12 parcelas', '800000');
  await add(person, /^Quem soma renda/);
  await person.type(/^Nome$/, 'João Souza');
  await person.type(/^CPF$/, '52998224725');
  await person.type('Parte da parcela que paga', '25');
  await page.getByRole('checkbox', { name: 'Carro ou moto' }).check();
  await person.type('Placa do carro', 'abc1d23');
}

export const income = {
  rendaMensal: 12_000,
  temEmpresa: true,
  cnpjEmpresa: '11222333000181',
  parteDaEmpresa: '50',
  retirada: 3_000,
  outroFinanciamento: true,
  parcelasQueFaltam: '12',
  saldoDevedor: 8_000,
  composicaoDeRenda: [{ nomeParticipante: 'João Souza', cpfParticipante: '52998224725', participacao: 0.25 }],
  patrimonio: [{ value: 'veiculo', label: 'Carro ou moto' }],
  placaPatrimonio: 'ABC1D23',
};

export async function giveSeller(person: Person): Promise<void> {
  await person.type('Endereço do imóvel', 'Rua das Acácias, 45, Centro, Campinas/SP');
  await person.type('Matrícula do imóvel', '12.345');
  await person.type('Cartório de registro de imóveis', '1º Registro de Imóveis de Campinas/SP');
  await giveSellerOnly(person);
  await person.type('Celular do corretor', '11987654321');
  await person.type('Condomínio por mês', '35000');
}

async function giveSellerOnly(person: Person): Promise<void> {
  await person.type('Nome de quem vende', 'Carlos Pereira');
  await person.type('CPF ou CNPJ de quem vende', '11222333000181');
}

export const seller = {
  enderecoImovel: 'Rua das Acácias, 45, Centro, Campinas/SP',
  matricula: '12345',
  cartorio: '1º Registro de Imóveis de Campinas/SP',
  nomeVendedor: 'Carlos Pereira',
  documentoVendedor: '11222333000181',
  celularCorretor: '11*****4321',
  condominio: 350,
};

/** A vehicle that is bought, its plate told before. */
export async function giveBoughtVehicle(person: Person): Promise<void> {
  await person.sees('O veículo e quem vende');
  await person.type('RENAVAM', '63988496206');
  await person.type('Chassi', '9bd341acxpy004251');
  await giveSellerOnly(person);
  await person.page.getByRole('checkbox', { name: /garantia do contrato/ }).check();
  await person.press('Continuar');
}

/** A vehicle with a fine that was not paid. */
export async function giveVehiclePaper(person: Person): Promise<void> {
  await person.type('RENAVAM', '63988496206');
  await person.type('Chassi', '9bd341acxpy004251');
  await person.type('Cor', 'Prata');
  await person.page.getByRole('checkbox', { name: /^Tem IPVA/ }).check();
  await person.type('Quanto está em aberto', '150050');
  await person.page.getByRole('checkbox', { name: /garantia do contrato/ }).check();
}

export const vehiclePaper = {
  renavam: '63988496206',
  chassi: '9BD341ACXPY004251',
  cor: 'Prata',
  temDebitos: true,
  valorDebitos: 1_500.5,
  termoAlienacao: true,
};

/** What the portal's own page is told of the answers of a step. */
export const keptOf = (person: Person, step: string): Promise<unknown> =>
  person.page.evaluate(async (slug) => {
    const hash = localStorage.getItem('agx_hash') ?? sessionStorage.getItem('agx_hash') ?? '';
    const path = `/unauth/product-self-contract/${hash.replaceAll('"', '')}/system`;
    const response = await fetch(path, { headers: { authorization: 'Bearer passo-dev' } });
    const { data } = await response.json();
    return data.proposal.selfContract[slug];
  }, step);
