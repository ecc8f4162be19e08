import { expect, it } from 'vitest';
import { employers } from '../../resources/employers.ts';
import { simulatedCompanies } from './companies.ts';

const found = async (words: string) => {
  const answer = await simulatedCompanies.find(words, AbortSignal.timeout(1_000));
  return answer.kind === 'done' ? answer.companies.map(({ name }) => name) : answer.kind;
};

it('finds an employer that was made by a part of its name, without its accents, and by its CNPJ', async () => {
  const [one] = employers();
  expect(await found('padaria aroeira')).toEqual([one?.name]);
  expect(await found('otica xixa')).toEqual(['Ótica Xixá Ltda (exemplo)']);
  expect(await found(one?.cnpj ?? '')).toEqual([one?.name]);
});

it('says as many as a list can show, the known ones first', async () => {
  const names = await found('padaria');
  expect([names.length, names[0]]).toEqual([20, 'Padaria Boa Massa Ltda']);
});
