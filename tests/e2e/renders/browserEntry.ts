import * as kinds from '@passo/catalog/fields/index.ts';
import { compileForm, emptyContext, Form, type FieldDefinition } from '@passo/engine';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { FormFields } from '../../../apps/portal/src/views/form/FormFields.tsx';
import { openSession } from '../../../apps/portal/src/session/session.ts';
import { SessionContext } from '../../../apps/portal/src/session/useSession.ts';
import { drawn } from './countedState.ts';

const session = openSession(window);

/** Shows a form of these fields with the portal's own components. */
function show(text: string): void {
  const definitions: readonly FieldDefinition[] = JSON.parse(text);
  const form = new Form(compileForm(definitions, kinds), emptyContext('2026-11-20'));
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  const fields = createElement(FormFields, { form, attempt: 0, opensTerms: false });
  createRoot(root).render(createElement(SessionContext, { value: session }, fields));
}

/** The fields that were drawn since the last look, with how often. */
function look(): Readonly<Record<string, number>> {
  const counts = { ...drawn };
  for (const key of Object.keys(drawn)) delete drawn[key];
  return counts;
}

Object.assign(window, { show, look });
