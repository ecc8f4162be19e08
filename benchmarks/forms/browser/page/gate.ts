import { type Leaf, leaves, type NeutralForm, siblingPath } from '../../spec.ts';
import type { BrowserPeer, OpenedPage } from './peer.ts';

export const isShown = (element: Element | null): boolean => element !== null && element.closest('[hidden]') === null;

/** What is wrong with the page, or null: every visible control is there with its name, no other is, the answers are right. */
export function gate(
  peer: BrowserPeer,
  form: NeutralForm,
  opened: Omit<OpenedPage, 'element'>,
  value: string,
): string | null {
  const all = new Map(leaves(form).map((leaf) => [leaf.path, leaf]));
  const held = (leaf: Leaf): string | undefined =>
    leaf.path === form.source || leaf.copies !== undefined ? value : leaf.initial;
  for (const leaf of all.values()) {
    const { path, shownWhile } = leaf;
    const source = shownWhile && all.get(siblingPath(path, shownWhile.field));
    const should = source === undefined || held(source) === shownWhile?.value;
    const control = peer.locate(path);
    if (isShown(control) !== should) return `${path} is ${should ? 'missing' : 'in the page'}`;
    if (!should || control === null) continue;
    if (!isNamed(control, leaf.label, value)) return `${path} is named "${nameOf(control)}"`;
    const right = held(leaf);
    const isWrong = right !== undefined && control instanceof HTMLInputElement && control.value !== right;
    if (isWrong) return `${path} shows ${control.value}`;
    if (right !== undefined && opened.answer !== undefined && opened.answer(path) !== right)
      return `${path} holds ${String(opened.answer(path))}`;
  }
  return null;
}

/** Whether what follows the source has followed: it is shown or not, carries the text, or says it in its label. */
export function hasFollowed(peer: BrowserPeer, { variant, fields, dependents }: NeutralForm, value: string): boolean {
  const follows = (path: string): boolean => {
    const control = peer.locate(path);
    if (variant === 'F3') return control instanceof HTMLInputElement && control.value === value;
    if (variant !== 'F5') return isShown(control) === (value === 'sim');
    const label = fields.find(({ name }) => name === path)?.label ?? '';
    return control !== null && isNamed(control, label, value);
  };
  // The first and the last: to look at all of them would be part of what is timed.
  return [dependents[0], dependents.at(-1)].every((path) => path === undefined || follows(path));
}

/** With the source's value in its place, and no more of a word than that. */
function isNamed(control: Element, label: string, value: string): boolean {
  const wanted = label.replace(/\{\{\w+\}\}/, value);
  const name = nameOf(control);
  const end = name.indexOf(wanted) + wanted.length;
  return name.includes(wanted) && (wanted === label || !/\w/.test(name.charAt(end)));
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
