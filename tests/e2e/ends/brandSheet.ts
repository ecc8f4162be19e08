import fs from 'node:fs';
import type { Page } from 'playwright-core';

interface Row {
  readonly name: string;
  /** Without the width and the ending. */
  readonly files: readonly string[];
}

const shown: Readonly<Record<number, number>> = { 360: 200, 1280: 400 };

const image = (file: string, width: number): string =>
  `<img alt="" width="${shown[width] ?? width}" src="data:image/png;base64,${fs.readFileSync(`${file}-${width}.png`).toString('base64')}">`;

const style = `body{margin:0;padding:16px;background:#e6e8ec;font:600 16px sans-serif;display:grid;gap:14px;width:max-content}
section{display:flex;gap:12px;align-items:center}h2{writing-mode:vertical-rl;transform:rotate(180deg);margin:0;width:24px;font-size:16px;text-align:center}img{border-radius:6px;display:block}`;

/** One brand a line, its moments side by side, all of one width. */
export async function brandSheet(page: Page, rows: readonly Row[], width: number, file: string): Promise<void> {
  const lines = rows.map(
    ({ name, files }) => `<section><h2>${name}</h2>${files.map((one) => image(one, width)).join('')}</section>`,
  );
  await page.setContent(`<style>${style}</style>${lines.join('')}`);
  const wide = await page.evaluate(() => document.body.scrollWidth);
  await page.setViewportSize({ width: wide, height: 800 });
  await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 70 });
}
