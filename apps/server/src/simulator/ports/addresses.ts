import type { Address, Addresses } from '../../ports/addresses/addresses.ts';

const known: Readonly<Record<string, Address>> = {
  '01001000': { logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' },
  '20040002': { logradouro: 'Avenida Rio Branco', bairro: 'Centro', localidade: 'Rio de Janeiro', uf: 'RJ' },
  '30130010': { logradouro: 'Praça Sete de Setembro', bairro: 'Centro', localidade: 'Belo Horizonte', uf: 'MG' },
  '40020000': { logradouro: 'Praça Castro Alves', bairro: 'Centro', localidade: 'Salvador', uf: 'BA' },
  '50030230': { logradouro: 'Avenida Alfredo Lisboa', bairro: 'Recife', localidade: 'Recife', uf: 'PE' },
  '70040010': { logradouro: 'Setor Bancário Norte', bairro: 'Asa Norte', localidade: 'Brasília', uf: 'DF' },
  '80020300': { logradouro: 'Praça Rui Barbosa', bairro: 'Centro', localidade: 'Curitiba', uf: 'PR' },
  '90010000': { logradouro: 'Rua dos Andradas', bairro: 'Centro Histórico', localidade: 'Porto Alegre', uf: 'RS' },
};

/** A handful of real postal codes. Those that end in 999 fail, all others are known to nobody. */
export const simulatedAddresses: Addresses = {
  find: async (cep) => {
    if (cep.endsWith('999')) return { kind: 'failed', reason: 'simulated' };
    return { kind: 'done', address: known[cep] ?? null };
  },
};
