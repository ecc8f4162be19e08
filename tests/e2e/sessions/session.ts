import type { DataOf, ProposalOnWire } from '@passo/contract';
import { type Form, type FormContext, type JsonObject, own } from '@passo/engine';
import { isLocked } from '@passo/engine/form/initial.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { contextOf, Host } from '../../support/sessions/host.ts';
import { dataOf, Device } from '../../support/customer.ts';
import { forgedOf } from '../../support/sessions/forge.ts';
import { Customer, type Picture } from './customer.ts';
import { fieldsOf } from './published.ts';
import { screenOf, screenOfForm } from './screen.ts';
import type { Visit } from './visit.ts';

export interface Devices {
  readonly url: string;
  /** Where the session begins, and where the link is opened later. */
  readonly first: BrowserContext;
  readonly second: BrowserContext;
  readonly picture: Picture;
  readonly today: FormContext['today'];
}

export interface Counts {
  accepted: number;
  refused: number;
  forged: number;
}

const PASSO = 'passo';
/** How often somebody corrects what is called wrong before giving up. */
const MOST_TRIES = 6;

/** One person at one proposal, from the link to the last submit, and what a hostile client makes of it. */
export class Session {
  protected readonly on: Devices;
  protected readonly visit: Visit;
  private readonly counts: Counts;
  private readonly device: Device;
  private hash = '';
  private earlier: JsonObject = {};

  constructor(on: Devices, visit: Visit, counts: Counts) {
    this.on = on;
    this.visit = visit;
    this.counts = counts;
    this.device = new Device(on.url);
  }

  /** The link of a channel, open on the first device. */
  protected async begun(channel: string): Promise<Page> {
    const { data } = (await this.device.call('newHash', { params: { id: channel }, body: {} })).body;
    this.hash = String(Reflect.get(Object(data), 'hashId'));
    return this.opened(this.on.first);
  }

  async live(channel: string): Promise<void> {
    const page = await this.begun(channel);
    if (this.visit.steps.length > 2) await this.answerBefore(page);
    // A step that has nothing to show after these answers is passed by.
    if (this.host(this.context(undefined)).form.visibleFields().length === 0 && this.visit.steps.length > 2)
      return page.getByRole('heading', { level: 1, name: 'Fim' }).waitFor();
    const customer = this.at(page, this.visit.steps.length > 2);
    await customer.ready();
    for (const act of this.visit.acts) await customer.act(act);
    const kept = await this.submits(customer, undefined);
    if (kept === undefined) return;
    // What has nothing to show any more is not opened again.
    if (this.host(this.context(kept)).form.visibleFields().length === 0) return this.forges(kept);
    const later = await this.comesBack(page, kept);
    for (const act of this.visit.again) await later.act(act);
    await this.forges((await this.submits(later, kept)) ?? kept);
  }

  /** What the page calls valid is taken, and kept as it is on the screen. Answers what is kept then. */
  protected async submits(customer: Customer, stored: JsonObject | undefined): Promise<JsonObject | undefined> {
    for (let round = 0; round < MOST_TRIES; round += 1) {
      await customer.rest();
      const seen = await screenOf(customer.page);
      const sent = await customer.press();
      if (sent === undefined) {
        expect(await customer.wrong(), 'the page sends nothing and says nothing').not.toEqual([]);
        await customer.mend(round);
        continue;
      }
      const answer = await sent.json();
      expect(sent.status(), `${JSON.stringify(answer)} to ${sent.request().postData()}`).toBe(200);
      this.counts.accepted += 1;
      const kept: JsonObject = answer.data.selfContract[PASSO] ?? {};
      expect(seen).toEqual(screenOfForm(this.filled(stored, kept)));
      return kept;
    }
    this.counts.refused += 1;
    return undefined;
  }

