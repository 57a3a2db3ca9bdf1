/** Loads the built pages. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as build from '@cardsight/web/server-build'
import type { Web } from '../pages/web.ts'

export const builtWeb = {
  kind: 'built',
  pages: {
    build,
    pageContext: build.entry.module.pageContext,
    pageAddresses: build.entry.module.pageAddresses,
  },
  clientDir: join(dirname(fileURLToPath(import.meta.resolve('@cardsight/web/server-build'))), '../client'),
} satisfies Web
