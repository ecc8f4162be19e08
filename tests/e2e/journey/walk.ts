import type { Person } from './person.ts';

/** One screen of the private-payroll journey: how it is recognised, and what a person does there. */
export interface Screen {
  readonly name: string;
  readonly title: string | RegExp;
  act(person: Person): Promise<void>;
  /** Where the heading stands before all of it does: what is waited for before anybody looks. */
  whole?(person: Person): Promise<void>;
  /** What opens over it: looked at as well. */
  readonly overlays?: readonly Overlay[];
}

interface Overlay {
  readonly name: string;
  open(person: Person): Promise<void>;
}

/** A row of the menu behind the three points. */
export async function fromMenu(person: Person, row: string): Promise<void> {
  await person.press('Mais opções');
  await person.press(row);
}

/** Ticks each required consent; which there are is the product's affair. */
export async function agreeToAll(person: Person): Promise<void> {
  const refused = person.page.locator('input[type=checkbox][aria-required=true]:not(:checked)');
  await refused.first().waitFor({ state: 'attached' });
  while ((await refused.count()) > 0) await person.tick(refused.first());
}

/** From /demo to the consents, all of them given. */
export async function begin(person: Person, url: string): Promise<void> {
  await person.page.goto(`${url}/demo`);
  await person.press('Abrir');
  await person.press('Começar');
  await agreeToAll(person);
}

/** The street that the postal code stands for has arrived, and one stands at what it does not say. */
const addressFilled = (): boolean =>
  document.querySelector<HTMLInputElement>('input[name=logradouro]')?.value === 'Praça da Sé' &&
  document.activeElement?.getAttribute('name') === 'numero';

/** Types a postal code that is known, and waits for its address. */
export async function findAddress(person: Person): Promise<void> {
  await person.type('CEP', '01001000');
  await person.page.waitForFunction(addressFilled);
}

/** A computer leads to the phone first. */
/** The one button that does. */
const SIGNS = /^Assinar por R\$/;

const photosTitle = (own: string): RegExp => new RegExp(`^(${own}|Continue no celular para (as fotos|a selfie))$`);

export const screens: readonly Screen[] = [
  {
    name: '01-consentimentos',
    title: 'Seu CPF e autorizações',
    act: async (person) => {
      await person.type('CPF', person.cpf);
      await person.press('Continuar');
    },
  },
  {
    name: '02-celular',
    title: 'Vamos confirmar que é você',
    act: async (person) => {
      await person.type('Celular com DDD', person.phone);
      await person.press('Receber código');
    },
  },
  {
    name: '03-codigo',
    title: 'Digite o código',
    act: async (person) => person.type('Código de 6 números', await person.code()),
  },
  {
    name: '04-dados-pessoais',
    title: 'Agora, seus dados',
    overlays: [
      { name: 'menu', open: (person) => person.press('Mais opções') },
      { name: 'passos', open: (person) => fromMenu(person, 'Ver passos') },
      { name: 'reiniciar', open: (person) => fromMenu(person, 'Começar de novo') },
    ],
    act: async (person) => {
      await person.type('Nome completo', 'Maria da Silva');
      await person.type('Data de nascimento', '12051990');
      await person.type('E-mail', 'maria.silva@gmail.com');
      await person.pick('Solteira(o)');
      await person.press('Continuar');
    },
  },
  {
    name: '06-endereco',
    title: 'Onde você mora?',
    act: async (person) => {
      await findAddress(person);
      await person.type('Número', '100');
      await person.press('Continuar');
    },
  },
  {
    name: '07-documento',
    title: photosTitle('Fotos do seu documento'),
    overlays: [{ name: 'camera', open: (person) => person.press('Tirar foto') }],
    act: (person) => person.photograph('Frente', 'Verso'),
  },
  {
    name: '08-selfie',
    title: photosTitle('Agora, uma selfie'),
    act: (person) => person.photograph('Sua foto'),
  },
  {
    name: '09-trabalho-da-dataprev',
    title: 'Confira o seu trabalho',
    overlays: [
      {
        name: 'consultar-cnpj',
        open: async (person) => {
          await person.press('Alterar');
          await person.press(/Empresa/);
        },
      },
    ],
    // As Dataprev has it, or once it was opened to be changed.
    act: (person) => person.press(/^(Está certo|Continuar)$/),
  },
  {
    name: '10-simulacao',
    title: 'Quanto você precisa?',
    overlays: [{ name: 'custos', open: (person) => person.press('Ver todos os custos') }],
    act: async (person) => {
      await person.leastOn('Valor do empréstimo');
      await person.pick('24x');
      await person.page.getByText('24 parcelas de', { exact: true }).waitFor();
      await person.press('Continuar com 24x');
    },
  },
  {
    name: '12-contrato',
    title: 'Confira o contrato',
    // A service signs: this button only leads there.
    act: async (person) => {
      await person.page.getByText(/^(Você paga|Saem do FGTS) R\$\s[\d.]+,\d\d\sem\s\d+(x|\ssaques?)$/).waitFor();
      await person.press('Ir para a assinatura');
    },
  },
  {
    name: '13-assinatura',
    title: 'Assine aqui',
    whole: (person) => person.within('Assinatura do contrato').getByRole('button', { name: SIGNS }).waitFor(),
    act: (person) => person.pressWithin('Assinatura do contrato', SIGNS),
  },
  { name: '15-fim', title: 'O dinheiro foi para a sua conta', act: async () => undefined },
];

