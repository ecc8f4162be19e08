import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More steps than any flow has, each with what the outside answers and what is gone on from. */
const MOST_MOVES = 80;
const MOST_TABS = 400;

/** The editor stands in a root of its own. */
const hasFocus = (element: Element): boolean => {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot ? root.activeElement : document.activeElement) === element;
};

/** Somebody who writes flows at /componentes. */
export class Bench {
  readonly page: Page;
  private readonly base: string;

  constructor(page: Page, base: string) {
    this.page = page;
    this.base = base;
  }

  async open(name: string): Promise<void> {
    await this.page.goto(`${this.base}/componentes?abrir=${name}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: 'Componentes' }).waitFor();
    await this.text.waitFor();
    await this.player.waitFor();
  }

  /** Another one, as by hand. */
  async choose(name: string): Promise<void> {
    const choice = this.page.getByRole('combobox', { name: 'Fluxo ou modelo' });
    const before = await this.player.elementHandle();
    await choice.selectOption(name);
    // Also the flow that is open is opened anew: what stood there goes.
    await this.page.waitForFunction((player) => player?.isConnected === false, before);
    await this.ready();
    expect(await choice.inputValue()).toBe(name);
  }

  get text(): Locator {
    return this.page.getByRole('textbox', { name: 'JSON do fluxo' });
  }
  get player(): Locator {
    return this.page.getByRole('region', { name: 'Percorrer' });
  }
  get where(): Locator {
    return this.player.getByRole('status').first();
  }
  get findings(): Locator {
    return this.page.getByRole('region', { name: 'Achados' });
  }

  async flows(): Promise<readonly string[]> {
    const options = this.page
      .getByRole('combobox', { name: 'Fluxo ou modelo' })
      .locator('optgroup[label=Fluxos] option');
    return options.evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
  }

  button(name: string): Locator {
    return this.player.getByRole('button', { name, exact: true });
  }

  /** By the tabulator alone, from wherever the focus is; around the page once. */
  async tabTo(target: Locator): Promise<void> {
    await target.first().waitFor();
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      await this.page.keyboard.press('Tab');
      if (await target.first().evaluate(hasFocus)) return;
    }
    throw new Error(`the keyboard does not reach ${String(target)}`);
  }

  /** Behind the first place where the text has these words, with the keys that every editor knows. */
  async caretTo(words: string): Promise<void> {
    const keys = this.page.keyboard;
    await this.text.focus();
    await keys.press('ControlOrMeta+Home');
    const text = await this.written();
    const before = text.slice(0, text.indexOf(words) + words.length).split('\n');
    for (let line = 1; line < before.length; line += 1) await keys.press('ArrowDown');
    await keys.press('Home');
    await keys.press('Home');
    for (let letter = 0; letter < (before.at(-1) ?? '').length; letter += 1) await keys.press('ArrowRight');
  }

  /** Through the outline to a field, and from there to the words in it. Lines of a field are short: none is wrapped. */
  async caretInField(name: string, words: string): Promise<void> {
    const keys = this.page.keyboard;
    await this.tabTo(this.entry(name));
    await keys.press('Enter');
    await expect.poll(() => this.text.evaluate(hasFocus)).toBe(true);
    const text = await this.written();
    const label = text.indexOf(`"label": "${name}"`);
    const field = text.slice(text.lastIndexOf('{', label));
    const before = field.slice(0, field.indexOf(words) + words.length).split('\n');
    for (let line = 1; line < before.length; line += 1) await keys.press('ArrowDown');
    await keys.press('Home');
    for (let letter = 0; letter < (before.at(-1) ?? '').trimStart().length; letter += 1) await keys.press('ArrowRight');
  }

  /** A step or field of the outline. */
  entry(name: string): Locator {
    const list = this.page.getByRole('region', { name: 'Passos e campos' }).getByRole('listitem');
    return list.getByRole('button').filter({ has: this.page.getByText(name, { exact: true }).first() });
  }

  async order(): Promise<readonly string[]> {
    const list = this.page.getByRole('region', { name: 'Passos e campos' }).getByRole('listitem');
    return list.evaluateAll((all) => all.map((one) => one.querySelector('span')?.textContent ?? ''));
  }

  /** Another text instead of what is there, in one step. */
  async replace(text: string): Promise<void> {
    await this.text.focus();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.press('Backspace');
    await this.page.keyboard.insertText(JSON.stringify(JSON.parse(text), null, 2));
  }

  private written(): Promise<string> {
    return this.page.evaluate(
      () => localStorage.getItem(`passo:bancada:${localStorage.getItem('passo:bancada') ?? ''}`) ?? '',
    );
  }

  /** Goes on as a person would, taking every good answer, until the flow says that it has ended. Answers where it stood at last. */
  async playToTheEnd(): Promise<string> {
    for (let moves = 0; moves < MOST_MOVES; moves += 1) {
      const said = await this.player.evaluate(advance);
      if (said !== null) return said;
    }
    return `still at ${await this.where.innerText()}`;
  }
}

/** One move in the page itself: a press, and the wait until what it changes is drawn. Null where it goes on. */
async function advance(player: Element): Promise<string | null> {
  const drawn = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
  const buttons = (): readonly HTMLButtonElement[] => [...player.querySelectorAll('button')];
  const named = (name: string): HTMLButtonElement | undefined =>
    buttons().find((one) => one.textContent?.trim() === name);
  const end = [...player.querySelectorAll('p')].find((one) => one.textContent?.startsWith('Fim do fluxo'));
  if (end !== undefined) return end.textContent;
  const before = player.textContent;
  const done = named('Deu certo');
  if (done !== undefined) done.click();
  else {
    named('Preencher com exemplos')?.click();
    await drawn();
    const onward = player.querySelector<HTMLButtonElement>('form button[type=submit]') ?? named('Continuar');
    onward?.click();
  }
  for (let waits = 0; waits < 400 && player.textContent === before; waits += 1) await drawn();
  return player.textContent === before ? `stuck: ${before}` : null;
}

/** The words of a list that is looked at until it has them. */
export const says = (list: Locator, words: string | RegExp): Promise<void> =>
  expect.poll(() => list.innerText(), { interval: 50 }).toMatch(words);
