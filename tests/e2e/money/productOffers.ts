import type { Locator, Page } from 'playwright-core';
import type { Stage } from '../../support/stage.ts';
import type { Person } from '../journey/person.ts';
import { act } from '../journey/walk.ts';
import { giveVehicle, personAt } from './walkMoney.ts';

/** The way to one product's offer, open with its cost sheet. */
interface ProductOffer {
  readonly channel: string;
  readonly steps?: readonly string[];
  /** What is told of it beside what every loan tells. */
  readonly own: readonly string[];
  /** Nothing is lent: neither rates nor tax. */
  readonly interestFree?: boolean;
  /** Its offers are cards side by side, each with a drawer that takes it. */
  readonly isCard?: boolean;
  open(person: Person): Promise<void>;
}

const costs = /^Ver (todos os custos|tudo que vou pagar)$/;

/** The longest term, once it rests on what is asked, and all that it costs. */
export async function openLast(person: Person): Promise<void> {
  await chooseLast(person.page);
  await person.press(costs);
}

export async function chooseLast(page: Page): Promise<void> {
  const rested = page.locator('fieldset:not([aria-busy]) label:has(input[name=prazo])').filter({ hasText: 'R$' });
  await rested.last().click();
}

/** Of cards side by side the last one. */
async function openCard({ page }: Person): Promise<void> {
  await page.locator('section[aria-labelledby=ofertas] li button').last().click();
}

/** Goes on with an offer whose costs stand open: in its own drawer, or on the page beneath them. */
export async function takeOffer({ page }: Person, { isCard = false }: ProductOffer, action: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  if (isCard) return sheet.getByRole('button', { name: action }).click();
  await sheet.getByRole('button', { name: 'Entendi' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: action, exact: true }).click();
}

async function settle(person: Person): Promise<void> {
  await person.page.getByRole('radio').first().check();
  await openLast(person);
}

async function settleWithTroco(person: Person): Promise<void> {
  await person.page.getByRole('radio').first().check();
  await person.type(/^Troco/, '150000');
  await openLast(person);
}

async function openCosts(person: Person): Promise<void> {
  await person.page.getByText(/^\d+ parcelas de$/).waitFor();
  await person.press(costs);
}

const beforePersonalData = ['01-consentimentos', '02-celular', '03-codigo'];
const saving = ['Parcela de hoje', 'Falta pagar no contrato de hoje', 'Você economiza'];
const troco = ['Troco que você recebe', 'Parcela de hoje'];

export const productOffers: readonly ProductOffer[] = [
  {
    channel: 'aurora-clt',
    own: [],
    open: async (person) => {
      await act(person, '06-endereco', '07-documento', '08-selfie', '09-trabalho-da-dataprev');
      await openCosts(person);
    },
  },
  { channel: 'ipe-luz', steps: beforePersonalData, own: ['Tarifa de cadastro'], open: openCosts },
  {
    channel: 'ipe-inss',
    own: [],
    open: async (person) => {
      await person.page.getByRole('radio').first().check();
      await person.press('Continuar');
      await openLast(person);
    },
  },
  { channel: 'aurora-portabilidade', own: saving, open: settle },
  { channel: 'ipe-refinanciamento', own: troco, open: settleWithTroco },
  { channel: 'ipe-cartao', own: ['Tarifa de saque'], open: openLast },
  { channel: 'aurora-loja', own: ['Tarifa de cadastro'], isCard: true, open: openCard },
  {
    channel: 'aurora-veiculos',
    own: ['Registro do contrato', 'Avaliação do veículo', 'Seguro de proteção', 'Valor da Entrada'],
    open: async (person) => {
      await giveVehicle(person);
      await person.page.getByRole('checkbox', { name: 'Incluir o seguro de proteção' }).check();
      await openLast(person);
    },
  },
  {
    channel: 'aurora-garantia',
    own: ['Registro do contrato', 'Valor do veículo'],
    open: async (person) => {
      await giveVehicle(person);
      await openLast(person);
    },
  },
  {
    channel: 'aurora-imovel',
    own: ['Tarifa de administração', 'Seguro de morte e invalidez', 'Seguro do imóvel', 'Valor da Entrada'],
    open: async (person) => {
      await person.type('Valor do imóvel', '40000000');
      await person.press('Continuar');
      await openCard(person);
    },
  },
  {
    channel: 'ipe-consorcio',
    own: ['Taxa de administração', 'Fundo de reserva'],
    interestFree: true,
    open: openLast,
  },
];

/** The sheet as it stands open, and whose it is. */
export async function openOffer(stage: Stage, offer: ProductOffer, cpf: string) {
  const { channel, steps } = offer;
  const options = { ...(steps !== undefined && { steps }) };
  const { person } = await personAt(stage, channel, cpf, options);
  await offer.open(person);
  const sheet: Locator = person.page.getByRole('dialog');
  await sheet.getByRole('table', { name: 'Condições da oferta' }).waitFor();
  return { person, sheet };
}
