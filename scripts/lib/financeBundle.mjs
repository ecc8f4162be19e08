import { defineConfig } from 'vite';

// One file with all that it needs of the other packages in it: whoever installs it installs nothing else.
export default defineConfig({
  build: {
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'index' },
    target: 'es2022',
    minify: false,
    emptyOutDir: true,
  },
});
