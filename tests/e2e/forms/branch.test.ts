import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { openStage } from '../../support/stage.ts';
import { pageOf } from '../ends/page.ts';

const stage = openStage();

it('a bank without counters fills in its one branch; another takes it out, and what was typed stays', async () => {
  const page = await pageOf(stage, 'aurora-clt', exampleCpf('73', 868), ({ currentStep }) => currentStep === 'conta');
  const bank = page.getByRole('combobox', { name: 'Banco' });
  const branch = page.getByRole('textbox', { name: 'Agência' });
  const holds = (text: string) => expect.poll(() => branch.inputValue()).toBe(text);
  await page.getByText('Está no aplicativo do seu banco, em Perfil ou Pix.').waitFor();
  await bank.selectOption({ label: '260 · Nubank' });
  await holds('0001');
  await bank.selectOption({ label: '001 · Banco do Brasil' });
  await holds('');
  await branch.fill('1234');
  await bank.selectOption({ label: '077 · Banco Inter' });
  await bank.selectOption({ label: '380 · PicPay' });
  await holds('1234');
  await page.context().close();
});
