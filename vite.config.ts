import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

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
    // The way to the first card is fetched side by side. Other screens name only their styles ahead: the names of
    // everything would be two kilobytes of the first page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) =>
        /\/(home|tableScreen)-/.test(file) ? files : files.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Few files on the way to the first card: the frame in one, the rules and the cards in another.
        codeSplitting: {
          groups: [
            { name: 'curves', test: /@noble|src\/kit\/signature/, priority: 1 }, // what the others do not claim
            {
              name: 'frame',
              priority: 3,
              test: /node_modules\/@?preact|src\/web\/(shell|parts|api|push|i18n)\/(?!words|signature|file-drop|field|table\.)/,
            },
            {
              name: 'jass',
              test: /src\/schieber\/(?!notation)|src\/kit\/(?!time|signature)|src\/web\/cards\/(?!words)/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
  assetsInclude: ['**/*.jassnet'],
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: process.env['API'] ?? 'http://localhost:8080', ws: true } } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    VitePWA({
      registerType: 'prompt',
      injectRegister: false, // src/web/shell/worker.ts does it
      manifest: {
        id: '/',
        name: 'Gschobe',
        short_name: 'Gschobe',
        description: 'Schieber jassen gegen starke, ehrliche Computerspieler.',
        lang: 'de-CH',
        start_url: '/',
        display: 'standalone',
        background_color: '#f6f2e8',
        theme_color: '#2b6149',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,wasm}'],
        // Weights are large and never change: kept when a computer player is first asked.
        runtimeCaching: [{ urlPattern: /\.jassnet$/, handler: 'CacheFirst', options: { cacheName: 'weights' } }],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/(healthz|readyz|metrics|openapi\.json)/],
      },
    }),
  ],
});
