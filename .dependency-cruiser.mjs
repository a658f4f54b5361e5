// Which part of the repository may import which. docs/architecture.md has the table;
// scripts/import-rules.test.ts checks that every rule here refuses a forbidden import.
//
// How to read a rule: an import whose source matches `from` and whose target matches `to` is an
// error. `$1` stands for what the first group of `from.path` matched: the topic's folder. Tests are
// excluded (see `exclude`): they may import anything within their package, as TypeScript's `rootDir`
// ensures.

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'shared-is-pure',
      comment:
        'The browser, the server and the importer all run it, so it uses only zod/mini and pure libraries, not Node.',
      severity: 'error',
      from: { path: '^shared/' },
      to: {
        pathNot: [
          '^shared/src/',
          'node_modules/(zod|libphonenumber-js|tldts|@scure/base|@noble/hashes|punycode.js)/',
        ],
      },
    },

    {
      name: 'zod-mini-in-the-browser',
      comment: 'First loads have no room for zod itself, which does the same.',
      severity: 'error',
      from: { path: '^(shared|web)/' },
      to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/mini/' },
    },

    {
      name: 'embedded-postgres-stands-alone',
      comment: 'It only starts a PostgreSQL, and could have its own repository.',
      severity: 'error',
      from: { path: '^embedded-postgres/' },
      to: { path: '^(shared|openid-provider|server|web|e2e|bench|scripts)/' },
    },
    {
      name: 'openid-provider-stands-alone',
      comment: 'It stands in for Google in server and browser tests, and depends on neither.',
      severity: 'error',
      from: { path: '^openid-provider/' },
      to: { path: '^(shared|embedded-postgres|server|web|e2e|bench|scripts)/' },
    },

    {
      name: 'client-stands-alone',
      comment: 'Programs of others use it, which have nothing else of ours.',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^(shared|embedded-postgres|openid-provider|server|web|e2e|bench|scripts)/' },
    },

    {
      name: 'server-knows-contract-and-database',
      comment:
        'Of the other packages, the server uses only the contract and the embedded database.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(openid-provider|web|e2e|bench|scripts)/' },
    },
    {
      name: 'platform-knows-no-module',
      comment: 'The platform serves every module and depends on none.',
      severity: 'error',
      from: { path: '^server/src/platform/' },
      to: { path: '^server/src/', pathNot: '^server/src/platform/' },
    },
    {
      name: 'modules-meet-at-the-index',
      comment: "Other modules may use only a module's index.ts.",
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
        'app.ts, main.ts and the commands assemble the modules; modules do not depend on them.',
      severity: 'error',
      from: { path: '^server/src/modules/' },
      to: { path: '^server/src/', pathNot: '^server/src/(modules|platform)/' },
    },
    {
      name: 'routes-call-the-service',
      comment: 'A request goes one way: routes, service, queries.',
      severity: 'error',
      from: { path: '^server/src/modules/.+\\.routes\\.ts$' },
      to: { path: '\\.queries\\.ts$' },
    },
    {
      name: 'nothing-calls-routes',
      comment: 'Routes are the outermost layer: only the index uses them, to hand them to app.ts.',
      severity: 'error',
      from: { path: '^server/src/modules/', pathNot: '/index\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'queries-call-no-service',
      comment: 'Queries are the innermost layer: SQL in, rows out.',
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
      comment: 'Of the other packages, the web app uses only the contract.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(openid-provider|server|e2e|bench|scripts)/' },
    },
    {
      name: 'ui-knows-no-topic',
      comment: 'Parts without a topic import only parts without a topic, such as plurals.',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^(web|shared)/src/', pathNot: '^(web/src/ui|shared/src/text)/' },
    },
    {
      name: 'api-knows-shared-only',
      comment: 'The client knows only the contract; screens decide what to do with an answer.',
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
      comment: 'Pages combine features; a feature does not know where it is used.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/', pathNot: '^web/src/(features|api|ui)/' },
    },

    {
      name: 'journeys-know-shared-only',
      comment: 'Browser tests and benchmarks act from outside, as people and clients do.',
      severity: 'error',
      from: { path: '^(e2e|bench)/' },
      to: { path: '^(server|web|scripts)/' },
    },

    {
      name: 'test-data-stays-in-tests',
      comment: 'What stands in a folder `testing` is made up.',
      severity: 'error',
      from: { path: '^(shared|server|web)/', pathNot: '/testing/|\\.fault\\.ts$' },
      to: { path: '/testing/' },
    },

    {
      name: 'no-cycles',
      comment: 'Files that import each other cannot be understood, or deleted, one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-cycles-of-folders',
      comment: 'Two folders that need each other should be one folder, or share a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^((?:(?:server|shared|bench)/src/|web/src/[^/]+/).*?)([^/]+)$' },
      to: { circular: true, path: '^$1', pathNot: '^$1$2(/|$)' },
    },
    {
      name: 'every-import-is-found',
      comment: 'The rules above cannot check an import that cannot be resolved.',
      severity: 'error',
      from: {},
      // React Router generates `+types` for TypeScript alone; there is no file to find.
      to: { couldNotResolve: true, pathNot: '/\\+types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.(test|fault)\\.tsx?$', '^[^/]+/(build|\\.react-router)/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
