import { expect, it } from 'vitest';
import { html, trusted } from './html.ts';

it('escapes what people wrote, in text and in attributes', () => {
  const name = `<img src=x onerror="alert('1')">&`;
  expect(html`<b title="${name}">${name}</b>`.markup).not.toMatch(/<img|onerror="|'/);
});

it('keeps markup, lists and nothing at all', () => {
  const rows = ['a', 'b'].map((text) => html`<i>${text}</i>`);
  expect(html`<p>${rows}${null}${2}${trusted('<hr>')}</p>`.markup).toBe('<p><i>a</i><i>b</i>2<hr></p>');
});
