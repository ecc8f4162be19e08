import { catalog } from '@passo/catalog';
import { compileFlow, isRecord } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { someOf } from '../../support/amount.ts';
import { begin, goOn } from '../../support/journey.ts';
import { shipped } from '../../support/shipped.ts';
import { openStage, type Stage } from './stage.ts';

/* One person proves who they are and takes an offer; then the CPF becomes another one's, who is to be given nothing of it. */

interface Choice {
  readonly channel: string;
  /** Where the offer is taken, and where the person is known before. */
  readonly slug: string;
}

/** Channels whose offers come out of what is known of the person, debts first. */
const choices = shipped
  .flatMap(({ code, definition }): readonly Choice[] => {
    const { steps } = compileFlow(definition, catalog);
    const asks = (operation: string) => steps.find(({ kind }) => kind.call?.operation === operation);
    const [known, choosing] = [asks('bureau.register'), asks('lender.choose')];
    return known && choosing && known.index < choosing.index ? [{ channel: code, slug: choosing.slug }] : [];
  })
  .toSorted((one, other) => Number(other.slug === 'contratos') - Number(one.slug === 'contratos'));

const isPhoto = (answer: unknown): boolean => isRecord(answer) && typeof answer.document === 'string';

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

it.each(someOf(choices, 2))('$channel: an offer is none for another CPF', async ({ channel, slug }) => {
  const customer = stage.newcomer();
  await begin(customer, channel, exampleCpf('73', 1));
  await goOn(customer, stage.world, ({ currentStep }) => currentStep === 'conta');
  expect(customer.status(slug)).toBe('finished');

  const photos = Object.entries(customer.proposal?.selfContract ?? {}).filter(([, answers]) =>
    Object.values(Object(answers)).some(isPhoto),
  );
  const agreed: object = Object(customer.proposal?.selfContract.consentimentos);
  await customer.submit('consentimentos', { ...agreed, cpf: exampleCpf('25', 2) });
  expect(customer.status(slug)).toBe('init');
  expect(Object(customer.proposal?.data.shown[slug]).combinado ?? null).toBeNull();
  // The photos of the one before are no answers any more, and nobody names them again.
  for (const [step, sent] of photos) {
    const left: object = Object(customer.proposal?.selfContract[step]);
    expect(Object.values(left).filter(isPhoto)).toEqual([]);
    if (customer.current === step)
      await expect(customer.submit(step, sent)).rejects.toMatchObject({ answer: { body: { name: 'fields.invalid' } } });
  }
  expect(photos.map(([step]) => step)).toContain(customer.current);
  // Who they are is proven anew, and then the offer is taken anew.
  await goOn(customer, stage.world, ({ currentStep }) => currentStep === slug);
  expect([customer.current, customer.status('cadastro')]).toEqual([slug, 'finished']);
});

it('what was looked up of the one before is looked up of the other, also where it was confirmed', async () => {
  const customer = stage.newcomer();
  await begin(customer, 'aurora-clt', exampleCpf('25', 3));
  await goOn(customer, stage.world, ({ currentStep }) => currentStep === 'contrato');
  expect([customer.status('trabalho'), customer.status('conta')]).toEqual(['finished', 'finished']);
  const agreed: object = Object(customer.proposal?.selfContract.consentimentos);
  await customer.submit('consentimentos', { ...agreed, cpf: exampleCpf('25', 4) });
  const { selfContract = {} } = customer.proposal ?? {};
  expect([selfContract.trabalho, selfContract.conta]).toEqual([undefined, undefined]);
  await goOn(customer, stage.world, ({ currentStep }) => currentStep === 'trabalho');
  expect(customer.proposal?.data.known?.trabalho).toBe('Segundo a Dataprev, do governo');
});

it('finds such channels', () => expect(choices.length).toBeGreaterThan(4));
