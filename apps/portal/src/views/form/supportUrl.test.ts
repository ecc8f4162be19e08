import { expect, it } from 'vitest';
import { splitSupport } from './supportUrl.ts';

it.each([
  ['Fale com a gente em {{supportUrl}}.', ['Fale com a gente em ', null, '.']],
  ['{{ supportUrl }}', [null]],
  ['Sem endereço', ['Sem endereço']],
])('%s', (text, parts) => expect(splitSupport(text)).toEqual(parts));
