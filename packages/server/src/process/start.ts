/**
 * Starts the server so that it needs little memory (`docs/decisions/0022-memory-of-the-server.md`). Node and the C library
 * read these settings when a process begins, so this one replaces itself. Runs the bundle, or the module that its first
 * argument names.
 */
import { fileURLToPath, pathToFileURL } from 'node:url'

const [main = fileURLToPath(new URL('../../build/main.js', import.meta.url))] = process.argv.slice(2)

/** Little memory for new objects, a heap that may grow by a quarter until old garbage is collected, and `gc()`. */
const nodeOptions = ['--max-semi-space-size=4', '--heap-growing-percent=25', '--expose-gc']

const environment = {
  // For glibc: all threads share one heap, and free memory goes back to the system.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '16384',
  // Saves a quarter of the time of a start. Node does without it if it can't write there.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../.cache/compiled/', import.meta.url)),
}

// Windows can't replace a process.
if (process.platform === 'win32' || process.execve === undefined) {
  await import(pathToFileURL(main).href)
} else {
  const command = [process.execPath, ...process.execArgv, ...nodeOptions, main]
  process.execve(process.execPath, command, { ...environment, ...process.env })
}
