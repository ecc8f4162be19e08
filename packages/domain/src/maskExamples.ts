import type { MaskName } from './masks.ts';

interface MaskExample {
  readonly label: string;
  readonly example: string;
  /** Good texts of the other shapes that the mask takes. */
  readonly also?: readonly string[];
}

/**
 * What a person calls each mask, in Portuguese, and a good text under it: made up, but it passes the check digits.
 * Beside the masks, because who builds a flow reads it and no customer loads it.
 */
export const maskExamples: Readonly<Record<MaskName, MaskExample>> = {
  cpf: { label: 'CPF', example: '529.982.247-25' },
  cnpj: { label: 'CNPJ', example: '12.ABC.345/01DE-35', also: ['11.222.333/0001-81'] },
  cnh: { label: 'CNH', example: '62472927637' },
  phone: { label: 'Telefone', example: '(11) 98765-4321', also: ['(11) 3456-7890'] },
  partiallyHiddenPhone: { label: 'Telefone parcialmente oculto', example: '(11) *****-4321' },
  rg: { label: 'RG', example: '12.345.678-9', also: ['1.234.567-X', 'MG1234567'] },
  date: { label: 'Data', example: '25/12/1990' },
  prazo: { label: 'Prazo', example: '24' },
  cep: { label: 'CEP', example: '01310-100' },
  agency: { label: 'Agência', example: '1234-5', also: ['1234', '1234-X'] },
  account: { label: 'Conta', example: '123456-7', also: ['12345-X'] },
  rne: { label: 'RNE', example: 'V123456-J' },
  cpfOrCnpj: { label: 'CPF ou CNPJ', example: '529.982.247-25', also: ['12.ABC.345/01DE-35', '11.222.333/0001-81'] },
  name: { label: 'Nome', example: 'Maria da Silva', also: ["João D'Ávila"] },
  onlyText: { label: 'Somente texto', example: 'Solteira' },
  onlyNumber: { label: 'Somente números', example: '1234', also: ['0042'] },
  upperCase: { label: 'Maiúsculas', example: 'SSP' },
  lowerCase: { label: 'Minúsculas', example: 'maria' },
  licencePlate: { label: 'Placa', example: 'ABC1D23', also: ['ABC1234'] },
};
