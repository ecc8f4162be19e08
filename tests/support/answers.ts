import sharp from 'sharp';

/** Good answers for every form of the private-payroll journey. */
export const consents = (cpf = '52998224725') => ({
  cpf,
  lgpd: true,
  termoConsultaDeCPF: true,
  termoMargem: true,
  termoBiometria: true,
  termoMarketing: false,
});

export const personal = {
  nome: 'Maria da Silva',
  dataNascimento: '1990-05-12',
  email: 'maria.silva@gmail.com',
  estadoCivil: { value: 'solteiro', label: 'Solteira(o)' },
};

export const work = {
  empregador: { cnpj: '11222333000181', name: 'Padaria Boa Massa Ltda' },
  dataAdmissao: '2020-03-02',
  salarioBruto: 3500,
  descontosObrigatorios: 500,
};

export const address = {
  cep: '01001000',
  logradouro: 'Praça da Sé',
  numero: '100',
  bairro: 'Sé',
  cidade: 'São Paulo',
  uf: { value: 'SP', label: 'São Paulo' },
};

export const account = {
  banco: { value: '001', label: '001 · Banco do Brasil' },
  tipoConta: { value: 'corrente', label: 'Corrente' },
  agencia: '1234',
  conta: '123456',
};

/** A real photo: noise on grey, so that it is neither empty nor too small to be read; a larger one costs all that handle it more. */
export async function photo(width = 450, height = 300): Promise<Blob> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

/** Somebody who lives with somebody, as the step `dados-complementares` sends it. */
export const registration = {
  nascimento: { value: 'sim', label: 'Sim' },
  ufNascimento: { value: 'SP', label: 'São Paulo' },
  cidadeNascimento: { value: 'Santos', label: 'Santos' },
  tipoDocumento: 'rg',
  numeroRg: '123456789',
  ufEmissor: 'São Paulo',
  nomeConjuge: 'Ana Souza',
  cpfConjuge: '11144477735',
  emailConjuge: 'ana@gmail.com',
  dependentes: [{ nomeDependente: 'Bia' }],
};
