import type { Stage } from '../../support/stage.ts';
import { Person } from '../journey/person.ts';
import { act, agreeToAll, screens } from '../journey/walk.ts';
import { proposalOf } from './sameNumbers.ts';

/** Somebody who has said who they are, before what the channel is about. */
export async function personAt(stage: Stage, channel: string, cpf: string) {
  const person = new Person(await stage.device({ reducedMotion: 'reduce' }), stage.url, cpf);
  const proposal = proposalOf(person.page);
  await person.page.goto(`${stage.url}/?canal=${channel}`);
  await agreeToAll(person);
  await act(person, '01-consentimentos', '02-celular', '03-codigo', '04-dados-pessoais');
  return { person, proposal: await proposal };
}

/** The account, under whatever title the product asks for it. */
export async function giveAccount(person: Person): Promise<void> {
  await person.sees(/Onde você quer receber|Qual é a sua conta/);
  await screens.find(({ name }) => name === '10-conta')?.act(person);
}

/** The contract is read, signed with a code from the phone, and paid out. */
export async function signByCode(person: Person): Promise<void> {
  await person.press('Li e quero assinar');
  await person.sees('Assine o seu contrato');
  const codes = new Set([await person.code()]);
  await person.press('Solicitar Token');
  await person.page.getByRole('textbox', { name: 'Código de 6 números' }).waitFor();
  for (;;) {
    const code = await person.code();
    if (!codes.has(code)) return person.type('Código de 6 números', code);
  }
}
