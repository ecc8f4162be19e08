import { saysWho, type Institution } from '@passo/catalog';
import { z } from 'zod';

/** What each part has to be, for whoever writes the file. */
const wants: Readonly<Record<keyof Institution, string>> = {
  name: 'the name under which the company is registered, such as "Aurora Crédito Digital Ltda."',
  cnpj: 'a CNPJ whose two check digits fit the twelve characters before them, such as "12ABC34501DE35"',
  address: 'where a letter arrives: street, number, town and state, such as "Rua Fictícia, 100, São Paulo/SP"',
  email: 'an e-mail address, such as "atendimento@aurora.exemplo.com.br"',
  sac: 'the telephone of its SAC with an area code, such as "0800 000 0001"',
  ombudsman: 'the telephone of its ombudsman (ouvidoria) with an area code, such as "0800 000 1001"',
};

const part = (name: keyof Institution) =>
  z
    .string({ error: ({ input }) => `${input === undefined ? 'is missing' : 'is no text'}; it says ${wants[name]}` })
    .refine(saysWho[name], { error: `must be ${wants[name]}` });

const PARTS = 'an object of name, cnpj, address, email, sac and ombudsman';

/** CDC, arts. 54-B, IV, and 54-D, III; Resolução CMN 4.935/2021. Without all of it nobody may be offered anything. */
export const institutionOf = (who: string) =>
  z.strictObject(
    {
      name: part('name'),
      cnpj: part('cnpj'),
      address: part('address'),
      email: part('email'),
      sac: part('sac'),
      ombudsman: part('ombudsman'),
    },
    {
      error: ({ code, input }) =>
        code === 'invalid_type'
          ? `${input === undefined ? 'is missing' : 'is none'}; it says ${who}: ${PARTS}`
          : undefined,
    },
  ) satisfies z.ZodType<Institution>;
