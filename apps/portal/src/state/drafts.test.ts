import * as fields from '@passo/catalog/fields/index.ts';
import { answersOf, compileForm, emptyContext, Form, type FieldDefinition, type JsonObject } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { changedSince, draftOf, dropShared, isFleeting, restoreDraft } from './drafts.ts';
import { keepDraft, useProposal } from './proposal.ts';

const definitions: readonly FieldDefinition[] = [
  { key: 'cpf', component: 'text', mask: 'cpf' },
  { key: 'nome', component: 'text' },
  { key: 'salario', component: 'money' },
  { key: 'conta', component: 'text', mask: 'account' },
  { key: 'lgpd', component: 'term', term: { consent: 'lgpd', version: '1', text: 't' } },
  { key: 'foto', component: 'imageCapture' },
  { key: 'estado', component: 'select', values: [{ value: 'SP', label: 'São Paulo' }] },
];
const compiled = compileForm(definitions, fields);
const open = (): Form => new Form(compiled, emptyContext('2026-11-20'));
const photo = { file: new Blob(['x']), name: 'rg.jpg' };

function filled(): Form {
  const form = open();
  form.change('cpf', '529.982.247-25');
  form.change('nome', 'Maria ');
  form.change('salario', 320000);
  form.change('conta', '12345-6');
  form.change('lgpd', true);
  form.change('foto', photo);
  form.change('estado', { value: 'SP', label: 'São Paulo' });
  return form;
}

it('keeps what was typed, but no consent, no secret and no photo', () => {
  const { kept } = draftOf(filled());
  const typed = { nome: 'Maria', salario: 3200, estado: { value: 'SP', label: 'São Paulo' } };
  expect(kept).toEqual({ ...typed, cpf: '52998224725', conta: '123456' });
});

it('gives everything back while the page lives', () => {
  const form = open();
  restoreDraft(form, compiled, draftOf(filled()));
  expect(form.view('cpf')?.value).toBe('529.982.247-25');
  expect(form.view('foto')?.value).toBe(photo);
  expect(form.view('lgpd')?.value).toBe(true);
  expect(form.view('salario')?.value).toBe(320000);
});

it('gives back what was kept after the page is gone', () => {
  const form = open();
  restoreDraft(form, compiled, { kept: draftOf(filled()).kept, fleeting: new Map() });
  expect(form.view('cpf')?.value).toBe('529.982.247-25');
  expect(form.view('lgpd')?.value).not.toBe(true);
  expect(form.view('foto')?.value).toBeUndefined();
  expect(form.view('estado')?.value).toEqual({ value: 'SP', label: 'São Paulo' });
});

it.each([
  [{ key: 'senhaDoBanco', component: 'text' }, true],
  [{ key: 'x', component: 'text', validation: ['cpf'] }, false],
  [{ key: 'cidade', component: 'text' }, false],
] as const)('%o is fleeting: %s', (definition, fleeting) => {
  const [field] = compileForm([definition], fields).fields;
  expect(field && isFleeting(field)).toBe(fleeting);
});

