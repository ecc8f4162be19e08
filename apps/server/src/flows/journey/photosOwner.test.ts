import { expect, it } from 'vitest';
import { catalog } from '@passo/catalog';
import { compileFlow, newJourney, withStep } from '@passo/engine';
import type { Access } from '../access/access.ts';
import { playedRuntime } from '../testing/playedRuntime.ts';
import { photosOwner } from './photosOwner.ts';

const flow = compileFlow(
  {
    steps: [
      {
        ...{ slug: 'codigo', name: 'Código', stepType: 'tokenValidation', tokenValidationMethods: ['sms'] },
        fields: [{ key: 'celular', component: 'text', label: 'Celular' }],
      },
    ],
  },
  catalog,
);
const { runtime } = playedRuntime({});

interface Given {
  readonly link: string;
  readonly phone?: string;
  readonly proven?: boolean;
  readonly verified?: boolean;
}

const owner = ({ link, phone = '', proven = true, verified = true }: Given) => {
  const answered = { status: 'finished', answers: phone === '' ? {} : { celular: phone } } as const;
  const state = withStep(newJourney(flow), 'codigo', answered);
  const access: Access = Object.assign(Object.create(null), {
    ...{ link: Buffer.from(link), proven },
    proposal: { id: 'p', version: { flow }, state, revision: 1, verified },
  });
  return photosOwner(runtime, access, 'network');
};

it('of one phone with many links it is the phone, which nobody reads off it', () => {
  const [one, other, another] = [
    owner({ link: 'a', phone: '11987654321' }),
    owner({ link: 'b', phone: '11987654321' }),
    owner({ link: 'c', phone: '11987654322' }),
  ];
  expect(one.known).toBe(true);
  expect(one.names[0]).toBe(other.names[0]);
  expect(one.names[1]).not.toBe(other.names[1]);
  expect(another.names[0]).not.toBe(one.names[0]);
  expect(JSON.stringify(one)).not.toContain('11987654321');
});

it('of whoever was vouched for without a contact it is the link', () => {
  const { names } = owner({ link: 'a' });
  expect(names).toEqual(['61', '61']);
});

it.each<[string, Partial<Given>]>([
  ['a device that is not in', { proven: false }],
  ['a proposal whose contact nobody proved', { verified: false }],
])('of %s it is the network', (_what, given) =>
  expect(owner({ link: 'a', phone: '11987654321', ...given })).toEqual({ known: false, names: ['network', '61'] }),
);
