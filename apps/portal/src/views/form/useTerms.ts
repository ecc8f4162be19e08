import type { Form } from '@passo/engine/form/form.ts';
import { useState } from 'react';
import type { TermsDrawerProps } from './TermsDrawer.tsx';

/** The terms that must still be accepted, in the order of the page. */
const missing = (form: Form): readonly string[] =>
  form
    .visibleFields()
    .filter(
      ({ key, definition }) => definition.term !== undefined && definition.required && form.view(key)?.value !== true,
    )
    .map(({ key }) => key);

/**
 * Which term's text is open. On the first step the ones that must be accepted open by themselves, one after the other,
 * until the person closes one without agreeing: then they know, and are left alone.
 */
export function useTerms(form: Form, opensByItself: boolean) {
  const [guided, setGuided] = useState(opensByItself);
  const [open, setOpen] = useState(() => (opensByItself ? (missing(form)[0] ?? null) : null));
  const [drawn, setDrawn] = useState(open);
  const show = (key: string): void => {
    setDrawn(key);
    setOpen(key);
  };
  const close = (): void => {
    setGuided(false);
    setOpen(null);
  };
  const agree = (key: string): void => {
    form.change(key, true);
    const next = guided ? missing(form)[0] : undefined;
    if (next === undefined) close();
    else show(next);
  };
  const definition = drawn === null ? undefined : form.definition(drawn);
  if (drawn === null || definition?.term === undefined) return { show, drawn: null };
  const props: TermsDrawerProps = { open: open === drawn, definition, onAgree: () => agree(drawn), onClose: close };
  return { show, drawn: { key: drawn, props } };
}
