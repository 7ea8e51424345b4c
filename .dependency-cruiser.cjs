/** Imports run one way; docs in CONTRIBUTING.md. @type {import('dependency-cruiser').IConfiguration} */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|packages|supabase|scripts|e2e|bench)/', pathNot: allowed },
})

module.exports = {
  forbidden: [
    only(
      'domain-imports-nothing',
      '^src/domain/',
      '^src/domain/',
      'The rules know neither browser nor server.',
    ),
    only(
      'contract-knows-the-domain-only',
      '^src/contract/',
      '^src/(contract|domain)/',
      'What both sides share.',
    ),
    only('ui-is-domain-free', '^src/web/ui/', '^src/web/(ui|i18n)/', 'The design system knows no product.'),
    only(
      'lib-below-features',
      '^src/web/lib/',
      '^src/(web/(lib|i18n|ui|brand\\.ts|render-context\\.ts)|contract|domain)',
      'Features use lib, not the other way.',
    ),
    only(
      'entities-below-features',
      '^src/web/entities/',
      '^src/(web/(entities|lib|i18n|ui|brand\\.ts)|contract|domain)',
      'Features use entities, not the other way.',
    ),
    only(
      'web-meets-server-over-contract',
      '^src/web/',
      '^src/(web|contract|domain)/|^src/web\\.|^scripts/compress-assets',
      'The browser never imports the server.',
    ),
    only(
      'server-does-not-import-web',
      '^src/server/',
      '^(src/(server|contract|domain)|packages/backend|supabase/seed)/',
      'The server reaches pages only through the built bundle.',
    ),
    {
      name: 'backend-knows-no-product',
      comment: 'What it needs of the product arrives as an argument.',
      severity: 'error',
      from: { path: '^packages/backend/' },
      to: { path: '^(src|supabase|scripts|e2e|bench)/' },
    },
    {
      name: 'features-do-not-import-each-other',
      comment: 'Routes compose features.',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/(features|routes)/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'protocols-do-not-import-each-other',
      comment: 'auth, rest, storage and functions meet in the database alone.',
      severity: 'error',
      from: {
        path: '^packages/backend/src/(auth|rest|storage|functions)/',
        pathNot: '\\.test\\.ts$|/testing/',
      },
      to: {
        path: '^packages/backend/src/(auth|rest|storage|functions|jobs)/|^src/server/(render/|[^/]+/area|(app|areas|main|open-site|start)\\.ts$)',
        pathNot: '^packages/backend/src/$1/',
      },
    },
    {
      name: 'ground-does-not-know-what-stands-on-it',
      comment: 'These are used by the protocols, not the other way.',
      severity: 'error',
      from: {
        path: '^packages/backend/src/(db|http)/|^src/server/(mail|payments/(?!use-cases|tasks|area))',
        pathNot: '\\.test\\.ts$|/testing/',
      },
      to: {
        path: '^packages/backend/src/(auth|rest|storage|functions|jobs|testing)/|^src/server/(render|testing)/|^src/server/(app|areas|main|open-site|start)\\.ts$',
      },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: '^(src|packages|supabase)/' },
      // A type costs nothing when the module is loaded, and an import() happens after that.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'runs-without-development-packages',
      comment:
        'What the product needs is there after npm ci --omit=dev; the list of routes is read by the build.',
      severity: 'error',
      from: { path: '^(src|packages|supabase)/', pathNot: '\\.test\\.tsx?$|/testing/|^src/web/routes\\.ts$' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: '^(src|packages|supabase)/' },
      // The last two are types alone, for the compiler to find.
      to: {
        couldNotResolve: true,
        pathNot: '\\+types|^virtual:|\\?(url|raw|worker)|^(geojson|topojson-specification)$',
      },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.react-router|\\+types|^packages/backend/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
    combinedDependencies: true,
  },
}
