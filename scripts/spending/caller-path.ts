import { resolve } from 'node:path'

/** npm runs scripts in the root of the project, but paths are relative to the caller's folder. */
export function callerPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}
