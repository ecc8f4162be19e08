import { isJson, type StepKind } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import * as steps from '../steps/index.ts';

const kinds = Object.entries<StepKind>(steps);
const nothing = { answers: {}, results: {}, product: '' };

describe.each(kinds)('step kind %s', (_name, kind) => {
  it('has a label and, in every state that it has, words that end like a sentence', () => {
    expect(kind.label).not.toBe('');
    for (const { title, text } of Object.values(kind.texts)) {
      expect(title).toMatch(/\S/);
      expect(text).toMatch(/[.?!]$/);
    }
  });

  it('is drawn by somebody', () => expect(kind.view).not.toBe('unknown'));

  it('says what happens while it waits and when it is refused, if it asks anybody', () => {
    const asks = kind.asks !== undefined;
    expect(kind.call !== undefined).toBe(asks);
    if (asks) expect(Object.keys(kind.texts)).toEqual(expect.arrayContaining(['waiting', 'success', 'failed']));
  });
});

const asking = kinds.flatMap(([name, { call }]) => (call === undefined ? [] : [[name, call] as const]));

it.each(asking)(
  'step kind %s asks a complete question even when nothing is known',
  (_name, { operation, question }) => {
    expect(operation).toMatch(/^[a-zA-Z]+\.[a-zA-Z0-9]+$/);
    expect(isJson(question(nothing))).toBe(true);
  },
);

const showing = kinds.flatMap(([name, { shows }]) => (shows === undefined ? [] : [[name, shows] as const]));

it.each(showing)('step kind %s shows only JSON, and nothing breaks where nothing was kept', (_name, shows) => {
  expect(isJson(shows({}, nothing))).toBe(true);
});

const bounding = kinds.flatMap(([name, { bounds }]) => (bounds === undefined ? [] : [[name, bounds] as const]));

it.each(bounding)('step kind %s bounds its fields in JSON where nothing was kept', (_name, bounds) => {
  expect(isJson(bounds(nothing))).toBe(true);
});
