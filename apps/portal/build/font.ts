import fs from 'node:fs/promises';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fonts } from '@passo/domain/theme/fonts.ts';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const portuguese = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü';
const punctuation = '\u00a0ªº°§·•–—‘’“”…×€';

/**
 * Emits each font that a partner may name, with the letters of Portuguese only; the server writes the rule for the one that is named.
 * Measured (woff2, Montserrat): the whole Latin file 38.0 kB, these letters with the whole weight axis 22.2, two fixed weights
 * 18.8, the axis cut to 400-800 24.8 (cutting adds a default master). Kerning and tabular figures are all that the page uses.
 */
export function fontFiles(): Plugin {
  return {
    name: 'passo-fonts',
    apply: 'build',
    async buildStart() {
      for (const { file } of Object.values(fonts)) {
        this.emitFile({ type: 'asset', name: `${file}.woff2`, source: await subsetOf(file) });
      }
    },
  };
}

async function subsetOf(file: string): Promise<Buffer> {
  const folder = path.dirname(require.resolve(`@fontsource-variable/${file}/package.json`));
  const whole = await fs.readFile(path.join(folder, `files/${file}-latin-wght-normal.woff2`));
  return subsetFont(whole, ascii + portuguese + punctuation, {
    ...{ targetFormat: 'woff2', keepFeatures: ['kern', 'tnum'], noHinting: true },
  });
}
