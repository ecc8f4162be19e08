import { maskExamples } from '@passo/domain/maskExamples.ts';
import { isMaskName } from '@passo/domain';
import type { FieldDefinition } from '@passo/engine';
import type { ControlName } from '@passo/engine/looks.ts';
import type { Locator, Page } from 'playwright-core';

/* One way to use each control, with real keys. */

/** A control on the page. */
interface Used {
  readonly page: Page;
  readonly box: Locator;
  readonly path: string;
  readonly definition: FieldDefinition;
  /** Counts the choices round. */
  readonly turn: number;
  readonly picture: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
}

export interface Driver {
  /** Takes text; the others are pressed. */
  readonly types: boolean;
  /** Gives an answer that is likely to be good, in place of what is there. */
  answer(used: Used): Promise<void>;
}

const texts = ['Maria da Silva', '52998224725', 'maria@gmail.com', '11987654321', '12', '12ABC34501DE35', 'a'];

const exampleOf = ({ definition: { mask }, turn }: Used): string =>
  isMaskName(mask) && turn % 2 === 0 ? maskExamples[mask].example : (texts[turn % texts.length] ?? '');

const typed = (text: (used: Used) => string): Driver => ({
  types: true,
  answer: async (used) => {
    await used.box.press('ControlOrMeta+A');
    await used.page.keyboard.press('Delete');
    await used.page.keyboard.type(text(used));
  },
});

const dates = ['12051990', '01012000', '15032015', '01012026', '31121990', '01011950'];
const amounts = ['350000', '100', '1500', '20000000', '1', '0'];
const shares = ['12,5', '1', '90', '2'];
const turned =
  (all: readonly string[]) =>
  ({ turn }: Used): string =>
    all[turn % all.length] ?? '';

const pressed = (find: (box: Locator) => Locator): Driver => ({
  types: false,
  answer: async ({ box, turn }) => {
    const boxes = await find(box).all();
    await boxes[turn % Math.max(1, boxes.length)]?.press('Space');
  },
});

const nothing: Driver = { types: false, answer: () => Promise.resolve() };

export const drivers: Readonly<Record<ControlName, Driver>> = {
  text: typed(exampleOf),
  date: typed(turned(dates)),
  cep: typed(() => '01001000'),
  money: typed(turned(amounts)),
  unlimitedMoney: typed(turned(amounts)),
  percent: typed(turned(shares)),
  plate: typed(turned(['abc1d23', 'ABC1234'])),
  autoComplete: typed(exampleOf),
  vehicleYear: typed(() => '2022'),
  vehicleModel: typed(() => 'Uno Mille'),
  // Confirms, where it asks at all.
  guideGap: pressed((box) => box.getByRole('button', { name: 'Está certo, continuar' })),
  term: pressed((box) => box),
  checkbox: pressed((box) => box),
  checkboxGroup: pressed((box) => box.locator('input:enabled')),
  radio: pressed((box) => box.locator('input:enabled')),
  chips: pressed((box) => box.locator('input:enabled')),
  select: {
    types: false,
    answer: async ({ box, turn }) => {
      const key = turn % 2 === 0 ? 'End' : 'ArrowDown';
      await box.press(key);
    },
  },
  slider: {
    types: false,
    answer: async ({ box, turn }) => {
      await box.press(['Home', 'End', 'ArrowLeft'][turn % 3] ?? 'Home');
    },
  },
  company: {
    types: false,
    answer: async ({ box, page }) => {
      await box.press('Enter');
      const number = page.getByRole('textbox', { name: 'Ou digite o CNPJ' });
      await number.fill('');
      await number.pressSequentially('12abc34501de35');
      await number.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
  image: {
    types: false,
    answer: async ({ box, page, path, picture }) => {
      await page.locator(`input[type=file][name="${path}"]`).setInputFiles(picture);
      await box.getByRole('img').waitFor();
    },
  },
  list: {
    types: false,
    answer: ({ box }) =>
      box
        .locator('> [data-add] button')
        .press('Enter', { timeout: 1_000 })
        .catch(() => undefined),
  },
  button: nothing,
  message: nothing,
};
