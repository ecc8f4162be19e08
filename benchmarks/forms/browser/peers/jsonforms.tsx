import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { jsonFormsSchema, jsonFormsUi } from '../../adapters/jsonforms.ts';
import { initialValues } from '../../spec.ts';
import type { BrowserPeer } from '../page/peer.ts';

export const peer: BrowserPeer = {
  open(neutral) {
    let data = initialValues(neutral);
    const element = (
      <JsonForms
        schema={jsonFormsSchema(neutral)}
        uischema={jsonFormsUi(neutral)}
        data={data}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        onChange={(state: { readonly data: Record<string, unknown> }) => void (data = state.data)}
      />
    );
    return { element, answer: (name) => data[name] };
  },
  locate: (name) => {
    const id = `#/properties/${name}`;
    return document.getElementById(`${id}-input`) ?? document.getElementById(id);
  },
};