describe('a list', () => {
  const fleeting = [
    { key: 'foto', component: 'imageCapture' },
    { key: 'aceite', component: 'term', term: { consent: 'x', version: '1', text: 't' } },
  ];
  const filhos = { key: 'filhos', component: 'list', subFields: [{ key: 'nome', component: 'text' }, ...fleeting] };
  const shown = { type: 'visualization', field: 'nome', values: ['Ana'] } as const;
  const definitionsOfLists: readonly FieldDefinition[] = [
    { key: 'socios', component: 'list', subFields: [{ key: 'nome', component: 'text' }, ...fleeting, filhos] },
  ];
  const lists = compileForm(definitionsOfLists, fields);
  const openLists = (): Form => new Form(lists, emptyContext('2026-11-20'));
  const typed = (): Form => {
    const form = openLists();
    form.addRow('socios');
    form.addRow('socios');
    const [ana, bia] = form.rows('socios').map((row) => row.form);
    ana?.change('nome', 'Ana');
    bia?.change('nome', 'Bia');
    bia?.change('foto', photo);
    bia?.change('aceite', true);
    bia?.addRow('filhos');
    const child = bia?.rows('filhos')[0]?.form;
    child?.change('nome', 'Caio');
    child?.change('foto', photo);
    return form;
  };

  it('keeps its groups, two deep, without their consents and photos', () =>
    expect(draftOf(typed()).kept).toEqual({
      socios: [
        { nome: 'Ana', filhos: [] },
        { nome: 'Bia', filhos: [{ nome: 'Caio' }] },
      ],
    }));

  it('gives them back: after a reload what was typed, while the page lives all of it', () => {
    const draft = draftOf(typed());
    for (const [given, held] of [
      [draft, photo],
      [{ ...draft, fleeting: new Map() }, undefined],
    ] as const) {
      const form = openLists();
      restoreDraft(form, lists, given);
      const [ana, bia] = form.rows('socios').map((row) => row.form);
      const child = bia?.rows('filhos')[0]?.form;
      expect([ana, bia, child].map((one) => one?.view('nome')?.value)).toEqual(['Ana', 'Bia', 'Caio']);
      expect([bia, child].map((one) => one?.view('foto')?.value)).toEqual([held, held]);
      expect([ana?.view('foto')?.value, bia?.view('aceite')?.value]).toEqual([undefined, held !== undefined]);
    }
  });

  it('keeps what the server has of a group: its photo by reference, its consent; and neither where they were changed', () => {
    const reference = { document: 'd', name: 'd.jpg' };
    const stored = {
      socios: [{ nome: 'Ana', foto: reference, aceite: true, filhos: [{ nome: 'Caio', foto: reference }] }],
    };
    const form = new Form(lists, { ...emptyContext('2026-11-20'), stored });
    const [ana] = form.rows('socios').map((row) => row.form);
    ana?.change('nome', 'Bia');
    const again = openLists();
    restoreDraft(again, lists, { ...draftOf(form), fleeting: new Map() });
    expect(answersOf(again)).toEqual(answersOf(form));
    expect(answersOf(again)).toMatchObject({ socios: [{ ...stored.socios[0], nome: 'Bia' }] });
    ana?.change('foto', photo);
    ana?.change('aceite', false);
    expect(draftOf(form).kept).toEqual({ socios: [{ nome: 'Bia', filhos: [{ nome: 'Caio', foto: reference }] }] });
  });

  describe('that stands on answers, of which others changed some meanwhile', () => {
    const reference = { document: 'd', name: 'd.jpg' };
    const newer = { document: 'e', name: 'e.jpg' };
    const ana = { nome: 'Ana', foto: reference, aceite: true, filhos: [{ nome: 'Caio', foto: reference }] };
    const before = { socios: [ana, { nome: 'Bia' }] };
    const on = (stored: JsonObject): Form => new Form(lists, { ...emptyContext('2026-11-20'), stored });
    const draft = (() => {
      const form = on(before);
      form.rows('socios')[0]?.form.change('nome', 'Ana Prado');
      form.rows('socios')[0]?.form.rows('filhos')[0]?.form.change('nome', 'Caio Prado');
      return { ...draftOf(form), fleeting: new Map() };
    })();
    const restoredOn = (socios: readonly JsonObject[]) => {
      const form = on({ socios });
      restoreDraft(form, lists, draft);
      return [answersOf(form).socios, changedSince(form, draft)];
    };

    it('gets the columns that were typed and nothing else', () => {
      const [caio] = ana.filhos;
      const theirs = { nome: 'Ana', foto: newer, aceite: true, filhos: [{ ...caio, foto: newer }] };
      expect(restoredOn([theirs, { nome: 'Eva' }])).toMatchObject([
        [{ ...theirs, nome: 'Ana Prado', filhos: [{ nome: 'Caio Prado', foto: newer }] }, { nome: 'Eva' }],
        [],
      ]);
    });

    it('says so where both wrote one column of one row, or of a row within it', () => {
      expect(restoredOn([{ ...ana, nome: 'Ana Reis' }, { nome: 'Bia' }])).toMatchObject([
        [{ nome: 'Ana Prado' }, { nome: 'Bia' }],
        ['socios'],
      ]);
      expect(restoredOn([{ ...ana, filhos: [{ nome: 'Davi' }] }, { nome: 'Bia' }])[1]).toEqual(['socios']);
    });

    it('is one answer where it has other rows now, and says so', () =>
      expect(restoredOn([ana])).toMatchObject([[{ nome: 'Ana Prado' }, { nome: 'Bia' }], ['socios']]));
  });

  it('says that something was typed in a group of a group, and keeps what its rules hide', () => {
    const parts = [
      { key: 'nome', component: 'text' },
      { key: 'apelido', component: 'text', conditionals: [shown] },
    ];
    const outer: readonly FieldDefinition[] = [
      { key: 'a', component: 'list', subFields: [{ key: 'b', component: 'list', subFields: parts }] },
    ];
    const form = new Form(compileForm(outer, fields), emptyContext('2026-11-20'));
    let heard = 0;
    form.subscribeValues(() => (heard += 1));
    form.addRow('a');
    form.rows('a')[0]?.form.addRow('b');
    const row = form.rows('a')[0]?.form.rows('b')[0]?.form;
    row?.change('nome', 'Ana');
    const before = heard;
    row?.change('apelido', 'Aninha');
    row?.change('nome', 'Bia');
    expect(heard).toBeGreaterThanOrEqual(before + 2);
    expect(draftOf(form).kept).toEqual({ a: [{ b: [{ nome: 'Bia', apelido: 'Aninha' }] }] });
  });
});

