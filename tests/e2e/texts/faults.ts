import { at, type Moment, type Visit } from './visit.ts';

const START = '/?canal=ipe-pessoal&comecar=1';
const CREATE = '**/create-proposal/**';

/** The first step, filled in and not yet sent. */
const filled: Moment = {
  does: async (reader) => {
    await reader.open(START);
    await reader.type('CPF', reader.cpf);
    for (const box of await reader.page.getByRole('checkbox').all()) await box.check();
  },
  says: [],
};

/** The first step is sent, and refused so. */
const refused = (refuse: Moment['does'], ...says: readonly string[]): Moment => ({
  does: async (reader) => {
    await refuse(reader);
    await reader.press('Continuar');
  },
  says,
});

const dismissed: Moment = { does: (reader) => reader.press('Cancelar'), says: [] };

/** A link that the page has to ask the server about. */
const asked = (prepare: Moment['does'], ...says: readonly string[]): Moment => ({
  does: async (reader) => {
    await prepare(reader);
    await reader.open('/?agx_hash=AAAAAAAAAAAAAAAAAAAAAA&userOfficeToken=x');
  },
  says,
});

export const faults: readonly Visit[] = [
  at(
    '/?agx_hash=AAAAAAAAAAAAAAAAAAAAAA',
    'Link de acesso é inválido',
    'Confira o link que você recebeu e tente novamente',
  ),
  {
    name: 'a browser that keeps nothing',
    moments: [
      {
        does: async (reader) => {
          await reader.page.addInitScript(() =>
            Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }),
          );
          await reader.open(START);
        },
        says: [
          'Cookies Bloqueados',
          'Esse página necessita de acesso aos cookies para seu funcionamento.',
          'Tentar novamente',
        ],
      },
    ],
  },
  {
    name: 'a channel that is no more',
    moments: [
      asked(
        (reader) => reader.refuse('**/system', 'configuration.missing'),
        'Atenção',
        'Configuração do produto não encontrada',
        'Tentar Novamente',
      ),
    ],
  },
  {
    name: 'a channel whose flow is empty',
    moments: [
      asked(
        (reader) => reader.refuse('**/system', 'steps.notFound'),
        'Não foi possível encontrar o fluxo de contratação do produto, tente novamente mais tarde',
      ),
    ],
  },
  {
    name: 'a redirect that leads nowhere',
    moments: [
      asked(
        (reader) => reader.answer('**/system', 200, { data: { redirect: '', steps: [], proposal: null } }),
        'Hash de redirecionamento não encontrado.',
      ),
    ],
  },
  {
    name: 'the first submit, refused in every way',
    moments: [
      filled,
      refused(
        (reader) => reader.refuse(CREATE, 'proposal.notCreated'),
        'Não foi possível criar a proposta, tente novamente mais tarde.',
      ),
      dismissed,
      refused((reader) => reader.answer(CREATE, 422, {}), 'Erro desconhecido'),
      refused(
        (reader) => reader.answer(CREATE, 422, { message: 'WriteConflict: x' }),
        'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
      ),
      refused((reader) => reader.refuse(CREATE, 'server.error'), 'Instabilidade na comunicação'),
      dismissed,
      refused(
        async ({ page }) => {
          await page.unroute(CREATE);
          await page.route(CREATE, (route) => route.abort());
        },
        'Por favor, tente novamente recarregando a página.',
        'Tentar novamente',
      ),
      dismissed,
      refused(({ page }) => page.context().setOffline(true), 'Verifique sua conexão com a internet.'),
      {
        does: async (reader) => {
          await reader.page.context().setOffline(false);
          await reader.answer(CREATE, 422, { message: 'Recusado.', errors: { redirectToErrorPage: true } });
          await reader.press('Continuar');
        },
        says: ['Refazer análise com outro CPF'],
      },
    ],
  },
  {
    name: 'a browser without geolocation',
    moments: [
      {
        does: (reader) =>
          reader.page.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { get: () => undefined })),
        says: [],
      },
      filled,
      refused((reader) => reader.refuse(CREATE, 'fields.invalid'), 'Geolocalização não é suportada pelo navegador.'),
    ],
  },
  {
    name: 'a page of an older version',
    moments: [
      filled,
      {
        does: async (reader) => {
          await reader.page.route('**/assets/menu-*.js', (route) => route.abort());
          // The new page never comes, so that the words of the old one are still there to be read on a slow machine.
          await reader.page.route('**/*', (route) =>
            route.request().isNavigationRequest() ? undefined : route.fallback(),
          );
          await reader.press('Mais opções');
        },
        says: ['Atualizando...'],
      },
    ],
  },
  {
    name: 'a link on its way',
    moments: [
      {
        does: async (reader) => {
          await reader.page.route('**/system', () => undefined);
          await reader.open('/?agx_hash=AAAAAAAAAAAAAAAAAAAAAA&userOfficeToken=x');
        },
        says: ['Consultando sua proposta', 'Aguarde um momento...'],
      },
      { does: async () => undefined, says: ['Finalizando a sua solicitação'] },
      { does: async () => undefined, says: ['Estamos quase lá'] },
    ],
  },
];
