import { emptyContext, isJsonObject, judge } from '@passo/engine';
import { compiledOf } from '../adapters/passo.ts';
import { rjsfSchema } from '../adapters/rjsf.ts';
import type { NeutralField, NeutralForm } from '../spec.ts';

export type Submission = Record<string, string | readonly string[] | number>;

export type Decide = (submission: Record<string, unknown>) => boolean;

/** A server that answers whether a submission may be kept. */
export interface Contestant {
  readonly name: string;
  readonly note: string;
  readonly isOurs?: boolean;
  /** The submission as this one expects it on the wire, where that differs; not timed. */
  wire?(form: NeutralForm, submission: Submission): Record<string, unknown>;
  /** Everything that is done once per form. */
  prepare(form: NeutralForm): Promise<Decide>;
}

/** Our answers to choices carry the words that the person saw. */
function withLabels({ fields }: NeutralForm, submission: Submission): Record<string, unknown> {
  const choice = (value: unknown): object => ({ value, label: value });
  const choices = fields.flatMap(({ name, options }) => {
    const given = submission[name];
    if (options === undefined || given === undefined) return [];
    return [[name, Array.isArray(given) ? given.map(choice) : choice(given)]];
  });
  return { ...submission, ...Object.fromEntries(choices) };
}

const TODAY = '2026-11-21';

const passo: Contestant = {
  name: 'Passo, judge',
  isOurs: true,
  note: 'visibility and validation of every field, what is kept recomputed, unknown keys found: what every submit gets.',
  wire: withLabels,
  prepare: async (form) => {
    const compiled = compiledOf(form);
    const context = emptyContext(TODAY);
    return (submission) => isJsonObject(submission) && judge(compiled, submission, context).problems.length === 0;
  },
};

const surveyjs: Contestant = {
  name: 'survey-core, validate',
  note: 'a new `Model` per submission from the same JSON, `data`, `validate(false)`.',
  prepare: async (form) => {
    const { Model } = await import('survey-core');
    const { surveyJson } = await import('../adapters/surveyjs.ts');
    const json = surveyJson(form);
    return (submission) => {
      const model = new Model(json);
      model.data = submission;
      const good = model.validate(false);
      model.dispose();
      return good;
    };
  },
};

/** Form.io's groups of checkboxes are objects of booleans. */
function withBoxes({ fields }: NeutralForm, submission: Submission): Record<string, unknown> {
  const boxes = fields.flatMap(({ name, options = [] }) => {
    const ticked = submission[name];
    return Array.isArray(ticked) ? [[name, Object.fromEntries(options.map((one) => [one, ticked.includes(one)]))]] : [];
  });
  return { ...submission, ...Object.fromEntries(boxes) };
}

const formio: Contestant = {
  name: '@formio/core, processSync',
  note: 'its `evaluator` processors over a copy of the submission, as its server does.',
  wire: withBoxes,
  prepare: async (form) => {
    const { ProcessTargets, processSync } = await import('@formio/core');
    const { formioComponents } = await import('../adapters/formio.ts');
    const components = formioComponents(form);
    return (submission) => {
      const data = structuredClone(submission);
      const scope: { errors?: readonly unknown[] } = {};
      const processors = ProcessTargets.evaluator;
      Reflect.apply(processSync, undefined, [
        { components, data, scope, form: { components }, submission: { data }, processors },
      ]);
      return (scope.errors ?? []).length === 0;
    };
  },
};

const ajv: Contestant = {
  name: "Ajv, with RJSF's schema",
  note: "`if`/`then` per rule, compiled once, `allErrors`; knows no visibility: a hidden field's answer passes.",
  prepare: async (form) => {
    const { Ajv } = await import('ajv');
    const schema: Readonly<Record<string, unknown>> = rjsfSchema(form);
    const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile<unknown>(schema);
    return (submission) => validate(submission);
  },
};

const zod: Contestant = {
  name: 'zod',
  note: 'an object schema built once; knows no visibility either.',
  prepare: async (form) => {
    const { z } = await import('zod');
    const typeOf = ({ type, options = [], required }: NeutralField) => {
      if (type === 'boxes') return z.array(z.enum(options)).optional();
      if (type === 'number') return z.number().optional();
      if (type === 'select' || type === 'radio') return z.enum(options).optional();
      return required ? z.string().min(1) : z.string().optional();
    };
    const schema = z.object(Object.fromEntries(form.fields.map((field) => [field.name, typeOf(field)])));
    return (submission) => schema.safeParse(submission).success;
  },
};

export const contestants: readonly Contestant[] = [passo, surveyjs, formio, ajv, zod];
