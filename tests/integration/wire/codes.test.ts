import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendCode, type CodeFor } from '../../../apps/server/src/flows/contact/codes.ts';
import { ProblemError } from '../../../apps/server/src/platform/problemError.ts';
import { EVERY_DEVICE } from '../../../apps/server/src/repositories/codeRepository.ts';
import type { Customer } from '../../support/customer.ts';
import { openStage, said, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const params = (customer: Customer) => ({ id: customer.hash, step: 'codigo' });
const confirm = (customer: Customer, token: string) =>
  said(customer.device.call('tokenConfirm', { params: params(customer), body: { token } }));
const send = (customer: Customer, celular = customer.phone, method: 'sms' | 'whatsapp' = 'sms') =>
  said(customer.device.call('tokenSend', { params: params(customer), body: { method, answers: { celular } } }));

/** The pause between two codes is over. */
const later = (customer: Customer) =>
  stage.db.query(`update code set sent_at = now() - interval '31 seconds' where proposal = $1`, [
    customer.proposal?._id,
  ]);

/** Six digits that are not the code. */
const wrong = (code: string, add: number): string => String((Number(code) + add) % 1_000_000).padStart(6, '0');

async function withCode(): Promise<{ customer: Customer; code: string }> {
  const customer = await stage.customerAt('codigo');
  await customer.sendCode();
  return { customer, code: await stage.world.code(customer.phone) };
}

describe('a code proves one contact, at one step', () => {
  const other = '11911112222';
  const answersOf = async (customer: Customer) => (await customer.refresh()).selfContract['codigo'];

  it('one that is refused stores nothing: the first code confirms the first contact', async () => {
    const { customer, code } = await withCode();
    expect(await send(customer, other)).toEqual([429, 'otp.tooSoon']);
    expect(await answersOf(customer)).toEqual({ celular: customer.phone });
    expect(await confirm(customer, code)).toEqual([200, 'ok']);
    expect(await answersOf(customer)).toEqual({ celular: customer.phone });
  });

  it('one whose contact cannot be kept replaces none: the code that is on its way stays good', async () => {
    const { customer, code } = await withCode();
    await later(customer);
    const { runtime } = stage.server;
    const wanted: CodeFor = {
      ...{ proposal: customer.proposal?._id ?? '', act: 'confirm', device: EVERY_DEVICE, slug: 'codigo' },
      ...{ contact: { method: 'sms', target: other }, signs: null, sentFrom: null },
    };
    const overtaken = () => Promise.reject(new ProblemError('revision.stale'));
    await expect(sendCode(runtime, wanted, { name: 'Aurora', hosts: [] }, overtaken)).rejects.toMatchObject({
      code: 'revision.stale',
    });
    expect(await stage.world.messages(other)).toEqual([]);
    expect(await confirm(customer, code)).toEqual([200, 'ok']);
  });

  it('one that is on its way proves nothing once another contact was stored', async () => {
    const { customer, code } = await withCode();
    await later(customer);
    expect(await send(customer, other)).toEqual([200, 'ok']);
    expect((await confirm(customer, code))[1]).toBe('otp.wrong');
    expect(await confirm(customer, await stage.world.code(other))).toEqual([200, 'ok']);
    expect(await answersOf(customer)).toEqual({ celular: other });
  });

  it('another contact opens the finished step again, and the old code stays used', async () => {
    const { customer, code } = await withCode();
    expect(await confirm(customer, code)).toEqual([200, 'ok']);
    const after = (await customer.refresh()).currentStep;
    expect(after).not.toBe('codigo');
    expect(await send(customer, other)).toEqual([200, 'ok']);
    expect(await customer.refresh()).toMatchObject({ currentStep: 'codigo', stepStatus: { codigo: 'init' } });
    expect(await confirm(customer, code)).not.toEqual([200, 'ok']);
    expect(await confirm(customer, await stage.world.code(other))).toEqual([200, 'ok']);
    expect((await customer.refresh()).currentStep).toBe(after);
  });

  it('is not sent for a proposal that has ended', async () => {
    const customer = await stage.customerAt('codigo');
    await said(
      customer.device.call('updateStep', {
        params: { hashId: customer.hash, step: 'codigo' },
        body: { hashId: customer.hash, revision: customer.proposal?.revision ?? 0, stepAction: 'cancel' },
      }),
    );
    expect(await send(customer)).toEqual([409, 'proposal.ended']);
  });
});

describe('a code', () => {
  it('that is wrong five times locks, and then even the right one is refused', async () => {
    const { customer, code } = await withCode();
    const tries = [];
    for (const add of [1, 2, 3, 4, 5]) tries.push((await confirm(customer, wrong(code, add)))[1]);
    expect(tries).toEqual(['otp.wrong', 'otp.wrong', 'otp.wrong', 'otp.wrong', 'otp.locked']);
    expect(await confirm(customer, code)).toEqual([429, 'otp.locked']);
  });

  it('cannot be guessed in parallel: of 20 tries at once five are looked at', async () => {
    const { customer, code } = await withCode();
    const tries = await Promise.all(Array.from({ length: 20 }, (_, at) => confirm(customer, wrong(code, at + 1))));
    const looked = tries.filter(([, name]) => name === 'otp.wrong');
    expect(looked).toHaveLength(4);
    expect(tries.filter(([, name]) => name === 'otp.locked')).toHaveLength(16);
    expect(await confirm(customer, code)).toEqual([429, 'otp.locked']);
  });

  it('opens again after a new one was sent', async () => {
    const { customer, code } = await withCode();
    for (const add of [1, 2, 3, 4, 5]) await confirm(customer, wrong(code, add));
    await stage.db.query(`update code set sent_at = now() - interval '31 seconds' where proposal = $1`, [
      customer.proposal?._id,
    ]);
    expect(await send(customer)).toEqual([200, 'ok']);
    expect(await confirm(customer, await stage.world.code(customer.phone))).toEqual([200, 'ok']);
  });

  it('that was right for another phone is told as any wrong one, with the tries that are left', async () => {
    const { customer, code } = await withCode();
    await later(customer);
    await send(customer, '11911112222');
    const words = async (token: string) =>
      (await customer.device.call('tokenConfirm', { params: params(customer), body: { token } })).body.message;
    expect(await words(code)).toBe('Código errado. Restam 4 tentativas.');
    expect(await words(wrong(code, 1))).toBe('Código errado. Restam 3 tentativas.');
  });

  it('expires', async () => {
    const { customer, code } = await withCode();
    await stage.db.query(`update code set expires_at = now() - interval '1 second' where proposal = $1`, [
      customer.proposal?._id,
    ]);
    expect(await confirm(customer, code)).toEqual([410, 'otp.expired']);
  });

  it('is good once', async () => {
    const { customer, code } = await withCode();
    expect(await confirm(customer, code)).toEqual([200, 'ok']);
    expect(await confirm(customer, code)).toEqual([429, 'otp.locked']);
  });

  it('is not sent again within 30 seconds, nor an eleventh time on a day', async () => {
    const { customer } = await withCode();
    expect(await send(customer)).toEqual([429, 'otp.tooSoon']);
    await stage.db.query(`update code set sent_at = now() - interval '1 minute', sends = 10 where proposal = $1`, [
      customer.proposal?._id,
    ]);
    expect(await send(customer)).toEqual([429, 'otp.dayLimit']);
    expect(await stage.world.get(`/simulador/mensagens?para=${customer.phone}`)).toHaveLength(1);
  });

  it('comes by WhatsApp where that is asked for, as late and as seldom as by SMS, and the one before is good no more', async () => {
    const { customer, code } = await withCode();
    expect(await send(customer, customer.phone, 'whatsapp')).toEqual([429, 'otp.tooSoon']);
    await later(customer);
    expect(await send(customer, customer.phone, 'whatsapp')).toEqual([200, 'ok']);
    expect(await send(customer)).toEqual([429, 'otp.tooSoon']);
    const sent = await stage.world.get<readonly { channel: string }[]>(`/simulador/mensagens?para=${customer.phone}`);
    expect(sent.map(({ channel }) => channel)).toEqual(['whatsapp', 'sms']);
    const counted = await stage.db.query('select method, sends from code where proposal = $1', [
      customer.proposal?._id,
    ]);
    expect(counted.rows).toEqual([{ method: 'whatsapp', sends: 2 }]);
    await stage.db.query(`update code set sent_at = now() - interval '1 minute', sends = 10 where proposal = $1`, [
      customer.proposal?._id,
    ]);
    expect(await send(customer, customer.phone, 'whatsapp')).toEqual([429, 'otp.dayLimit']);
    expect((await confirm(customer, code))[1]).toBe('otp.wrong');
    expect(await confirm(customer, await stage.world.code(customer.phone))).toEqual([200, 'ok']);
  });

  it('whose message may have got lost with a killed process goes out again, the same one', async () => {
    const { customer, code } = await withCode();
    const { rows } = await stage.db.query<{ key: string }>('select key from sim_message order by id desc limit 1');
    const sealed = stage.server.runtime.keyring.sealJson('O código é 123456', `code-message:${customer.proposal?._id}`);
    await stage.db.query('delete from sim_message where key = $1', [rows[0]?.key]);
    await stage.db.query('update code set message = $2 where proposal = $1', [customer.proposal?._id, sealed]);
    expect(await send(customer)).toEqual([200, 'ok']);
    expect(await stage.world.code(customer.phone)).toBe('123456');
    expect(await send(customer)).toEqual([429, 'otp.tooSoon']);
    expect(await confirm(customer, code)).toEqual([200, 'ok']);
  });

  it.each([
    ['letters', 'abcdef', [401, 'proof.invalid']],
    ['too few digits', '12345', [401, 'proof.invalid']],
    ['nothing', '', [400, 'body.unreadable']],
    ['a novel', 'x'.repeat(65), [400, 'body.unreadable']],
  ] as const)('is not %s', async (_what, token, expected) => {
    const { customer } = await withCode();
    expect(await confirm(customer, token)).toEqual(expected);
  });

  it.each([
    ['a landline', '1133334444'],
    ['a forbidden DDD', '20987654321'],
    ['nine digits', '987654321'],
  ])('does not go to %s', async (_what, celular) => {
    const customer = await stage.customerAt('codigo');
    expect(await send(customer, celular)).toEqual([422, 'fields.invalid']);
  });

  it('is not sent by a way that the step does not have, nor for a step that has none', async () => {
    const customer = await stage.customerAt('codigo');
    const body = { method: 'email', answers: { celular: customer.phone } };
    expect(await said(customer.device.call('tokenSend', { params: params(customer), body }))).toEqual([
      404,
      'step.notFound',
    ]);
    const other = { id: customer.hash, step: 'endereco' };
    expect(await said(customer.device.call('tokenSend', { params: other, body: { ...body, method: 'sms' } }))).toEqual([
      404,
      'step.notFound',
    ]);
  });
});
