/**
 * `npm run release -- --check` lists what keeps the current version from being released. `npm run release` also runs every
 * check and test, writes the release's files to `build/release`, and creates the tag. It pushes nothing.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { renderNotices } from '../../scripts/licenses/render-notices.ts'
import { readSections } from './changelog.ts'
import { findReleaseProblems, type ReleaseFacts, tagOf } from './find-problems.ts'
import { readSbom } from './read-sbom.ts'

const root = resolve(import.meta.dirname, '../..')
const OUTPUT = 'build/release'
const isCheckOnly = process.argv.includes('--check')

const facts = readFacts()
const problems = findReleaseProblems(facts)
if (problems.length > 0) {
  console.error(`release: ${facts.version} isn't ready:\n${problems.map((each) => `- ${each}`).join('\n')}`)
  process.exit(1)
}
if (isCheckOnly) {
  console.log(`release: ${facts.version} is ready.`)
} else {
  release(facts)
}

function release({ version, sections }: ReleaseFacts) {
  run('bash', ['.ci/run'])
  run('npx', ['vitest', 'run', 'checks/deploy/dockerfile.drill.test.ts'], { DOCKERFILE_TEST: 'full' })
  mkdirSync(join(root, OUTPUT), { recursive: true })
  const notes = sections.find((section) => section.version === version)?.text ?? ''
  write('notes.md', `${notes}\n`)
  write(`cardsight-${version}.cdx.json`, readSbom(root))
  write('third-party-licenses.txt', renderNotices(root))
  git('tag', '--annotate', tagOf(version), '--cleanup=verbatim', '--file', join(root, OUTPUT, 'notes.md'))
  console.log(
    `release: tagged ${tagOf(version)}. Publish it with: git push origin main ${tagOf(version)}\n` +
      `Then create the release from the tag, with the notes and files in ${OUTPUT}.`,
  )
}

function readFacts(): ReleaseFacts {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`)
  return {
    version: readVersion('package.json'),
    packageVersions: Object.fromEntries(packages.map((file) => [file, readVersion(file)])),
    sections: readSections(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')),
    tags: lines(git('tag')),
    branch: git('rev-parse', '--abbrev-ref', 'HEAD').trim(),
    changes: lines(git('status', '--porcelain')),
  }
}

function readVersion(file: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, file), 'utf8'))
  return version
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
}

function run(command: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  if (status !== 0) {
    console.error(`release: '${command} ${args.join(' ')}' failed; see its output above.`)
    process.exit(1)
  }
}

function write(name: string, text: string) {
  writeFileSync(join(root, OUTPUT, name), text)
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}
