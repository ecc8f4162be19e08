import type { Stage } from '../../support/stage.ts';
import { Person } from '../journey/person.ts';
import { act, agreeToAll, CONTRACT, prove } from '../journey/walk.ts';
import { proposalOf } from './sameNumbers.ts';

/** What comes before the product in most channels. */
const usualSteps = ['01-consentimentos', '02-celular', '03-codigo', '04-dados-pessoais'];

/** Where the product comes before its buyer: who they are is said once they have chosen an offer. */
const productFirst = ['aurora-veiculos'];
const stepsBefore = (channel: string): readonly string[] =>
  usualSteps.slice(0, productFirst.includes(channel) ? -1 : undefined);

/** Where something known of the person is shown, they prove who they are before it; elsewhere before they give their account. */
const provenFirst = ['aurora-portabilidade', 'ipe-cartao', 'ipe-inss', 'ipe-refinanciamento'];

/** Somebody whose phone is proven, who has mostly said who they are, before what the channel is about. */
export async function personAt(
  stage: Stage,
  channel: string,
  cpf: string,
  { steps = stepsBefore(channel) }: { readonly steps?: readonly string[] } = {},
) {
  const person = new Person(await stage.device({ reducedMotion: 'reduce' }), stage.url, cpf);
  const proposal = proposalOf(person.page);
  await person.page.goto(`${stage.url}/?canal=${channel}&comecar=1`);
  await agreeToAll(person);
  await act(person, ...steps);
  if (provenFirst.includes(channel)) await prove(person);
  return { person, proposal: await proposal };
}

/** On to the contract, by somebody who is asked for photos before it or was already; the account is found by the Pix key. */
export async function reachContract(person: Person): Promise<void> {
  await person.sees(new RegExp(`Fotos do seu documento|${CONTRACT.source}`));
  if (await person.page.getByRole('heading', { level: 1, name: 'Fotos do seu documento' }).isVisible())
    await prove(person);
  await person.sees(CONTRACT);
}

const SIGN = /^Assinar por R\$/;

/** The contract is read, signed with a code from the phone, and paid out. */
export async function signByCode(person: Person): Promise<void> {
  await typeSigningCode(person);
  await person.press(SIGN);
}

/** Beneath the contract the code that signs is asked for, and typed there; nothing is signed by typing it. */
export async function typeSigningCode(person: Person): Promise<void> {
  await person.sees('Confira e assine');
  const before = await person.code();
  await person.press(SIGN);
  await person.page.getByRole('textbox', { name: 'Código de 6 números' }).waitFor();
  for (;;) {
    const code = await person.code();
    if (code !== before) return person.type('Código de 6 números', code);
  }
}

/** A known plate, and what it stands for has arrived. */
export async function giveVehicle(person: Person): Promise<void> {
  await person.type('Placa do veículo', 'ABC1D23');
  await person.page.waitForFunction(() => {
    const inputs = [...document.querySelectorAll('input')];
    return inputs.some(({ name, value }) => name === 'valorVeiculo' && value !== '');
  });
  await person.press('Continuar');
}
