/**
 * Starts the server so that it needs little memory. Node and the C library read these settings when a process begins, so
 * this one replaces itself. Runs the bundle if it's built from the sources as they are now, otherwise the sources.
 */
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isCurrentBundle } from './current-bundle.ts'

const source = path.resolve(import.meta.dirname, 'main.ts')
const bundle = path.resolve(import.meta.dirname, '../build')
const main = isCurrentBundle(bundle, source) ? path.join(bundle, 'main.js') : source

/** Little memory for new objects, and a heap that may grow by a quarter until old garbage is collected. */
const nodeOptions = ['--max-semi-space-size=4', '--heap-growing-percent=25']

const environment = {
  // For glibc: all threads share one heap, and free memory goes back to the system.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '16384',
  // Saves a quarter of the time of a start. Node does without it if it can't write there.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../.cache/compiled/', import.meta.url)),
}

// Windows can't replace a process.
if (process.platform === 'win32' || process.execve === undefined) {
  await import(pathToFileURL(main).href)
} else {
  const command = [process.execPath, ...process.execArgv, ...nodeOptions, main, ...process.argv.slice(2)]
  process.execve(process.execPath, command, { ...environment, ...process.env })
}