/** What other products ask, and whom they wait for. */
const elsewhere: readonly Screen[] = [
  {
    name: '05-trabalho',
    title: /^Onde você trabalha/,
    act: async (person) => {
      await person.press(/Empresa/);
      await person.search('Nome da empresa', 'padaria', /Padaria Boa Massa/);
      await person.page.getByRole('dialog').waitFor({ state: 'hidden' });
      await person.type('Data de admissão', '02032020');
      await person.type(/Salário bruto/, '350000');
      await person.type(/Descontos obrigatórios/, '50000');
      await person.press('Continuar');
    },
  },
  {
    name: '14-empresa',
    title: 'Sua empresa está conferindo o pedido',
    act: async (person) => {
      const board = await person.page.context().newPage();
      await board.goto(`${person.base}/simulador`);
      await board.getByRole('button', { name: 'Aprovar' }).first().click();
      await board.getByText('Nada espera por você agora.').waitFor();
      await board.close();
    },
  },
];

const named = (name: string): Screen => {
  const screen = [...screens, ...elsewhere].find((one) => one.name === name);
  if (screen === undefined) throw new Error(`there is no screen ${name}`);
  return screen;
};

/** By agreement with the employer: the customer says where they work, and it confirms the deduction once they have signed. */
export const agreement: readonly Screen[] = [
  ...['01-consentimentos', '02-celular', '03-codigo', '04-dados-pessoais', '05-trabalho', '06-endereco'],
  ...['07-documento', '08-selfie', '10-simulacao', '12-contrato', '13-assinatura', '14-empresa', '15-fim'],
].map(named);

/** Does what is to be done on these screens, one after the other: other products ask the same. */
export async function act(person: Person, ...names: readonly string[]): Promise<void> {
  for (const screen of names.map(named)) {
    await person.sees(screen.title);
    await screen.act(person);
  }
}

/** What is signed is read, and signed on the same page or on that of a service. */
export const CONTRACT = /^Confira (e assine|o contrato)$/;

/** Who is asked for photos of the document and of the face sends them, wherever the product asks for them. */
export const prove = (person: Person): Promise<void> => act(person, '07-documento', '08-selfie');

/** From the first screen of a channel to the one named, or to the end. */
export async function walkTo(person: Person, last?: string, all = screens): Promise<void> {
  for (const screen of all) {
    await person.sees(screen.title);
    if (screen.name === last) return;
    await screen.act(person);
  }
}
