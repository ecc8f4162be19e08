import { isMaskName, masks } from '@passo/domain';
import { maskExamples } from '@passo/domain/maskExamples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP } from '../../support/axe.ts';
import { openStage } from '../../support/stage.ts';
import { designerOn, type Designer } from './designer.ts';
import { Follower, SCRIPT, standing } from './follower.ts';

/* What a browser makes of real keys, composition and paste under each mask is what the model says, caret and all. */

const EDITS = 40;

const stage = openStage();
let designer: Designer;
let done = 0;
beforeAll(async () => {
  designer = await designerOn(stage, { viewport: DESKTOP });
});
afterAll(() => {
  process.stdout.write(`edits under masks in Chromium: ${done}\n`);
});

it.each(Object.keys(masks).filter(isMaskName))('%s', async (name) => {
  const { example } = maskExamples[name];
  const raw = example.replace(/[./() -]/g, '');
  const texts = [raw, example, 'da Costa 1', '+55 11 98765-4321', '7', raw.slice(0, 3), 'é', '0'];
  await designer.open(`tipo=text&variante=${name}`);
  await designer.text().focus();
  const follower = new Follower(designer, masks[name]);
  for (const [at, step] of SCRIPT.entries()) await follower.follow(step, texts[(at * 5) % texts.length] ?? '');
  expect(follower.edits).toBeGreaterThanOrEqual(EDITS);
  done += follower.edits;
  if (follower.now.text.trim() !== '') await designer.sends({ text: masks[name].unmask(follower.now.text) });
});

describe('what was seen', () => {
  const shows = async (text: string): Promise<void> => expect((await standing(designer)).text).toBe(text);
  const open = async (query: string): Promise<void> => {
    await designer.open(query);
    await designer.text().focus();
  };
  const presses = async (keys: string, times = 1): Promise<void> => {
    for (let time = 0; time < times; time += 1) await designer.page.keyboard.press(keys);
  };

  it('words come into the middle of a name', async () => {
    await open('tipo=text&variante=name');
    await designer.page.keyboard.type('Maria Silva');
    await presses('ArrowLeft', 6);
    await designer.page.keyboard.type(' da Costa');
    await shows('Maria da Costa Silva');
    await designer.sends({ text: 'Maria da Costa Silva' });
  });

  it('a country code that is typed goes', async () => {
    await open('tipo=text&variante=phone');
    await designer.page.keyboard.type('+55 11 98765-4321');
    await shows('(11) 98765-4321');
    await designer.sends({ text: '11987654321' });
  });

  it('an RG of seven digits has its points', async () => {
    await open('tipo=text&variante=rg');
    await designer.page.keyboard.type('1234567');
    await shows('1.234.567');
  });

  it('what is pasted into money is the amount that was copied, or nothing changes', async () => {
    await open('tipo=money');
    for (const [pasted, shown] of [
      ['500 reais', '500,00'],
      ['-500,00', '500,00'],
      ['R$ 1.250.', '1.250,00'],
      ['5 mil', '1.250,00'],
    ] as const) {
      await designer.paste(designer.text(), pasted);
      await shows(shown);
    }
    await designer.sends({ money: 1250 });
    await presses('Control+Z');
    await shows('500,00');
    await presses('Control+Z');
    await shows('');
    await designer.sends({});
    await presses('Control+Y', 2);
    await shows('1.250,00');
    await designer.sends({ money: 1250 });
  });

  it('a letter that has to come first may go and come back, and nothing less is sent meanwhile', async () => {
    await open('tipo=text&variante=rne');
    await designer.page.keyboard.type('V123456J');
    await presses('Home');
    await presses('Delete');
    await shows('123456J');
    await designer.text().blur();
    await designer.field.getByText('Campo inválido').waitFor();
    await designer.text().focus();
    await presses('Home');
    await designer.page.keyboard.type('w');
    await shows('W123456-J');
  });

  it('what is dropped is typed where it falls', async () => {
    await open('tipo=text&variante=cpf');
    await designer.page.keyboard.type('529');
    await designer.page.evaluate(() => {
      const dragged = document.createElement('p');
      dragged.id = 'dragged';
      dragged.draggable = true;
      dragged.textContent = 'CPF 982.247-25';
      dragged.addEventListener('dragstart', ({ dataTransfer }) =>
        dataTransfer?.setData('text/plain', 'CPF 982.247-25'),
      );
      document.querySelector('h1')?.before(dragged);
    });
    const box = await designer.text().boundingBox();
    const targetPosition = { x: (box?.width ?? 0) - 4, y: (box?.height ?? 0) / 2 };
    await designer.page.locator('#dragged').dragTo(designer.text(), { targetPosition });
    await shows('529.982.247-25');
    await designer.sends({ text: '52998224725' });
    await designer.page.locator('#dragged').evaluate((element) => element.remove());
  });

  it('the browser’s own undoing is the model’s', async () => {
    await open('tipo=text&variante=name');
    await designer.page.keyboard.type('Ana');
    await designer.page.evaluate(() => document.execCommand('undo'));
    await shows('An');
    await presses('Control+Shift+Z');
    await shows('Ana');
  });
});
