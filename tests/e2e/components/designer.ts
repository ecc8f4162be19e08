import type { BrowserContextOptions, CDPSession, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Stage } from '../../support/stage.ts';

const MOST_TABS = 12;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Somebody who looks at one field on /componentes: what it shows, and what it would send. */
export class Designer {
  readonly page: Page;
  private readonly base: string;
  private visits = 0;
  private session: Promise<CDPSession> | undefined;

  constructor(page: Page, base: string) {
    this.page = page;
    this.base = base;
  }

  /** `query` without its question mark: `tipo=text&variante=cpf`. The field starts empty unless the query says more. */
  async open(query: string): Promise<void> {
    // An address of its own each time, so that the field starts anew.
    const address = `${this.base}/componentes?${query}&estado=vazio&vez=${(this.visits += 1)}`;
    if (this.page.url().startsWith(`${this.base}/componentes`)) await this.reopen(address);
    else await this.page.goto(address);
    await this.page.getByRole('heading', { level: 1, name: 'Componentes' }).waitFor();
    await this.field.locator('form > *').first().waitFor();
  }

  /** A field that shows nothing. */
  async openEmpty(query: string): Promise<void> {
    await this.open('tipo=mensagem');
    await this.reopen(`${this.base}/componentes?${query}&estado=vazio&vez=${(this.visits += 1)}`);
    await this.page.getByText('Esta mensagem não pede').waitFor({ state: 'detached' });
  }

  /** As by the browser's Back: quicker than another page, and as new. */
  private reopen(address: string): Promise<void> {
    return this.page.evaluate((next) => {
      history.replaceState(history.state, '', next);
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, address);
  }

  get field(): Locator {
    return this.page.getByRole('region', { name: 'Campo', exact: true });
  }

  /** The one text field, or the one of that name. */
  text(name?: string): Locator {
    const named = name === undefined ? {} : { name, exact: true };
    return this.field.getByRole('textbox', named).or(this.field.getByRole('combobox', named)).first();
  }

  async payload(): Promise<unknown> {
    return JSON.parse((await this.page.getByRole('region', { name: 'O que é enviado' }).textContent()) ?? '');
  }

  async sends(payload: unknown): Promise<void> {
    await expect.poll(() => this.payload(), { interval: 50 }).toEqual(payload);
  }

  /** The browser itself, for what no keyboard of a test does. */
  browser(): Promise<CDPSession> {
    return (this.session ??= this.page.context().newCDPSession(this.page));
  }

  /** With the keyboard alone: from the last of the page's own choices on. */
  async tabTo(target: Locator): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Parceiro', exact: true }).focus();
    await this.tabOn(target);
  }

  /** From where the focus is. */
  async tabOn(target: Locator): Promise<void> {
    await target.waitFor();
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      await this.page.keyboard.press('Tab');
      if (await hasFocus(target)) return;
    }
    throw new Error(`the keyboard does not reach ${String(target)}`);
  }

  focused(target: Locator): Promise<void> {
    return expect.poll(() => hasFocus(target), { interval: 20 }).toBe(true);
  }

  async paste(target: Locator, text: string): Promise<void> {
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await target.focus();
    await this.page.keyboard.press('ControlOrMeta+V');
  }

  /** The text, and how many characters that mean something stand left of the caret. */
  caret(target: Locator): Promise<{ readonly text: string; readonly left: number }> {
    return target.evaluate((element) => {
      if (!(element instanceof HTMLInputElement)) throw new Error('no input');
      const head = element.value.slice(0, element.selectionStart ?? 0);
      return { text: element.value, left: head.replace(/[^\p{L}\p{N}*]/gu, '').length };
    });
  }
}

/** A designer on a device of their own, who may read and fill the clipboard. */
export async function designerOn(stage: Stage, options: BrowserContextOptions = {}): Promise<Designer> {
  const page = await stage.device({ permissions: [], reducedMotion: 'reduce', ...options });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stage.url });
  return new Designer(page, stage.url);
}
