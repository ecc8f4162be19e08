import { heldCodes } from '@passo/catalog';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { redact } from './redact.ts';

describe('redact', () => {
  it.each([
    ['CPF 529.982.247-25 recusado', 'CPF [number] recusado'],
    ['cpf=52998224725', 'cpf=[number]'],
    ['fone +55 (11) 98765-4321!', 'fone [number]!'],
    ['CNPJ 12.ABC.345/01DE-35 baixado', 'CNPJ [cnpj] baixado'],
    ['para ana.lima@exemplo.com.br, já', 'para [e-mail], já'],
    ['hash Zk3v9QxT7bL0pWn5RcY8aA gone', 'hash [token] gone'],
    [
      'duplicate key value violates unique constraint "proposal_pkey"',
      'duplicate key value violates unique constraint "proposal_pkey"',
    ],
    ['at run (embedded.ts:114:33) after 3 tries in 250 ms', 'at run (embedded.ts:114:33) after 3 tries in 250 ms'],
  ])('%s', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });
});

describe('the logger', () => {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const logged = (write: () => void): Record<string, unknown> => {
    write();
    return lines.pop() ?? {};
  };

  it('keeps what is allowed and leaves out the rest', () => {
    const line = logged(() =>
      logger.info({ route: '/{id}/system', status: 200, url: '/abc', body: { cpf: '1' }, step: { a: 1 } }, 'answered'),
    );
    expect(line).toMatchObject({
      level: 'info',
      route: '/{id}/system',
      status: 200,
      step: '[left out]',
      msg: 'answered',
    });
    expect(line).not.toHaveProperty('url');
    expect(line).not.toHaveProperty('body');
  });

  it('says why an offer was not let in', () => {
    const said = { codes: ['lender.sac', 'cet.differs'], product: 'clt', lender: '11222333000181' };
    expect(logged(() => logger.warn(said, 'an offer was not let in'))).toMatchObject(said);
  });

  it('shows codes that it knows and no other text, whatever stands in their place', () => {
    const shown = (codes: unknown): unknown => logged(() => logger.warn({ codes }, 'x')).codes;
    expect(shown([...heldCodes])).toEqual([...heldCodes]);
    expect(shown(['cet.differs', 'Ana Lima', 52998224725, { cpf: '1' }])).toEqual([
      'cet.differs',
      '[unknown]',
      '[unknown]',
      '[unknown]',
    ]);
    expect(shown('Ana Lima')).toBe('[left out]');
    expect(shown({ cpf: '1' })).toBe('[left out]');
  });

  it('masks what stands in a lender’s place and is no registered number', () => {
    expect(logged(() => logger.warn({ lender: '52998224725' }, 'x')).lender).toBe('[number]');
  });

  it('keeps our own ids readable', () => {
    const proposal = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f';
    expect(logged(() => logger.info({ proposal }, 'settled'))).toMatchObject({ proposal });
  });

  it('keeps the same law for child loggers', () => {
    expect(logged(() => logger.child({ job: 'settle', cpf: '52998224725' }).info('x'))).not.toHaveProperty('cpf');
  });

  it('masks personal data in messages and in errors, down to the cause', () => {
    const error = Object.assign(new Error('no 52998224725', { cause: new Error('ana@exemplo.com') }), {
      detail: 'Key (cpf)=(52998224725)',
      code: '23505',
    });
    const line = logged(() => logger.error({ err: error }, 'for 529.982.247-25'));
    expect(line).toMatchObject({
      msg: 'for [number]',
      err: { message: 'no [number]', code: '23505', cause: { message: '[e-mail]' } },
    });
    const bare = logged(() => logger.error(error));
    expect(JSON.stringify([line, bare])).not.toMatch(/52998224725|529\.982|exemplo/);
  });
});
