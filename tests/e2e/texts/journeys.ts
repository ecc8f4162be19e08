import { agreeToAll, fromMenu, screens } from '../journey/walk.ts';
import type { Moment, Reader, Visit } from './visit.ts';

const press =
  (name: string): Moment['does'] =>
  (reader) =>
    reader.press(name);

async function act(reader: Reader, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const screen = screens.find((one) => one.name === name);
    if (screen === undefined) throw new Error(`there is no screen ${name}`);
    await reader.sees(screen.title);
    await screen.act(reader);
  }
}

/** On the step after the first: a proposal is there. */
const begun = (channel: string): Moment => ({
  does: async (reader) => {
    await reader.open(`/?canal=${channel}&comecar=1`);
    await agreeToAll(reader);
    await act(reader, '01-consentimentos');
    await reader.sees('Vamos confirmar que é você');
  },
  says: [],
});

/** What the server tells of the proposal when the page is loaded anew, with a part of it changed. */
const told =
  (path: string, change: (proposal: Record<string, unknown>) => object): Moment['does'] =>
  async (reader) => {
    await reader.page.unroute('**/system');
    await reader.change('**/system', (data) => {
      const proposal = data.proposal;
      return typeof proposal === 'object' && proposal !== null
        ? { ...data, proposal: { ...proposal, ...change({ ...proposal }) } }
        : data;
    });
    // A page without the server's own first answer asks for it.
    await reader.page.route(`${reader.base}${path}`, async (route) => {
      const answered = await route.fetch();
      const page = (await answered.text()).replace(/"system":\{.*\}(?=,"|\}<)/s, '"system":null');
      await route.fulfill({ response: answered, body: page });
    });
    await reader.open(path);
  };

const endorsed = ({ data }: Record<string, unknown>): object => ({
  data: { ...(typeof data === 'object' ? data : {}), endorsed: true },
});

export const journeys: readonly Visit[] = [
  {
    name: 'a personal loan and its ways out',
    moments: [
      begun('ipe-pessoal'),
      { does: press('Mais opções'), says: ['Voltar', 'Ver passos'] },
      { does: press('Ver passos'), says: ['Passos'] },
      {
        does: async (reader) => {
          await reader.press('Fechar');
          await fromMenu(reader, 'Voltar às ofertas');
        },
        says: [
          'Tem certeza que deseja voltar às ofertas?',
          'Você poderá continuar sua oferta mais tarde.',
          'Sim',
          'Continuar este pedido',
        ],
      },
      { does: press('Sim'), says: ['Minhas Propostas'] },
      { does: press('Minhas Propostas'), says: ['Receber código'] },
      {
        does: (reader) => fromMenu(reader, 'Começar de novo'),
        says: ['Começar de novo?', 'Este pedido será cancelado.', 'Começar de novo', 'Continuar este pedido'],
      },
      {
        does: async (reader) => {
          await reader.page.evaluate(() => {
            Storage.prototype.setItem = () => {
              throw new DOMException('', 'SecurityError');
            };
          });
          await reader.press('Começar de novo');
        },
        says: ['Atenção - Cookies bloqueados!', 'Esse página necessita de acesso aos cookies para seu funcionamento.'],
      },
      {
        does: async (reader) => {
          await reader.refuse('**/new-hash/**', 'rate.limited');
          await reader.page.reload();
          await fromMenu(reader, 'Começar de novo');
          await reader.press('Começar de novo');
        },
        says: ['Atenção!'],
      },
      { does: told('/proposal-status', () => ({ situation: 'pending' })), says: ['Pendente'] },
      { does: told('/proposal-status', () => ({ situation: 'approved' })), says: ['Aprovada'] },
      { does: told('/proposal-status', () => ({ situation: 'reproved' })), says: ['Reprovada'] },
      {
        does: async (reader) => {
          await told('/codigo', endorsed)(reader);
          await reader.press('Voltar');
        },
        says: ['Proposta já averbada não pode ser retrocedida!'],
      },
    ],
  },
  {
    name: 'credit on the energy bill',
    moments: [
      begun('ipe-luz'),
      {
        does: (reader) => fromMenu(reader, 'Ver passos'),
        says: ['Simulação', 'Coleta de dados', 'Dados para pagamento'],
      },
      {
        does: async (reader) => {
          await reader.press('Fechar');
          await reader.press('Mais opções');
        },
        says: ['Perguntas frequentes'],
      },
      { does: press('Perguntas frequentes'), says: ['Em quanto tempo o dinheiro cai?'] },
      { does: ({ page }) => page.reload(), says: [] },
      {
        does: async (reader) => {
          await reader.refuse('**/*simulation*/**', 'simulation.missing');
          await act(reader, '02-celular', '03-codigo');
          await reader.sees('De quanto você precisa?');
        },
        says: ['Simulação não encontrada.'],
      },
      {
        does: async (reader) => {
          await reader.page.unroute('**/*simulation*/**');
          await reader.page.reload();
          await reader.leastOn('Valor do crédito');
          await reader.pick('10x');
          await reader.page.getByText('10 parcelas de', { exact: true }).waitFor();
          await reader.refuse('**/update-step/**', 'step.flowChanged');
          await reader.press('Quero em 10x');
        },
        says: ['Houve uma alteração no fluxo do Banco. Tente novamente mais tarde'],
      },
      {
        does: async (reader) => {
          await reader.refuse('**/show-step/**', 'step.notFound');
          await reader.refuse('**/update-step/**', 'proposal.missing');
          await reader.press('Quero em 10x');
        },
        says: [
          'Não foi possível obter o ID da proposta.',
          'Passo não encontrado',
          'Este passo não faz parte do seu pedido.',
        ],
      },
    ],
  },
  {
    name: 'a vehicle and its down payment',
    moments: [
      begun('aurora-veiculos'),
      {
        does: async (reader) => {
          await act(reader, '02-celular', '03-codigo');
          await reader.type('Placa do veículo', 'ABC1D23');
          await reader.page.waitForFunction(
            () => document.querySelector<HTMLInputElement>('input[name=valorVeiculo]')?.value !== '',
          );
          await reader.refuse('**/simulation-range/**', 'simulation.missing');
          await reader.press('Continuar');
        },
        says: ['Opções para entrada escolhida', 'Não encontrado', 'Simulação não encontrada.', 'Tentar novamente'],
      },
      {
        does: async (reader) => {
          await reader.page.unroute('**/simulation-range/**');
          await reader.press('Tentar novamente');
          await reader.pick('48x');
          await reader.press('Continuar com 48x');
        },
        says: ['Valor da Entrada', 'Valor Financiado', 'Tarifas', 'IOF', 'Total', 'Continuar com o Financiamento'],
      },
    ],
  },
  {
    name: 'a wait that the server does not answer',
    moments: [
      {
        does: async (reader) => {
          await reader.open('/?canal=aurora-clt&comecar=1');
          await agreeToAll(reader);
          await reader.page.route('**/events/**', (route) => route.abort());
          await reader.page.route('**/*/events', (route) => route.abort());
          await act(reader, '01-consentimentos', '02-celular', '03-codigo', '04-dados-pessoais');
          await act(reader, '06-endereco');
          await reader.refuse('**/finished-update', 'proposal.unreachable');
          // The photos are read.
          await act(reader, '07-documento');
        },
        says: ['Não foi possível acessar a proposta', 'Tentar novamente'],
      },
    ],
  },
];
