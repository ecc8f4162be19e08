/** A slider shows what another field holds: nobody goes from an amount to the amount once more. */
const FIELDS = 'input:not([type=range]), select, textarea, [role=combobox]';

const isOpen = (field: HTMLElement): boolean =>
  !field.matches(':disabled, [readonly]') && field.tabIndex >= 0 && field.checkVisibility();

/** The fields after this one in its form that can be answered, in the order of the page. */
export function fieldsAfter(line: HTMLInputElement): readonly HTMLElement[] {
  const fields = [...(line.form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  return fields.slice(fields.indexOf(line) + 1).filter(isOpen);
}

/** Whoever still stands in the line that a look-up has answered goes on to the first empty line below it. */
export function leaveFilled(id: string): void {
  // What was filled in is on the page by the next frame.
  requestAnimationFrame(() => {
    const line = document.activeElement;
    if (!(line instanceof HTMLInputElement) || line.id !== id) return;
    fieldsAfter(line)
      .find((field) => field instanceof HTMLInputElement && field.value === '')
      ?.focus();
  });
}
