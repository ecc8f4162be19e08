import '@passo/ui/theme/base.css';
import { fieldId } from '../../../../apps/portal/src/fields/fieldProps.ts';
import { controlFor } from '../../../../apps/portal/src/fields/registry.ts';
import { FormFields } from '../../../../apps/portal/src/form/FormFields.tsx';
import { openPasso } from '../../adapters/passo.ts';
import type { BrowserPeer } from '../page/peer.ts';

/* What a customer is served: the portal's own components. */

const controls = ['text', 'date', 'select', 'radio', 'checkboxGroup', 'money'];

export const peer: BrowserPeer = {
  prepare: () => Promise.all(controls.map((name) => controlFor(name)?.load() ?? Promise.resolve())),
  open(neutral) {
    const form = openPasso(neutral);
    return {
      element: <FormFields form={form} attempt={0} opensTerms={false} />,
      answer: (name) => form.view(name)?.value,
    };
  },
  locate: (name) => document.getElementById(fieldId(name)),
};
