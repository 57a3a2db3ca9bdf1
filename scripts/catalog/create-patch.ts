import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TextFile } from '../../packages/catalog/src/parse-yaml.ts'

const PACKAGE = 'packages/catalog'

/** Returns a unified diff that `git apply` accepts in the root of the repository. Git writes it, so it needs no library. */
export function createPatch(before: readonly TextFile[], after: readonly TextFile[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardsight-patch-'))
  try {
    for (const { path, text } of after) {
      const old = before.find((file) => file.path === path)
      write(join(folder, 'b', PACKAGE, path), text)
      if (old !== undefined) {
        write(join(folder, 'a', PACKAGE, path), old.text)
      }
    }
    mkdirSync(join(folder, 'a'), { recursive: true })
    const { stdout, stderr, status } = spawnSync('git', ['diff', '--no-index', '--no-prefix', 'a', 'b'], {
      cwd: folder,
      encoding: 'utf8',
    })
    // 1 means that there are differences.
    if (status !== 1) {
      throw new Error(`Git could not write the patch: ${stderr}`)
    }
    return stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
