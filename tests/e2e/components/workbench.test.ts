import { beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, DESKTOP } from '../../support/axe.ts';
import { complaintsOf, openStage } from '../../support/stage.ts';
import { Bench, says } from './bench.ts';

const stage = openStage();
let bench: Bench;
let complaints: readonly string[] = [];
beforeAll(async () => {
  const page = await stage.device({ reducedMotion: 'reduce', viewport: DESKTOP });
  complaints = complaintsOf(page);
  bench = new Bench(page, stage.url);
});

it('opens every shipped flow, finds nothing wrong with it, and plays it to its end without a proposal', async () => {
  const sent: string[] = [];
  bench.page.on('request', (request) => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname));
  await bench.open('aurora-clt');
  const ends: Record<string, string> = {};
  const flows = await bench.flows();
  for (const name of flows) {
    await bench.choose(name);
    const found = await bench.findings.getByRole('listitem').allInnerTexts();
    expect(found.filter((words) => !words.includes('Aviso:'))).toEqual([]);
    ends[name] = await bench.playToTheEnd();
  }
  expect(flows.length).toBeGreaterThan(10);
  expect(ends).toEqual(Object.fromEntries(flows.map((name) => [name, 'Fim do fluxo: deu certo.'])));
  expect(sent.filter((path) => !path.endsWith('/preview/judge'))).toEqual([]);
  expect(complaints).toEqual([]);
});

describe('a flow that is changed', () => {
  it('by the keyboard alone: written, mended, moved, undone, played, and there again after a reload', async () => {
    const { page } = bench;
    await bench.open('endereco');
    const keys = page.keyboard;
    const [, , ...rest] = await bench.order();
    await bench.caretInField('CEP', '"label": "');
    await keys.type('Seu ');
    await says(bench.player, /Seu CEP/);
    await bench.caretInField('Seu CEP', '"component": "');
    await keys.type('x');
    await says(bench.findings, /tipo de campo desconhecido: “xcep”; quis dizer “cep”\?/);
    await bench.tabTo(bench.findings.getByRole('button', { name: /^Corrigir/ }));
    await keys.press('Enter');
    await says(bench.findings, /não achou nada/);
    await bench.tabTo(page.getByRole('button', { name: 'Inserir campo' }));
    await keys.press('Enter');
    await bench.tabTo(bench.entry('text'));
    expect(await bench.order()).toEqual(['Endereço', 'Seu CEP', 'text', ...rest]);
    await keys.press('Alt+ArrowUp');
    await expect.poll(() => bench.order()).toEqual(['Endereço', 'text', 'Seu CEP', ...rest]);
    await bench.tabTo(page.getByRole('button', { name: 'Desfazer' }));
    await keys.press('Enter');
    await keys.press('Enter');
    await expect.poll(() => bench.order()).toEqual(['Endereço', 'Seu CEP', ...rest]);
    await bench.tabTo(page.getByRole('button', { name: 'Refazer' }));
    await keys.press('Enter');
    await expect.poll(() => bench.order()).toEqual(['Endereço', 'Seu CEP', 'text', ...rest]);
    await bench.tabTo(page.getByRole('tab', { selected: true }));
    await keys.press('ArrowLeft');
    await says(page.getByRole('tabpanel'), /-\s+"label": "CEP",?\s+\+\s+"label": "Seu CEP"/);
    await page.reload();
    await bench.ready();
    await says(bench.player, /Seu CEP/);
    expect(complaints).toEqual([]);
  });

  it('says what the server would answer, what hangs on what, and goes into an address that no server sees', async () => {
    const { page } = bench;
    await bench.open('aurora-clt');
    await page.getByRole('tab', { name: 'Servidor' }).click();
    const panel = page.getByRole('tabpanel');
    await says(panel, /Recusado \(fields\.invalid\)[\s\S]*cpf/);
    await bench.button('Preencher com exemplos').click();
    await says(panel, /Aceito\. Próximo passo: /);
    await page.getByRole('tab', { name: 'Dependências' }).click();
    await says(panel, /nenhum campo depende/);
    await bench.replace(dependent);
    await says(panel, /uf mostra cidade[\s\S]*uf aparece em cidade/);
    await page.getByRole('button', { name: 'Compartilhar' }).click();
    await expect.poll(() => page.url()).toMatch(/#fluxo=/);
    const address = page.url();
    expect(address.length).toBeLessThan(700);
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url()));
    await page.goto(address);
    await bench.ready();
    await says(bench.player, /Qual estado\?/);
    expect(seen.filter((url) => url.includes('fluxo='))).toEqual([]);
    // What is changed afterwards is there after a reload, and not what the address brought.
    await bench.text.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.insertText('"product": "clt",');
    await page.reload();
    await bench.ready();
    await bench.choose('endereco');
    await bench.choose('aurora-clt');
    await expect.poll(() => bench.text.innerText()).toMatch(/^\{"product": "clt",[\s\S]*Qual estado/);
  });

  it('by the properties of a field, which are a form of the engine itself', async () => {
    const { page } = bench;
    await bench.replace(dependent);
    await page
      .getByRole('list')
      .getByRole('button', { name: /Qual estado/ })
      .click();
    const panel = page.getByRole('group').filter({ hasText: 'Propriedades do campo uf' });
    await panel.getByRole('textbox', { name: 'label' }).fill('Em que estado?');
    await says(bench.player, /Em que estado\?/);
    await panel.getByRole('checkbox', { name: 'required' }).first().press(' ');
    await expect.poll(() => bench.text.innerText()).toMatch(/"required": true/);
    await bench.button('Continuar').click();
    await says(bench.player, /Em que estado/);
    expect(complaints).toEqual([]);
  });

  it('completes names and says what they mean, from the schema', async () => {
    const { page } = bench;
    await bench.replace(
      '{"steps": [{"slug": "a", "name": "A", "stepType": "form", "fields": [{"key": "a", "component": ""}]}]}',
    );
    await bench.caretTo('"component": "');
    await page.keyboard.type('tex');
    const offered = page.locator('.cm-tooltip-autocomplete');
    await offered.getByText('textWithAutoComplete').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await says(bench.findings, /não achou nada/);
    await page.keyboard.type(', "ma');
    await page.locator('.cm-completionInfo').getByText('Como o que se digita aparece').waitFor();
    await page.keyboard.press('Escape');
  });
});

