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
  /** Radios and lists (there is no group of checkboxes) have no id of their own. */
  locate(name) {
    const id = `#/properties/${name}`;
    const input = document.getElementById(`${id}-input`) ?? document.getElementsByName(id)[0]?.closest('.control');
    return input ?? document.getElementsByClassName(`root_properties_${name}`)[0] ?? null;
  },
};
