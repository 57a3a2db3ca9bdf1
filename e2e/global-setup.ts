import type { TestProject } from 'vitest/node'
import { findBrowser } from './find-browser.ts'

export default function setup(project: TestProject) {
  project.provide('browserPath', findBrowser())
}

declare module 'vitest' {
  interface ProvidedContext {
    browserPath: string
  }
}
