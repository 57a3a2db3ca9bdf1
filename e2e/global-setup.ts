import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findTestBrowser } from './find-browser.ts'
import { type SharedProduct, startSharedProduct } from './shared-product.ts'

const BUILT_PAGES = 'packages/web/build/server/index.js'

/** Runs after the setup that provides PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(import.meta.dirname, '..', BUILT_PAGES))) {
    throw new Error('Journeys visit the built pages, which are missing. Build them with: npm run build')
  }
  project.provide('browserPath', findTestBrowser())
  const { shared, stop } = await startSharedProduct(project.getProvidedContext().postgres)
  project.provide('sharedProduct', shared)
  return stop
}

declare module 'vitest' {
  interface ProvidedContext {
    browserPath: string
    sharedProduct: SharedProduct
  }
}
