import * as fields from '@passo/catalog/fields/index.ts';
import * as steps from '@passo/catalog/steps/index.ts';
import { compileFlow, type JsonObject } from '@passo/engine';
import { expect, it } from 'vitest';
import { playedRuntime } from '../testing/playedRuntime.ts';
import { mostUploads, nameUploads } from './uploads.ts';

const photo = (key: string) => ({ key, component: 'imageCapture', label: key });
const flow = compileFlow(
  { steps: [{ slug: 'documento', name: 'Documento', stepType: 'form', fields: [photo('frente'), photo('verso')] }] },
  { fields, steps },
);

const own = { document: '019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3a', name: 'frente.jpg' };
const foreign = { document: '019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3b', name: 'verso.jpg' };
const { runtime } = playedRuntime({});

it.each<[string, JsonObject, JsonObject]>([
  ['one’s own', { frente: own }, { frente: own }],
  ['somebody else’s', { frente: foreign }, {}],
  ['one’s own beside somebody else’s', { frente: own, verso: foreign }, { frente: own }],
  ['one’s own beside what names none', { frente: own, verso: 'x' }, { frente: own, verso: 'x' }],
  ['one’s own beside other answers', { frente: own, nome: 'Ana' }, { frente: own, nome: 'Ana' }],
  ['one that never was', { frente: own, verso: { document: 'x', name: 'x' } }, { frente: own }],
  ['one’s own in capitals', { verso: { ...own, document: own.document.toUpperCase() } }, {}],
  ['one of no name', { verso: { document: '', name: 'x' } }, {}],
  ['none', { verso: { name: 'x' } }, { verso: { name: 'x' } }],
])('of the documents that are named, %s: what the step holds stays', (_what, answers, kept) =>
  expect(nameUploads(runtime, flow.bySlug.get('documento')!, { frente: own }, { answers, uploads: [] })).toEqual({
    answers: kept,
    uploads: [],
  }),
);

const listed = compileFlow(
  {
    steps: [
      {
        slug: 'socios',
        name: 'Sócios',
        stepType: 'form',
        fields: [
          {
            key: 'socios',
            component: 'list',
            maxRows: 3,
            subFields: [
              photo('foto'),
              { key: 'nome', component: 'text' },
              { key: 'carros', component: 'list', subFields: [photo('placa')], maxRows: 2 },
            ],
          },
        ],
      },
    ],
  },
  { fields, steps },
).bySlug.get('socios')!;
const file = (field: string) => ({ field, name: 'a.jpg', content: Buffer.from('x') });

it('of groups, so many files are taken as their lists allow', () => expect(mostUploads(listed)).toBe(3 * (1 + 2)));

it('a photo of a group, and of a group of a group, stands in its place; what is somebody else’s goes there too', () => {
  const answers = {
    socios: [
      { nome: 'Ana', foto: foreign },
      { foto: own, carros: [{}, { placa: { name: 'p.jpg' } }] },
    ],
  };
  const held = { socios: [{ nome: 'Bia', carros: [{ placa: own }] }] };
  const named = nameUploads(runtime, listed, held, { answers, uploads: [file('socios.1.carros.1.placa')] });
  const [upload] = named.uploads;
  expect(named.answers).toEqual({
    socios: [{ nome: 'Ana' }, { foto: own, carros: [{}, { placa: { document: upload?.id, name: 'a.jpg' } }] }],
  });
});

it.each([
  ['of a group that was not sent', ['socios.2.foto']],
  ['of no group', ['socios.foto']],
  ['of the list itself', ['socios']],
  ['of a field that is no photo', ['socios.0.nome']],
  ['of a place that is no number', ['socios.00.foto']],
  ['of a prototype', ['socios.0.__proto__']],
  ['sent twice', ['socios.0.foto', 'socios.0.foto']],
])('a file %s is refused', (_what, fields) => {
  const answers = { socios: [{ nome: 'Ana' }, {}] };
  const sent = () => nameUploads(runtime, listed, {}, { answers, uploads: fields.map(file) });
  expect(sent).toThrow(expect.objectContaining({ code: 'fields.unknown' }));
});
