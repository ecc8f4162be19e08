import type { Page } from 'playwright-core';
import { problems, type ProblemCode } from '@passo/domain';
import { Person } from '../journey/person.ts';

/** Somebody who makes texts appear: on a page of the portal, with whatever it takes. */
export class Reader extends Person {
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.base}${path}`);
  }

  /** From now on a call (a pattern of its address) is answered with a problem of the catalogue, as the server writes it. */
  async refuse(call: string, code: ProblemCode, errors?: unknown): Promise<void> {
    const { status, message } = problems[code];
    await this.answer(call, status, { name: code, message, status, errors });
  }

  async answer(call: string, status: number, json: unknown): Promise<void> {
    await this.page.unroute(call);
    await this.page.route(call, (route) => route.fulfill({ status, json }));
  }

  /** What the server answers to a call, changed on its way. */
  async change(call: string, change: (data: Record<string, unknown>) => unknown): Promise<void> {
    await this.page.route(call, async (route) => {
      const answered = await route.fetch();
      const { data } = await answered.json();
      await route.fulfill({ json: { data: change(data) } });
    });
  }
}

export interface Moment {
  /** What makes the texts appear. */
  readonly does: (reader: Reader) => Promise<unknown>;
  /** Word for word; a line of its own or part of one, never part of a word. */
  readonly says: readonly string[];
}

/** A page and what is done there, one moment after the other. */
export interface Visit {
  readonly name: string;
  readonly moments: readonly Moment[];
}

/** A page whose address alone makes the texts appear. */
export const at = (path: string, ...says: readonly string[]): Visit => ({
  name: path,
  moments: [shownAt(path, ...says)],
});

export const shownAt = (path: string, ...says: readonly string[]): Moment => ({
  does: (reader) => reader.open(path),
  says,
});

/** What of the texts a person cannot read or hear on this page now. */
function missingIn(texts: readonly string[]): readonly string[] {
  const named = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].filter(
    (element) => element.checkVisibility() && element.closest('[inert]') === null,
  );
  const names = named.flatMap((element) =>
    ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  const read = [document.body.innerText, ...names].join('\n').replace(/[^\S\n]/g, ' ');
  const edge = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return texts.filter((text) => !new RegExp(`(?<![\\p{L}\\d])${edge(text)}(?![\\p{L}\\d])`, 'u').test(read));
}

const PATIENCE_MS = 30_000;

/** Looks until all of them are there; answers those that never were. */
export async function unread(page: Page, texts: readonly string[]): Promise<readonly string[]> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    // The page may be on its way to another one.
    const missing = await page.evaluate(missingIn, texts).catch(() => texts);
    if (missing.length === 0 || performance.now() > deadline) return missing;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn))).catch(() => undefined);
  }
}
