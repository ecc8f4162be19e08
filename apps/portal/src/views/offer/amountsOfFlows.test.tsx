import path from 'node:path';
import { catalog } from '@passo/catalog';
import { calls } from '@passo/contract';
import { formatAmount, formatMoney, MONEY_MAX } from '@passo/domain';
import { compileFlow, compileForm, emptyContext, Form, type CompiledField, type FieldDefinition } from '@passo/engine';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadPartners } from '../../../../server/src/channels/loadPartners.ts';
import { AmountField } from '../../fields/AmountField.tsx';
import { AMOUNT } from '../../fields/amountReason.ts';
import type { FieldProps } from '../../fields/fieldProps.ts';
import { MoneyField, UnlimitedMoneyField } from '../../fields/MoneyField.tsx';
import { SliderField } from '../../fields/SliderField.tsx';
import { offersFor } from './offersFor.ts';
import { listKeys, questionOf, restingAmount } from './question.ts';

/* Whatever is typed at an amount of any flow that is shipped: the number, what is said of it and what it costs belong together. */

const draws: Readonly<Record<string, ComponentType<FieldProps>>> = {
  slider: SliderField,
  money: MoneyField,
  unlimitedMoney: UnlimitedMoneyField,
};

/** With groups of lists. */
const within = (fields: readonly CompiledField[]): readonly CompiledField[] =>
  fields.flatMap((field) => [field, ...within(field.rows?.fields ?? [])]);

/** What only the server knows of a simulation, as an example. */
const told: Readonly<Record<string, Partial<FieldDefinition>>> = {
  [listKeys.amount]: { minValue: 500, maxValue: 37_850.5, defaultValue: 14_000 },
  [listKeys.downPayment]: { minValue: 12_000, maxValue: 48_000, defaultValue: 12_000 },
};

const amounts = loadPartners(path.resolve(import.meta.dirname, '../../../../..')).flatMap(({ code, definition }) =>
  compileFlow(definition, catalog).steps.flatMap(({ slug, form, kind }) =>
    within(form.fields)
      .filter((field) => field.kind !== undefined && field.kind.control in draws)
      .map((field) => ({ name: `${code} ${slug} ${field.key}`, field, isBounded: kind?.bounds !== undefined })),
  ),
);

/** The field alone, whatever else its step would ask before it. */
function opened({ field: { definition }, isBounded }: (typeof amounts)[number]) {
  const alone = { ...definition, conditionals: [], dependencies: [], hidden: false };
  const bounds = isBounded && alone.maxValue === undefined ? told[definition.key] : undefined;
  const compiled = compileForm([{ ...alone, ...bounds }], catalog.fields);
  return { compiled, form: new Form(compiled, emptyContext('2026-11-20')), key: definition.key };
}

function typedAt({ minValue = 0, maxValue = 1_000 }: FieldDefinition): readonly number[] {
  const [least, most] = [Math.round(minValue * 100), Math.round(maxValue * 100)];
  const whole = Math.ceil((least + most) / 2 / 100) * 100;
  return [0, 100, least - 100, least, whole, whole + 1_300, most, most + 100, 9_999_900, MONEY_MAX].filter(
    (one) => one >= 0,
  );
}

const listed = {
  question: '{"valorSolicitado":1.23,"valorEntradaCDC":1.23}',
  offers: [calls.simulation.data.parse(calls.simulation.examples.data).simulation],
  message: null,
};

describe.each(amounts)('$name', (amount) => {
  const { compiled, form, key } = opened(amount);
  const field = compiled.answersTo.get(key);
  const definition = form.definition(key);
  if (field?.kind === undefined || definition === undefined) throw new Error(`There is no field "${key}".`);
  const isTyped = field.kind.control !== 'slider' || (key === AMOUNT && definition.values === undefined);

  it.each(typedAt(definition))('%d centavos', (centavos) => {
    form.change(key, centavos);
    // An amount that need not be answered is no answer at zero: nothing is asked with it either, where there is a least.
    const isLeft = centavos === 0 && key === AMOUNT && (definition.minValue ?? 0) > 0;
    const isRefused = form.reveal().length > 0 || isLeft;
    const view = form.view(key);
    if (view === undefined) throw new Error('It is not there.');
    const props = { form, field, view, definition, drawFields: () => null };
    const Draw: ComponentType<FieldProps> =
      field.kind?.control === 'slider' && isTyped ? AmountField : (draws[field.kind?.control ?? ''] ?? MoneyField);
    const markup = renderToStaticMarkup(<Draw {...props} />);
    const input = /<input[^>]*(?:inputMode|inputmode)="numeric"[^>]*>/.exec(markup)?.[0] ?? '';
    if (isTyped && centavos >= 100)
      expect(input).toContain(
        `value="${formatAmount(centavos).slice(0, field.kind?.control === 'slider' ? -3 : undefined)}"`,
      );
    if (isTyped) expect(input.includes('aria-invalid="true"')).toBe(isRefused);
    const { minValue = 0, maxValue = Infinity } = definition;
    const met = centavos > maxValue * 100 ? maxValue : minValue;
    if (isTyped && isRefused && centavos > 0)
      expect(markup.replaceAll('\u00a0', ' ')).toMatch(
        new RegExp(
          `(O máximo|O mínimo|O valor não pode)[^<]*${formatMoney(Math.round(met * 100)).replace('$', '\\$')}`,
        ),
      );
    // An empty field is asked to be filled, whoever needs it; that there is a least is said of a number.
    if (isTyped && field.kind?.control === 'slider' && centavos === 0)
      expect(markup).toContain('Escreva um valor de R$');
    if (!(Object.values(listKeys) as string[]).includes(key)) return;
    // Of what is refused nothing is asked, and nothing that was answered before stands there.
    const question = questionOf(form, 'simulacao', false, restingAmount);
    expect(question === null).toBe(isRefused);
    expect(offersFor(listed, question, { quick: (offer) => offer, most: Infinity })).toEqual([]);
  });
});

it('finds them in every way they are asked', () => {
  const kinds = new Set(amounts.map(({ field }) => `${field.definition.component} ${field.key === AMOUNT}`));
  expect([...kinds].toSorted()).toEqual([
    'inputRealEstateValue false',
    'money false',
    'money true',
    'sliderMoney false',
    'sliderMoney true',
  ]);
});
