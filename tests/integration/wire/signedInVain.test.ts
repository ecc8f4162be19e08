import { loanProduct, text } from '@passo/catalog';
import type { Facts } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { doStep, goOn } from '../../support/journey.ts';
import { contractsOf, wordsFor } from '../../support/papers.ts';
import { openStage, type Stage } from './stage.ts';

/* A signing service that brings a signature for a contract which lacks what its product states by now. */

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

it('is not taken, and the contract is asked for anew', async () => {
  const customer = await stage.customerAt('assinatura');
  const product = loanProduct('clt');
  if (product === undefined) throw new Error('the product is sold');
  const { particulars } = product;
  const [written] = await contractsOf(customer);
  const matricula = [{ title: 'Emprego', facts: [{ label: 'Matrícula', value: '' }] }];
  Object.assign(product, { particulars: { needs: { answers: [] }, of: () => matricula } });
  try {
    await doStep(customer, stage.world);
    await customer.until(({ data }) => Object.values(data.notices).some((text) => text.includes('Emprego: Matrícula')));
    expect(customer.status('assinatura')).not.toMatch(/success|finished/);
    expect((await contractsOf(customer)).filter(({ status }) => status === 'signed')).toEqual([]);
  } finally {
    Object.assign(product, { particulars });
  }
  // Once it can be written again it is another one.
  await goOn(
    customer,
    stage.world,
    ({ currentStep, stepStatus }) => currentStep === 'assinatura' && stepStatus.assinatura === 'waiting',
  );
  const [anew] = await contractsOf(customer);
  expect(anew?.status).toBe('pending');
  expect(anew?.document).not.toBe(written?.document);
});

it('is not taken either where the answers fill what the contract does not name yet', async () => {
  const customer = await stage.customerAt('assinatura');
  const product = loanProduct('clt');
  if (product === undefined) throw new Error('the product is sold');
  const { particulars } = product;
  const [written] = await contractsOf(customer);
  const of = (facts: Facts) => [{ title: 'Emprego', facts: [{ label: 'De quem', value: text(facts, 'nome') }] }];
  Object.assign(product, { particulars: { needs: { answers: [] }, of } });
  try {
    await doStep(customer, stage.world);
    await goOn(
      customer,
      stage.world,
      ({ currentStep, stepStatus }) => currentStep === 'assinatura' && stepStatus.assinatura === 'waiting',
    );
    const [anew] = await contractsOf(customer);
    expect(anew).toMatchObject({ status: 'pending' });
    expect(anew?.document).not.toBe(written?.document);
    expect(await wordsFor(customer, anew?.url ?? '')).toContain('De quem');
  } finally {
    Object.assign(product, { particulars });
  }
});
