/** Runs a command of the project as somebody starts it, with the same Node as the tests. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'

export type Ended = Readonly<{ code: number; out: string; said: string }>

const MAX_OUTPUT_BYTES = 50_000_000
const root = join(import.meta.dirname, '..')

/** `folder` is where the caller stands; npm itself starts every script in the root. */
export function runCommand(script: string, given: readonly string[], folder = root): Promise<Ended> {
  const options = { cwd: root, maxBuffer: MAX_OUTPUT_BYTES, env: { ...process.env, INIT_CWD: folder } }
  return new Promise((resolve) => {
    execFile(process.execPath, [`scripts/${script}.ts`, ...given], options, (error, out, said) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, said }),
    )
  })
}
