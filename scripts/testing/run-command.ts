/** Runs commands of the project, with the same Node as the tests. */
import { type ChildProcess, execFile, fork } from 'node:child_process'
import { join } from 'node:path'
import type { CommandLine, Ended } from './command-host.ts'

const MAX_OUTPUT_BYTES = 50_000_000
const root = join(import.meta.dirname, '../..')

/** Starts a command as somebody does. Most of a start is the loading of modules, so tests do it once for each command. */
export function startCommand(script: string, given: readonly string[], folder = root): Promise<Ended> {
  const options = { cwd: root, maxBuffer: MAX_OUTPUT_BYTES, env: { ...process.env, INIT_CWD: folder } }
  return new Promise((resolve) => {
    execFile(process.execPath, [`scripts/${script}.ts`, ...given], options, (error, out, said) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, said }),
    )
  })
}

let host: ChildProcess | null = null
let previous: Promise<unknown> = Promise.resolve()

/**
 * Runs a command in a process that stays ready for the next one.
 *
 * @param folder where the caller stands; npm itself starts every script in the root.
 */
export function runCommand(script: string, given: readonly string[], folder = root): Promise<Ended> {
  const ended = previous.then(() => runInHost({ script, given, folder }))
  previous = ended.catch(() => {})
  return ended
}

function runInHost(commandLine: CommandLine): Promise<Ended> {
  const child = host ?? startHost()
  host = child
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => {
      host = null
      reject(new Error(`The process that runs commands ended with ${code}.`))
    }
    child.once('exit', onExit)
    child.once('message', (ended: Ended) => {
      child.off('exit', onExit)
      resolve(ended)
    })
    child.send(commandLine)
  })
}

/** Ends when this process does, and doesn't keep it alive. */
function startHost(): ChildProcess {
  const program = join(import.meta.dirname, 'command-host.ts')
  const child = fork(program, { cwd: root, execArgv: [], stdio: 'ignore' })
  child.unref()
  child.channel?.unref()
  return child
}
