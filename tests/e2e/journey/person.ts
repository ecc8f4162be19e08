import type { FrameLocator, Locator, Page } from 'playwright-core';
import { codeIn } from '../../../apps/server/src/simulator/walk/codeIn.ts';

type Name = string | RegExp;

/** Somebody in front of the portal, who sees names and roles and nothing else, and has a finger or a mouse. */
export class Person {
  readonly page: Page;
  readonly base: string;

  /** Two people never share one: whoever has an open proposal is asked about it first. */
  readonly cpf: string;
  /** Their own too: a contact gets so many codes a day. */
  readonly phone: string;
  /** How often a finger touched the page itself; keys, also the _próximo_ of a phone's keyboard, are typing. */
  taps = 0;

  constructor(page: Page, base: string, cpf: string) {
    this.page = page;
    this.base = base;
    this.cpf = cpf;
    this.phone = `119${cpf.slice(1, 9)}`;
  }

  /** The title of the page, or of the sheet that stands over it. */
  async sees(name: Name, seconds = 30): Promise<void> {
    const titles = this.page.locator('h1, dialog[open] [data-overlay-title]');
    await this.page
      .getByRole('heading', { name })
      .and(titles)
      .waitFor({ timeout: seconds * 1000 });
  }

  async type(name: Name, text: string): Promise<void> {
    await this.standIn(this.page.getByRole('textbox', { name }));
    await this.page.keyboard.type(text);
  }

  /** Where one stands in the line already, or the keyboard's _próximo_ leads to it, nobody taps it. */
  protected async standIn(line: Locator): Promise<void> {
    const isHere = (): Promise<boolean> => line.evaluate((element) => element === document.activeElement);
    if (await isHere()) return;
    const hint = await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.enterKeyHint);
    if (hint === 'next') await this.page.keyboard.press('Enter');
    if (!(await isHere())) await this.activate(line);
  }

  async press(name: Name): Promise<void> {
    await this.activate(this.page.getByRole('button', { name }).first());
  }

  /** Opens the list of the phone, and takes one of it. */
  async choose(name: Name, label: string): Promise<void> {
    this.taps += 2;
    await this.page.getByRole('combobox', { name }).selectOption({ label });
  }

  async pick(name: Name): Promise<void> {
    this.taps += 1;
    await this.page.getByRole('radio', { name }).check();
  }

  async search(name: Name, text: string, option: Name): Promise<void> {
    await this.standIn(this.page.getByRole('combobox', { name }));
    await this.page.keyboard.type(text);
    await this.activate(this.page.getByRole('option', { name: option }));
  }

  tick(box: Locator): Promise<void> {
    this.taps += 1;
    return box.check();
  }

  async leastOn(name: Name): Promise<void> {
    this.taps += 1;
    await this.page.getByRole('slider', { name }).press('Home');
  }

  /**
   * The photos of these names, one after the other as the camera asks for them: it is opened once, and goes on by itself. What comes
   * after the last one is the step's affair: it is sent by itself where nothing else is asked.
   */
  async photograph(...labels: readonly string[]): Promise<void> {
    const [first = ''] = labels;
    const group = this.page.getByRole('group', { name: first, exact: true }).last();
    // The field's own button, else the step's; a computer is asked first where the photos are to be taken.
    const own = group.getByRole('button', { name: 'Tirar foto' });
    const open = this.page.getByRole('button', { name: /^(Tirar foto( d[ao] |$)|Usar a câmera daqui)/ });
    await open.first().waitFor();
    await this.activate((await own.count()) > 0 ? own : open.first());
    for (const label of labels) await this.shoot(label);
  }

  /** The photos that are there give way to others. */
  async photographAgain(...labels: readonly string[]): Promise<void> {
    for (const label of labels) {
      const group = this.page.getByRole('group', { name: label, exact: true }).last();
      await this.activate(group.getByRole('button', { name: 'Trocar' }));
      await this.shoot(label);
    }
  }

  /** In the open camera. */
  async shoot(label: string): Promise<void> {
    const camera = this.page.locator('dialog[open]');
    const title = camera.getByRole('heading', { level: 2 });
    // Not the photo before, which may still be on its way out.
    await title.and(this.page.getByText(label.replace(' (opcional)', ''))).waitFor();
    const good = camera.getByRole('button', { name: 'Usar esta foto' });
    const shutter = camera.getByRole('button', { name: 'Tirar foto', disabled: false });
    await good.or(shutter).first().waitFor();
    // It may take the picture by itself while one reaches for it.
    if (!(await good.isVisible())) await Promise.race([this.activate(shutter).catch(() => undefined), good.waitFor()]);
    await this.activate(good);
  }

  /** Somebody else's page that stands within this one. */
  within(title: string): FrameLocator {
    return this.page.frameLocator(`iframe[title="${title}"]`);
  }

  async pressWithin(title: string, name: Name): Promise<void> {
    await this.activate(this.within(title).getByRole('button', { name }));
  }

  /** A tap. Those who only have a keyboard do it another way. */
  protected activate(target: Locator): Promise<void> {
    this.taps += 1;
    return target.click();
  }

  /** The newest code that the simulated world sent to the phone. */
  async code(): Promise<string> {
    const response = await fetch(`${this.base}/simulador/mensagens?para=${this.phone}`);
    const messages: readonly { readonly text: string }[] = await response.json();
    return codeIn(messages);
  }
}

const MOST_TABS = 80;

/** Somebody without a mouse: Tab, Shift+Tab, arrows, Space and Enter. */
export class KeyboardPerson extends Person {
  protected override async activate(target: Locator): Promise<void> {
    await this.reach(target);
    const isText = await target.evaluate((element) => element.matches('input:not([type=radio], [type=checkbox])'));
    if (!isText) await this.page.keyboard.press('Enter');
  }

  override async choose(name: Name, label: string): Promise<void> {
    await this.reach(this.page.getByRole('combobox', { name }));
    await this.page.keyboard.type(label.slice(0, 8));
  }

  override async pick(name: Name): Promise<void> {
    const radio = this.page.getByRole('radio', { name });
    const group = await radio.getAttribute('name');
    // A group is one stop; the arrows go through it.
    await this.reach(this.page.locator(`input[type=radio][name="${group}"]`));
    await this.page.keyboard.press('Space');
    for (let step = 0; step < MOST_TABS && !(await radio.isChecked()); step += 1)
      await this.page.keyboard.press('ArrowRight');
  }

  override async tick(box: Locator): Promise<void> {
    await this.reach(box);
    await this.page.keyboard.press('Space');
  }

  override async search(name: Name, text: string, option: Name): Promise<void> {
    await this.reach(this.page.getByRole('combobox', { name }));
    await this.page.keyboard.type(text);
    await this.page.getByRole('option', { name: option }).waitFor();
    await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
  }

  override async leastOn(name: Name): Promise<void> {
    await this.reach(this.page.getByRole('slider', { name }));
    await this.page.keyboard.press('Home');
  }

  /** Two frames and a turn of the page's own work later. */
  private async atRest(): Promise<boolean> {
    await this.page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
    );
    return true;
  }

  private async reach(target: Locator): Promise<void> {
    // Until it is there and can be used.
    await target.first().click({ trial: true });
    const arrived = (): Promise<boolean> =>
      target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      // A page that has just arrived takes the focus to its heading: what counts is where it rests.
      if ((await arrived()) && (await this.atRest()) && (await arrived())) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${String(target)}`);
  }
}
