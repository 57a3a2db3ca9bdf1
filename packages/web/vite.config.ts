import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const ROOT = /\/web\/src\/root\.tsx/
const COMMON = /\/web\/src\/(?:ui|lib|content|cards|root-data)|\/lucide-react\//
const CARDS = /\/web\/src\/(?:cards\/|ui\/(?:table|charts))/
/** Small parts of Radix that tabs and modals share. Without a group of their own, they'd be in the file of their largest user. */
const PRIMITIVES =
  /\/@radix-ui\/(?:primitive|react-(?:collection|compose-refs|context|direction|dismissable-layer|focus-scope|id|portal|presence|primitive|roving-focus|slot|use-[\w-]+|visually-hidden))\//
const CALCULATION = /\/web\/src\/content\/average-spending|\/engine\//

/**
 * Groups modules into shared files. By default the bundler creates a file for every set of pages that share a module:
 * up to fifty for one page, most below a kilobyte, and on a phone their number costs more than their size. The share
 * counts are numbers of pages and lazy parts; lower ones create fewer files, but larger pages.
 */
const chunkGroups = [
  // Changes only with the lockfile.
  { name: 'framework', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 6 },
  { name: (id: string, modules: Modules) => (isOfEveryPage(id, modules) ? 'site' : null), priority: 5 },
  { name: 'common', test: COMMON, minShareCount: 12, priority: 4 },
  // Apart from the cards, whose parts use them too: the spending form needs these before there are any cards.
  { name: 'calculation', test: CALCULATION, minShareCount: 4, priority: 3 },
  { name: 'primitives', test: PRIMITIVES, minShareCount: 4, priority: 3 },
  { name: 'icons', test: /\/lucide-react\/|\/content\/category-styles/, minShareCount: 4, priority: 3 },
  { name: 'cards', test: CARDS, minShareCount: 6, priority: 2 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // For development: packages are found before the first page is requested, so that it isn't loaded twice.
  optimizeDeps: { entries: ['src/root.tsx', 'src/routes/**/*.tsx'] },
  build: {
    // Inlined data: URIs would need a looser Content-Security-Policy than ours.
    assetsInlineLimit: 0,
    // Browsers that know light-dark(). For older ones it would be rewritten so that a part of a page can't be dark.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'],
    modulePreload: {
      // Listing the imports of all lazy parts would slow down every first visit to the home page.
      resolveDependencies: (_file, dependencies, { hostId }) =>
        /\/(?:site|home)-[\w-]+\.js$/.test(hostId) ? [] : dependencies,
    },
  },
  worker: {
    format: 'es',
    // One file: a chunk that a worker loads later would be a request after the user has added their statements.
    rolldownOptions: { output: { codeSplitting: false } },
  },
  environments: {
    ssr: {
      // Bundled, so that the container image has only the icons and date functions that pages use, not all of them.
      resolve: { noExternal: ['lucide-react', 'date-fns', 'ical-generator', 'react-day-picker'] },
      // If the contract were bundled twice, it would register its schemas twice, and the API's description would fail.
      build: { rolldownOptions: { external: [/^@cardsight\/contract\//] } },
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
      importing.add(importer)
    }
  }
  return [...importing].some((one) => ROOT.test(one))
}
