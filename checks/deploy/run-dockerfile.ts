/**
 * Executes a Dockerfile without a container engine: each stage is a folder, COPY copies between them, and RUN runs as an
 * ordinary user in the stage's working directory. The base images' own files are missing, except for Node.
 */
import { spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../repo-files.ts'
import { listBuildContext } from './build-context.ts'
import type { Instruction, Stage } from './dockerfile.ts'

/** An uid without an account, like the one in the image. */
export const ORDINARY_UID = 10_001
const NODE = 'usr/local/bin/node'

/** What npm needs to reach its registry, wherever that is. */
const networkSettings = /^(?:npm_config_registry|node_extra_ca_certs|https?_proxy|no_proxy)$/i
/** Commands that `scripts/bootstrap.mjs` has already run in this checkout, from the same files. */
const preparedCommands = /^npm ci\b|^npm run build$/

export type Options = Readonly<{
  /** Folder for the stages. */
  scratch: string
  /** False reuses this checkout's packages and built pages, like a layer cache. True runs every command. */
  isFromScratch: boolean
}>

/** Returns the folder of the last stage. */
export function runDockerfile(stages: readonly Stage[], options: Options): string {
  const folders = stages.map(({ name }, index) => join(options.scratch, name ?? String(index)))
  for (const [index, stage] of stages.entries()) {
    runStage(stage, folders[index] ?? '', options)
  }
  return folders.at(-1) ?? ''
}

/** Settings that make a child process an ordinary user, if we are root. */
export function asOrdinaryUser(): { uid?: number; gid?: number } {
  return isRoot() ? { uid: ORDINARY_UID, gid: ORDINARY_UID } : {}
}

function runStage(stage: Stage, folder: string, options: Options) {
  const isNodeImage = stage.image.startsWith('node:')
  if (isNodeImage) {
    copy(process.execPath, join(folder, NODE))
  }
  let workdir = folder
  for (const instruction of stage.instructions) {
    if (instruction.keyword === 'WORKDIR') {
      workdir = join(folder, instruction.rest)
      makeOwnFolder(workdir)
    } else if (instruction.keyword === 'COPY') {
      runCopy(instruction, { folder, workdir }, options)
    } else if (instruction.keyword === 'RUN') {
      runCommand(instruction.rest, { folder, workdir }, options)
    }
  }
}

type Place = Readonly<{ folder: string; workdir: string }>

function runCopy({ flags, rest }: Instruction, { folder, workdir }: Place, options: Options) {
  const [source = '', target = ''] = rest.split(' ')
  if (flags.from !== undefined) {
    const from = join(options.scratch, flags.from, source)
    copy(from, join(folder, target))
    if (flags.chown !== undefined && isRoot()) {
      const [uid = 0, gid = 0] = flags.chown.split(':').map(Number)
      readdirSync(from).map((name) => chownSync(join(folder, target, name), uid, gid))
    }
  } else if (`${source} ${target}` !== '. .') {
    throw new Error(`The checks only know "COPY . ." without --from, not "COPY ${rest}".`)
  } else if (options.isFromScratch) {
    copyContext(workdir)
  } else {
    linkCheckout(workdir)
  }
}

function copyContext(workdir: string) {
  for (const path of listBuildContext()) {
    const target = join(workdir, path)
    makeOwnFolder(dirname(target))
    cpSync(join(root, path), target)
    giveToOrdinaryUser(target)
  }
}

/** Links lead to this checkout, where the packages are installed and the pages are built. */
function linkCheckout(workdir: string) {
  for (const name of readdirSync(root)) {
    symlinkSync(join(root, name), join(workdir, name))
  }
}

function runCommand(command: string, { folder, workdir }: Place, { isFromScratch, scratch }: Options) {
  if (!isFromScratch && preparedCommands.test(command)) {
    return
  }
  const home = join(scratch, 'home')
  makeOwnFolder(home)
  const network = Object.entries(process.env).filter(([name]) => networkSettings.test(name))
  const { status } = spawnSync(command, {
    ...asOrdinaryUser(),
    cwd: workdir,
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...Object.fromEntries(network),
      PATH: `${join(folder, dirname(NODE))}:${process.env.PATH}`,
      HOME: home,
    },
  })
  if (status !== 0) {
    throw new Error(`RUN ${command} ended with ${status}.`)
  }
}

function makeOwnFolder(folder: string) {
  if (existsSync(folder)) {
    return
  }
  makeOwnFolder(dirname(folder))
  mkdirSync(folder)
  giveToOrdinaryUser(folder)
}

function giveToOrdinaryUser(path: string) {
  if (isRoot()) {
    chownSync(path, ORDINARY_UID, ORDINARY_UID)
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function copy(source: string, target: string) {
  mkdirSync(dirname(target), { recursive: true })
  cpSync(source, target, { recursive: true, verbatimSymlinks: true })
}
