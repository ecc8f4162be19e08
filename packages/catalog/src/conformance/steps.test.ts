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

  it('asks a complete question even when nothing is known', () => {
    if (kind.call === undefined) return;
    expect(kind.call.operation).toMatch(/^[a-zA-Z]+\.[a-zA-Z0-9]+$/);
    expect(isJson(kind.call.question(nothing))).toBe(true);
  });

  it('shows only JSON, and nothing breaks where nothing was kept', () => {
    expect(isJson(kind.shows?.({}, nothing) ?? {})).toBe(true);
    expect(isJson(kind.bounds?.(nothing) ?? {})).toBe(true);
  });
});
