import type { StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo } from '../../support/answers.ts';
import { Customer, type WireAnswer } from '../../support/customer.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { fileFor } from '../../support/papers.ts';
import { said } from './stage.ts';

/* A photo in a group of a list: sent under its path, kept in its place, seen by its own and by nobody else. */

const steps: readonly StepDefinition[] = [
  {
    slug: 'consentimentos',
    name: 'Começo',
    stepType: 'form',
    fields: [{ key: 'cpf', component: 'text', label: 'CPF', mask: 'cpf', required: true }],
  },
  {
    slug: 'socios',
    name: 'Sócios',
    stepType: 'form',
    fields: [
      {
        key: 'socios',
        component: 'list',
        label: 'Sócios',
        // Together with its cars just as many photos as a form brings.
        maxRows: 5,
        subFields: [
          { key: 'nome', component: 'text', label: 'Nome' },
          { key: 'foto', component: 'imageCapture', label: 'Foto', required: true },
          {
            key: 'verso',
            component: 'imageCapture',
            label: 'Verso',
            conditionals: [{ type: 'visualization', field: 'nome', values: ['Ana'] }],
          },
          {
            key: 'carros',
            component: 'list',
            label: 'Carros',
            maxRows: 6,
            subFields: [{ key: 'placa', component: 'imageCapture', label: 'Placa', required: true }],
          },
        ],
      },
    ],
  },
  { slug: 'mais', name: 'Mais', stepType: 'form', fields: [{ key: 'nome', component: 'text', label: 'Nome' }] },
];

let house: OpenHouse;
let picture: Blob;
beforeAll(async () => {
  house = await openHouse({ socios: steps });
  picture = await photo();
});
afterAll(() => house.close());

async function customerAtRows(): Promise<Customer> {
  const customer = new Customer(house.url);
  await customer.open('oficina-socios');
  await customer.create({ cpf: '52998224725' });
  return customer;
}

const named = { name: 'foto.jpg' };

function send(customer: Customer, socios: unknown, files: readonly (readonly [string, Blob])[]): Promise<WireAnswer> {
  const form = new FormData();
  const { hash, proposal } = customer;
  form.set('payload', JSON.stringify({ hashId: hash, revision: proposal?.revision, socios: { socios } }));
  for (const [path, file] of files) form.append(path, file, 'foto.jpg');
  return customer.device.call('updateStep', { params: { hashId: hash, step: 'socios' }, form });
}

const documents = async (customer: Customer): Promise<number> => {
  const text = 'select count(*)::int as many from document where proposal = $1';
  const { rows } = await house.server.runtime.db.query<{ many: number }>({ text, values: [customer.proposal?._id] });
  return rows[0]?.many ?? -1;
};

const rowsOf = async (customer: Customer) => (await customer.refresh()).selfContract.socios?.socios;

describe('a photo in a group', () => {
  it('is kept in its place, two deep, is there again on a reload, and is sent on by its name alone', async () => {
    const customer = await customerAtRows();
    const rows = [
      { nome: 'Ana', foto: named },
      { nome: 'Bia', foto: named, carros: [{ placa: named }] },
    ];
    const paths = ['socios.0.foto', 'socios.1.foto', 'socios.1.carros.0.placa'];
    expect(
      await said(
        send(
          customer,
          rows,
          paths.map((path) => [path, picture] as const),
        ),
      ),
    ).toEqual([200, 'ok']);
    const reference = { document: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'foto.jpg' };
    const kept = [
      { nome: 'Ana', foto: reference },
      { nome: 'Bia', foto: reference, carros: [{ placa: reference }] },
    ];
    expect(await rowsOf(customer)).toEqual(kept);
    expect(await documents(customer)).toBe(3);
    const held = (await rowsOf(customer)) as readonly { readonly foto: { readonly document: string } }[];
    for (const { foto } of held) expect((await read(customer, foto.document)).status).toBe(200);
    // Moved, one gone, one more: what is stored already comes by its name.
    const moved = [held[1], { nome: 'Caio', foto: named }];
    expect(await said(send(customer, moved, [['socios.1.foto', picture]]))).toEqual([200, 'ok']);
    expect(await rowsOf(customer)).toEqual([kept[1], { nome: 'Caio', foto: reference }]);
  });

  it('of somebody else cannot be used by naming it', async () => {
    const owner = await customerAtRows();
    await send(owner, [{ nome: 'Ana', foto: named }], [['socios.0.foto', picture]]);
    const theirs = await rowsOf(owner);
    const thief = await customerAtRows();
    const answer = await send(thief, theirs, []);
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ field: 'socios.0.foto' }]]);
  });

  it('that no field takes is refused by its path, and nothing is kept', async () => {
    const rows = [{ nome: 'Bia', foto: named }];
    const paths = [
      'socios.1.foto',
      'socios.-1.foto',
      'socios.0',
      'socios.0.nome',
      'socios.0.carros.0.placa',
      'socios.0.foto.document',
      'socios[0][foto]',
      'foto',
      '__proto__.0.foto',
      `socios.0.${'carros.0.'.repeat(30)}placa`,
    ];
    const customer = await customerAtRows();
    for (const path of paths) {
      const files = [
        ['socios.0.foto', picture],
        [path, picture],
      ] as const;
      expect(await said(send(customer, rows, files)), path).toEqual([422, 'fields.unknown']);
    }
    expect(await documents(customer)).toBe(0);
    console.error(`${paths.length} paths of files that no field takes: all refused, 0 kept`);
  });

  it('of a hidden field is not kept, and more at once than anybody takes are refused', async () => {
    const customer = await customerAtRows();
    const files = ['socios.0.foto', 'socios.0.verso'].map((path) => [path, picture] as const);
    expect(await said(send(customer, [{ nome: 'Bia', foto: named, verso: named }], files))).toEqual([200, 'ok']);
    expect(await documents(customer)).toBe(1);
    const many = Array.from({ length: 41 }, () => ({ foto: named }));
    const all = many.map((_row, at) => [`socios.${at}.foto`, new Blob(['x'])] as const);
    expect((await send(customer, many, all)).status).toBe(413);
    expect(await documents(customer)).toBe(1);
  });

  it('that is no photo is said by its path', async () => {
    const customer = await customerAtRows();
    const files = [
      ['socios.0.foto', picture],
      ['socios.1.foto', new Blob(['não é'])],
    ] as const;
    const answer = await send(customer, [{ foto: named }, { foto: named }], files);
    expect([answer.status, answer.body.errors]).toMatchObject([415, [{ field: 'socios.1.foto' }]]);
    expect(await documents(customer)).toBe(0);
  });
});

const read = (customer: Customer, document: string): Promise<Response> =>
  fileFor(customer, `/unauth/product-self-contract/${customer.hash}/document/${document}`);
