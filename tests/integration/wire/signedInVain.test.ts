import { loanProduct, text, type Particulars } from '@passo/catalog';
import type { Facts } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Customer } from '../../support/customer.ts';
import { doStep, goOn } from '../../support/journey.ts';
import { contractsOf, wordsFor } from '../../support/papers.ts';
import { openStage, type Stage } from './stage.ts';

/* A signing service that brings a signature for a contract which lacks what its product states by now. */

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

/** The product states one more particular, as a release may, until the work is done. */
async function whileNaming(label: string, of: (facts: Facts) => string, work: () => Promise<void>): Promise<void> {
  const product = loanProduct('clt');
  if (product === undefined) throw new Error('the product is sold');
  const { particulars } = product;
  const stated = (facts: Facts): readonly Particulars[] => [{ title: 'Emprego', facts: [{ label, value: of(facts) }] }];
  Object.assign(product, { particulars: { needs: { answers: [] }, of: stated } });
  try {
    await work();
  } finally {
    Object.assign(product, { particulars });
  }
}

const toSignature = (customer: Customer): Promise<unknown> =>
  goOn(
    customer,
    stage.world,
    ({ currentStep, stepStatus }) => currentStep === 'assinatura' && stepStatus.assinatura === 'waiting',
  );

it('is not taken, and the contract is asked for anew', async () => {
  const customer = await stage.customerAt('assinatura');
  const [written] = await contractsOf(customer);
  await whileNaming(
    'Matrícula',
    () => '',
    async () => {
      await doStep(customer, stage.world);
      await customer.until(({ data }) =>
        Object.values(data.notices).some((said) => said.includes('Emprego: Matrícula')),
      );
      expect(customer.status('assinatura')).not.toMatch(/success|finished/);
      expect((await contractsOf(customer)).filter(({ status }) => status === 'signed')).toEqual([]);
    },
  );
  // Once it can be written again it is another one.
  await toSignature(customer);
  const [anew] = await contractsOf(customer);
  expect(anew?.status).toBe('pending');
  expect(anew?.document).not.toBe(written?.document);
});

it('is not taken either where the answers fill what the contract does not name yet', async () => {
  const customer = await stage.customerAt('assinatura');
  const [written] = await contractsOf(customer);
  await whileNaming(
    'De quem',
    (facts) => text(facts, 'nome'),
    async () => {
      await doStep(customer, stage.world);
      await toSignature(customer);
      const [anew] = await contractsOf(customer);
      expect(anew).toMatchObject({ status: 'pending' });
      expect(anew?.document).not.toBe(written?.document);
      expect(await wordsFor(customer, anew?.url ?? '')).toContain('De quem');
    },
  );
});
