import type { Form } from '@passo/engine/form/form.ts';
import { useState, type ReactNode } from 'react';
import type { TermAt } from '../../fields/terms.ts';
import { TermsDrawer } from './TermsDrawer.tsx';

interface TermsProps {
  readonly form: Form;
  /** The one whose text was asked for last, however often. */
  readonly asked: TermAt | null;
  readonly opensByItself: boolean;
}

/** The first term that must still be accepted, in the order of the page. */
function missing(form: Form): TermAt | undefined {
  const found = form
    .visibleFields()
    .find(
      ({ key, definition }) => definition.term !== undefined && definition.required && form.view(key)?.value !== true,
    );
  return found && { form, key: found.key };
}

/**
 * The text of the term that is open. On the first step the ones that must be accepted open by themselves, one after the other,
 * until the person closes one without agreeing: then they know, and are left alone.
 */
export function Terms({ form, asked, opensByItself }: TermsProps): ReactNode {
  const [guided, setGuided] = useState(opensByItself);
  const [seen, setSeen] = useState(asked);
  const [open, setOpen] = useState(() => asked ?? (opensByItself ? (missing(form) ?? null) : null));
  const [drawn, setDrawn] = useState(open);
  const show = (at: TermAt | null): void => {
    setDrawn(at);
    setOpen(at);
  };
  if (asked !== seen) {
    setSeen(asked);
    show(asked);
  }
  const close = (): void => {
    setGuided(false);
    setOpen(null);
  };
  const agree = (at: TermAt): void => {
    at.form.change(at.key, true);
    const next = guided ? missing(form) : undefined;
    if (next === undefined) close();
    else show(next);
  };
  const definition = drawn?.form.definition(drawn.key);
  if (drawn === null || definition?.term === undefined) return null;
  const props = { open: open === drawn, definition, onAgree: () => agree(drawn), onClose: close };
  return <TermsDrawer key={drawn.key} {...props} />;
}
