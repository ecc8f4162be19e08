import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, page, type Recorded } from '../testing/vendorServer.ts';
import { startWireServer, type WireServer } from '../testing/wireServer.ts';
import { byChannel, type Carrier } from './byChannel.ts';
import { smtpCarrier } from './smtp/smtp.ts';
import { twilioCarrier, twilioDoor, twilioSignature } from './twilio/twilio.ts';
import { zenviaCarrier } from './zenvia/zenvia.ts';

let server: WireServer;
beforeAll(async () => void (server = await startWireServer()));
afterAll(() => server.close());

const message = { channel: 'sms', to: '11987654321', text: 'Olá, Zé: é você? ' } as const;
const account = { account: 'AC1', token: 'secret', from: '+15005550006' };
const byZenvia = () => zenviaCarrier(server.parts, { token: 't0ken', from: 'passo' });
const byTwilio = (keys = account) => twilioCarrier(server.parts, keys, 'https://passo.exemplo/webhooks/twilio');

describe('Zenvia', () => {
  it('is asked as its documents say', async () => {
    server.speak(() => json(200, { id: 'm1', from: 'passo', to: '5511987654321', direction: 'OUT', channel: 'sms' }));
    expect(await byZenvia().send(message, 'k')).toEqual({ ok: true });
    const [asked] = server.seen;
    expect([asked?.method, asked?.path, asked?.headers['x-api-token']]).toEqual([
      'POST',
      '/channels/sms/messages',
      't0ken',
    ]);
    expect(JSON.parse(String(asked?.body))).toEqual({
      from: 'passo',
      to: '5511987654321',
      contents: [{ type: 'text', text: message.text }],
    });
  });

  it('carries WhatsApp on its own channel, and no e-mail', async () => {
    server.speak(() => json(200, { id: 'm1' }));
    await byZenvia().send({ ...message, channel: 'whatsapp' }, 'k');
    expect(server.seen[0]?.path).toBe('/channels/whatsapp/messages');
    expect(byZenvia().channels).not.toContain('email');
  });
});

