import { isJsonObject, type FieldDefinition, type FieldKind, type Json, type JsonObject } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { isTold, type LookedUp, type LookUpName, type LookUps } from '../parts/lookedUp.ts';
import * as fields from '../fields/index.ts';
import { lookedUp } from '../fields/lookedUp.ts';
import type { FieldExamples } from './examples.ts';

/*
 * What an answer consists of, for every kind there is: what a person types, what they choose of a list, and what somebody outside told. The
 * last is never a client's to say. A new kind that passes something on and does not say who told it fails here.
 */

const examples = import.meta.glob<{ readonly examples: FieldExamples }>('../fields/*/examples.ts', { eager: true });
const kinds = Object.entries<FieldKind>(fields);
const goodOf = (component: string) => examples[`../fields/${component}/examples.ts`]?.examples.good ?? [];

interface Sent {
  readonly field: FieldDefinition;
  readonly sent: Json | undefined;
}

const sentOf = (component: string, kind: FieldKind): readonly Sent[] =>
  goodOf(component).map(({ wire, field: part }) => {
    const field = { key: 'campo', component, ...part };
    const read = kind.read(wire, field);
    return { field, sent: read.ok ? kind.send(read.value, field) : undefined };
  });

const vehicle = {
  ...{ tipoVeiculo: 'carros', marca: 'Fiat', modelo: 'Mobi', codigoModelo: 'carros/21/9535' },
  ...{ codigoAno: '2022-5', anoModelo: '2022 Flex', valor: 51_300 },
};
const found: { readonly [Name in LookUpName]: LookUps[Name]['found'] } = {
  'companies.company': { name: 'Padaria Boa Massa Ltda' },
  'vehicles.plate': vehicle,
  'vehicles.model': vehicle,
  'vehicles.year': vehicle,
};
const besideOf = (definition: FieldDefinition) => ({
  definition,
  answer: (): Json => ({ value: vehicle.codigoModelo, label: 'Mobi', marca: 'Fiat' }),
});

/** Whether another value there asks something else: it says which, and is the person's to say. */
function identifies(of: LookedUp, { field, sent }: Sent, name: string): boolean {
  if (!isJsonObject(sent)) return false;
  const ask = (answer: JsonObject) => JSON.stringify(of.question(answer, besideOf(field)));
  return ask(sent) !== ask({ ...sent, [name]: 'outro' });
}

const isOption = (sent: Json | undefined): boolean =>
  isJsonObject(sent) && Object.keys(sent).sort().join() === 'label,value';

describe.each(kinds)('%s', (component, kind) => {
  const of = Object.hasOwn(lookedUp, component) ? lookedUp[component] : undefined;

  it('has nothing in its answer that nobody accounts for', () => {
    const unaccounted = sentOf(component, kind).flatMap((one) => {
      const { sent, field } = one;
      // The server names the files itself, and holds an option against the list, whose words it keeps.
      if (kind.upload === true || kind.repeats !== undefined) return [];
      const options = Array.isArray(sent) ? sent : [sent];
      if (of === undefined && field.values !== undefined && options.every(isOption)) return [];
      // Without anything to look up all of it is typed.
      if (of !== undefined && isJsonObject(sent) && of.question(sent, besideOf(field)) === null) return [];
      if (!isJsonObject(sent)) return typeof sent === 'object' ? ['all of it'] : [];
      return Object.keys(sent).filter((name) => of?.told.includes(name) !== true && !(of && identifies(of, one, name)));
    });
    expect(unaccounted).toEqual([]);
  });

  it('keeps the words of the list of an option, whatever came with its value', () => {
    for (const { field, sent } of sentOf(component, kind)) {
      if (field.values === undefined) continue;
      const lie = (option: Json): Json => (isJsonObject(option) ? { ...option, label: 'Outra coisa' } : option);
      const claimed = Array.isArray(sent) ? sent.map(lie) : lie(sent ?? null);
      const read = kind.read(claimed, field);
      expect(read.ok && kind.send(read.value, field)).toEqual(sent);
    }
  });
});

describe.each(Object.entries(lookedUp))('%s, of which somebody outside tells', (component, of) => {
  const kind = kinds.find(([name]) => name === component)?.[1];
  const asked = (kind === undefined ? [] : sentOf(component, kind)).flatMap(({ sent, field }) =>
    isJsonObject(sent) && of.question(sent, besideOf(field)) !== null ? [{ sent, field }] : [],
  );
  const claims: readonly JsonObject[] = [
    Object.fromEntries(of.told.map((name) => [name, 'Outra coisa'])),
    Object.fromEntries(of.told.map((name) => [name, { marca: 'X', valor: 1 }])),
    Object.fromEntries(of.told.map((name) => [name, 1])),
  ];

  it('asks in an example', () => expect(asked.length).toBeGreaterThan(0));

  it('asks with no answer beside its own but the one that it says to rest on', () => {
    for (const { sent, field } of asked) {
      const looked = new Set<string>();
      const answer = (reference: string): Json => (looked.add(reference), besideOf(field).answer());
      of.question(sent, { definition: field, answer });
      expect([...looked]).toEqual([kind?.restsOn?.(field)].filter(Boolean));
    }
  });

  it('says what was found, and nothing of what a client claims', () => {
    for (const { sent } of asked)
      for (const claim of claims)
        expect(of.tell({ ...sent, ...claim }, found[of.operation])).toEqual(of.tell(sent, found[of.operation]));
  });

  it('keeps what was found: the kind reads it and sends it again', () => {
    for (const { sent, field } of asked) {
      const told = of.tell(sent, found[of.operation]);
      const read = kind?.read(told, field);
      expect(read?.ok === true && kind?.send(read.value, field)).toEqual(told);
      expect(of.question(told, besideOf(field))).toEqual(of.question(sent, besideOf(field)));
    }
  });

  it('shows that nobody told it, where nobody did: nothing is left of the claim, or nothing that others go by', () => {
    for (const { sent } of asked)
      for (const claim of claims) {
        const typed = of.tell({ ...sent, ...claim }, null);
        const isLeft = of.told.some((name) => typed[name] !== undefined && typed[name] !== '');
        expect(isLeft && typed.value !== '').toBe(false);
        expect([isTold(of, typed), isTold(of, of.tell(typed, found[of.operation]))]).toEqual([false, true]);
      }
  });

  it('keeps what it takes to ask again, where nobody told it', () => {
    for (const { sent, field } of asked) {
      const typed = of.tell(sent, null);
      const read = kind?.read(typed, field);
      const kept = read?.ok === true ? (kind?.send(read.value, field) ?? null) : null;
      expect(kept).toEqual(typed);
      expect(of.question(typed, besideOf(field))).toEqual(of.question(sent, besideOf(field)));
      expect(of.tell(typed, found[of.operation])).toEqual(of.tell(sent, found[of.operation]));
    }
  });
});
