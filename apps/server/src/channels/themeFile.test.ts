import { CARD_COLORS, DEFAULT_COLORS } from '@passo/domain/theme/theme.ts';
import { expect, it } from 'vitest';
import { dressed, themeFile } from './themeFile.ts';

const plain = themeFile.parse({ colors: {}, logo: 'logo.svg', favicon: 'favicon.svg' });

it.each([
  ...(['card-withdrawal', 'payroll-card', 'boleto'] as const).map((product) => [product, CARD_COLORS] as const),
  ...(['personal', 'inss'] as const).map((product) => [product, DEFAULT_COLORS] as const),
])('where a partner names no colours, %s wears its own', (product, worn) =>
  expect(dressed(plain, product).colors).toMatchObject(worn),
);

it('a colour that a partner names is worn whatever is sold', () => {
  const named = { ...plain, colors: { ...plain.colors, primary: '#0b5fa5' } };
  expect(dressed(named, 'boleto').colors).toMatchObject({ primary: '#0b5fa5', secondary: CARD_COLORS.secondary });
});
