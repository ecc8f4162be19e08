import { expect, it } from 'vitest';
import { splitStarred } from './starred.ts';

it.each([
  ['Li os *termos de uso* hoje.', ['Li os ', '<termos de uso>', ' hoje.']],
  ['*Termos*', ['<Termos>']],
  ['Li *isto* e *aquilo*', ['Li ', '<isto>', ' e ', '<aquilo>']],
  ['Um * sozinho', ['Um * sozinho']],
  ['** nada **', ['** nada **']],
  ['', []],
])('%s', (text, parts) =>
  expect(splitStarred(text).map((part) => (part.starred ? `<${part.text}>` : part.text))).toEqual(parts),
);
