import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address, consents, personal, photo } from '../../support/answers.ts';
import { openStage, said, type Stage } from './stage.ts';

/* What a browser would not send: each thing refused where it stands, in words, and nothing of it kept. */

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const errorsOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'taken',
    (error: unknown) => Reflect.get(Object(Reflect.get(Object(error), 'answer')), 'body').errors ?? String(error),
  );

describe('answers', () => {
  it('too long are refused on their field, and not cut', async () => {
    const customer = await stage.customerAt('dados-pessoais');
    const answers = { ...personal, celular: customer.phone };
    const before = await stage.events(customer);
    expect(await errorsOf(customer.submit('dados-pessoais', { ...answers, nome: `Ana ${'a'.repeat(5_000)}` }))).toEqual(
      [{ field: 'nome', message: 'Máximo de caracteres: 70' }],
    );
    expect(
      await errorsOf(customer.submit('dados-pessoais', { ...answers, nome: 'Ana '.repeat(18) + 'Silva' })),
    ).toEqual([{ field: 'nome', message: 'Máximo de caracteres: 70' }]);
    expect(await errorsOf(customer.submit('dados-pessoais', { ...answers, nome: '\u200b\u2060' }))).toEqual([
      { field: 'nome', message: 'Digite o seu nome completo.' },
    ]);
    const wrong = [7, [], [['a']], {}, { value: 'a'.repeat(9_000) }, Array.from({ length: 80_000 }, () => 1)];
    for (const nome of wrong)
      expect(await errorsOf(customer.submit('dados-pessoais', { ...answers, nome }))).toHaveLength(1);
    expect(await stage.events(customer)).toBe(before);
  });

  it('too much together is refused as a whole', async () => {
    const customer = await stage.customerAt('dados-pessoais');
    const many = Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`campo${at}`, 'x']));
    expect(await errorsOf(customer.submit('dados-pessoais', { ...personal, ...many }))).toEqual([
      { field: '', message: expect.stringContaining('longas demais') },
    ]);
  });

  it('are kept without what nobody sees', async () => {
    const customer = await stage.customerAt('endereco');
    const logradouro = '  Rua\u0000 \u202eda\u202c \u200b Sa\u0303o\t Jo\u00e3o ';
    const after = await customer.submit('endereco', { ...address, logradouro });
    expect(after.selfContract.endereco?.logradouro).toBe('Rua da São João');
  });
});

describe('what comes beside the answers', () => {
  it('250 kB about the device are refused', async () => {
    const customer = stage.newcomer();
    await customer.open();
    const body = { hashId: customer.hash, order: 0, consentimentos: consents() };
    const create = (deviceTracking: unknown) =>
      said(
        customer.device.call('createProposal', { params: { id: customer.hash }, body: { ...body, deviceTracking } }),
      );
    expect(await create({ screen: 'x'.repeat(250_000) })).toEqual([413, 'body.tooLarge']);
    expect(await create({ screen: 'x'.repeat(5_000) })).toEqual([413, 'body.tooLarge']);
    expect(await create({ many: Array.from({ length: 80_000 }, () => 1) })).toEqual([413, 'body.tooLarge']);
    expect(await create({ screen: '360x800' })).toEqual([200, 'ok']);
  });

  it('a call of a few words takes no more than those', async () => {
    const customer = await stage.customerAt('codigo');
    const params = { id: customer.hash, step: 'codigo' };
    const body = { method: 'sms', answers: { celular: 'x'.repeat(20_000) } };
    expect(await said(customer.device.call('tokenSend', { params, body }))).toEqual([413, 'body.tooLarge']);
  });

  it("a file's name is refused where it is too long, and kept without what nobody sees", async () => {
    const customer = await stage.customerAt('documento');
    const send = async (name: string) => {
      const form = new FormData();
      const documento = { documentoFrente: { name: 'a' }, documentoVerso: { name: 'b' } };
      form.set('payload', JSON.stringify({ hashId: customer.hash, revision: customer.proposal?.revision, documento }));
      for (const key of Object.keys(documento)) form.set(key, await photo(), name);
      return customer.device.call('updateStep', { params: { hashId: customer.hash, step: 'documento' }, form });
    };
    expect(await said(send(`${'x'.repeat(300)}.jpg`))).toEqual([422, 'fields.invalid']);
    expect(await said(send('fren\u202ete\u200b.jpg'))).toEqual([200, 'ok']);
    const { selfContract } = await customer.refresh();
    expect(selfContract.documento).toMatchObject({ documentoFrente: { name: 'frente.jpg' } });
  });
});