it('gives back what a rule keeps from the person for now, for when it lets go', () => {
  const ruled = compileForm(
    [
      { key: 'a', component: 'text' },
      {
        key: 'b',
        component: 'text',
        conditionals: [{ type: 'standard', field: 'a', values: ['x'], value: 'imposto' }],
      },
      { key: 'c', component: 'text', readOnly: true },
    ],
    fields,
  );
  const form = new Form(ruled, emptyContext('2026-11-20'));
  restoreDraft(form, ruled, { kept: { a: 'x', b: 'meu', c: 'alheio' }, fleeting: new Map() });
  expect([form.view('b')?.value, form.view('c')?.value]).toEqual(['imposto', undefined]);
  form.change('a', 'y');
  expect(form.view('b')?.value).toBe('meu');
});

it('and so after the step was sent, in a group of a list as well', () => {
  const asked: readonly FieldDefinition[] = [
    { key: 'a', component: 'checkbox' },
    { key: 'b', component: 'text', conditionals: [{ type: 'standard', field: 'a', value: 'imposto' }] },
  ];
  const ruled = compileForm([...asked, { key: 'grupo', component: 'list', subFields: asked }], fields);
  const given = { a: true, b: 'imposto' };
  const entry = (own: string) => ({ b: { own, base: null } });
  const context = {
    ...{ ...emptyContext('2026-11-20'), answered: true, stored: { ...given, grupo: [given] } },
    beneath: { ...entry('meu'), grupo: [entry('dela')] },
  };
  const again = new Form(ruled, context);
  restoreDraft(again, ruled, draftOf(new Form(ruled, context)));
  expect(answersOf(again)).toEqual(context.stored);
  const forms = [again, ...again.rows('grupo').map(({ form }) => form)];
  for (const form of forms) form.change('a', false);
  expect(forms.map((form) => form.view('b')?.value)).toEqual(['meu', 'dela']);
});

describe('a form that stands on answers', () => {
  const stands = (stored: Record<string, string>): Form =>
    new Form(compiled, { ...emptyContext('2026-11-20'), stored, answered: true });
  const kept = { cpf: '52998224725', nome: 'Ana' };
  const typed = (key: string, value: string) => {
    const form = stands(kept);
    form.change(key, value);
    return draftOf(form);
  };

  it('keeps what was typed over them, with what stood there, and nothing else', () => {
    expect(typed('nome', 'Bia')).toMatchObject({ kept: { nome: 'Bia' }, began: { nome: 'Ana' } });
    expect(typed('nome', 'Ana')).toMatchObject({ kept: {}, began: {} });
  });

  it('is merged field by field with what was sent elsewhere meanwhile', () => {
    const form = stands({ ...kept, cpf: '11144477735' });
    const draft = typed('nome', 'Bia');
    restoreDraft(form, compiled, draft);
    expect(answersOf(form)).toMatchObject({ cpf: '11144477735', nome: 'Bia' });
    expect(changedSince(form, draft)).toEqual([]);
  });

  it('knows where both wrote the same field, and shows what was written here', () => {
    const form = stands({ ...kept, nome: 'Eva' });
    const draft = typed('nome', 'Bia');
    restoreDraft(form, compiled, draft);
    expect([form.view('nome')?.value, changedSince(form, draft)]).toEqual(['Bia', ['nome']]);
    expect(changedSince(stands({ ...kept, nome: 'Bia' }), draft)).toEqual([]);
  });

  it('gives back that something was emptied', () => {
    const draft = { kept: { estado: null }, fleeting: new Map() };
    const form = new Form(compiled, {
      ...emptyContext('2026-11-20'),
      stored: { estado: { value: 'SP', label: 'São Paulo' } },
    });
    restoreDraft(form, compiled, draft);
    expect(answersOf(form)).not.toHaveProperty('estado');
  });
});

it('what a step that was sent changed is dropped wherever else it was typed', () => {
  const fleeting = new Map([['foto', 'a']]);
  keepDraft('renda', { kept: { salario: 1, cargo: 'b' }, fleeting });
  dropShared({ salario: 1, nome: 'Ana' }, { salario: 2, nome: 'Ana' });
  expect(useProposal.getState().drafts).toEqual({ renda: { kept: { cargo: 'b' }, fleeting } });
});
