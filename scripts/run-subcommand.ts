import { fail } from './spending/fail.ts'

/** Runs a subcommand with its options, and returns the exit code. */
type Subcommand = (options: readonly string[]) => number | Promise<number>

/** Runs the subcommand that the command line names. Prints the usage if there is none or if it fails. */
export async function runSubcommand(
  commands: Readonly<Record<string, Subcommand>>,
  usage: string,
): Promise<void> {
  const [name = '', ...options] = process.argv.slice(2).filter((argument) => argument !== '--')
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    fail(usage)
  }
  try {
    process.exitCode = await command(options)
  } catch (error) {
    fail(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
