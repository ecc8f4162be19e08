import '@passo/ui/theme/base.css';
import type { ControlName } from '@passo/engine/looks.ts';
import { fieldId } from '../../../../apps/portal/src/fields/fieldProps.ts';
import { controlFor } from '../../../../apps/portal/src/fields/registry.ts';
import { openSession } from '../../../../apps/portal/src/session/session.ts';
import { SessionContext } from '../../../../apps/portal/src/session/useSession.ts';
import { FormFields } from '../../../../apps/portal/src/views/form/FormFields.tsx';
import { openPasso } from '../../adapters/passo.ts';
import type { BrowserPeer } from '../page/peer.ts';

/* What a customer is served: the portal's own components. */

const session = openSession(window);
const controls: readonly ControlName[] = ['text', 'date', 'select', 'radio', 'checkboxGroup', 'money'];

export const peer: BrowserPeer = {
  prepare: () => Promise.all(controls.map((name) => controlFor(name).load())),
  open(neutral) {
    const form = openPasso(neutral);
    return {
      element: (
        <SessionContext value={session}>
          <FormFields form={form} attempt={0} opensTerms={false} />
        </SessionContext>
      ),
      answer: (name) => form.view(name)?.value,
    };
  },
  locate: (name) => document.getElementById(fieldId(name)),
};