describe('Twilio', () => {
  it('is asked as its documents say', async () => {
    server.speak(() => json(201, { sid: 'SM1', status: 'queued' }));
    expect(await byTwilio().send(message, 'k')).toEqual({ ok: true, reference: 'SM1' });
    const [asked] = server.seen;
    expect([asked?.path, asked?.headers.authorization]).toEqual([
      '/2010-04-01/Accounts/AC1/Messages.json',
      `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
    ]);
    expect(Object.fromEntries(new URLSearchParams(String(asked?.body)))).toEqual({
      To: '+5511987654321',
      From: '+15005550006',
      Body: message.text,
      StatusCallback: 'https://passo.exemplo/webhooks/twilio',
    });
  });

  it('sends by a messaging service, and to WhatsApp', async () => {
    server.speak(() => json(201, { sid: 'SM1', status: 'queued' }));
    await byTwilio({ ...account, from: 'MG1' }).send(message, 'k');
    await byTwilio().send({ ...message, channel: 'whatsapp' }, 'k');
    const [service, whatsapp] = server.seen.map(({ body }) => Object.fromEntries(new URLSearchParams(String(body))));
    expect(service).toMatchObject({ MessagingServiceSid: 'MG1' });
    expect(whatsapp).toMatchObject({ To: 'whatsapp:+5511987654321', From: 'whatsapp:+15005550006' });
  });

  it('is heard where it signs URL and sorted parameters, and nowhere else', () => {
    // The example of Twilio's own documents.
    const url = 'https://example.com/myapp.php?foo=1&bar=2';
    const form = new URLSearchParams(
      'CallSid=CA1234567890ABCDE&Caller=%2B14158675310&Digits=1234&From=%2B14158675310&To=%2B18005551212',
    );
    expect(twilioSignature('12345', url, form)).toBe('L/OH5YylLD5NRKLltdqwSvS0BnU=');
    const door = twilioDoor('twilio', '12345', url);
    const raw = Buffer.from(form.toString());
    const signature = twilioSignature('12345', url, form);
    expect(door.verify({ 'x-twilio-signature': signature }, raw)).toBe(true);
    const news = (status: string) => door.lost?.(Buffer.from(`MessageSid=SM1&MessageStatus=${status}`));
    expect(['sent', 'delivered', 'undelivered', 'failed', ''].map(news)).toEqual([null, null, 'SM1', 'SM1', null]);
    expect(door.verify({ 'x-twilio-signature': signature }, Buffer.from(`${form.toString()}&X=1`))).toBe(false);
    expect(door.verify({ 'x-twilio-signature': twilioSignature('other', url, form) }, raw)).toBe(false);
    expect(door.verify({}, raw)).toBe(false);
    expect(twilioDoor('twilio', '12345', 'https://example.com/').verify({ 'x-twilio-signature': signature }, raw)).toBe(
      false,
    );
  });
});

describe.each([
  ['Zenvia', byZenvia],
  ['Twilio', byTwilio],
])('%s', (_name, make) => {
  it.each<[string, Recorded]>([
    ['refuses the key', json(401, { code: 'unauthorized' })],
    ['refuses the number', json(400, { code: 21211, message: 'The To number is not valid' })],
    ['is busy', json(429, {})],
    ['is down', page(503)],
    ['answers a page', page(200)],
    ['answers half a JSON', { status: 200, body: '{"id":' }],
    ['answers other types', json(200, { id: 7, sid: 7 })],
    ['cuts the line', 'cut'],
    ['leads elsewhere', { status: 302, body: '', headers: { location: 'http://169.254.169.254/' } }],
  ])('is not ok where it %s, and is asked once', async (_what, recorded) => {
    server.speak(() => recorded);
    expect(await make().send(message, 'k')).toEqual({ ok: false });
    // A second POST may be a second message.
    expect(server.seen).toHaveLength(1);
  });
});

describe('several messengers', () => {
  const carrier = (ok: boolean, channels: Carrier['channels'], sent: string[], name: string): Carrier => ({
    channels,
    send: async () => {
      sent.push(name);
      return { ok };
    },
  });

  it('are tried in order, each for what it carries', async () => {
    const sent: string[] = [];
    const all = byChannel([
      carrier(true, ['email'], sent, 'a'),
      carrier(false, ['sms'], sent, 'b'),
      carrier(true, ['sms'], sent, 'c'),
    ]);
    expect(await all.send(message, 'k')).toEqual({ ok: true });
    expect(await all.send({ ...message, channel: 'whatsapp' }, 'k')).toEqual({ ok: false });
    expect(sent).toEqual(['b', 'c']);
  });
});

/** As much of SMTP as one message needs. */
async function mailServer(refuse: boolean) {
  const letters: string[] = [];
  const listener = net.createServer((socket) => {
    let letter: string | null = null;
    socket.write('220 local ESMTP\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = chunk.toString('utf8');
      if (letter !== null) {
        letter += text;
        if (!letter.endsWith('\r\n.\r\n')) return;
        letters.push(letter);
        letter = null;
        return void socket.write('250 queued\r\n');
      }
      for (const line of text.split('\r\n').filter((one) => one !== '')) {
        if (/^EHLO/.test(line)) socket.write('250-local\r\n250 8BITMIME\r\n');
        else if (/^RCPT/.test(line) && refuse) socket.write('550 no such mailbox\r\n');
        else if (line === 'DATA') {
          letter = '';
          socket.write('354 go on\r\n');
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    letters,
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    close: () => listener.close(),
  };
}

describe('SMTP', () => {
  const letter = { channel: 'email', to: 'maria@exemplo.com.br', text: 'Aurora: 123456 é o seu código.' } as const;

  it('sends a letter, with the same id under the same key', async () => {
    const mail = await mailServer(false);
    const carrier = smtpCarrier({ url: mail.url, from: 'Passo <nao-responda@exemplo.com.br>' });
    expect(await carrier.send(letter, 'k1')).toEqual({ ok: true });
    expect(await carrier.send(letter, 'k1')).toEqual({ ok: true });
    expect(mail.letters[0]).toMatch(/^Subject: Aurora\r$/m);
    expect(mail.letters[0]).toContain('To: maria@exemplo.com.br');
    const ids = mail.letters.map((one) => /^Message-ID: (.*)\r$/m.exec(one)?.[1]);
    expect(new Set(ids).size).toBe(1);
    mail.close();
  });

  it('is not ok where the mailbox does not exist, or nobody is there', async () => {
    const mail = await mailServer(true);
    expect(await smtpCarrier({ url: mail.url, from: 'a@b.co' }).send(letter, 'k')).toEqual({ ok: false });
    mail.close();
    expect(await smtpCarrier({ url: 'smtp://127.0.0.1:1', from: 'a@b.co' }).send(letter, 'k')).toEqual({ ok: false });
  });
});
