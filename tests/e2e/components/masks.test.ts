import { isMaskName, masks } from '@passo/domain';
import { maskExamples } from '@passo/domain/maskExamples.ts';
import type { CDPSession } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../../support/axe.ts';
import { openStage } from '../../support/stage.ts';
import { designerOn, type Designer } from './designer.ts';

const stage = openStage();
let designer: Designer;
let browser: CDPSession;
beforeAll(async () => {
  designer = await designerOn(stage, { viewport: PHONE });
  browser = await designer.page.context().newCDPSession(designer.page);
});

const significant = (text: string): string => text.replace(/[^\p{L}\p{N}*]/gu, '');

describe.each(Object.keys(masks).filter(isMaskName))('%s', (name) => {
  const mask = masks[name];
  const { example } = maskExamples[name];
  // A date travels in another order than it is typed.
  const raw = name === 'date' ? significant(example) : mask.unmask(example);
  const open = async (): Promise<void> => {
    await designer.open(`tipo=text&variante=${name}`);
    await designer.text().focus();
  };
  const holds = async (text: string): Promise<void> => {
    expect(await designer.text().inputValue()).toBe(text);
    await designer.sends({ text: mask.unmask(example) });
  };

  it('takes what is typed, and keeps the caret where somebody corrects it', async () => {
    await open();
    const { keyboard } = designer.page;
    await keyboard.type(raw);
    await holds(example);
    const meaning = significant(example);
    for (const at of new Set([1, Math.floor(meaning.length / 2), meaning.length - 1].filter((place) => place > 0))) {
      await keyboard.press('Home');
      while ((await designer.caret(designer.text())).left < at) await keyboard.press('ArrowRight');
      await keyboard.press('Backspace');
      expect(await designer.caret(designer.text())).toMatchObject({ left: at - 1 });
      expect(significant(await designer.text().inputValue())).toBe(meaning.slice(0, at - 1) + meaning.slice(at));
      await keyboard.type(meaning[at - 1] ?? '');
      expect(await designer.caret(designer.text())).toEqual({ text: example, left: at });
    }
    await holds(example);
  });

  it('takes what the browser fills in, with and without punctuation', async () => {
    for (const filled of [raw, example]) {
      await open();
      await browser.send('Input.insertText', { text: filled });
      await holds(example);
    }
  });

  it('takes what an Android keyboard composes', async () => {
    await open();
    for (let end = 1; end <= raw.length; end += 1) {
      const text = raw.slice(0, end);
      await browser.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    }
    await browser.send('Input.insertText', { text: raw });
    await holds(example);
  });
});
