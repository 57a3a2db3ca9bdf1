/**
 * Program that runs commands of the project in one process, so that their modules load once. A command is an entry file
 * that runs when it's imported; another query in its URL makes Node run it again.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'

export type CommandLine = Readonly<{ script: string; given: readonly string[]; folder: string }>
export type Ended = Readonly<{ code: number; out: string; said: string }>

let count = 0

process.on('message', async (commandLine: CommandLine) => {
  process.send?.(await run(commandLine))
})

async function run({ script, given, folder }: CommandLine): Promise<Ended> {
  const path = join(import.meta.dirname, '..', `${script}.ts`)
  process.argv = [process.execPath, path, ...given]
  process.env.INIT_CWD = folder
  process.exitCode = 0
  let exitCode: number | null = null
  const printed = { out: '', said: '' }
  const collect = (stream: keyof typeof printed) => (text: string | Uint8Array) => {
    // A command that catches what `process.exit` throws here goes on, but it has ended.
    printed[stream] += exitCode === null ? text : ''
    return true
  }
  process.stdout.write = collect('out')
  process.stderr.write = collect('said')
  process.exit = (code) => {
    exitCode ??= Number(code)
    throw new Error('The command has ended.')
  }
  count += 1
  try {
    await import(`${pathToFileURL(path)}?run=${count}`)
  } catch (error) {
    process.stderr.write(`${inspect(error)}\n`)
    exitCode ??= 1
  }
  return { code: exitCode ?? Number(process.exitCode), ...printed }
}
