import * as fields from '@passo/catalog/fields/index.ts';
import { compileForm, emptyContext, Form, judge, type JsonObject, type StepDefinition } from '@passo/engine';

export interface Case {
  readonly step: number;
  readonly answers: JsonObject;
  readonly earlier: JsonObject;
}

/** What the engine says of every case: the verdict of a submit, and what an open form shows. Runs on either side. */
export function verdictsOf(steps: readonly StepDefinition[], cases: readonly Case[]): readonly unknown[] {
  const compiled = steps.map((step) => compileForm(step.fields ?? [], fields));
  return cases.map(({ step, answers, earlier }) => {
    const form = compiled[step];
    if (form === undefined) return null;
    const context = { ...emptyContext('2026-11-20'), earlier };
    const open = new Form(form, { ...context, stored: answers });
    return {
      verdict: judge(form, answers, context),
      progress: open.progress(),
      views: open.visibleFields().map(({ key }) => open.view(key)),
    };
  });
}
