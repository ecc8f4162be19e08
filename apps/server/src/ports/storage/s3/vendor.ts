import { defineVendor } from '../../vendor.ts';
import { s3Blobs } from './s3.ts';

export const s3 = defineVendor({
  port: 'storage',
  name: 's3',
  needs: ['S3_URL', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  make: ({ outbound, secret }) =>
    s3Blobs(outbound, {
      url: secret('S3_URL').replace(/\/+$/, ''),
      region: secret('S3_REGION'),
      accessKeyId: secret('S3_ACCESS_KEY_ID'),
      secretAccessKey: secret('S3_SECRET_ACCESS_KEY'),
    }),
});
