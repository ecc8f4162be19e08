import type { Driven } from './driven.ts';

/** The kinds that open something first. */
export const openedKinds: Readonly<Record<string, Driven>> = {
  list: {
    sent: { list: [{ nome: 'Ana' }] },
    shown: 'Ana',
    keyboard: async (designer) => {
      await designer.tabTo(designer.field.getByRole('button', { name: 'Adicionar' }));
      await designer.page.keyboard.press('Enter');
      await designer.focused(designer.text('Nome'));
      await designer.page.keyboard.type('Ana');
    },
    touch: async (designer) => {
      await designer.field.getByRole('button', { name: 'Adicionar' }).tap();
      await designer.text('Nome').tap();
      await designer.page.keyboard.insertText('Ana');
    },
    paste: async (designer) => {
      await designer.field.getByRole('button', { name: 'Adicionar' }).click();
      await designer.paste(designer.text('Nome'), 'Ana');
    },
  },
  cnpj: {
    sent: { cnpj: { cnpj: '12ABC34501DE35', name: 'Tecelagem Nova Era S.A.' } },
    keyboard: async (designer) => {
      await designer.tabTo(designer.field.getByRole('button'));
      await designer.page.keyboard.press('Enter');
      await designer.tabOn(designer.text('Ou digite o CNPJ'));
      await designer.page.keyboard.type('12abc34501de35');
      await designer.page.keyboard.press('Enter');
    },
    touch: async (designer) => {
      await designer.field.getByRole('button').tap();
      await designer.text('Ou digite o CNPJ').tap();
      await designer.page.keyboard.insertText('12abc34501de35');
      await designer.page.getByRole('button', { name: 'Usar este CNPJ' }).tap();
    },
    paste: async (designer) => {
      await designer.field.getByRole('button').click();
      await designer.paste(designer.text('Ou digite o CNPJ'), ' 12.ABC.345/01DE-35 ');
      await designer.page.getByRole('button', { name: 'Usar este CNPJ' }).click();
    },
  },
  imageCapture: {
    sent: { imageCapture: { name: 'imageCapture.jpg' } },
    keyboard: async (designer) => {
      await designer.tabTo(designer.field.getByRole('button', { name: 'Tirar foto' }).first());
      await designer.page.keyboard.press('Enter');
      const dialog = designer.page.getByRole('dialog');
      await designer.tabOn(dialog.getByRole('button', { name: 'Tirar foto', disabled: false }));
      await designer.page.keyboard.press('Enter');
      await designer.page.getByRole('button', { name: 'Usar esta foto' }).press('Enter');
    },
    touch: async (designer) => {
      await designer.field.getByRole('button', { name: 'Tirar foto' }).first().tap();
      await designer.page.getByRole('dialog').getByRole('button', { name: 'Tirar foto', disabled: false }).tap();
      await designer.page.getByRole('button', { name: 'Usar esta foto' }).tap();
    },
  },
};
