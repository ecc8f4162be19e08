import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadTemplates } from '../../apps/server/src/channels/loadTemplates.ts';

/* A row of the page of consents holds one line of each on a phone; the whole text opens behind *Ler*. */

const templates = loadTemplates(path.resolve(import.meta.dirname, '../..'));
const PAGES = ['consentimentos', 'termos'];

describe.each(PAGES)('the consents of %s', (page) => {
  const consents = (templates[page]?.fields ?? []).filter(({ component }) => component === 'term');

  it('are asked in words that fit into a line, each with its own text', () => {
    expect(consents.length).toBeGreaterThanOrEqual(5);
    for (const { key, label = '', message = '', term } of consents) {
      expect(label.length, key).toBeLessThanOrEqual(26);
      expect(message.length, key).toBeLessThanOrEqual(38);
      expect(term?.text.length ?? 0, key).toBeGreaterThan(message.length);
    }
  });

  it('are none of them ticked beforehand', () => {
    expect(consents.filter((consent) => consent.defaultValue !== undefined)).toEqual([]);
  });
});
