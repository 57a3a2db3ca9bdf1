/** The files that `docker build` would send: everything that git tracks and `.dockerignore` doesn't exclude. */
import { execFileSync } from 'node:child_process'
import { matchesGlob } from 'node:path'
import { readText, root } from '../repo-files.ts'

export function listBuildContext(): string[] {
  const patterns = readText('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path !== '' && !isExcluded(path, patterns))
}

function isExcluded(path: string, patterns: readonly string[]): boolean {
  const segments = path.split('/')
  const withParents = segments.map((_, index) => segments.slice(0, index + 1).join('/'))
  return withParents.some((each) => patterns.some((pattern) => matchesGlob(each, pattern)))
}
