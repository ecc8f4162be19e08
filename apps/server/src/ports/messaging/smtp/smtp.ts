import { createHash } from 'node:crypto';
import type { Carrier } from '../byChannel.ts';

const TIMEOUT_MS = 8_000;

interface SmtpKeys {
  /** `smtps://user:password@host:465` or `smtp://...:587`; with `smtp:` TLS is demanded, unless the host is this machine. */
  readonly url: string;
  /** `Passo <nao-responda@exemplo.com.br>` */
  readonly from: string;
}

const isLocal = (url: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);

/** E-mail by SMTP. The key is the message's id, so that a mailbox shows what was sent twice once. */
export const smtpCarrier = ({ url, from }: SmtpKeys): Carrier => ({
  channels: ['email'],
  send: async ({ to, text }, key) => {
    // Loaded with the first message.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url, requireTLS: url.startsWith('smtp:') && !isLocal(url) }, { from });
    const id = createHash('sha256').update(key).digest('hex').slice(0, 40);
    try {
      const sent = await within(
        transport.sendMail({
          // As an object: a comma in a plain text would name a second reader.
          to: { name: '', address: to },
          subject: subjectOf(text),
          text,
          messageId: `<${id}@passo>`,
          disableUrlAccess: true,
          disableFileAccess: true,
        }),
      );
      return { ok: sent.accepted.length > 0 };
    } catch {
      return { ok: false };
    } finally {
      transport.close();
    }
  },
});

/** The partner's name stands first in every text; without one the words themselves. */
const subjectOf = (text: string): string => text.split(/[:.]/)[0]?.slice(0, 70) ?? '';

function within<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
