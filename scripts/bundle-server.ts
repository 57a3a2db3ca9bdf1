/** `npm run build:server`: bundles the server. Run it after the catalog and the pages are built. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, rolldown } from 'rolldown'

const ROOT = path.resolve(import.meta.dirname, '..')
const SOURCES = path.join(ROOT, 'packages/server/src')
const BUNDLE = path.join(ROOT, 'packages/server/build')

/** Modules that start a process or a thread. */
const entries = [
  'main',
  'threads/run-worker',
  'threads/page-worker',
  'commands/migrate-command',
  'commands/backup-command',
  'commands/restore-command',
]

/** Packages that have native code, or look for files next to their own. They stay in `node_modules`. */
const notBundled = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'piscina',
  // Only for `npm run dev`, which runs the sources.
  '@cardsight/web/dev-server',
  // Optional, and not installed.
  'pg-native',
]

/** A module that a thread runs, or the URL of the module itself. */
const ownUrl = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)|import\.meta\.(?:url|dirname|filename)/g

/** Our code finds files by its own URL. In the bundle that stays the URL of the source, but threads run bundled modules. */
const sourceUrls: Plugin = {
  name: 'source-urls',
  transform: {
    filter: { id: /[\\/]packages[\\/][\w-]+[\\/]src[\\/]/, code: ownUrl },
    handler: (code, id) => {
      const source = path.relative(BUNDLE, id).split(path.sep).join('/')
      return code.replaceAll(ownUrl, (found, thread?: string) => {
        if (thread !== undefined) {
          return `new URL('./${thread}.js', import.meta.url)`
        }
        if (found !== 'import.meta.url') {
          throw new Error(`${id} uses ${found}, which has another value in the bundle. Use import.meta.url.`)
        }
        return `new URL('${source}', import.meta.url).href`
      })
    },
  },
}

rmSync(BUNDLE, { recursive: true, force: true })
const build = await rolldown({
  input: Object.fromEntries(entries.map((name) => [path.basename(name), path.join(SOURCES, `${name}.ts`)])),
  platform: 'node',
  external: (id) => notBundled.includes(id),
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  plugins: [sourceUrls],
  // React's directives for bundlers, which mean nothing on a server.
  checks: { moduleLevelDirective: false },
})
await build.write({
  dir: BUNDLE,
  format: 'esm',
  // All in one folder, so that paths to sources are the same in every file.
  chunkFileNames: '[name]-[hash].js',
  comments: false,
  // A single character beyond Latin-1 would double the memory that V8 needs for a file.
  charset: 'ascii',
})
