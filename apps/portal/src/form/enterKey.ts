import { fieldsAfter } from './nextField.ts';

/** A browser submits the form from every field of it; a phone's _próximo_ and _ir_ are this key too. */
function onKey(event: KeyboardEvent): void {
  const line = event.target;
  if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing) return;
  if (!(line instanceof HTMLInputElement) || line.type === 'file') return;
  const [next] = fieldsAfter(line);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Radios beside it say how, and are answered already. */
function onlyLine(): HTMLInputElement | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>('main form :is(input, select, [role=combobox])')];
  const [line, ...others] = fields.filter((field) => !field.matches('[type=radio]'));
  return others.length === 0 && line instanceof HTMLInputElement && line.type === 'text' ? line : undefined;
}

/** Where a page that has come asks for one line and nothing else, one stands in it. Else: what the phone's key says. */
function onFocus({ target }: FocusEvent): void {
  if (target instanceof HTMLHeadingElement) onlyLine()?.focus({ preventScroll: true });
  if (target instanceof HTMLInputElement && target.form !== null)
    target.enterKeyHint = fieldsAfter(target).length === 0 ? 'go' : 'next';
}

/**
 * Enter goes from a field to the next one of its form and submits from the last, and a page with one line begins in it: for the whole
 * page, however often it is asked for.
 * Fetched after the first step is drawn, because its bytes would be in front of it.
 */
export function listenForEnter(): void {
  document.addEventListener('keydown', onKey);
  document.addEventListener('focusin', onFocus);
}
