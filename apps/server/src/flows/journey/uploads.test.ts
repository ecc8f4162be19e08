import * as fields from '@passo/catalog/fields/index.ts';
import * as steps from '@passo/catalog/steps/index.ts';
import { compileFlow, type JsonObject } from '@passo/engine';
import { expect, it } from 'vitest';
import { playedRuntime } from '../testing/playedRuntime.ts';
import { nameUploads } from './uploads.ts';

const photo = (key: string) => ({ key, component: 'imageCapture', label: key });
const flow = compileFlow(
  { steps: [{ slug: 'documento', name: 'Documento', stepType: 'form', fields: [photo('frente'), photo('verso')] }] },
  { fields, steps },
);

const own = { document: '019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3a', name: 'frente.jpg' };
const foreign = { document: '019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3b', name: 'verso.jpg' };
const { runtime } = playedRuntime({ document_own: [{ id: own.document }] });

it.each<[string, JsonObject, JsonObject]>([
  ['one’s own', { frente: own }, { frente: own }],
  ['somebody else’s', { frente: foreign }, {}],
  ['one’s own beside somebody else’s', { frente: own, verso: foreign }, { frente: own }],
  ['one’s own beside what names none', { frente: own, verso: 'x' }, { frente: own, verso: 'x' }],
  ['one’s own beside other answers', { frente: own, nome: 'Ana' }, { frente: own, nome: 'Ana' }],
  ['none', { verso: { document: 'x' } }, { verso: { document: 'x' } }],
])('of the documents that are named, %s: what is one’s own stays', async (_what, answers, kept) =>
  expect(await nameUploads(runtime, 'p', flow.bySlug.get('documento')!, answers, [])).toEqual({
    answers: kept,
    uploads: [],
  }),
);
