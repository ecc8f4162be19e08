import { catalog } from '@passo/catalog';
import { compileForm, emptyContext, Form, payloadOf } from '@passo/engine';
import type { JsonObject } from '@passo/engine/json.ts';
import { canonical } from '@passo/engine/json.ts';
import type { FlowSchema } from '@passo/engine/parse/flowSchema.ts';
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { FormFields } from '../../../views/form/FormFields.tsx';
import { propertiesOf } from '../text/schemaAt.ts';
import styles from '../workbench.module.css';
import { answersOf, definitionOf, propertyFields } from './properties.ts';

interface PropertiesProps {
  readonly schema: FlowSchema;
  readonly field: JsonObject;
  readonly change: (field: JsonObject) => void;
}

/** The properties of the field that the caret stands in, as a form of our own engine. */
export function Properties({ schema, field, change }: PropertiesProps): ReactNode {
  // What was written by the form itself comes back as the text, and opens no other form.
  const [own, setOwn] = useState(() => ({ text: canonical(field), version: 0 }));
  const text = canonical(field);
  if (own.text !== text) setOwn({ text, version: own.version + 1 });
  const wrote = (next: JsonObject): void => {
    setOwn({ ...own, text: canonical(next) });
    change(next);
  };
  return <OneField key={own.version} schema={schema} field={field} change={wrote} />;
}

function OneField({ schema, field, change }: PropertiesProps): ReactNode {
  const properties = useMemo(() => propertiesOf(schema, schema.$defs.field), [schema]);
  const [compiled] = useState(() => compileForm(propertyFields(properties), catalog.fields, catalog.formats));
  const [form] = useState(
    () => new Form(compiled, { ...emptyContext('2026-01-01'), stored: answersOf(properties, field) }),
  );
  useEffect(() => {
    const tell = (): void => {
      const next = definitionOf(properties, field, payloadOf(form));
      if (canonical(next) !== canonical(field)) change(next);
    };
    const stops = compiled.fields.map(({ key }) => form.subscribe(key, tell));
    return () => {
      for (const stop of stops) stop();
    };
  });
  return (
    <Suspense fallback={null}>
      <div className={styles.properties}>
        <FormFields form={form} attempt={0} opensTerms={false} />
      </div>
    </Suspense>
  );
}
