import { payloadOf } from '@passo/engine/form/payload.ts';
import type { Form } from '@passo/engine/form/form.ts';
import type { JsonObject } from '@passo/engine/json.ts';
import { useEffect, useState } from 'react';

/** Looked at this often (milliseconds): a form tells of its fields, and not of those within its groups. */
const EVERY = 150;

const nothing: JsonObject = {};

/** What the open form would send now. */
export function useLive(form: Form | null): JsonObject {
  const [text, setText] = useState('{}');
  useEffect(() => {
    const look = (): void => setText(JSON.stringify(form === null ? nothing : payloadOf(form)));
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [form]);
  const [kept, setKept] = useState({ text: '{}', payload: nothing });
  if (kept.text !== text) setKept({ text, payload: JSON.parse(text) });
  return kept.payload;
}