describe('the context', () => {
  it('changes what is played: known answers, limits, hidden keys, lists that fail', async () => {
    const { page } = bench;
    await bench.replace(dependent);
    await page.getByText('Contexto', { exact: true }).click();
    await page.getByLabel('Respostas já conhecidas (JSON)').fill('{"uf":{"value":"SP","label":"São Paulo"}}');
    await says(bench.player, /Cidade em São Paulo/);
    await page.getByLabel('Modo manual: chaves que não aparecem').fill('uf');
    await expect.poll(() => bench.player.innerText()).not.toMatch(/Qual estado/);
    await page.getByLabel('Modo manual: chaves que não aparecem').fill('');
    const states = bench.player.getByRole('combobox', { name: /Qual estado/ }).locator('option');
    await expect.poll(() => states.count()).toBeGreaterThan(20);
    for (const behaviour of ['fail', 'empty', 'slow']) {
      await page.getByRole('combobox', { name: 'Listas' }).selectOption(behaviour);
      await expect.poll(() => states.count(), { message: behaviour }).toBeLessThan(3);
    }
    await page.getByLabel('Só estas listas').fill('bancos');
    await expect.poll(() => states.count()).toBeGreaterThan(20);
  });
});

it('has nothing for axe to find, and fits a phone', async () => {
  const { page } = bench;
  await bench.open('aurora-clt');
  await page.getByText('Contexto', { exact: true }).click();
  const found = await axeFindings(page, {
    seen: async ({ device, theme }) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), device).toBeLessThanOrEqual(
        0,
      );
      if (process.env.SHOTS !== undefined)
        await page.screenshot({ path: `${process.env.SHOTS}/bench-${device}-${theme}.png`, fullPage: true });
    },
  });
  expect(found).toEqual([]);
});

const dependent = JSON.stringify({
  steps: [
    {
      ...{ slug: 'onde', name: 'Onde', stepType: 'form' },
      fields: [
        { key: 'uf', component: 'select', label: 'Qual estado?', resource: 'estados' },
        {
          ...{ key: 'cidade', component: 'text', label: 'Cidade em {{uf}}' },
          conditionals: [{ type: 'visualization', field: 'uf' }],
        },
      ],
    },
  ],
});
