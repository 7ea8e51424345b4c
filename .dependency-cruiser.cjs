/** What no order says; the order of imports is in scripts/import-order.ts. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
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
