import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../platform/problemError.ts';
import type { Claims } from '../../platform/tokenClaims.ts';
import { playedRuntime } from '../testing/playedRuntime.ts';
import type { Access } from './access.ts';
import { readPartnersToken } from './partnersToken.ts';

const access: Access = Object.assign(Object.create(null), { channel: { partner: { slug: 'aurora' } } });
const brought = { hash: 'own-hash', device: 'a-device', token: 'head.claims.signature' };
const first = [{ mine: true }];

async function read(said: object | null, mine: readonly object[] = first) {
  const claims: Claims | null = said === null ? null : { exp: 1_795_000_000, hash: 'own-hash', ...said };
  const tokens = {
    ofPartner: async (partner: string, { hash }: { hash: string }) =>
      partner === 'aurora' && hash === 'own-hash' ? claims : null,
    ofOffice: async () => null,
  };
  const { runtime } = playedRuntime({ partner_token_claim: mine }, { tokens });
  return readPartnersToken(runtime, access, brought).catch((error: unknown) =>
    error instanceof ProblemError ? error.code : Promise.reject(error),
  );
}

describe("a partner's token", () => {
  it('that nobody believes is refused', async () => expect(await read(null)).toBe('token.invalid'));

  it('that another device brought before is refused', async () =>
    expect(await read({ name: 'Ana' }, [])).toBe('token.invalid'));

  it.each<[string, object, object, readonly string[]]>([
    ['with a name', { name: 'Ana' }, { nome: 'Ana' }, []],
    ['with our name for a name', { nome: ' Ana ' }, { nome: 'Ana' }, []],
    ['with a name that is too long', { name: 'x'.repeat(121) }, {}, []],
    ['with a name that hides something', { name: 'Ana\u202e\u200b  Silva' }, { nome: 'Ana Silva' }, []],
    ['with a name that is none', { name: 7 }, {}, []],
    ['with a CPF', { cpf: '529.982.247-25' }, { cpf: '52998224725' }, []],
    ['with a wrong CPF', { cpf: '529.982.247-26' }, {}, []],
    ['with a phone', { phone_number: '+55 (11) 98765-4321' }, { celular: '11987654321' }, ['celular']],
    ['with our name for a phone', { celular: '11987654321' }, { celular: '11987654321' }, ['celular']],
    ['with half a phone', { celular: '1198765' }, {}, []],
    ['with an address', { email: 'Ana@Exemplo.com' }, { email: 'ana@exemplo.com' }, ['email']],
    ['with no address', { email: 'ana@exemplo' }, {}, []],
    ['with a birth date', { birthdate: '1990-05-12' }, { dataNascimento: '1990-05-12' }, []],
    ['with a birth date written otherwise', { birthdate: '12/05/1990' }, {}, []],
  ])('%s', async (_what, claims, answers, proven) => expect(await read(claims)).toEqual({ answers, proven }));
});
