import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress.ts';
import { families } from './build/families.ts';
import { firstLoad } from './build/firstLoad.ts';
import { montserratSubset } from './build/font.ts';

export default defineConfig(async () => ({
  plugins: [react(), compressAssets()],
  resolve: { alias: { '~montserrat': await montserratSubset() } },
  build: {
    manifest: true,
    // Nothing may be inlined: the page's policy takes no inline script, and a font in the CSS would block the first step.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [firstLoad(), ...families] } } },
  },
}));
