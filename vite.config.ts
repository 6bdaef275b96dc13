import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Nothing is inlined into the page: the content security policy allows neither inline scripts nor inline styles.
export default defineConfig({
  root: at('src/web'),
  publicDir: at('src/web/public'),
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: process.env['API'] ?? 'http://localhost:8080', ws: true } } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
