import type { NeutralForm } from '../../spec.ts';
import type { BrowserPeer, OpenedPage } from './peer.ts';

export const isShown = (element: Element | null): boolean => element !== null && element.closest('[hidden]') === null;

/** What is wrong with the page, or null: every visible control is there with a name, no other is, the answers are right. */
export function gate(peer: BrowserPeer, form: NeutralForm, opened: OpenedPage, value: string): string | null {
  for (const { name, label, shownWhile } of form.fields) {
    const source = form.fields.find((field) => field.name === shownWhile?.field);
    const held = source?.name === form.source ? value : source?.initial;
    const should = shownWhile === undefined || held === shownWhile.value;
    const control = peer.locate(name);
    if (isShown(control) !== should) return `${name} is ${should ? 'missing' : 'in the page'}`;
    if (should && control !== null && !nameOf(control).includes(label)) return `${name} is named "${nameOf(control)}"`;
  }
  const input = peer.locate(form.source);
  if (!(input instanceof HTMLInputElement) || input.value !== value) return 'the text is not echoed';
  if (opened.answer === undefined) return null;
  for (const { name, initial } of form.fields) {
    const right = name === form.source ? value : initial;
    if (right !== undefined && opened.answer(name) !== right) return `${name} holds ${String(opened.answer(name))}`;
  }
  return null;
}

/** The name as far as forms use it: labels, references, legends, aria-label; for a group also the label in sight. */
function nameOf(control: Element): string {
  const labelled =
    control
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)) ?? [];
  const native = 'labels' in control && control.labels instanceof NodeList ? [...control.labels] : [];
  const legend = control.closest('fieldset')?.querySelector('legend') ?? null;
  const inSight = document.querySelector(`label[for="${control.id}"]`) ?? control.querySelector('label');
  const texts = [...labelled, ...native, legend, inSight].map((node) => node?.textContent ?? '');
  return [control.getAttribute('aria-label') ?? '', ...texts].join(' ');
}
