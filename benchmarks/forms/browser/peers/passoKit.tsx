import '@passo/domain/theme/base.css';
import type { Form } from '@passo/engine';
import type { ControlName } from '@passo/engine/looks.ts';
import type { ReactNode } from 'react';
import { fieldId } from '../../../../apps/portal/src/fields/fieldProps.ts';
import { controlFor } from '../../../../apps/portal/src/fields/registry.ts';
import { openSession } from '../../../../apps/portal/src/session/session.ts';
import { SessionContext } from '../../../../apps/portal/src/session/useSession.ts';
import { FormFields } from '../../../../apps/portal/src/views/form/FormFields.tsx';
import { answerIn, openPasso, passoSteps } from '../../adapters/passo.ts';
import type { BrowserPeer } from '../page/peer.ts';

/* What a customer is served: the portal's own components. */

const session = openSession(window);
const controls: readonly ControlName[] = ['text', 'date', 'select', 'radio', 'checkboxGroup', 'money', 'list'];

const draw = (form: Form, step = 0): ReactNode => (
  <SessionContext value={session}>
    <FormFields key={step} form={form} attempt={0} opensTerms={false} />
  </SessionContext>
);

export const peer: BrowserPeer = {
  prepare: () => Promise.all(controls.map((name) => controlFor(name).load())),
  open(neutral) {
    const form = openPasso(neutral);
    return { element: draw(form), answer: (path) => answerIn(form, path) };
  },
  openSteps(steps) {
    const { turn, answer } = passoSteps(steps);
    return { draw: (step) => draw(turn(step), step), answer };
  },
  locate: (path) => document.getElementById(fieldId(path)),
};
