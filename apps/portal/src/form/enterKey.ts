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

/** The line with which a page begins: its only one, or an empty postal code, which fills those after it. Radios say how, and are answered. */
function firstLine(): HTMLInputElement | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>('main form :is(input, select, [role=combobox])')];
  const [line, ...others] = fields.filter((field) => !field.matches('[type=radio]'));
  if (!(line instanceof HTMLInputElement) || line.type !== 'text') return undefined;
  const fillsOthers = line.autocomplete === 'postal-code' && line.value === '';
  return others.length === 0 || fillsOthers ? line : undefined;
}

/** Once a page has come, one stands in the line with which it begins. In any line: what the phone's key says. */
function onFocus({ target }: FocusEvent): void {
  if (target instanceof HTMLHeadingElement) firstLine()?.focus({ preventScroll: true });
  if (target instanceof HTMLInputElement && target.form !== null)
    target.enterKeyHint = fieldsAfter(target).length === 0 ? 'go' : 'next';
}

/**
 * Enter goes from a field to the next one of its form and submits from the last, and a page that has one to begin with begins in it:
 * for the whole page, however often it is asked for.
 * Fetched after the first step is drawn, because its bytes would be in front of it.
 */
export function listenForEnter(): void {
  document.addEventListener('keydown', onKey);
  document.addEventListener('focusin', onFocus);
}
