import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Inlined data: URIs would need a looser Content-Security-Policy than ours.
    assetsInlineLimit: 0,
    modulePreload: {
      // The names of all that its lazy parts import would weigh on every first visit to the front page.
      resolveDependencies: (_file, dependencies, { hostId }) =>
        /\/(?:root|home)-[\w-]+\.js$/.test(hostId) ? [] : dependencies,
    },
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
              // One chunk compresses better than four: 3 KB less on every page, and it changes only with the lockfile.
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
              ],
            },
          },
        },
      },
    },
  },
})
