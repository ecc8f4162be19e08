import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { Customer } from '../../support/customer.ts';
import { begin } from '../../support/journey.ts';
import { takeOver } from '../../support/takeOver.ts';
import { address, lost, refused, type Shown } from './reach.ts';

export const errors: readonly Shown[] = [
  { name: 'erro-link', open: address('/?agx_hash=AAAAAAAAAAAAAAAAAAAAAA'), says: ['Link de acesso é inválido'] },
  {
    name: 'erro-canal',
    open: address('/?canal=nao-existe'),
    says: ['Confira o link e tente novamente', 'Fale com quem enviou o link'],
  },
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
    name: 'erro-conexao-aurora-clt',
    open: lost('aurora-clt', 'simulacao', /^Continuar com \d+x$/, (route) => route.abort()),
    says: ['Sem conexão', 'O que você já enviou está salvo.', 'Tentar novamente'],
  },
  {
    name: 'erro-passo-ipe-pessoal',
    open: lost('ipe-pessoal', 'proposta-do-banco', 'Aceitar esta oferta', (route) =>
      route.fulfill(refused('step.notFound')),
    ),
    says: [
      'Passo não encontrado',
      'Ainda falta concluir um passo antes deste.',
      'Continuar de onde parei',
      'Meus dados',
    ],
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
