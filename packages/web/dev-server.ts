/** The pages in development: Vite compiles them on request and updates the browser when a file changes. */
import { createServer } from 'vite'

type ServerBuildModule = typeof import('@cardsight/web/server-build')

export async function openDevServer() {
  const vite = await createServer({
    root: import.meta.dirname,
    appType: 'custom',
    server: { middlewareMode: true },
  })
  return {
    kind: 'development' as const,
    middleware: vite.middlewares,
    loadPages: async () => {
      // The virtual module has the same exports as the built one.
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuildModule
      const { pageContext, pageAddresses } = build.entry.module
      return { build, pageContext, pageAddresses }
    },
    close: () => vite.close(),
  }
}
