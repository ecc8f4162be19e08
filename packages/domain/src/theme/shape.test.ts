import { describe, expect, it } from 'vitest';
import { shapeCss } from './shape.ts';

const shape = (css: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...css.matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, name = '', value = '']) => [name, value]));

it('a partner that says nothing has the product’s own shape', () => {
  expect(shapeCss({})).toBe('');
  expect(
    shapeCss({ font: 'Montserrat', corners: 'soft', density: 'comfortable', button: 'filled', bar: 'medium' }),
  ).toBe('');
});

describe('two brands of the drawing', () => {
  it('a warm one: round, outlined, a thick bar, larger words', () => {
    const css = shapeCss({
      font: 'Nunito',
      corners: 'round',
      density: 'roomy',
      button: 'raised',
      bar: 'thick',
      hasOwnAction: true,
    });
    expect(shape(css)).toMatchObject({
      ...{
        '--r-s': '16px',
        '--r-m': '20px',
        '--r-l': '28px',
        '--r-button': '999px',
        '--bar': '10px',
        '--gutter': '22px',
      },
      ...{ '--button-line': '2px solid var(--action-line)', '--button-shadow': '0 4px 0 var(--action-line)' },
      '--t-lead': '1.0625rem',
    });
    expect(shape(css)['--font']).toMatch(/^'Nunito Variable',/);
  });

  it('a loud one: square to the thumb of a slider, flat, a thin bar', () => {
    const css = shapeCss({ font: 'Sora', corners: 'square', density: 'compact', button: 'flat', bar: 'thin' });
    expect(shape(css)).toMatchObject({
      ...{ '--r-s': '2px', '--r-m': '4px', '--r-button': '4px', '--r-thumb': '4px', '--r-bar': '0', '--bar': '3px' },
      ...{ '--button-shadow': 'none', '--gutter': '16px' },
    });
  });
});

it('a button in a colour of its own has a line, and the wide margin of a desktop stays', () => {
  expect(shape(shapeCss({ hasOwnAction: true }))['--button-line']).toBe('1.5px solid var(--action-line)');
  expect(shapeCss({ density: 'roomy' })).toContain('@media (max-width:767px){html:root{--gutter:22px}}');
});
