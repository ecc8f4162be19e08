import type { Form } from '@passo/engine/form/form.ts';
import { useState } from 'react';
import type { TermsDrawerProps } from './TermsDrawer.tsx';

/** A term where it stands: in the form of the step, or of a group of its lists. */
interface Standing {
  readonly form: Form;
  readonly key: string;
}

/** The first term that must still be accepted, in the order of the page. */
function missing(form: Form): Standing | undefined {
  const found = form
    .visibleFields()
    .find(
      ({ key, definition }) => definition.term !== undefined && definition.required && form.view(key)?.value !== true,
    );
  return found && { form, key: found.key };
}

/**
 * Which term's text is open. On the first step the ones that must be accepted open by themselves, one after the other,
 * until the person closes one without agreeing: then they know, and are left alone.
 */
export function useTerms(form: Form, opensByItself: boolean) {
  const [guided, setGuided] = useState(opensByItself);
  const [open, setOpen] = useState(() => (opensByItself ? (missing(form) ?? null) : null));
  const [drawn, setDrawn] = useState(open);
  const show = (at: Standing): void => {
    setDrawn(at);
    setOpen(at);
  };
  const close = (): void => {
    setGuided(false);
    setOpen(null);
  };
  const agree = (at: Standing): void => {
    at.form.change(at.key, true);
    const next = guided ? missing(form) : undefined;
    if (next === undefined) close();
    else show(next);
  };
  const definition = drawn?.form.definition(drawn.key);
  if (drawn === null || definition?.term === undefined) return { show, drawn: null };
  const props: TermsDrawerProps = { open: open === drawn, definition, onAgree: () => agree(drawn), onClose: close };
  return { show, drawn: { key: drawn.key, props } };
}
