import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { BROWSER_LIBRARIES } from './scripts/browser-libraries.ts'
import { firstPageModules } from './scripts/first-page-modules.ts'
import { minifyFurther } from './scripts/minify-further.ts'
import { ownIcons } from './scripts/own-icons.ts'

const firstPages = firstPageModules()
/** Our own modules and libraries that many screens share. */
const SHARED = /src[\\/](?:web[\\/](?:ui|lib|i18n)|domain)[\\/]|lucide-react|@tanstack/
/** For the first pages, any of our own modules: each file less saves a request. */
const OURS = /src[\\/](?:web|domain)[\\/]|lucide-react|@tanstack/

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), ownIcons(), firstPages.plugin, minifyFurther(firstPages.has)],
  resolve: { alias: BROWSER_LIBRARIES },
  // Fonts and pictures stay files: the content security policy allows no data URLs for them.
  build: { assetsInlineLimit: 0, target: 'es2023', modulePreload: { polyfill: false } },
  // The server bundle carries its own production React, whatever NODE_ENV says when it is started.
  ssr: { noExternal: command === 'build' ? (true as const) : ['lucide-react'] },
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  environments: {
    ssr: { build: { sourcemap: true } },
    client: {
      build: {
        // The maps are then moved to where nobody may fetch them: `scripts/set-maps-aside.ts`.
        sourcemap: 'hidden',
        rolldownOptions: {
          output: {
            // Code that every page needs and that seldom changes: few files, which browsers cache over many releases.
            codeSplitting: {
              groups: [
                {
                  name: 'frame',
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie)[\\/]/,
                },
                // One file compresses better than fifty small ones; modules of one screen stay with it.
                {
                  name: 'common',
                  test: (id: string) =>
                    OURS.test(id) && firstPages.isForBrowsing(id) && !firstPages.isOnlyForSearch(id),
                  minShareCount: 2,
                },
                {
                  name: 'finding',
                  test: (id: string) => OURS.test(id) && firstPages.isOnlyForSearch(id),
                  minShareCount: 3,
                },
                {
                  name: 'deciding',
                  test: (id: string) =>
                    OURS.test(id) && firstPages.isForProduct(id) && !firstPages.isForBrowsing(id),
                  minShareCount: 2,
                },
                {
                  name: 'gathering',
                  test: (id: string) =>
                    OURS.test(id) &&
                    firstPages.has(id) &&
                    !firstPages.isForBrowsing(id) &&
                    !firstPages.isForProduct(id),
                  minShareCount: 3,
                },
                // Only the office has tables that sort and filter.
                { name: 'tables', test: /@tanstack[\\/](?:react-table|table-core)|ui[\\/]data-table/ },
                // What the first pages load once they are there, without what other pages share.
                {
                  name: 'soon',
                  test: (id: string) => SHARED.test(id) && firstPages.isForLateParts(id),
                  minShareCount: 3,
                },
                {
                  name: 'later',
                  test: (id: string) =>
                    SHARED.test(id) && !firstPages.has(id) && !firstPages.isForLateParts(id),
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: {
    // Each icon is one module already: optimising each would reload the page at its first use.
    // The map loads its worker from a file, which has to stay beside it.
    exclude: ['lucide-react', 'maplibre-gl'],
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      '@tanstack/react-query',
      '@supabase/auth-js',
      '@supabase/postgrest-js',
      '@supabase/storage-js',
      '@supabase/functions-js',
      'tus-js-client',
    ],
  },
}))
