import { expect, it } from 'vitest';
import { conflicts } from './conflicts.ts';

const said = (answers: Readonly<Record<string, string>>) =>
  conflicts({ answers, results: {}, product: 'fgts' }).map(({ field, message }) => `${field}: ${message}`);

it.each([
  ['recente', /^opcaoSaque: .*90 dias.*Volte quando/],
  ['nenhuma', /^opcaoSaque: .*90 dias.*Escolha no aplicativo FGTS/],
])('%s sells nothing, and hears what to do', (opcaoSaque, words) => {
  expect(said({ opcaoSaque })).toEqual([expect.stringMatching(words)]);
});

it.each(['ativa', '', 'toString'])('%s goes on', (opcaoSaque) => expect(said({ opcaoSaque })).toEqual([]));
