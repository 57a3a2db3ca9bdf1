import type { TestProject } from 'vitest/node'
import { findTestBrowser } from './find-browser.ts'

export default function setup(project: TestProject) {
  project.provide('browserPath', findTestBrowser())
}

declare module 'vitest' {
  interface ProvidedContext {
    browserPath: string
  }
}
