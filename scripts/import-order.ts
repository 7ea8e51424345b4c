/**
 * Modules of one level. A path is a file, a folder (`src/domain/`), the files directly in a folder
 * (`src/server/*`), or each folder of a folder (`src/web/features/*\/`).
 */
export interface Layer {
  name: string
  paths: readonly string[]
  /** Modules under different paths of it do not import each other. */
  isIndependent?: true
  /** Other layers import only the files directly in its folder, except `area.ts`. */
  hasPrivateFolders?: true
  /** It assembles the areas, so it may import their private files. */
  importsPrivateFolders?: true
  /** Packages that it may import besides those of its part. */
  packages?: readonly string[]
  /** It is passed in at the start, so every layer of its part may import its types. */
  isInjected?: true
}

/** Layers in order, lowest first: each may import itself and those listed before it. */
export interface Part {
  name: string
  /** The parts that every layer of it may import. */
  mayImport: readonly string[]
  /** The packages that its layers may import, by name; `node:` stands for the modules of Node.js, `*` for all. */
  packages: readonly string[]
  layers: readonly Layer[]
}

const area = (name: string, ...packages: string[]): Layer => ({
  name,
  paths: [`src/server/${name}/`],
  hasPrivateFolders: true,
  ...(packages.length > 0 && { packages }),
})
const entity = (name: string, ...packages: string[]): Layer => ({
  name: `entity ${name}`,
  paths: [`src/web/entities/${name}/`],
  ...(packages.length > 0 && { packages }),
})

/** The official client, in its parts. */
const CLIENT = [
  '@supabase/auth-js',
  '@supabase/functions-js',
  '@supabase/postgrest-js',
  '@supabase/storage-js',
]
const MAP = ['geojson', 'maplibre-gl', 'pmtiles', 'topojson-client', 'topojson-specification', 'world-atlas']

/**
 * All modules in the order of their imports; a module that is not listed may neither import nor be imported.
 * Tests and their helpers (`testing/`) may import anything, and only tests import them.
 */
