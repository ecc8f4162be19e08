import type { VendorExamples } from '../../testing/vendorExamples.ts';

export const examples: VendorExamples = {
  // Nobody listens there.
  environment: { SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'Passo <nao-responda@exemplo.com.br>' },
};
