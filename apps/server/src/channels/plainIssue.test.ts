import { expect, it } from 'vitest';
import { z } from 'zod';
import { channelFile } from './partnerFile.ts';
import { themeFile } from './themeFile.ts';
import { inPlainWords } from './plainIssue.ts';
import { address, words } from './words.ts';

const told = (shape: z.ZodType, value: unknown): readonly string[] =>
  shape
    .safeParse(value, { error: inPlainWords })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const shape = z.strictObject({
  name: z.string().min(1).max(3),
  size: z.enum(['small', 'large']).optional(),
  count: z.int().min(2).max(4).optional(),
  list: z.array(z.string()).min(1).optional(),
  any: z.record(z.string().regex(/^a/), z.boolean()).optional(),
});

it.each<[string, unknown, string]>([
  ['what is not there', {}, 'name: is missing'],
  ['another type', { name: 1 }, 'name: must be text in quotes'],
  ['a fraction', { name: 'a', count: 2.5 }, 'count: must be a whole number'],
  ['an empty text', { name: '' }, 'name: must not be empty'],
  ['a long text', { name: 'abcd' }, 'name: must be at most 3 letters'],
  ['a small number', { name: 'a', count: 1 }, 'count: must be at least 2'],
  ['an empty list', { name: 'a', list: [] }, 'list: must not be empty'],
  ['another word', { name: 'a', size: 'huge' }, 'size: must be one of: small, large'],
  ['a property that is near to one', { name: 'a', siez: 'small' }, ': unknown property "siez"; did you mean "size"?'],
  ['two properties', { name: 'a', xxxxxx: 1, yyyyyy: 1 }, ': unknown property "xxxxxx"\nunknown property "yyyyyy"'],
  ['a name that is not one', { name: 'a', any: { b: true } }, 'any.b: is called what nothing here may be called'],
])('says in plain words what is wrong with %s', (_what, value, line) => expect(told(shape, value)).toEqual([line]));

it.each([
  ['hideStepAmount', '"stepCounter" says it'],
  ['hideNotificationPageLink', 'there is no page of notifications'],
  ['hidesWhatsAppButton', 'did you mean "hideWhatsAppButton"?'],
])('says what is written in the place of %s', (key, words) => {
  expect(told(channelFile.partial(), { [key]: true })).toEqual([expect.stringContaining(words)]);
});

it.each(['<b>Já</b>', 'Já<br>', '</p>', '<!-- x -->', 'Sim &amp; não', '&#60;'])('refuses markup: %s', (text) => {
  expect(told(words, text)).toEqual([': is shown as it is written: take the markup out']);
});
it.each(['3 < 4', 'R$ 5 & R$ 6', 'A > B', 'P&D'])('takes %s', (text) => expect(told(words, text)).toEqual([]));
it.each(['javascript:alert(1)', 'http://loja.example', 'loja', 'data:text/html,x'])('leads nowhere: %s', (text) => {
  expect(told(address, text)).toEqual([': must be an address such as "https://loja.example/ajuda"']);
});

it('says nothing in the words of the validator, whatever stands in a file', () => {
  const values: readonly unknown[] = [undefined, null, 1, 'x', [], {}, true];
  const lines = [channelFile, themeFile].flatMap((file) =>
    values.flatMap((value) => [
      ...told(file, value),
      ...Object.keys(file.shape).flatMap((key) => told(file, { [key]: value })),
    ]),
  );
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => /Invalid|expected|received|Too (small|big)|Unrecognized/.test(line))).toEqual([]);
});
