import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const ROOT = /\/web\/src\/root\.tsx/
/** A door lists all that a room has: through it every page would seem to import everything. */
const DOOR = /\/packages\/\w+\/src\/index\.ts$/
/** What every page takes through one. */
const TAKEN = /\/contract\/src\/(?:paths|sentences)\.ts$/
const COMMON = /\/web\/src\/(?:ui|lib|content|cards|root-data)|\/lucide-react\//
const CARDS =
  /\/web\/src\/(?:cards\/|content\/(?:category-styles|average-spending)|ui\/(?:table|charts))|\/engine\//

/**
 * What comes in one file. Left alone, the bundler makes a file for every set of pages that share something: up to
 * fifty for one page, most of less than a kilobyte, and a phone waits for their number rather than their weight.
 * The counts are of pages and of parts that come on demand; lower ones make fewer files, but heavier pages.
 */
const chunkGroups = [
  // Changes only with the lockfile.
  { name: 'framework', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 5 },
  { name: (id: string, modules: Modules) => (isOfEveryPage(id, modules) ? 'site' : null), priority: 4 },
  { name: 'common', test: COMMON, minShareCount: 9, priority: 3 },
  { name: 'cards', test: CARDS, minShareCount: 4, priority: 2 },
  { name: 'icons', test: /\/lucide-react\//, minShareCount: 4, priority: 1 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Inlined data: URIs would need a looser Content-Security-Policy than ours.
    assetsInlineLimit: 0,
    modulePreload: {
      // The names of all that its lazy parts import would weigh on every first visit to the front page.
      resolveDependencies: (_file, dependencies, { hostId }) =>
        /\/(?:site|home)-[\w-]+\.js$/.test(hostId) ? [] : dependencies,
    },
  },
  worker: {
    format: 'es',
    // One file: what a worker loads later would be a request after somebody has brought their statements.
    rolldownOptions: { output: { codeSplitting: false } },
  },
  environments: {
    ssr: {
      // Bundled a second time, the contract would register its schemas twice, and the API's description fails.
      build: { rolldownOptions: { external: ['@cardsight/contract'] } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
    },
  },
})

type Modules = { getModuleInfo: (id: string) => Readonly<{ importers: readonly string[] }> | null }

function isOfEveryPage(id: string, modules: Modules): boolean {
  const importing = new Set([id])
  for (const one of importing) {
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) {
      if (!DOOR.test(importer)) {
        importing.add(importer)
      }
    }
  }
  return TAKEN.test(id) || [...importing].some((one) => ROOT.test(one))
}
