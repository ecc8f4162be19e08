import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConfirmDialog, type Confirmation } from './ConfirmDialog.tsx';

const ignore = (): void => {};
const asked = { title: 'Apagar a foto?', text: 'Não dá para desfazer.', onOk: ignore };

/** The buttons of a dialog in their order: their look and their words. */
const buttonsOf = (confirmation: Confirmation): readonly string[] => {
  const page = renderToStaticMarkup(<ConfirmDialog confirmation={confirmation} onClose={ignore} />);
  const buttons = page.matchAll(/(data-overlay-focus[^>]*>)?<button[^>]*class="([^"]*)"[^>]*>(.*?)<\/button>/g);
  return [...buttons].map(([, focus, look = '', words = '']) => {
    const variant = /primary|ghost|danger/.exec(look)?.[0];
    return `${variant} ${words.replaceAll(/<[^>]*>/g, '')}${focus ? ', begins with the focus' : ''}`;
  });
};

it('an act that takes something away is no main way: what keeps it is, and has the focus', () => {
  const words = { okText: 'Apagar a foto', cancelText: 'Manter a foto', destructive: true } as const;
  expect(buttonsOf({ ...asked, ...words })).toEqual([
    'primary Manter a foto, begins with the focus',
    'danger Apagar a foto',
  ]);
});

it('any other act is the main way, under the specification’s words where it has none of its own', () => {
  expect(buttonsOf(asked)).toEqual(['primary Confirmar', 'ghost Cancelar']);
  expect(buttonsOf({ ...asked, okText: 'Entendi', cancelText: null })).toEqual(['primary Entendi']);
});
