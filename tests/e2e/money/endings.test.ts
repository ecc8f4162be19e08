import { formatMoney } from '@passo/domain';
import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { openStage } from '../../support/stage.ts';
import type { Person } from '../journey/person.ts';
import { inspect } from '../journey/screens.ts';
import { giveRegistration, keptOf } from './giveDetails.ts';
import { productOffers, takeOffer } from './productOffers.ts';
import { askedOf, expectSameNumbers, readSheet } from './sameNumbers.ts';
import { reachContract, personAt, signByCode } from './walkMoney.ts';

/* Channels that no other test walks to their end: from the offer to the money, by somebody who was proven. */

const stage = openStage();

interface Walk {
  readonly channel: string;
  /** Where the offers stand, what takes one, and where it ends. */
  readonly offers: string;
  readonly take: string;
  readonly end: string;
  /** What is asked between the offer and the account. */
  readonly details?: (person: Person) => Promise<void>;
}

const income = async (person: Person): Promise<void> => {
  await person.sees('Mais um pouco sobre você');
  await giveRegistration(person);
  await person.press('Continuar');
  await person.sees('Quanto entra por mês?');
  await person.type('Sua renda por mês', '1200000');
  await person.press('Continuar');
};

const walks: readonly Walk[] = [
  {
    channel: 'aurora-loja',
    offers: 'Compare e escolha',
    take: 'Escolher esta oferta',
    end: 'O dinheiro foi para a sua conta',
  },
  {
    channel: 'ipe-inss',
    offers: 'Qual benefício você quer usar?',
    take: 'Escolher esta oferta',
    end: 'O dinheiro foi para a sua conta',
  },
  {
    channel: 'ipe-cartao',
    offers: 'Quanto você quer sacar do cartão?',
    take: 'Escolher esta oferta',
    end: 'O dinheiro foi para a sua conta',
  },
  {
    channel: 'ipe-consorcio',
    offers: 'De quanto é a carta de crédito?',
    take: 'Quero este plano',
    end: 'Você entrou no grupo',
    details: income,
  },
  {
    channel: 'ipe-refinanciamento',
    offers: 'Qual contrato vamos renovar?',
    take: 'Continuar com esta oferta',
    end: 'Pronto, o seu contrato foi renovado',
  },
];

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const photos = { documento: ['documentoFrente', 'documentoVerso'], selfie: ['selfie'] };

it.each(walks.map((walk, at) => ({ ...walk, at })))(
  '$channel: from the offer to the money, proven by photos, and the end says what became of it',
  async ({ channel, offers, take, end, details, at }) => {
    const { person, proposal } = await personAt(stage, channel, exampleCpf('25', 70 + at));
    const { page } = person;
    const findings: string[] = [];
    const look = async (name: string): Promise<void> =>
      void findings.push(...(await inspect(page, `${channel}-${name}`)));
    await person.sees(offers);
    await look('escolha');
    const product = productOffers.find((one) => one.channel === channel);
    await product?.open(person);
    const offer = page.getByRole('dialog');
    await offer.getByRole('table', { name: 'Condições da oferta' }).waitFor();
    await look('oferta');
    const seen = await readSheet(offer);
    if (product !== undefined) await takeOffer(person, product, take);
    await details?.(person);
    await reachContract(person);
    for (const [step, keys] of Object.entries(photos))
      expect(Object.keys(Object(await keptOf(person, step))).sort(), step).toEqual(keys);

    // A group lends nothing: of it a contract says no rate and no CET.
    if (product?.interestFree === true) await person.sees('Confira e assine');
    else await expectSameNumbers(person, proposal, seen);
    await signByCode(person);
    await person.sees(end);
    await look('fim');
    const { accepted, held, disbursed } = await askedOf(person, proposal);
    expect(disbursed?.offer).toBe(accepted.offer);
    expect(seen.get('Total a pagar')).toContain(plain(formatMoney(held.offer.quote.totalCentavos)));
    expect(findings).toEqual([]);
    await page.context().close();
  },
);
