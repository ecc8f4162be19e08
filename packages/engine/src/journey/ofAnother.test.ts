import { fail, ok } from '@passo/domain';
import { describe, expect, it } from 'vitest';
import { type Row, RowList } from '../form/rows.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import { defineField } from '../kind.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { defineStep } from '../step.ts';
import { compileFlow } from './flow.ts';
import { withoutWhatIsOfAnother } from './ofAnother.ts';
import { settleStep } from './settle.ts';
import { newStepState, stepState, withStep, type JourneyState } from './state.ts';
import { newJourney, submitStep } from './submit.ts';

/* Photos go with the person whom they are of, and so does what was looked up of them. */

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const photoKind = defineField<JsonObject>({
  ...{ control: 'image', upload: true, longest: () => 100 },
  read: (wire) => (isJsonObject(wire) ? ok(wire) : fail('')),
  send: (value) => value,
  format: () => 'Foto',
});
const group = defineField<readonly Row[]>({
  ...{ control: 'list', repeats: RowList, longest: () => 100 },
  read: () => fail(''),
  send: () => undefined,
  format: () => '',
});
const photo = field('frente', { component: 'photo' });
const flow = compileFlow(
  {
    steps: [
      { slug: 'quem', name: 'Quem', stepType: 'form', fields: [field('cpf'), field('foto', { component: 'photo' })] },
      {
        slug: 'papeis',
        name: 'Papéis',
        stepType: 'form',
        fields: [photo, field('nota'), field('socios', { component: 'group', subFields: [field('nome'), photo] })],
      },
    ],
  },
  { fields: { ...testKinds, photo: photoKind, group }, steps: { form } },
);
const picture = { document: 'd', name: 'd.jpg' };
const written = { nota: 'fica', socios: [{ nome: 'Ana' }] };
const papers = { ...written, frente: picture, socios: [{ nome: 'Ana', frente: picture }] };

it.each([
  ['the same CPF', { cpf: '1', foto: picture }, '1', papers],
  ['another one', { cpf: '1', foto: picture }, '2', written],
  ['no CPF any more', { cpf: '1', foto: picture }, undefined, written],
  ['the first one', { foto: picture }, '1', papers],
])('with %s', (_what, before, cpf, kept) => {
  const step = flow.bySlug.get('quem') ?? expect.fail();
  const answered = (answers: object) => ({ ...newStepState, answers: { ...answers } });
  const former = { ...newJourney(flow), steps: { quem: answered(before), papeis: answered(papers) } };
  const answers = { foto: picture, ...(cpf !== undefined && { cpf }) };
  const after = withoutWhatIsOfAnother(flow, former, withStep(former, 'quem', { answers }), step);
  expect(stepState(after, 'papeis').answers).toEqual(kept);
  // What came just now is of the person of now.
  expect(stepState(after, 'quem').answers).toEqual(answers);
});

it.each([
  ['another one', '2', { status: 'init', noes: 0, noesOfOthers: 3, notice: null, inconsistency: null }],
  ['the same CPF', '1', { status: 'remake', noes: 2, notice: 'n', inconsistency: 'face' }],
] as const)('what was told, how often it was no and what that taught: %s', (_what, cpf, expected) => {
  const step = flow.bySlug.get('quem') ?? expect.fail();
  const told = {
    status: 'remake',
    noes: 2,
    noesOfOthers: 1,
    noesOf: { a: 2 },
    learned: { most: 1 },
    notice: 'n',
    heading: 'h',
    inconsistency: 'face',
  } as const;
  const former = withStep(
    { ...newJourney(flow), steps: { quem: { ...newStepState, answers: { cpf: '1' } } } },
    ...(['papeis', told] as const),
  );
  const after = withoutWhatIsOfAnother(flow, former, withStep(former, 'quem', { answers: { cpf } }), step);
  expect(stepState(after, 'papeis')).toMatchObject(expected);
  const { heading, noesOf, learned } = stepState(after, 'papeis');
  expect([heading, noesOf, learned]).toEqual(cpf === '2' ? [null, {}, {}] : ['h', { a: 2 }, { most: 1 }]);
});

describe('what was looked up', () => {
  const query = defineStep({
    ...form,
    asks: 'onEnter',
    call: { operation: 'register.find', question: ({ answers }) => ({ cpf: answers.cpf ?? null }) },
    fills: ({ cargo }) => (cargo === undefined ? {} : { cargo }),
  });
  const asks = (slug: string, ...keys: readonly string[]) => ({
    ...{ slug, name: slug, stepType: 'form' },
    fields: keys.map((key) => field(key, { required: true })),
  });
  const looking = compileFlow(
    {
      steps: [
        asks('quem', 'cpf'),
        { slug: 'busca', name: 'Busca', stepType: 'query' },
        asks('trabalho', 'cargo'),
        asks('setor', 'cargo', 'setor'),
      ],
    },
    { fields: testKinds, steps: { form, query } },
  );
  const environment = { today: '2026-11-20', hiddenKeys: [] } as const;
  const sent = (state: JourneyState, slug: string, answers: Record<string, string>): JourneyState => {
    const moved = submitStep(looking, state, { slug, answers }, environment);
    return moved.ok ? moved.state : expect.fail(moved.code);
  };
  const told = (state: JourneyState, attempt: number, cargo: string): JourneyState => {
    const answer = { kind: 'done', value: { cargo } } as const;
    const moved = settleStep(looking, state, { slug: 'busca', attempt, answer }, environment);
    return moved.ok ? moved.state : expect.fail(moved.code);
  };

  it('is found anew for another CPF, also where it was confirmed or corrected; what was written beside it stays', () => {
    const found = told(sent(newJourney(looking), 'quem', { cpf: '1' }), 1, 'padeira');
    const confirmed = sent(found, 'trabalho', { cargo: 'padeira' });
    const corrected = sent(confirmed, 'setor', { cargo: 'dona', setor: 'pães' });
    const another = sent(corrected, 'quem', { cpf: '2' });
    expect(stepState(another, 'trabalho')).toMatchObject({ status: 'init', answers: {} });
    expect(stepState(another, 'setor')).toMatchObject({ status: 'init', answers: { setor: 'pães' } });
    const again = told(another, 2, 'chefe');
    expect([again.currentStep, stepState(again, 'trabalho').answers]).toEqual(['trabalho', { cargo: 'chefe' }]);
    // The same CPF once more takes nothing away.
    expect(stepState(sent(corrected, 'quem', { cpf: '1' }), 'trabalho')).toEqual(stepState(corrected, 'trabalho'));
  });
});
