import type { Page } from 'playwright-core';
import type { ProposalOnWire } from '@passo/contract';
import { exampleCpf } from '../../../apps/server/src/simulator/outcomes.ts';
import { Customer } from '../../support/customer.ts';
import { begin, goOn, World } from '../../support/journey.ts';
import type { Stage } from '../../support/stage.ts';
import { takeOver } from '../../support/takeOver.ts';

/** A screen, how one comes there, and what stands on it. */
export interface Shown {
  readonly name: string;
  readonly open: (stage: Stage) => Promise<Page>;
  readonly says: readonly (string | RegExp)[];
}

/** Somebody with a CPF of this ending, as far as this step of the channel, over the wire. */
const at =
  (channel: string, ending: string, isThere: (proposal: ProposalOnWire) => boolean) =>
  async (stage: Stage): Promise<Page> => {
    const page = await stage.device({ reducedMotion: 'reduce' });
    const customer = new Customer(stage.url);
    await begin(customer, channel, exampleCpf(ending, 400));
    await goOn(customer, new World(stage.url), isThere);
    await takeOver(page, customer);
    return page;
  };

/** Somebody else is at work on it. */
const waitingAt =
  (step: string) =>
  ({ currentStep, stepStatus }: ProposalOnWire): boolean =>
    currentStep === step && ['waiting', 'review'].includes(stepStatus[step] ?? '');

/** A page at this address, on a device that nobody has used. */
const address =
  (path: string) =>
  async (stage: Stage): Promise<Page> => {
    const page = await stage.device({ reducedMotion: 'reduce' });
    await page.goto(`${stage.url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };

const day = /até (segunda|terça|quarta|quinta|sexta), \d\d\/\d\d/;

export const waits: readonly Shown[] = [
  {
    name: 'espera-empresa-aurora-clt',
    open: at('aurora-clt', '25', waitingAt('aprovacao-da-empresa')),
    says: [day, 'Copiar link', 'Desistir do pedido'],
  },
  { name: 'espera-assinatura-aurora-clt', open: at('aurora-clt', '25', waitingAt('assinatura')), says: [/assin/i] },
  {
    name: 'espera-revisao-ipe-pessoal',
    open: at('ipe-pessoal', '25', waitingAt('revisao')),
    says: [day, 'Copiar link'],
  },
  {
    name: 'espera-selfie-aurora-veiculos',
    open: at('aurora-veiculos', '42', waitingAt('selfie')),
    says: [day, 'Copiar link'],
  },
];

export const errors: readonly Shown[] = [
  { name: 'erro-link', open: address('/?agx_hash=AAAAAAAAAAAAAAAAAAAAAA'), says: ['Link de acesso é inválido'] },
  { name: 'erro-canal', open: address('/?canal=nao-existe'), says: ['Fale com quem enviou o link'] },
  {
    name: 'erro-cookies',
    open: async (stage) => {
      const page = await stage.device({ reducedMotion: 'reduce' });
      await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
      await page.goto(`${stage.url}/?canal=ipe-pessoal&comecar=1`);
      return page;
    },
    says: ['Cookies Bloqueados', 'Tentar novamente'],
  },
  {
    name: 'erro-outro-aparelho-ipe-pessoal',
    open: async (stage) => {
      const customer = new Customer(stage.url);
      await begin(customer, 'ipe-pessoal', exampleCpf('25', 401));
      return address(`/?agx_hash=${customer.hash}`)(stage);
    },
    says: ['Pedido iniciado em outro aparelho', 'Começar um novo pedido'],
  },
  {
    name: 'erro-desistiu-aurora-clt',
    open: async (stage) => {
      const page = await stage.device({ reducedMotion: 'reduce' });
      const customer = new Customer(stage.url);
      await begin(customer, 'aurora-clt', exampleCpf('25', 402));
      await customer.device.call('cancelProposal', { params: { hashId: customer.hash }, body: {} });
      await takeOver(page, customer);
      return page;
    },
    says: ['Este pedido foi cancelado', 'Concluir'],
  },
];
