import * as fields from '@passo/catalog/fields/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../../support/axe.ts';
import { openStage } from '../../support/stage.ts';
import { designerOn, type Designer } from './designer.ts';
import type { Driven } from './driven.ts';
import { openedKinds } from './openedKinds.ts';
import { pressedKinds } from './pressedKinds.ts';
import { typedKinds } from './typedKinds.ts';

const driven: readonly (readonly [string, Driven])[] = Object.entries({
  ...typedKinds,
  ...pressedKinds,
  ...openedKinds,
});

const stage = openStage();
let mouse: Designer;
let finger: Designer;
beforeAll(async () => {
  [mouse, finger] = await Promise.all([
    designerOn(stage, { viewport: DESKTOP }),
    designerOn(stage, { viewport: PHONE, hasTouch: true, isMobile: true }),
  ]);
});

/** What stands in sight and what would be sent. */
async function arrived(designer: Designer, { sent, shown, name, said }: Driven): Promise<void> {
  await designer.sends(sent);
  if (shown !== undefined) expect(await designer.text(name).inputValue()).toBe(shown);
  if (said !== undefined) await designer.page.getByText(said).first().waitFor();
}

const open = (designer: Designer, kind: string, { query = '' }: Driven): Promise<void> =>
  designer.open(`tipo=${kind}&${query}`);

it('drives every kind there is', () => {
  expect(driven.map(([kind]) => kind).sort()).toEqual(Object.keys(fields).sort());
});

describe.each(driven)('%s', (kind, how) => {
  it('by keyboard', async () => {
    await open(mouse, kind, how);
    await how.keyboard(mouse);
    await arrived(mouse, how);
  });

  it('by touch', async () => {
    await open(finger, kind, how);
    await how.touch(finger);
    await arrived(finger, how);
  });

  it.runIf(how.paste)('by paste', async () => {
    await open(mouse, kind, how);
    await how.paste?.(mouse);
    await arrived(mouse, how);
  });
});
