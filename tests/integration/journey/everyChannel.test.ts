import { catalog, isOperation, loanProduct, standingOf, type OperationName } from '@passo/catalog';
import { compileFlow, type CompiledStep } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { someOf } from '../../support/amount.ts';
import { begin, goOn } from '../../support/journey.ts';
import { foreignIn, heardBy } from '../../support/brandMarks.ts';
import { SHAPES, shipped } from '../../support/shipped.ts';
import { openStage, type Stage } from '../wire/stage.ts';

/* An honest person at every shipped channel, from the link to the end: who they are is proven before anything binds them. */

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

const binds = (name: OperationName): boolean =>
  ['kept', 'paid'].includes(standingOf(name).stands) || name === 'documents.contract';

/** Whether the customer, or somebody for them, is bound from this step on. */
const isBinding = ({ kind: { binding, call } }: CompiledStep): boolean =>
  binding === true || (call !== undefined && isOperation(call.operation) && binds(call.operation));

const proofs: readonly RegExp[] = [/^identity\.readDocuments$/, /^identity\.liveness/, /^bureau\.register$/];

/** What was asked outside, in the order in which it was. */
async function askedOf(proposal: string): Promise<readonly string[]> {
  const asked = await stage.world.get<readonly { readonly operation: string }[]>(
    `/simulador/efeitos?proposta=${proposal}`,
  );
  return asked.map(({ operation }) => operation).toReversed();
}

describe.each(someOf(shipped, SHAPES).map((channel, at) => [channel.code, channel, at] as const))(
  '%s',
  (code, { definition, partner, settings }, at) => {
    it('ends well, the person was proven before anything bound them, and no other brand was heard of', async () => {
      const customer = stage.newcomer();
      const heard = heardBy(customer.device);
      await begin(customer, code, exampleCpf('25', at));
      const { _id, stepStatus, currentStep, situation, data } = await goOn(customer, stage.world);
      const { steps } = compileFlow(definition, catalog);
      expect([currentStep, situation, data.end]).toEqual([steps.at(-1)?.slug, 'approved', 'finished']);

      // Where nothing is lent nothing binds before the end.
      const lends = loanProduct(settings.product) !== undefined;
      const binding = lends ? steps.findIndex(isBinding) : steps.length;
      const before = steps.slice(0, binding);
      const proves = before.filter(({ kind }) => proofs.some((proof) => proof.test(kind.call?.operation ?? '')));
      expect(proves.map(({ slug }) => stepStatus[slug])).toEqual(['finished', 'finished', 'finished']);

      const asked = await askedOf(_id);
      const bound = asked.findIndex((name) => isOperation(name) && binds(name));
      expect(bound > 0).toBe(lends);
      const unbound = lends ? asked.slice(0, bound) : asked;
      for (const proof of proofs)
        expect(
          unbound.filter((name) => proof.test(name)),
          String(proof),
        ).toHaveLength(1);
      expect(asked.includes('lender.disburse')).toBe(lends);
      expect(foreignIn(heard.join('\n'), partner.slug)).toEqual({});
    });
  },
);
