import type { Page } from 'playwright-core';
import { Customer } from '../../support/customer.ts';
import { begin, doStep, isDecided, World } from '../../support/journey.ts';
import type { Stage } from '../../support/stage.ts';
import { takeOver } from '../../support/takeOver.ts';

/** What is done with a screen at rest; its name is the channel's, its number on the way and the step's. */
export type Look = (page: Page, name: string) => Promise<void>;

const MOST_TURNS = 60;

/** Nothing is fetched, drawn or counted any more. */
export const isWhole = (): boolean => {
  const title = document.querySelector('h1')?.textContent ?? '';
  return title !== '' && !title.startsWith('Carregando') && document.querySelector('main [aria-busy=true]') === null;
};

const numbered = (channel: string, at: number, what: string): string =>
  `${channel}-${String(at).padStart(2, '0')}-${what}`;

/** Every screen of a channel from its landing page to its last one, each step as one comes to it; the names of them all. */
export async function everyScreen(stage: Stage, channel: string, cpf: string, look: Look): Promise<readonly string[]> {
  const page = await stage.device({ reducedMotion: 'reduce' });
  const names: string[] = [];
  const see = async (what: string): Promise<void> => {
    await page.waitForFunction(isWhole);
    names.push(numbered(channel, names.length, what));
    await look(page, names.at(-1) ?? '');
  };
  await page.goto(`${stage.url}/?canal=${channel}`);
  await see('inicio');
  await page.goto(`${stage.url}/?canal=${channel}&comecar=1`);
  await page.locator('main :is(button, input)').last().waitFor();
  await see('comeco');
  await steps(stage, channel, cpf, page, see);
  await page.context().close();
  return names;
}

/** The journey goes on over the wire; whatever it stands at is drawn anew. */
async function steps(
  stage: Stage,
  channel: string,
  cpf: string,
  page: Page,
  see: (what: string) => Promise<void>,
): Promise<void> {
  const customer = new Customer(stage.url);
  // A phone of one's own: a code that was sent to somebody else is not the one asked for.
  customer.phone = `1198${cpf.slice(2, 9)}`;
  const world = new World(stage.url);
  let proposal = await begin(customer, channel, cpf);
  for (let turn = 0, last = ''; turn < MOST_TURNS; turn += 1) {
    const { currentStep: here, data } = proposal;
    // Where only machines work the page is gone before anybody has looked; `gallery.test.ts` holds such waits still.
    const rests = customer.status() !== 'waiting' || isDecided(here);
    if (data.end !== null || (rests && here !== last)) {
      await takeOver(page, customer);
      await see(data.end === null ? here : 'fim');
      last = here;
    }
    if (data.end !== null) return;
    await doStep(customer, world);
    proposal = await customer.refresh();
  }
  throw new Error(`${channel} does not come to its end: ${proposal.currentStep}`);
}
