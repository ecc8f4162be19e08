import * as fields from '@passo/catalog/fields/index.ts';
import { compileForm, emptyContext, Form, type JsonObject } from '@passo/engine';
import { expect, it } from 'vitest';
import { bankChosen } from './oneBranch.ts';

const compiled = compileForm([{ key: 'agencia', component: 'text', mask: 'agency' }], fields);
const [NUBANK, INTER, CAIXA] = ['260', '077', '104'];

/** What stands there once these banks were chosen, one after the other; `typed` after the first. */
function branchAfter(banks: readonly (string | undefined)[], stored: JsonObject = {}, typed?: string): unknown {
  const form = new Form(compiled, { ...emptyContext('2026-11-20'), stored });
  banks.slice(1).forEach((bank, at) => {
    bankChosen(form, 'banco', bank, banks[at]);
    if (at === 0 && typed !== undefined) form.change('agencia', typed);
  });
  return form.view('agencia')?.value;
}

it.each<[string, Parameters<typeof branchAfter>, string | undefined]>([
  ['a bank with one branch tells it', [[undefined, NUBANK]], '0001'],
  ['one with many does not', [[undefined, CAIXA]], undefined],
  ['the next bank takes it out', [[undefined, NUBANK, CAIXA]], undefined],
  ['and tells its own', [[undefined, NUBANK, INTER]], '0001'],
  ['nor does none keep it', [[undefined, NUBANK, undefined]], undefined],
  ['what was typed stays', [[undefined, CAIXA, NUBANK], {}, '1234'], '1234'],
  ['also where it was typed over what was told', [[undefined, NUBANK, CAIXA], {}, '1234'], '1234'],
  ['what came with the page stays', [[CAIXA, NUBANK], { agencia: '1234' }], '1234'],
  ['unless it was told there', [[NUBANK, CAIXA], { agencia: '0001' }], undefined],
])('%s', (_what, given, kept) => expect(branchAfter(...given)).toBe(kept));
