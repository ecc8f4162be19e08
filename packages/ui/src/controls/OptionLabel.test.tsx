import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OptionLabel } from './OptionLabel.tsx';

const drawn = (label: string, tall = true): string =>
  renderToStaticMarkup(<OptionLabel of={{ value: '1', label }} tall={tall} />);

const words = (html: string): string => html.replaceAll(/<[^>]+>/g, '');

it('a name is told from what is said of it where there are two lines, and read out in the same words', () => {
  const label = 'Pensão por morte · parcela de até R$ 312,00';
  expect(drawn(label)).toMatch(/^<b>Pensão por morte<\/b>.*<small[^>]*>parcela de até R\$ 312,00<\/small>$/);
  expect(words(drawn(label))).toBe(label);
  expect(drawn(label, false)).toBe(label);
});

it.each(['Sim', '001 · Banco do Brasil'])('%s stays as it is: a number is no name', (label) => {
  expect(drawn(label)).toBe(label);
});
