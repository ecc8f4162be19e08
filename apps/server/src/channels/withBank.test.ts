import { expect, it } from 'vitest';
import { loadPartners } from './loadPartners.ts';
import { root } from './testing/changedPartners.ts';
import { withBank } from './withBank.ts';

const step = (title: string, message: string) => ({
  ...{ slug: 's', name: 'S', stepType: 'form', fields: [{ key: 'a', component: 'mensagem', title, message }] },
});

it('names the bank in what a field says, as it is written', () => {
  const said = withBank(step('Autorize o {{nomeDoBanco}}', 'É o {{ nomeDoBanco }}.'), 'Banco R$& Cia');
  expect(said).toEqual(step('Autorize o Banco R$& Cia', 'É o Banco R$& Cia.'));
});

it('every channel names its own, and no flow leaves the braces', () => {
  const channels = loadPartners(root);
  for (const { bank, definition } of channels) {
    expect(JSON.stringify(definition)).not.toContain('nomeDoBanco');
    const tutorial = definition.steps.find(({ stepType }) => stepType === 'tutorialFgtsAniversario');
    const titles = tutorial?.fields?.map(({ title }) => title);
    if (titles !== undefined) expect(titles).toContain(`Autorize o ${bank.name}`);
  }
  expect(channels.some(({ settings }) => settings.product === 'fgts')).toBe(true);
});
