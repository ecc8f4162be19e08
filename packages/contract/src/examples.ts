import type { z } from 'zod';
import type { proposal } from './parts.ts';

export const exampleProposal: z.input<typeof proposal> = {
  _id: '019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3a',
  currentStep: 'codigo',
  reviewStep: null,
  selfContract: { consentimentos: { cpf: '52998224725', lgpd: true } },
  stepStatus: { consentimentos: 'finished', codigo: 'init' },
  revision: 1,
  systemicValue: 'A1B2C3D4',
  situation: 'pending',
  selfContractFeature: null,
  data: {
    ...{ shown: {}, notices: {}, inconsistencies: {}, bounds: {}, retryable: [] },
    ...{ end: null, endorsed: false, signed: false, standing: [] },
    seller: {
      ...{ name: 'Aurora Crédito Digital Ltda.', cnpj: 'AURACRED000180', address: 'Rua Fictícia, 200, São Paulo/SP' },
      ...{ email: 'atendimento@aurora.exemplo.com.br', sac: '0800 000 0005', ombudsman: '0800 000 1005' },
    },
  },
};
