/** A slider shows what another field holds: nobody goes from an amount to the amount once more. */
const FIELDS = 'input:not([type=range]), select, textarea, [role=combobox]';

const isOpen = (field: HTMLElement): boolean =>
  !field.matches(':disabled, [readonly]') && field.tabIndex >= 0 && field.checkVisibility();

/** The field after this one in its form, where there is one that can be answered. */
function fieldAfter(line: HTMLInputElement): HTMLElement | undefined {
  const fields = [...(line.form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  return fields.slice(fields.indexOf(line) + 1).find(isOpen);
}

/** A browser submits the form from every field of it; a phone's _próximo_ and _ir_ are this key too. */
function onKey(event: KeyboardEvent): void {
  const line = event.target;
  if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing) return;
  if (!(line instanceof HTMLInputElement) || line.type === 'file') return;
  const next = fieldAfter(line);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** What the phone's key says. */
function onFocus({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement && target.form !== null)
    target.enterKeyHint = fieldAfter(target) === undefined ? 'go' : 'next';
}

/**
 * Enter goes from a field to the next one of its form and submits from the last: for the whole page, however often it is asked for.
 * Fetched after the first step is drawn, because its bytes would be in front of it.
 */
export function listenForEnter(): void {
  document.addEventListener('keydown', onKey);
  document.addEventListener('focusin', onFocus);
}
