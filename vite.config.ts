import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { words as de } from './src/web/shell/words.de.ts';
import { words as en } from './src/web/shell/words.en.ts';
import { words as fr } from './src/web/shell/words.fr.ts';
import { words as it } from './src/web/shell/words.it.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the installed app says of itself: in German, and in the other languages in files of their own. */
const MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: 'Gschobe',
  short_name: 'Gschobe',
  description: de.description,
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
};

/** The page names the one of its language (src/web/i18n/words.ts). */
const manifests: Plugin = {
  name: 'manifests',
  generateBundle() {
    for (const [language, { description }] of Object.entries({ fr, it, en })) {
      const source = JSON.stringify({ ...MANIFEST, lang: `${language}-CH`, description });
      this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source });
    }
  },
};

/** The handbook in words, read by `/help` and by its print (src/web/help/worded.ts). */
const handbook: Plugin = {
  name: 'handbook',
  async generateBundle() {
    const { wordedHandbook } = await import('./src/web/help/worded.ts');
    for (const file of await wordedHandbook()) this.emitFile({ type: 'asset', ...file });
  },
};

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
    manifests,
    handbook,
    VitePWA({
      registerType: 'prompt',
      injectRegister: false, // src/web/shell/worker.ts does it
      manifest: MANIFEST,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,wasm}', 'handbook/**/*.json'],
        // Weights are large and never change: kept when a computer player is first asked.
        runtimeCaching: [
          { urlPattern: /\.jassnet$/, handler: 'CacheFirst', options: { cacheName: 'weights' } },
          // Pictures of the handbook: kept once seen.
          { urlPattern: /\/handbook\/.*\.jpg$/, handler: 'StaleWhileRevalidate', options: { cacheName: 'handbook' } },
        ],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/(healthz|readyz|metrics|openapi\.json)/],
      },
    }),
  ],
});
