/** The pages in development: Vite compiles them on request and updates the browser when a file changes. */
import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'vite'

type ServerBuildModule = typeof import('@cardsight/web/server-build')

export async function openDevServer() {
  const sockets = new EventEmitter()
  const vite = await createServer({
    root: import.meta.dirname,
    appType: 'custom',
    // Vite only listens to the 'upgrade' events of a server. Ours doesn't exist yet.
    server: {
      middlewareMode: true,
      hmr: { server: sockets as Server },
      // A change there restarts the server, and the browser loads the page again (`scripts/dev.mjs`).
      watch: { ignored: ['**/packages/!(web)/**'] },
    },
  })
  return {
    kind: 'development' as const,
    middleware: vite.middlewares,
    sockets,
    loadPages: async () => {
      // The virtual module has the same exports as the built one.
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuildModule
      const { pageContext, pageAddresses } = build.entry.module
      return { build, pageContext, pageAddresses }
    },
    close: () => vite.close(),
  }
}
