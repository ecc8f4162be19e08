import type { Locator } from 'playwright-core';
import type { Designer } from './designer.ts';
import type { Driven } from './driven.ts';

type Find = (designer: Designer) => Locator;

/** Something that is pressed: Space or Enter, or a finger. */
const pressed = (find: Find, key: 'Space' | 'Enter', sent: unknown): Driven => ({
  sent,
  keyboard: async (designer) => {
    await designer.tabTo(find(designer));
    await designer.page.keyboard.press(key);
  },
  touch: (designer) => find(designer).tap(),
});

const box: Find = ({ field }) => field.getByRole('checkbox').first();
const radio: Find = ({ field }) => field.getByRole('radio').first();
const button: Find = ({ field }) => field.getByRole('button');

/** The kinds that are pressed or moved. */
export const pressedKinds: Readonly<Record<string, Driven>> = {
  checkbox: pressed(box, 'Space', { checkbox: true }),
  term: pressed(box, 'Space', { term: true }),
  checkBoxGroup: pressed(box, 'Space', { checkBoxGroup: [{ value: 'a', label: 'A' }] }),
  radio: pressed(radio, 'Space', { radio: { value: true, label: 'Sim' } }),
  radioChip: pressed(radio, 'Space', { radioChip: { value: 24, label: '24x' } }),
  button: {
    ...pressed(button, 'Enter', {}),
    query: 'variante=recurso-vazio-visivel',
    said: 'Recurso não encontrado',
  },
  // Asks only beside a price that is far from the guide's: tests/e2e/money/vehicle.test.ts drives it.
  confirmaValor: { sent: {}, keyboard: () => Promise.resolve(), touch: () => Promise.resolve() },
  mensagem: {
    sent: {},
    said: 'Esta mensagem não pede resposta.',
    keyboard: () => Promise.resolve(),
    touch: () => Promise.resolve(),
  },
  select: {
    sent: { select: { value: 'SP', label: 'São Paulo' } },
    keyboard: async (designer) => {
      await designer.tabTo(designer.field.getByRole('combobox'));
      await designer.page.keyboard.type('São');
    },
    touch: async ({ field }) => {
      await field.getByRole('combobox').tap();
      await field.getByRole('combobox').selectOption({ label: 'São Paulo' });
    },
  },
  sliderMoney: {
    sent: { sliderMoney: 500 },
    keyboard: async (designer) => {
      await designer.tabTo(designer.field.getByRole('slider'));
      await designer.page.keyboard.press('Home');
    },
    touch: ({ field }) => field.getByRole('slider').tap({ position: { x: 2, y: 24 } }),
  },
};
