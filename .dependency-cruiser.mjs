// The rooms of the house: who may import whom. The table stands in docs/architecture.md;
// scripts/rooms.test.ts plants a forbidden import for every rule here and sees it refused.
//
// How to read a rule: an import whose source matches `from` and whose target matches `to` is an
// error. `$1` stands for what the first group of `from.path` matched, which is the topic's folder.
// Tests are left out of the picture (see `exclude`): they may import anything within their package,
// which TypeScript's `rootDir` holds them to.

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'shared-is-pure',
      comment: 'Browser, server and importer all run it: zod and pure libraries, no Node.',
      severity: 'error',
      from: { path: '^shared/' },
      to: {
        pathNot: [
          '^shared/src/',
          'node_modules/(zod|libphonenumber-js|tldts|@scure/base|@noble/hashes)/',
        ],
      },
    },

    {
      name: 'embedded-postgres-stands-alone',
      comment: 'It starts a PostgreSQL and could leave for a repository of its own.',
      severity: 'error',
      from: { path: '^embedded-postgres/' },
      to: { path: '^(shared|openid-provider|server|web|e2e|bench|scripts)/' },
    },
    {
      name: 'openid-provider-stands-alone',
      comment: 'It plays Google for tests of the server and journeys, and knows neither.',
      severity: 'error',
      from: { path: '^openid-provider/' },
      to: { path: '^(shared|embedded-postgres|server|web|e2e|bench|scripts)/' },
    },

    {
      name: 'server-knows-shared-only',
      comment: 'Of the other packages, the server sees the contract and the embedded database.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(openid-provider|web|e2e|bench|scripts)/' },
    },
    {
      name: 'platform-knows-no-module',
      comment: 'The platform serves every topic and knows none.',
      severity: 'error',
      from: { path: '^server/src/platform/' },
      to: { path: '^server/src/', pathNot: '^server/src/platform/' },
    },
    {
      name: 'modules-meet-at-the-index',
      comment: "A module's index.ts is all that other modules may use of it.",
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/' },
      to: {
        path: '^server/src/modules/',
        pathNot: ['^server/src/modules/$1/', '^server/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'modules-know-no-assembly',
      comment:
        'app.ts, main.ts and the commands put modules together; modules do not look up to them.',
      severity: 'error',
      from: { path: '^server/src/modules/' },
      to: { path: '^server/src/', pathNot: '^server/src/(modules|platform)/' },
    },
    {
      name: 'modules-without-cycles',
      comment: 'Two modules that need each other are one module, or lack a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/src/modules/([^/]+)' },
      to: {
        circular: true,
        path: '^server/src/modules/',
        pathNot: '^server/src/modules/$1(/|$)',
      },
    },
    {
      name: 'routes-call-the-service',
      comment: 'A request takes one way: routes, service, queries.',
      severity: 'error',
      from: { path: '^server/src/modules/.+\\.routes\\.ts$' },
      to: { path: '\\.queries\\.ts$' },
    },
    {
      name: 'nothing-calls-routes',
      comment:
        'Routes are the outermost: the index hands them to the assembly, no one else needs them.',
      severity: 'error',
      from: { path: '^server/src/modules/', pathNot: '/index\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'queries-call-no-service',
      comment: 'Queries are the innermost: SQL in, rows out.',
      severity: 'error',
      from: { path: '^server/src/modules/.+\\.queries\\.ts$' },
      to: { path: '\\.(service|jobs)\\.ts$' },
    },
    {
      name: 'only-queries-touch-the-database',
      comment:
        'Tables and SQL stay in *.queries.ts. A service opens a transaction with platform/database/database.ts.',
      severity: 'error',
      from: { path: '^server/src/modules/', pathNot: '\\.(queries|schema)\\.ts$' },
      to: {
        path: [
          '^server/src/(platform/database/|modules/.+\\.)schema\\.ts$',
          'node_modules/(drizzle-orm|pg|@types/pg|pg-copy-streams|postgres)/',
        ],
      },
    },

    {
      name: 'web-knows-shared-only',
      comment: 'Of the other packages, the web app sees the contract alone.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(openid-provider|server|e2e|bench|scripts)/' },
    },
    {
      name: 'ui-knows-no-topic',
      comment: 'Parts that know no topic import parts that know no topic.',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^(web|shared)/src/', pathNot: '^web/src/ui/' },
    },
    {
      name: 'api-knows-shared-only',
      comment: 'The client knows the contract; screens decide what to do with an answer.',
      severity: 'error',
      from: { path: '^web/src/api/' },
      to: { path: '^web/src/', pathNot: '^web/src/api/' },
    },
    {
      name: 'features-never-meet',
      comment: 'Features meet in the pages, so that each can be deleted whole.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'features-know-no-page',
      comment: 'Pages put features together; a feature does not know where it stands.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/', pathNot: '^web/src/(features|api|ui)/' },
    },

    {
      name: 'journeys-know-shared-only',
      comment: 'Journeys and benchmarks act from outside, as people and clients do.',
      severity: 'error',
      from: { path: '^(e2e|bench)/' },
      to: { path: '^(server|web|scripts)/' },
    },

    {
      name: 'no-cycles',
      comment: 'Files that import each other cannot be understood, or deleted, one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-is-found',
      comment: 'An import that cannot be followed cannot be judged by the rules above.',
      severity: 'error',
      from: {},
      // React Router generates `+types` for TypeScript alone; there is no file to find.
      to: { couldNotResolve: true, pathNot: '/\\+types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.test\\.tsx?$', '^[^/]+/(build|\\.react-router)/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
