import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

const taken = path.resolve(import.meta.dirname, '../../../test-results/screens');
const looks = ['phone-light', 'phone-dark', 'desktop-light'] as const;

/** One screen in its looks, beside its name. Pictures lie where `inspect` puts them. */
function figure(name: string): string {
  const images = looks.map((look) => {
    const bytes = fs.readFileSync(path.join(taken, `${name}-${look}.png`)).toString('base64');
    return `<img class="${look.split('-')[0]}" alt="" src="data:image/png;base64,${bytes}">`;
  });
  return `<figure><figcaption>${name}</figcaption>${images.join('')}</figure>`;
}

const style = `body{margin:0;padding:24px;background:#e6e8ec;font:600 15px sans-serif;display:flex;flex-wrap:wrap;gap:24px}
figure{margin:0;display:grid;grid-template-columns:auto auto auto;gap:10px;align-items:start}
figcaption{grid-column:1/-1}.phone{width:234px}.desktop{width:480px}img{border-radius:8px}`;

/** All these screens on one sheet, to be looked at beside the drawings. */
export async function contactSheet(page: Page, names: readonly string[], file: string): Promise<void> {
  await page.setViewportSize({ width: 2050, height: 800 });
  await page.setContent(`<style>${style}</style>${names.map(figure).join('')}`);
  await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 72 });
}
