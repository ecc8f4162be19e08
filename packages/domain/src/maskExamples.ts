import type { MaskName } from './masks.ts';

/**
 * What a person calls each mask, in Portuguese, and a good text under it: made up, but it passes the check digits.
 * Beside the masks, because who builds a flow reads it and no customer loads it.
 */
export const maskExamples: Readonly<Record<MaskName, { readonly label: string; readonly example: string }>> = {
  cpf: { label: 'CPF', example: '529.982.247-25' },
  cnpj: { label: 'CNPJ', example: '12.ABC.345/01DE-35' },
  cnh: { label: 'CNH', example: '62472927637' },
  phone: { label: 'Telefone', example: '(11) 98765-4321' },
  partiallyHiddenPhone: { label: 'Telefone parcialmente oculto', example: '(11) *****-4321' },
  rg: { label: 'RG', example: '12.345.678-9' },
  date: { label: 'Data', example: '25/12/1990' },
  prazo: { label: 'Prazo', example: '24' },
  cep: { label: 'CEP', example: '01310-100' },
  agency: { label: 'Agência', example: '1234-5' },
  account: { label: 'Conta', example: '123456-7' },
  rne: { label: 'RNE', example: 'V123456-J' },
  cpfOrCnpj: { label: 'CPF ou CNPJ', example: '529.982.247-25' },
  name: { label: 'Nome', example: 'Maria da Silva' },
  onlyText: { label: 'Somente texto', example: 'Solteira' },
  onlyNumber: { label: 'Somente números', example: '1234' },
  upperCase: { label: 'Maiúsculas', example: 'SSP' },
  lowerCase: { label: 'Minúsculas', example: 'maria' },
  licencePlate: { label: 'Placa', example: 'ABC1D23' },
};
