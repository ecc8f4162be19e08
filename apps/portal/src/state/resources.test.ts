import { fail, ok } from '@passo/domain';
import { beforeEach, expect, it } from 'vitest';
import { browserProblem } from '../wire/problem.ts';
import { FRESH_MS, loadResource, useResources, type FetchResource } from './resources.ts';

const options = [{ value: 'SP', label: 'São Paulo' }];
let asked = 0;
const answer =
  (found: typeof options): FetchResource =>
  async () => {
    asked += 1;
    return ok({ resource: { options: found } });
  };
const status = (): string | undefined => useResources.getState().estados?.status;

beforeEach(() => {
  asked = 0;
  useResources.setState({}, true);
});

it('fetches a list once while it is fresh', async () => {
  await loadResource('estados', answer(options), () => 0);
  await loadResource('estados', answer(options), () => FRESH_MS - 1);
  expect([asked, status(), useResources.getState().estados?.values]).toEqual([1, 'success', options]);
  await loadResource('estados', answer(options), () => FRESH_MS + 1);
  expect(asked).toBe(2);
});

it('does not ask twice at once', async () => {
  await Promise.all([1, 2].map(() => loadResource('estados', answer(options), () => 0)));
  expect(asked).toBe(1);
});

it('takes an empty list for an error that may be tried again', async () => {
  await loadResource('estados', answer([]), () => 0);
  expect(status()).toBe('error');
  await loadResource('estados', answer(options), () => 0);
  expect(status()).toBe('success');
});

it('keeps the words of a failure', async () => {
  await loadResource(
    'estados',
    async () => fail(browserProblem('network.failed')),
    () => 0,
  );
  expect(useResources.getState().estados?.message).toBe('Por favor, tente novamente recarregando a página.');
});

it('fetches anew where it is asked to, and keeps the old list in sight meanwhile', async () => {
  await loadResource('estados', answer(options), () => 0);
  const loading = loadResource('estados', answer([]), () => 1, true);
  expect(useResources.getState().estados?.values).toEqual(options);
  await loading;
  expect([asked, status()]).toEqual([2, 'error']);
});

it.each([
  ['nothing was known', undefined],
  ['a list was known', 'success'],
] as const)('changes nothing when it is cancelled while %s', async (_, before) => {
  if (before !== undefined) await loadResource('estados', answer(options), () => 0);
  const known = useResources.getState().estados;
  const cancelled: FetchResource = () => Promise.reject(new DOMException('', 'AbortError'));
  await loadResource('estados', cancelled, () => FRESH_MS + 1);
  expect([status() ?? 'initial', useResources.getState().estados?.values ?? []]).toEqual([
    before ?? 'initial',
    known?.values ?? [],
  ]);
});

it.each(['{"resource":{"options":{"0":"SP"}}}', '{"resource":{}}', '{"resource":null}', '{"resource":7}', '{}', '[]'])(
  'takes %s, which is no list, for an error that may be tried again',
  async (data) => {
    await loadResource(
      'estados',
      async () => ok(JSON.parse(data)),
      () => 0,
    );
    expect(status()).toBe('error');
  },
);
