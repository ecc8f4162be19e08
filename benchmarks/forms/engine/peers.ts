import type { EngineAdapter } from './adapter.ts';

/** Each is loaded in a process of its own, so that nobody's code shapes another's. */
export const enginePeers: Readonly<Record<string, () => Promise<EngineAdapter>>> = {
  passo: async () => (await import('../adapters/passo.ts')).passo,
  passoAgain: async () => ({ ...(await import('../adapters/passo.ts')).passo, name: 'Passo again (A/A)' }),
  reactHookForm: async () => (await import('../adapters/reactHookForm.ts')).reactHookForm,
  reactHookFormFieldsOnly: async () => (await import('../adapters/reactHookForm.ts')).reactHookFormFieldsOnly,
  formily: async () => (await import('../adapters/formily.ts')).formily,
  tanstack: async () => (await import('../adapters/tanstack.ts')).tanstack,
  surveyjs: async () => (await import('../adapters/surveyjs.ts')).surveyjs,
  jsonforms: async () => (await import('../adapters/jsonforms.ts')).jsonFormsCore,
  formio: async () => (await import('../adapters/formio.ts')).formioCore,
};
