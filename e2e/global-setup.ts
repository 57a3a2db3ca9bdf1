import type { TestProject } from 'vitest/node'
import { findTestBrowser } from './find-browser.ts'
import { type SharedProduct, startSharedProduct } from './shared-product.ts'

/** Runs after the setup that provides PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
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
