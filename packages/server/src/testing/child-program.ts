/** A TypeScript file run as a separate process that prints lines: for tests across processes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type ChildProgram = Readonly<{
  pid: number | undefined
  /** The next line it prints; rejects with its stderr if it ends first. */
  nextLine(): Promise<string>
  say(line: string): void
  /** Sends kill -9, and returns the remaining output. */
  killAbruptly(): Promise<string[]>
  /** Closes its input and waits for it to end. */
  finish(): Promise<number | null>
}>

export function runProgram(file: URL, ...args: string[]): ChildProgram {
  const child = spawn(process.execPath, [file.pathname, ...args], { stdio: ['pipe', 'pipe', 'pipe'] })
  const complaints: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text))
  child.stdin.on('error', () => {})
  const ended = once(child, 'close')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()

  async function nextLine(): Promise<string> {
    const line = await lines.next()
    if (line.done) {
      await ended
      throw new Error(`${file.pathname} ended with ${describeEnd(child)}: ${complaints.join('')}`)
    }
    return line.value
  }

  async function killAbruptly(): Promise<string[]> {
    child.kill('SIGKILL')
    const rest: string[] = []
    for await (const line of { [Symbol.asyncIterator]: () => lines }) {
      rest.push(line)
    }
    await ended
    return rest
  }

  return {
    pid: child.pid,
    nextLine,
    say: (line) => child.stdin.write(`${line}\n`),
    killAbruptly,
    finish: async () => {
      child.stdin.end()
      await ended
      return child.exitCode
    },
  }
}

function describeEnd({ exitCode, signalCode }: ChildProcess): string {
  return signalCode ?? `exit code ${exitCode}`
}
