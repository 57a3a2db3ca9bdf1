import { type ParseArgsConfig, parseArgs } from 'node:util'
import { fail } from './fail.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** Reads the arguments of a command. Prints the usage for `--help`, and exits with it if an argument is unknown. */
export function readCommand<const Given extends Options>(usage: string, options: Given) {
  const args = process.argv.slice(2).filter((argument) => argument !== '--')
  if (args.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}