  protected async comesBack(page: Page, kept: JsonObject): Promise<Customer> {
    const ways: Record<Visit['returns'], () => Promise<Page>> = {
      back: async () => {
        await page.getByRole('heading', { level: 1, name: 'Fim' }).waitFor();
        await page.goBack();
        return page;
      },
      reload: async () => {
        await page.getByRole('heading', { level: 1, name: 'Fim' }).waitFor();
        await page.goBack();
        await this.at(page).ready();
        await page.reload();
        return page;
      },
      device: async () => {
        const cookies = await this.on.first.cookies();
        const other = await this.opened(this.on.second, cookies);
        await other.getByRole('heading', { level: 1, name: 'Fim' }).waitFor();
        await other.evaluate(() => {
          history.pushState(null, '', '/passo');
          window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
        });
        return other;
      },
    };
    const customer = this.at(await ways[this.visit.returns]());
    await customer.ready();
    await expect
      .poll(() => screenOf(customer.page), { interval: 20 })
      .toEqual(screenOfForm(this.host(this.context(kept)).form));
    return customer;
  }

  /** The same submit with one change on the wire is refused, or changes nothing of what is kept. */
  private async forges(kept: JsonObject): Promise<void> {
    const forged = forgedOf(this.host(this.context(kept)), this.visit.forgery);
    if (forged === undefined) return;
    this.counts.forged += 1;
    for (const { name, value } of await this.on.first.cookies()) this.device.cookies.set(name, value);
    const before = await this.proposal();
    const params = { hashId: this.hash, step: PASSO };
    const body = { hashId: this.hash, revision: before.revision, [PASSO]: forged.sent };
    const { status, body: answer } = await this.device.call('updateStep', { params, body });
    const after = await this.proposal();
    expect(after.selfContract[PASSO] ?? {}, `forged ${this.visit.forgery.what}`).toEqual(kept);
    const refuses = forged.changes !== 'nothing';
    expect(refuses ? [422] : [200, 422], JSON.stringify(answer)).toContain(status);
    if (refuses) expect(JSON.stringify(answer.errors)).toContain(`"field":"${forged.key}`);
  }

  private async proposal(): Promise<ProposalOnWire> {
    const answer = await this.device.call('finishedUpdate', { params: { id: this.hash } });
    return dataOf<DataOf<'finishedUpdate'>>(answer).proposal;
  }

  private async answerBefore(page: Page): Promise<void> {
    const fields = this.visit.steps[0]?.fields ?? [];
    for (const { key } of fields) await page.locator(`[id="campo-${key}"]`).fill(this.visit.before);
    if (this.visit.before !== '') this.earlier = Object.fromEntries(fields.map(({ key }) => [key, this.visit.before]));
    await page.getByRole('button', { name: 'Continuar' }).press('Enter');
  }

  /** A device that has kept nothing, with the link open. */
  protected async opened(
    device: BrowserContext,
    cookies?: Awaited<ReturnType<BrowserContext['cookies']>>,
  ): Promise<Page> {
    const page = device.pages()[0] ?? (await device.newPage());
    if (!page.url().startsWith(this.on.url)) await page.goto(`${this.on.url}/healthz`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await device.clearCookies();
    if (cookies !== undefined) await device.addCookies(cookies);
    await page.goto(`${this.on.url}/?agx_hash=${this.hash}`);
    return page;
  }

  protected at(page: Page, follows = false): Customer {
    return new Customer(page, fieldsOf(this.visit.steps), this.on.picture, follows);
  }

  private host(context: Partial<FormContext>): Host {
    return new Host(fieldsOf(this.visit.steps), contextOf({ today: this.on.today, earlier: this.earlier, ...context }));
  }

  /** The form as it stood when these answers were sent. */
  private filled(stored: JsonObject | undefined, kept: JsonObject): Form {
    const { form } = this.host(this.context(stored));
    for (const { key, rows, definition } of form.compiled.fields)
      if (!isLocked(definition)) form.fill(key, own(kept, key) ?? (rows === undefined ? undefined : []));
    return form;
  }

  /** What the step knows when it opens with this kept, or for the first time. */
  private context(stored: JsonObject | undefined): Partial<FormContext> {
    if (stored !== undefined) return { hasProposal: true, answered: true, stored };
    return { hasProposal: this.visit.steps.length > 2 };
  }
}
