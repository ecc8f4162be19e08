import type { Institution } from '../ports/institution.ts';

/** Named in full, and nobody: the CNPJ is the example of the Receita Federal's note on letters in it. */
export const exampleLender: Institution = {
  ...{ name: 'Banco Horizonte S.A.', cnpj: '12ABC34501DE35', address: 'Avenida Fictícia, 100, São Paulo/SP' },
  ...{ email: 'atendimento@horizonte.exemplo.com.br', sac: '0800 000 0001', ombudsman: '0800 000 1001' },
};
