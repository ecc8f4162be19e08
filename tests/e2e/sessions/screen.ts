import type { CompiledField } from '@passo/engine/form/compile.ts';
import type { Form } from '@passo/engine';
import type { ControlName } from '@passo/engine/looks.ts';
import { wordsOf } from '@passo/engine/form/words.ts';
import { isRecord } from '@passo/engine';
import type { Page } from 'playwright-core';

/* What stands on the screen, read twice: out of the page, and out of what is kept. */

/** By the path of its field, `socios.0.nome`: what a person reads there. */
export type Screen = Readonly<Record<string, string>>;

/** The same to the eye: however an accent is written, and however many blanks there are. */
const spaced = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

export async function screenOf(page: Page): Promise<Screen> {
  const read = await page.evaluate(readScreen);
  return Object.fromEntries(read.map(([path, text]) => [path, spaced(text)]));
}

/** Runs in the page. */
function readScreen(): readonly (readonly [string, string])[] {
  const checked = (box: Element): readonly string[] =>
    [...box.querySelectorAll<HTMLInputElement>('input:checked')].map((input) => {
      const words = input.closest('label')?.cloneNode(true);
      if (!(words instanceof Element)) return '';
      for (const status of words.querySelectorAll('small')) status.remove();
      return words.textContent ?? '';
    });
  const text = (box: Element): string => {
    if (box instanceof HTMLSelectElement) return box.value === '' ? '' : (box.selectedOptions[0]?.text ?? '');
    if (box instanceof HTMLInputElement) {
      if (box.type === 'checkbox') return box.checked ? 'Sim' : 'Não';
      return box.type === 'range' ? (box.ariaValueText ?? '').replace(/^R\$\s/, '') : box.value;
    }
    if (box instanceof HTMLButtonElement) return box.querySelector('small') === null ? '' : (box.textContent ?? '');
    if (box instanceof HTMLElement && box.tagName === 'DD') return box.querySelector('b')?.textContent ?? '';
    const groups = box.querySelector(':scope > ol');
    if (groups !== null) return String(groups.children.length);
    if (box.querySelector('input[type=radio], input[type=checkbox]') !== null) return checked(box).join(', ');
    return box.querySelector('img') === null ? '' : 'foto';
  };
  const controls = document.querySelectorAll(
    ':is(input, select, button, dd, [role=group], [role=radiogroup])[id^="campo-"]',
  );
  return [...controls].map((box) => [box.id.slice('campo-'.length), text(box)] as const);
}

type Words = (field: CompiledField, value: unknown) => string;

const part = (value: unknown, name: string): string =>
  isRecord(value) && typeof value[name] === 'string' ? value[name] : '';
const said: Words = ({ kind, definition }, value) => kind?.format(value, definition) ?? '';
const bare: Words = (field, value) => said(field, value).replace(/R\$\s|%$/g, '');

const ticked: Words = (_, value) => (value === true ? 'Sim' : 'Não');

/** Where a control does not show what its kind says. */
const words: Partial<Readonly<Record<ControlName, Words>>> = {
  money: (field, value) => (value === 0 ? '' : bare(field, value)),
  unlimitedMoney: (field, value) => (value === 0 ? '' : bare(field, value)),
  // It asks about the price beside it, and shows none of its own.
  guideGap: () => '',
  percent: bare,
  slider: bare,
  company: (_, value) => (part(value, 'cnpj') === '' ? '' : `${part(value, 'name')}CNPJ ${part(value, 'cnpj')}`),
  image: () => 'foto',
  vehicleModel: (_, value) => part(value, 'label'),
  checkbox: ticked,
  term: ticked,
};

/** What a form that holds these answers shows. */
export function screenOfForm(form: Form, within = ''): Screen {
  const lines = form.visibleFields().flatMap((field): [string, string][] => {
    const { key, kind, answers, show } = field;
    if (!answers || kind === undefined) return [];
    const { value, readOnly } = form.view(key) ?? { value: undefined, readOnly: false };
    const path = within + key;
    const rows = form.rows(key);
    if (field.rows !== undefined)
      return [
        [path, String(rows.length)],
        ...rows.flatMap((row, index) => Object.entries(screenOfForm(row.form, `${path}.${index}.`))),
      ];
    const isEmpty = value === undefined || value === null;
    if (readOnly && show !== undefined) return [[path, isEmpty ? '' : spaced(wordsOf(field, value))]];
    const write = words[kind.control] ?? said;
    const text = isEmpty && write !== ticked ? '' : spaced(write(field, value));
    return kind.control === 'vehicleModel'
      ? [
          [`${path}-marca`, spaced(part(value, 'brand'))],
          [path, text],
        ]
      : [[path, text]];
  });
  return Object.fromEntries(lines);
}
