import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { openStage } from '../../support/stage.ts';
import { Person } from '../journey/person.ts';
import { inspect } from '../journey/screens.ts';
import { act, agreeToAll } from '../journey/walk.ts';
import { keptOf } from '../money/giveDetails.ts';
import { reachContract } from '../money/walkMoney.ts';

const stage = openStage();

/** Before the energy bill, with everything that comes first. */
async function personAtBill(ending: string, next = 0): Promise<Person> {
  const person = new Person(await stage.device({ reducedMotion: 'reduce' }), stage.url, exampleCpf(ending, next));
  await person.page.goto(`${stage.url}/?canal=ipe-luz&comecar=1`);
  await agreeToAll(person);
  await act(person, '01-consentimentos', '02-celular', '03-codigo');
  await person.sees('De quanto você precisa?');
  await person.leastOn('Valor do crédito');
  await person.pick('10x');
  await person.page.getByText('10 parcelas de', { exact: true }).waitFor();
  await person.press(/^Quero em \d+x$/);
  await act(person, '04-dados-pessoais', '06-endereco');
  await person.sees('Sua conta de luz');
  return person;
}

async function sendBill(person: Person): Promise<void> {
  await person.photograph('Foto da conta');
  await person.type('Número da instalação', '123456789');
  await person.press('Enviar conta');
}

it('answers what people ask, and says in which stage of the journey one is', async () => {
  const person = await personAtBill('25');
  const findings: string[] = [...(await inspect(person.page, 'luz-conta'))];
  await person.press('Mais opções');
  await person.press('Ver passos');
  for (const stage of ['Simulação', 'Coleta de dados', 'Dados para pagamento'])
    await person.page.getByRole('heading', { name: stage }).waitFor();
  findings.push(...(await inspect(person.page, 'luz-passos')));
  await person.page.goBack();
  await person.page.locator('dialog[open]').waitFor({ state: 'hidden' });
  await person.press('Mais opções');
  await person.press('Perguntas frequentes');
  const answers = person.page.getByRole('dialog', { name: 'Perguntas frequentes' });
  expect(await answers.locator('details').count()).toBe(6);
  await answers.getByText('Em quanto tempo o dinheiro cai?').click();
  await answers.getByText(/costuma levar até 24 horas/).waitFor();
  findings.push(...(await inspect(person.page, 'luz-perguntas')));
  expect(findings).toEqual([]);
  await person.page.context().close();
});

it('an overdue bill: the receipt is attached, or the step is left for now', async () => {
  const person = await personAtBill('52');
  await sendBill(person);
  const dialog = person.page.getByRole('alertdialog').or(person.page.getByRole('dialog'));
  await dialog.getByText('Você tem uma fatura em atraso').waitFor();
  await dialog.getByText('Se você já pagou, anexe o comprovante').waitFor();
  expect(await inspect(person.page, 'luz-atraso')).toEqual([]);
  await person.press('Anexar comprovante');
  await person.sees('Sua conta de luz');
  await person.photograph('Comprovante de pagamento, se houver conta em atraso (opcional)');
  await person.press('Enviar conta');
  await person.sees('Fotos do seu documento');
  await person.page.context().close();

  const other = await personAtBill('52', 1);
  await sendBill(other);
  await other.press('Agora não');
  await other.sees('Fotos do seu documento');
  await other.page.context().close();
});

it('somebody else’s bill is sent again, and nothing that was typed is lost', async () => {
  const person = await personAtBill('51');
  await sendBill(person);
  const dialog = person.page.getByRole('alertdialog').or(person.page.getByRole('dialog'));
  await dialog.getByText('A conta ofertada não pertence ao cadastro').waitFor();
  await person.press('Inserir outra conta');
  await person.sees('Sua conta de luz');
  expect(await person.page.getByRole('textbox', { name: 'Número da instalação' }).inputValue()).toBe('123456789');
  await person.photographAgain('Foto da conta');
  await person.press('Enviar conta');
  await person.sees('Fotos do seu documento');
  await person.page.context().close();
});

it('from the bill to the money: who sent photos of their document and face signs elsewhere, and is told that all is there', async () => {
  const person = await personAtBill('25', 2);
  await sendBill(person);
  await reachContract(person);
  const kept = await Promise.all(['documento', 'selfie'].map((step) => keptOf(person, step)));
  expect(kept.map((answers) => Object.keys(Object(answers)).sort())).toEqual([
    ['documentoFrente', 'documentoVerso'],
    ['selfie'],
  ]);
  await act(person, '12-contrato', '13-assinatura');
  await person.sees('O dinheiro foi para a sua conta');
  expect(await inspect(person.page, 'luz-fim')).toEqual([]);
  await person.page.context().close();
});
