import type { ImportCalculator } from './import-calculator.ts'
import { createRemote, type Remote, workerPort } from './remote.ts'

export type RemoteImports = Remote<ImportCalculator>

/** Starts the worker. Its script is loaded only then. */
export function openImports(onProgress: (done: number) => void): RemoteImports {
  return createRemote(
    workerPort(new Worker(new URL('./imports.worker.ts', import.meta.url), { type: 'module' })),
    onProgress,
  )
}
