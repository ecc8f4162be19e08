import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId } from '../parts.ts';

export const findCompanies = defineCall({
  summary: 'Companies by name or CNPJ, for the look-up drawer',
  params: z.object({}),
  // A blank name would be everybody's.
  query: z.object({
    name: z
      .string()
      .regex(/[\p{L}\p{N}]/u)
      .max(120),
  }),
  data: z.object({ companies: z.array(z.object({ name: z.string(), cnpj: z.string(), uf: z.string() })) }),
  problems: ['client.unknown', 'rate.limited', 'provider.failed', 'provider.timeout'],
  examples: { data: { companies: [{ name: 'Padaria Boa Massa Ltda', cnpj: '11222333000181', uf: 'SP' }] } },
});

export const findAddress = defineCall({
  summary: 'The address of a postal code; null when nobody knows it (never an error: typing goes on)',
  params: z.object({ hashId, cep: z.string().regex(/^\d{8}$/) }),
  data: z.object({
    address: z
      .object({ logradouro: z.string(), bairro: z.string(), localidade: z.string(), uf: z.string() })
      .nullable(),
  }),
  problems: ['client.unknown', 'hash.invalid', 'hash.expired', 'rate.limited'],
  examples: {
    data: { address: { logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' } },
  },
});
