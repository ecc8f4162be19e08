import type { DataOf } from '@passo/contract';
import { paths } from '@passo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, type Customer } from '../../support/customer.ts';
import { stillClock } from '../../support/day.ts';
import { ask, openCounter, type Counter } from './counter.ts';
import { everySimulation } from './everySimulation.ts';
import { countIn, expectSound, offersIn, type OfferOnWire } from './soundness.ts';

/* Every simulation call as it is meant. */

let counter: Counter;
beforeAll(async () => {
  // The day of the worked examples: a Friday, two days before the offers end.
  counter = await openCounter({ clock: stillClock });
});
afterAll(() => counter.close());

describe.each(everySimulation.map((meant) => [meant.call, meant] as const))(
  '%s',
  (call, { product, words, answers }) => {
    let customer: Customer;
    beforeAll(async () => void (customer = await counter.customerOf(product)));

    it('answers what the contract says, and it adds up', async () => {
      const answer = await ask(customer, call, words);
      expect([answer.status, answer.body.name]).toEqual([200, undefined]);
      expectSound(answer);
      if (answers >= 0) expect(countIn(answer)).toBe(answers);
    });

    it('answers the same offer to the same question', async () => {
      const [first, second] = [await ask(customer, call, words), await ask(customer, call, words)];
      expect(second.body.data).toEqual(first.body.data);
    });
  },
);

it('every simulation call of the contract is here', () => {
  const simulations = Object.entries(paths)
    .filter(([, { path }]) => /simulation|financing|qitech/.test(path))
    .map(([name]) => name);
  expect(everySimulation.map(({ call }) => call).sort()).toEqual(simulations.sort());
});

describe('the words of a call are heard', () => {
  const offerOf = async (product: string, call: Parameters<typeof ask>[1], words: object): Promise<OfferOnWire> => {
    const answer = await ask(await counter.customerOf(product), call, { ...words });
    const [offer] = offersIn(answer);
    if (offer === undefined) throw new Error(`${answer.body.name}: ${answer.body.message}`);
    return offer;
  };

  it('the installment that fits buys the most that its offer still keeps within it', async () => {
    const words = { tipoSimulacao: 'parcela', valor: 300, prazo: 24 };
    const offer = await offerOf('clt', 'agxPrivateSimulation', words);
    expect(offer.valorDaParcela).toBeLessThanOrEqual(300);
    expect(offer.valorDaParcela).toBeGreaterThan(299);
  });

  it('down payment and insurance change the offer', async () => {
    const customer = await counter.customerOf('cdc');
    const of = async (words: object) =>
      dataOf<DataOf<'cdcSimulation'>>(await ask(customer, 'cdcSimulation', { ...words })).simulation;
    const [plain, paid, insured] = [
      await of({}),
      await of({ valorEntradaCDC: '500.50' }),
      await of({ comSeguro: 'true' }),
    ];
    expect([plain.valorEntradaCDC, paid.valorEntradaCDC]).toEqual([0, 500.5]);
    expect(paid.valorDoFinanciamento).toBeLessThan(plain.valorDoFinanciamento);
    expect(insured.installmentSimulations[0]?.valorDaParcela).toBeCloseTo(
      (plain.installmentSimulations[0]?.valorDaParcela ?? 0) + 6.9,
    );
  });

  it('the contract that is named is the one that is settled, the amount is the troco', async () => {
    const offer = await offerOf('refinancing', 'qitechSimulationCalculator', {
      ...{ valorSolicitado: 1_000, prazo: 84, contrato: 'HZ-1002' },
    });
    expect(offer.lines.map(({ key }) => key)).toEqual(['divida', 'troco', 'parcelaAntiga']);
    expect(offer.lines[0]?.label).toContain('HZ-1002');
    const troco = offer.lines[1]?.value ?? 0;
    expect(Math.round((troco - 1_000) * 100)).toBeGreaterThanOrEqual(0);
    expect(troco).toBeCloseTo(1_000, 1);
  });

  it('a debt that changes banks ends no later, costs less, and says by how much; new money is not asked with it', async () => {
    const customer = await counter.customerOf('portability');
    const words = { contrato: 'CP-20431' };
    const range = await ask(customer, 'simulationRange', words);
    const { contracts } = dataOf<DataOf<'qitechContracts'>>(await ask(customer, 'qitechContracts', {}));
    const old = contracts.find(({ id }) => id === words.contrato);
    const offers = offersIn(range);
    expect(offers.length).toBeGreaterThan(1);
    for (const { lines, total, iof, released, lastDueOn, valorDaParcela } of offers) {
      const line = (key: string) => lines.find((one) => one.key === key)?.value ?? 0;
      expect(lines.map(({ key }) => key)).toEqual(['divida', 'parcelaAntiga', 'faltaPagar', 'economia']);
      expect([iof, released, line('divida')]).toEqual([0, old?.balance, old?.balance]);
      expect(lastDueOn <= (old?.lastDueOn ?? '')).toBe(true);
      expect(valorDaParcela).toBeLessThanOrEqual(line('parcelaAntiga'));
      expect(line('economia')).toBeGreaterThan(0);
      expect(line('faltaPagar') - total).toBeCloseTo(line('economia'), 2);
    }
    for (const [more, said] of [
      [{ valorSolicitado: 100 }, 'outro empréstimo'],
      [{ contrato: 'HZ-1001' }, 'Escolha outro'],
    ] as const) {
      const { status, body } = await ask(customer, 'simulationRange', { ...words, ...more });
      expect([status, body.message]).toEqual([422, expect.stringContaining(said)]);
    }
  });

  it('the limits follow the term', async () => {
    const customer = await counter.customerOf('inss');
    const of = async (words: object) =>
      dataOf<DataOf<'qitechMaxValuesSimulation'>>(await ask(customer, 'qitechMaxValuesSimulation', { ...words }));
    const [short, long] = [await of({ prazo: 12 }), await of({ prazo: 96 })];
    expect(short).toMatchObject({ minimum: 300, terms: [12, 24, 36, 48, 60, 72, 84, 96], monthlyRate: 0.018 });
    expect(long.maximum).toBeGreaterThan(short.maximum);
  });

  it('a home is compared by SAC and Price: SAC begins higher and costs less', async () => {
    const answer = await ask(await counter.customerOf('real-estate'), 'multipleFinancing', { prazo: 360 });
    const [sac, price] = offersIn(answer);
    expect([sac?.title, price?.title]).toEqual(['SAC: parcela que diminui', 'Price: parcela igual']);
    expect(sac?.valorDaParcela).toBeGreaterThan(price?.valorDaParcela ?? 0);
    expect(sac?.total).toBeLessThan(price?.total ?? 0);
  });
});
