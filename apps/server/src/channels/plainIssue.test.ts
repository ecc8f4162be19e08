import { expect, it } from 'vitest';
import { z } from 'zod';
import { channelFile, themeFile } from './partnerFile.ts';
import { inPlainWords } from './plainIssue.ts';

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
