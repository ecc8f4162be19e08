import { keyOf, type FieldCatalog, type FieldDefinition } from '@passo/engine';
import * as kinds from '@passo/catalog/fields/index.ts';
import type { Locator, Page, Request, Response } from 'playwright-core';
import type { Act } from '../../support/sessions/person.ts';
import { expect } from 'vitest';
import { drivers, type Driver } from './drivers.ts';
import { screenOf } from './screen.ts';

/** What one page at a time may have: a machine has one clipboard. */
let clipboard: Promise<unknown> = Promise.resolve();

interface Field {
  readonly path: string;
  readonly definition: FieldDefinition;
  readonly driver: Driver;
  readonly box: Locator;
}

export type Picture = Parameters<Driver['answer']>[0]['picture'];

const catalog: FieldCatalog = kinds;

/** Somebody at a page with the step in view. */
export class Customer {
  readonly page: Page;
  private readonly fields: readonly FieldDefinition[];
  private readonly picture: Picture;
  private readonly follows: boolean;
  private readonly hasPhotos: boolean;
  private readonly sent: Request[] = [];

  /** `follows`: a step was answered before, to go back to. */
  constructor(page: Page, fields: readonly FieldDefinition[], picture: Picture, follows = false) {
    this.page = page;
    this.fields = fields;
    this.picture = picture;
    this.follows = follows;
    this.hasPhotos = JSON.stringify(fields).includes('"imageCapture"');
    page.on('request', (request) => {
      if (/\/(create-proposal|update-step)\//.test(request.url())) this.sent.push(request);
    });
  }

  /** Leaves the field, before Continuar is pressed. */
  rest(): Promise<void> {
    return this.page.getByRole('button', { name: 'Continuar' }).focus();
  }

  async act(act: Act): Promise<void> {
    const whole = this.ways[act.way];
    if (whole !== undefined) return whole();
    const { list, field } = await this.target(act);
    if (act.way === 'addRow') return list && this.answer(list, act.inner);
    const tool = { removeRow: 'Remover', moveRow: 'Descer' }[String(act.way)];
    if (tool !== undefined) return list && this.useTool(list, tool, act.row);
    if (field === undefined) return;
    const ways: Partial<Record<Act['way'], () => Promise<void>>> = {
      type: () => this.type(field, act),
      paste: () => this.paste(field, act),
      choose: () => this.answer(field, act.inner),
      undo: () => field.box.press('ControlOrMeta+Z'),
      leave: () => this.page.keyboard.press('Tab'),
    };
    await ways[act.way]?.();
  }

  private readonly ways: Partial<Record<Act['way'], () => Promise<void>>> = {
    reload: () =>
      this.stays(async () => {
        await this.page.reload();
      }, !this.hasPhotos),
    return: () =>
      this.stays(async () => {
        if (!this.follows) return;
        await this.page.goBack();
        await this.page.getByRole('heading', { level: 1, name: 'Antes' }).waitFor();
        await this.page.getByRole('button', { name: 'Continuar' }).press('Enter');
      }),
    offline: async () => {
      await this.page.context().setOffline(true);
      await this.press();
      await this.page.context().setOffline(false);
      const dialog = this.page.getByRole('dialog');
      if (await dialog.isVisible()) await this.page.keyboard.press('Escape');
    },
  };

  /** What was typed is there when one is back. A photo is never written down: a reload takes it, and what hangs on it. */
  private async stays(goes: () => Promise<void>, whole = true): Promise<void> {
    await this.rest();
    const before = await screenOf(this.page);
    await goes();
    await this.ready();
    if (whole) await expect.poll(() => screenOf(this.page), { interval: 20 }).toEqual(before);
  }

  ready(): Promise<void> {
    return this.page.getByRole('heading', { level: 1, name: 'Passo' }).waitFor();
  }

  /** Presses Continuar, and what the server answered; undefined where the page itself refused. */
  async press(): Promise<Response | undefined> {
    this.sent.length = 0;
    await this.page.getByRole('button', { name: 'Continuar' }).press('Enter');
    await this.page.waitForFunction(
      () =>
        document.querySelector('button[type=submit][aria-busy=true]') === null ||
        document.querySelector('[role=dialog]') !== null,
    );
    return (await this.sent.at(-1)?.response()) ?? undefined;
  }

  /** Goes through what the page calls wrong and answers it, as often as it helps. */
  async mend(round: number): Promise<void> {
    const all = await this.wrong();
    // A list whose groups are wrong needs no other group.
    for (const wrong of all.filter((path) => !all.some((inner) => inner.startsWith(`${path}.`)))) {
      // One answer may bring others, or take them away.
      const field = (await this.written()).find(({ path }) => path === wrong);
      if (field !== undefined) await this.answer(field, round);
    }
  }

  /** The paths of the fields that are called wrong. */
  wrong(): Promise<readonly string[]> {
    return this.page
      .locator('[id^="campo-"][id$="-error"]:not(:empty)')
      .evaluateAll((all) => all.map(({ id }) => id.slice('campo-'.length, -'-error'.length)));
  }

  /** Answers the field at this path; whoever adds a group does so at the path of its list. */
  async answerAt(path: string, turn: number): Promise<void> {
    const field = (await this.written()).find((one) => one.path === path);
    if (field === undefined) throw new Error(`nothing to write at ${path}`);
    await this.answer(field, turn);
  }

  private answer({ box, path, definition, driver }: Field, turn: number): Promise<void> {
    return driver.answer({ page: this.page, box, path, definition, turn, picture: this.picture });
  }

  private async type(field: Field, act: Act): Promise<void> {
    if (!field.driver.types) return this.answer(field, act.inner);
    await field.box.press('End');
    await this.page.keyboard.type(plain(act.text));
  }

  private async paste(field: Field, act: Act): Promise<void> {
    if (!field.driver.types) return this.answer(field, act.inner);
    await field.box.press('End');
    const before = clipboard;
    clipboard = (async () => {
      await before;
      await this.page.evaluate((text) => navigator.clipboard.writeText(text), act.text);
      await this.page.keyboard.press('ControlOrMeta+V');
    })();
    await clipboard;
  }

  private async useTool({ box }: Field, name: string, row: number): Promise<void> {
    const tools = box.locator(`> ol > li > fieldset > div > button[aria-label^="${name}"]:enabled`);
    const count = await tools.count();
    if (count > 0) await tools.nth(row % count).press('Enter');
  }

  private async target(act: Act): Promise<{ readonly list?: Field; readonly field?: Field }> {
    const all = await this.written();
    const lists = all.filter(({ definition }) => definition.component === 'list');
    const others = all.filter(({ definition }) => definition.component !== 'list');
    const of = (some: readonly Field[], at: number): Field | undefined => some[at % Math.max(1, some.length)];
    const list = of(lists, act.field);
    const field = of(others, act.field + act.row);
    return { ...(list && { list }), ...(field && { field }) };
  }

  /** What can be written just now, in the order of the page. */
  private async written(): Promise<readonly Field[]> {
    const ids = await this.page
      .locator(':is(input, select, button, [role=group], [role=radiogroup])[id^="campo-"]')
      .evaluateAll((all) =>
        all
          .filter((one) => !one.matches(':disabled, :read-only[type=text], [aria-readonly=true]'))
          .filter(
            (one) =>
              !(
                one.matches('[role=radiogroup], [role=group]') &&
                one.querySelector('input:enabled:not([type=file]), button:enabled') === null
              ),
          )
          .map(({ id }) => id),
      );
    return ids.flatMap((id) => {
      const path = id.slice('campo-'.length);
      const definition = definitionAt(this.fields, path.split('.'));
      const kind = definition && catalog[definition.component];
      if (definition === undefined || kind === undefined) return [];
      return [{ path, definition, driver: drivers[kind.control], box: this.page.locator(`[id="${id}"]`) }];
    });
  }
}

/** No key ends a line in a field of one. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '');

function definitionAt(fields: readonly FieldDefinition[], path: readonly string[]): FieldDefinition | undefined {
  const [key, , ...rest] = path;
  const found = fields.find((field) => keyOf(field) === key);
  return rest.length === 0 || found === undefined ? found : definitionAt(found.subFields ?? [], rest);
}
