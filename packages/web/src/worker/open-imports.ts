import type { ImportCalculator } from './import-calculator.ts'
import { createRemote, type Remote, workerPort } from './remote.ts'

export type RemoteImports = Remote<ImportCalculator>

/** Opens the worker; its script is loaded then, and never by a page that does not calculate. */
export function openImports(onProgress: (done: number) => void): RemoteImports {
  return createRemote(
    workerPort(new Worker(new URL('./imports.worker.ts', import.meta.url), { type: 'module' })),
    onProgress,
  )
}
