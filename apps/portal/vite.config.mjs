import crypto from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress.ts';
import { families } from './build/families.ts';
import { firstLoad } from './build/firstLoad.ts';
import { fontFiles } from './build/font.ts';

/** A class by its name and its file; the usual names carry their line too, which does not compress. */
const className = (name, file) =>
  `${name}_${crypto.hash('sha1', path.relative(import.meta.dirname, file)).slice(0, 3)}`;

/**
 * What is fetched with a lazy chunk: scripts in one order, since equal lists compress, and style sheets in the order of their cascade.
 * What every page fetches by itself is not named again. The page itself names all, or the bundler's helpers would come a trip later.
 */
const beside = (_, files, { hostType }) => {
  if (hostType === 'html') return files;
  const scripts = files.filter(
    (file) => file.endsWith('.js') && !/rolldown-runtime|\/(?:common|links|next|around)-/.test(file),
  );
  return [...scripts.toSorted(), ...files.filter((file) => !file.endsWith('.js'))];
};

export default defineConfig({
  plugins: [react(), compressAssets(), fontFiles()],
  css: { modules: { generateScopedName: className } },
  build: {
    manifest: true,
    // Nothing may be inlined: the page's policy takes no inline script, and a font in the CSS would block the first step.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: beside },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        hashCharacters: 'hex',
        codeSplitting: { groups: [firstLoad(), ...families] },
        // The first chunk names all others, and a hash does not compress: 28 bits tell one build's file from another's.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