export const IMPORT_ORDER: readonly Part[] = [
  {
    name: 'rules',
    mayImport: [],
    packages: [],
    layers: [
      { name: 'domain', paths: ['src/domain/'] },
      { name: 'contract', paths: ['src/contract/'], packages: ['kysely', 'otpauth'] },
    ],
  },
  {
    name: 'backend',
    mayImport: [],
    // Its own package.json says which: undeclared-packages.ts.
    packages: ['*'],
    layers: [
      { name: 'start', paths: ['packages/backend/src/start/', 'packages/backend/src/log.ts'] },
      { name: 'keys', paths: ['packages/backend/src/keys/'] },
      { name: 'db', paths: ['packages/backend/src/db/'] },
      { name: 'http', paths: ['packages/backend/src/http/'] },
      { name: 'security', paths: ['packages/backend/src/security/'] },
      { name: 'tasks', paths: ['packages/backend/src/tasks/'] },
      {
        name: 'protocols',
        paths: ['auth', 'rest', 'storage', 'functions', 'realtime'].map(
          (name) => `packages/backend/src/${name}/`,
        ),
        isIndependent: true,
      },
      { name: 'backup', paths: ['packages/backend/src/backup/'] },
      { name: 'jobs', paths: ['packages/backend/src/jobs/'] },
      { name: 'whole', paths: ['packages/backend/src/*'], isInjected: true },
    ],
  },
  {
    name: 'texts',
    mayImport: ['rules'],
    packages: ['react'],
    layers: [{ name: 'i18n', paths: ['src/web/i18n/'] }],
  },
  {
    name: 'look',
    mayImport: ['texts'],
    packages: ['@tanstack/react-table', 'lucide-react', 'qrcode', 'react', 'react-router'],
    layers: [{ name: 'ui', paths: ['src/web/ui/'] }],
  },
  {
    name: 'web',
    mayImport: ['rules', 'texts', 'look'],
    packages: ['@tanstack/react-query', 'lucide-react', 'react', 'react-dom', 'react-router'],
    layers: [
      { name: 'brand', paths: ['src/web/brand.ts', 'src/web/render-context.ts', 'src/web/styles/'] },
      {
        name: 'lib',
        paths: ['src/web/lib/'],
        packages: [...CLIENT, '@supabase/realtime-js', 'idb-keyval', 'lru-cache', 'tus-js-client'],
      },
      ...[
        'period',
        'block',
        'calendar-feed',
        'card',
        'delivery',
        'identity',
        'passkey',
        'proof',
        'translation',
      ].map((name) => entity(name)),
      entity('password', '@zxcvbn-ts/core', '@zxcvbn-ts/language-common'),
      entity('bulk'),
      ...['payment', 'person', 'photo', 'place', 'provider', 'push', 'hub'].map((name) => entity(name)),
      entity('device'),
      entity('secret'),
      entity('site-picture'),
      entity('signal'),
      entity('item', 'diff'),
      ...['adjustment', 'ledger', 'notice', 'office', 'review', 'suggestion'].map((name) => entity(name)),
      { name: 'content', paths: ['src/web/content/'] },
      {
        name: 'features',
        paths: ['src/web/features/*/'],
        isIndependent: true,
        packages: [
          ...CLIENT,
          ...MAP,
          '@zxing/browser',
          '@zxing/library',
          'mrz',
          'react-easy-crop',
          'thumbhash',
        ],
      },
      { name: 'routes', paths: ['src/web/routes/'] },
      {
        name: 'entries',
        paths: ['src/web/*'],
        packages: [
          '@fontsource-variable/figtree',
          '@fontsource/bricolage-grotesque',
          '@react-router/dev',
          'isbot',
          'node:',
        ],
      },
    ],
  },
  {
    name: 'seed',
    mayImport: ['rules', 'backend'],
    packages: ['@node-rs/argon2', 'ibantools', 'node:', 'pg', 'sharp', 'thumbhash'],
    layers: [{ name: 'seed', paths: ['supabase/seed/'] }],
  },
  {
    name: 'server',
    mayImport: ['rules', 'texts', 'backend', 'seed'],
    packages: ['hono', 'kysely', 'lru-cache', 'node:', 'pg', 'zod'],
    layers: [
      { name: 'version', paths: ['src/server/version.ts'] },
      area('mail', 'nodemailer'),
      area('documents', 'pdfkit', 'piscina'),
      area('lifecycle'),
      area('administration'),
      area('settings', 'sharp'),
      area('categories'),
      area('content', 'markdown-it'),
      area('cases'),
      area('conduct'),
      area('providers', 'stripe'),
      area('play-money'),
      area('money'),
      area('ledger'),
      area('notifications', 'web-push'),
      area('integrations', 'standardwebhooks'),
      area('booking'),
      area('extensions'),
      area('checkout'),
      area('claims'),
      area('identity'),
      area('payouts', 'ibantools'),
      area('tax'),
      area('invoices', 'fflate', 'xmlbuilder2'),
      area('interventions'),
      area('listing', 'geo-tz', 'ical.js', 'piscina'),
      area('imports', 'papaparse'),
      area('hubs'),
      area('records'),
      area('disputes'),
      area('reviews'),
      area('messaging'),
      area('rescue'),
      area('saved-searches'),
      area('wishes'),
      area('map'),
      area('places'),
      area('link-pictures', 'sharp'),
      area('signals', 'disposable-email-domains-js'),
      area(
        'operations',
        '@opentelemetry/api',
        '@opentelemetry/core',
        '@opentelemetry/exporter-metrics-otlp-http',
        '@opentelemetry/exporter-trace-otlp-http',
        '@opentelemetry/resources',
        '@opentelemetry/sdk-metrics',
        '@opentelemetry/sdk-trace',
        'pg',
        'prom-client',
        'tar',
      ),
      area('setup'),
      area('accounts'),
      { name: 'render', paths: ['src/server/render/'], packages: ['comlink', 'piscina', 'react-router'] },
      { name: 'areas', paths: ['src/server/areas.ts'], importsPrivateFolders: true },
      {
        name: 'start of the server',
        paths: ['src/server/*'],
        importsPrivateFolders: true,
        isInjected: true,
        packages: ['@hono/node-server', 'jose'],
      },
      { name: 'hosted project', paths: ['src/server/hosted/'], isInjected: true },
    ],
  },
]
