import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { PHONE } from '../../support/axe.ts';
import { openStage } from '../../support/stage.ts';
import { looks, pageOf } from './page.ts';

/* What is signed, on the phone that most have: the contract is among what one sees before the button. */

const stage = openStage();

it.each([
  ['aurora-clt', 'Ir para a assinatura'],
  ['ipe-fgts', 'Ir para a assinatura'],
  ['ipe-consorcio', /^Assinar por R\$/],
])(
  '%s: the contract is the third row, above the bar, and one line says how long it can be undone',
  async (channel, name) => {
    const cpf = exampleCpf('25', 360 + channel.length);
    const page = await pageOf(stage, channel, cpf, ({ currentStep }) => currentStep === 'contrato');
    await page.setViewportSize(PHONE);
    const row = page.getByRole('main').locator('dl > div').nth(2);
    const read = row.getByRole('link', { name: /^Ler o contrato \(PDF, \d+ páginas\)/ });
    await read.waitFor();
    const undo = page.getByText('Você pode desistir em até 7 dias.', { exact: true });
    const [contract, button, line] = [
      await row.boundingBox(),
      await page.getByRole('button', { name }).boundingBox(),
      await undo.boundingBox(),
    ];
    expect((contract?.y ?? Infinity) + (contract?.height ?? Infinity)).toBeLessThan(button?.y ?? 0);
    expect(line?.height, 'a line').toBeLessThan(25);
    await looks(page, `contrato-${channel}`);
    await page.context().close();
  },
);
