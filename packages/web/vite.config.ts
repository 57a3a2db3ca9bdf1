import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunk-groups.ts'

/** Browsers that know light-dark(). For older ones it would be rewritten so that a part of a page can't be dark. */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5']

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // For development: packages are found before the first page is requested, so that it isn't loaded twice.
  optimizeDeps: { entries: ['src/root.tsx', 'src/routes/**/*.tsx'] },
  build: {
    // Inlined data: URIs would need a looser Content-Security-Policy than ours.
    assetsInlineLimit: 0,
    cssTarget,
    modulePreload: {
      // Listing the imports of all lazy parts would slow down every first visit to the home page.
      resolveDependencies: (_file, dependencies, { hostId }) =>
        /\/(?:root|site|home)-[\w-]+\.js$/.test(hostId) ? [] : dependencies,
    },
  },
  worker: {
    format: 'es',
    // One file: a chunk that a worker loads later would be a request after the user has added their statements.
    rolldownOptions: { output: { codeSplitting: false } },
  },
  environments: {
    ssr: {
      // Bundled, so that the container image has only the icons that pages use, not all of them.
      // In development, Vite would compile each of the 2,000 icons before the first page.
      resolve: {
        noExternal: command === 'build' ? ['lucide-react', 'ical-generator'] : [],
      },
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
}))
