/** The software bill of materials of what we ship, in CycloneDX's JSON format. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { dropDev, withoutDevelopment } from '../../scripts/licenses/production-lockfile.ts'

const MAX_BYTES = 100_000_000

/** From the lockfile alone, so that it's the same on every system and has no registry's address. */
export function readSbom(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardsight-sbom-'))
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const write = (path: string, content: object) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), JSON.stringify(content))
  }
  try {
    write('package-lock.json', withoutDevelopment(read('package-lock.json')))
    const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`)
    for (const path of ['package.json', ...packages]) {
      write(path, dropDev(read(path)))
    }
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
    const shell = process.platform === 'win32'
    return execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: MAX_BYTES, shell })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
