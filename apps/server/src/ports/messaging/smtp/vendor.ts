import { defineVendor } from '../../vendor.ts';
import { smtpCarrier } from './smtp.ts';

export const smtp = defineVendor({
  port: 'messaging',
  name: 'smtp',
  needs: ['SMTP_URL', 'SMTP_FROM'],
  make: ({ secret }) => smtpCarrier({ url: secret('SMTP_URL'), from: secret('SMTP_FROM') }),
});
