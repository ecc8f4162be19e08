import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useState, type ReactNode } from 'react';
import { initialValues, type NeutralForm } from '../../spec.ts';
import type { BrowserPeer } from '../page/peer.ts';
import { rjsfSchema } from '../../adapters/rjsf.ts';

const uiOf = ({ fields }: NeutralForm): UiSchema => ({
  'ui:submitButtonOptions': { norender: true },
  ...Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      const widget = type === 'radio' ? 'radio' : type === 'boxes' ? 'checkboxes' : undefined;
      return widget === undefined ? [] : [[name, { 'ui:widget': widget }]];
    }),
  ),
});

interface PageProps {
  readonly schema: RJSFSchema;
  readonly ui: UiSchema;
  readonly first: Record<string, unknown>;
  readonly hold: (data: Record<string, unknown>) => void;
}

function Page({ schema, ui, first, hold }: PageProps): ReactNode {
  const [data, setData] = useState(first);
  return (
    <Form
      schema={schema}
      uiSchema={ui}
      validator={validator}
      formData={data}
      onChange={({ formData }) => {
        setData(formData);
        hold(formData);
      }}
    />
  );
}

export const peer: BrowserPeer = {
  open(neutral) {
    let data = initialValues(neutral);
    const props = { schema: rjsfSchema(neutral), ui: uiOf(neutral), first: data };
    return { element: <Page {...props} hold={(given) => void (data = given)} />, answer: (name) => data[name] };
  },
  locate: (name) => document.getElementById(`root_${name}`) ?? document.getElementById(`root_${name}-0`),
};
