import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AmountControl } from './AmountControl.tsx';
import { CheckboxControl } from './CheckboxControl.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { ChipGroup } from './ChipGroup.tsx';
import { ListControl } from './ListControl.tsx';
import { MoneyControl } from './MoneyControl.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectControl } from './SelectControl.tsx';
import { SliderControl } from './SliderControl.tsx';
import { TermControl } from './TermControl.tsx';
import { TextControl } from './TextControl.tsx';

const ignore = (): void => {};
const field = {
  id: 'campo',
  name: 'campo',
  label: 'Campo',
  required: true,
  readOnly: false,
  disabled: false,
  onChange: ignore,
  error: 'Campo inválido',
  helper: 'Uma dica',
};
const options = [
  { value: '1', label: 'Um' },
  { value: '2', label: 'Dois' },
];
const [one = null] = options;

describe('a slider', () => {
  const range = { ...field, min: 50_001, max: 1_420_351, step: 10_000, format: String };
  const marks = [100_000, 1_000_000];

  it('reaches both ends, whether a step leads to them or not', () => {
    const html = renderToStaticMarkup(<SliderControl {...range} value={1_420_351} />);
    expect(html).toMatch(/<input[^>]* min="50001" max="1420351" type="range" step="any"[^>]* value="1420351"/);
  });

  it('jumps to the next mark where a jump would only come nearer', () => {
    const stuck = (value: number) =>
      renderToStaticMarkup(
        <AmountControl {...range} marks={marks} value={value} jumps={[-10_000, 10_000]} refuses={() => null} />,
      )
        .match(/<button[^>]*>/g)
        ?.map((button) => button.includes('aria-disabled'));
    expect([stuck(100_000), stuck(1_000_000)]).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('every control', () => {
  it.each([
    ['text', <TextControl {...field} value="abc" />],
    ['money', <MoneyControl {...field} value={5} />],
    ['select', <SelectControl {...field} value={one} options={options} />],
    ['radio', <RadioGroup {...field} value={one} options={options} />],
    ['chips', <ChipGroup {...field} value={one} options={options} />],
    ['check box', <CheckboxControl {...field} value />],
    ['check boxes', <CheckboxGroup {...field} value={options} options={options} />],
    ['term', <TermControl {...field} value={false} />],
    ['slider', <SliderControl {...field} value={5} min={1} max={9} step={1} format={String} />],
  ])('%s is linked to its error and helper, and says that it is wrong', (_, control) => {
    const html = renderToStaticMarkup(control);
    expect(html).toContain('aria-describedby="campo-error campo-helper"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('id="campo-error"');
    expect(html).toContain('Campo inválido');
  });
});

describe('labels', () => {
  it.each([
    [true, false, false],
    [false, false, true],
    [false, true, false],
  ])('required %s, read-only %s: says (opcional) %s', (required, readOnly, said) => {
    const html = renderToStaticMarkup(<TextControl {...field} value="" required={required} readOnly={readOnly} />);
    expect(html.includes('(opcional)')).toBe(said);
  });
});

describe('values', () => {
  it('shows an unmasked value masked', () => {
    const mask = { mask: (text: string) => text.toUpperCase() };
    expect(renderToStaticMarkup(<TextControl {...field} value="abc1d23" mask={mask} />)).toContain('value="ABC1D23"');
  });

  it('keeps a chosen option that the list does not offer (any more)', () => {
    const gone = { value: '9', label: 'Nove' };
    const html = renderToStaticMarkup(<SelectControl {...field} value={gone} options={options} />);
    expect(html).toContain('<option value="9" selected="">Nove</option>');
  });

  it('offers to try again where there is nothing to choose', () => {
    const html = renderToStaticMarkup(<SelectControl {...field} value={null} options={[]} onRetry={ignore} />);
    expect(html).toContain('Tentar novamente');
  });

  it('draws no slider whose minimum is greater than its maximum', () => {
    const html = renderToStaticMarkup(<SliderControl {...field} value={5} min={9} max={1} step={1} format={String} />);
    expect(html).toBe('');
  });
});

describe('the term', () => {
  it('opens by its starred phrase', () => {
    const html = renderToStaticMarkup(
      <TermControl {...field} value={false} label="Aceito os *termos*." onOpenTerm={ignore} />,
    );
    expect(html).toMatch(/<label for="campo">Aceito os <\/label><button[^>]*>termos<\/button>/);
  });

  it('opens by *Ler* beside the label where nothing is starred, which says of what', () => {
    const html = renderToStaticMarkup(<TermControl {...field} value={false} label="Fotos" onOpenTerm={ignore} />);
    expect(html).toMatch(/<button[^>]*>Ler<span class="visually-hidden">: Fotos<\/span><\/button>/);
  });
});

describe('the list', () => {
  const items = ['a', 'b'].map((id) => ({ id, content: <input aria-label={id} /> }));
  const acts = { onAdd: ignore, onRemove: ignore, onMove: ignore };

  it('is a group of named groups, linked to its error and helper', () => {
    const html = renderToStaticMarkup(<ListControl {...field} {...acts} items={items} />);
    expect(html).toContain('aria-describedby="campo-error campo-helper"');
    expect(html.match(/<legend[^>]*>Item \d<\/legend>/g)).toHaveLength(2);
  });

  it('offers no way above the first and below the last, and none at all where it is read-only', () => {
    const open = renderToStaticMarkup(<ListControl {...field} {...acts} items={items} />);
    expect(open.match(/aria-label="(Subir item 1|Descer item 2) de [^"]+"[^>]*disabled/g)).toHaveLength(2);
    const closed = renderToStaticMarkup(<ListControl {...field} {...acts} items={items} readOnly />);
    expect(closed).not.toContain('<button');
  });
});
