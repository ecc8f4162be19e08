import type { VendorExamples } from '../../testing/vendorExamples.ts';

export const examples: VendorExamples = {
  environment: {
    S3_URL: 'http://127.0.0.1:1/passo',
    S3_REGION: 'sa-east-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  },
};
