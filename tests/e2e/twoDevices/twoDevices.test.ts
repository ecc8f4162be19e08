import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { DESKTOP } from '../../support/axe.ts';
import { openStage } from '../../support/stage.ts';
import { Person } from '../journey/person.ts';
import { inspect } from '../journey/screens.ts';
import { act, agreeToAll } from '../journey/walk.ts';
import { typeSigningCode } from '../money/walkMoney.ts';

const stage = openStage();

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

async function linkBySms({ phone }: Person): Promise<string> {
  const answered = await fetch(`${stage.url}/simulador/mensagens?para=${phone}`);
  const messages: readonly { readonly text: string }[] = await answered.json();
  return messages.flatMap(({ text }) => /https?:\S+token=\S+/.exec(text)?.[0] ?? [])[0] ?? '';
}

/** Somebody at the partner decides what waits. */
async function decide(button: string): Promise<void> {
  const board = await stage.device({ viewport: DESKTOP });
  await board.goto(`${stage.url}/simulador`);
  await board.getByRole('button', { name: button }).first().click();
  await board.getByText('Nada espera por você agora.').waitFor();
  await board.context().close();
}

/** Another amount and term, asked for and answered; the same offer is then gone on with. */
async function wishFor(person: Person): Promise<readonly string[]> {
  const { page } = person;
  await person.press('Quero outro valor ou prazo');
  await person.sees('Escolha o valor e o prazo');
  const retype = async (reais: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Valor do empréstimo' }).press('ControlOrMeta+A');
    await page.keyboard.type(reais);
  };
  await retype('99999');
  await page.getByText(/^O máximo para você é R\$/).waitFor();
  expect(await page.getByRole('group', { name: 'Em quantas vezes' }).getByText(/R\$/).count()).toBe(0);
  await retype('2000');
  await page.getByRole('radio', { name: /^12x/ }).press('Space');
  const findings = await inspect(page, 'ipe-outro-valor');
  await person.press('Pedir oferta em 12x');
  await page.getByText(/Você paga 12 parcelas/).waitFor();
  await page.getByText('R$\u00a02.000,00').first().waitFor();
  await page.getByRole('button', { name: 'Voltar à primeira oferta do banco' }).waitFor();
  return [...findings, ...(await inspect(page, 'ipe-oferta-pedida'))];
}

it('begins on a computer, takes the documents from the phone, is asked for them again, reviewed by a person and approved', async () => {
  const computer = new Person(await stage.device({ viewport: DESKTOP }), stage.url, exampleCpf('40'));
  const findings: string[] = [];
  await computer.page.goto(`${stage.url}/?canal=ipe-pessoal&comecar=1`);
  await agreeToAll(computer);
  await act(computer, '01-consentimentos', '02-celular', '03-codigo', '04-dados-pessoais', '05-trabalho');
  await computer.sees('Continue no celular para as fotos');
  await computer.page.getByRole('img', { name: /Código QR/ }).waitFor();
  findings.push(...(await inspect(computer.page, 'ipe-documento-no-computador')));
  await computer.press('Receber o link por SMS');
  await computer.page.getByText(/Enviamos o link para/).waitFor();
  const phone = new Person(await stage.device({ userAgent: ANDROID }), stage.url, computer.cpf);
  await phone.page.goto(await linkBySms(computer));
  await phone.sees('Envie as fotos do seu documento');
  expect(phone.page.url()).not.toContain('token');
  findings.push(...(await inspect(phone.page, 'ipe-documento-no-celular')));
  await phone.photograph('Frente', 'Verso');

  await phone.page.getByText('Não conseguimos ler o documento').waitFor();
  findings.push(...(await inspect(phone.page, 'ipe-documento-de-novo')));
  await phone.press('Tirar de novo');
  await phone.shoot('Frente');
  await phone.shoot('Verso');
  await phone.sees('Agora, uma selfie');
  await phone.photograph('Sua foto');
  await phone.sees('Pronto, volte ao computador');
  findings.push(...(await inspect(phone.page, 'ipe-volte-ao-computador')));

  // The computer has only waited.
  await computer.sees('Encontramos uma oferta para você');
  findings.push(...(await inspect(computer.page, 'ipe-oferta')));
  findings.push(...(await wishFor(computer)));
  await computer.press('Aceitar esta oferta');
  await act(computer, '06-endereco');
  await computer.sees('Confira os seus dados');
  findings.push(...(await inspect(computer.page, 'ipe-resumo')));
  await computer.press('Está tudo certo');
  await computer.sees('Estamos conferindo o seu pedido');
  findings.push(...(await inspect(computer.page, 'ipe-revisao')));
  await decide('Aprovar');
  await computer.sees('Confira e assine');
  findings.push(...(await inspect(computer.page, 'ipe-assinatura-por-codigo')));
  await typeSigningCode(computer);
  findings.push(...(await inspect(computer.page, 'ipe-assinatura-codigo-digitado')));
  // Which contact signs is known from the one that was proven.
  await computer.page
    .getByText(`-${computer.phone.slice(-4)}`)
    .first()
    .waitFor();
  await computer.press(/^Assinar por R\$/);
  await computer.sees('O dinheiro foi para a sua conta');
  findings.push(...(await inspect(computer.page, 'ipe-acompanhamento')));
  expect(findings).toEqual([]);
});

it('a link for the phone opens the proposal once, and to nobody else', async () => {
  const computer = new Person(await stage.device({ viewport: DESKTOP }), stage.url, exampleCpf('25'));
  await computer.page.goto(`${stage.url}/?canal=ipe-pessoal&comecar=1`);
  await agreeToAll(computer);
  await act(computer, '01-consentimentos', '02-celular', '03-codigo', '04-dados-pessoais', '05-trabalho');
  await computer.sees('Continue no celular para as fotos');
  await computer.press('Receber o link por SMS');
  await computer.page.getByText(/Enviamos o link para/).waitFor();
  const link = await linkBySms(computer);
  const first = new Person(await stage.device({ userAgent: ANDROID }), stage.url, computer.cpf);
  await first.page.goto(link);
  await first.sees('Envie as fotos do seu documento');
  const second = new Person(await stage.device({ userAgent: ANDROID }), stage.url, computer.cpf);
  await second.page.goto(link);
  // Whoever comes later has to prove that it is them, like any other device.
  await second.page.getByRole('heading', { level: 1 }).first().waitFor();
  await second.page
    .getByText(/confirm/i)
    .first()
    .waitFor();
  expect(await second.page.getByText('Frente', { exact: true }).count()).toBe(0);
});
