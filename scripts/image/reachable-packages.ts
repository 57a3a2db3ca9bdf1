/** Packages in `node_modules` that the server can load, found by following declared dependencies. */
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Manifest = Readonly<{
  name: string
  dependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
  peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}>

export type Start = Readonly<{
  /** Folder of the package that needs the names. */
  from: string
  names: readonly string[]
}>

/**
 * Returns the folders of all packages that the starts need, directly or not. A package in `bundled` counts, but what it
 * depends on doesn't: its build already contains it.
 */
export function findReachablePackages(
  starts: readonly Start[],
  bundled: ReadonlySet<string> = new Set(),
): string[] {
  const found = new Set<string>()
  const queue = starts.flatMap(({ from, names }) => names.map((name) => ({ from, name, isOptional: false })))
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const folder = resolvePackage(next.from, next.name)
    if (folder === null && !next.isOptional) {
      throw new Error(`${next.from} needs ${next.name}, which isn't installed. Run npm ci.`)
    }
    if (folder === null || found.has(folder)) {
      continue
    }
    found.add(folder)
    if (!bundled.has(next.name)) {
      const from = realpathSync(folder)
      queue.push(...needsOf(readManifest(from)).map((need) => ({ from, ...need })))
    }
  }
  return [...found].sort()
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

function needsOf(manifest: Manifest): { name: string; isOptional: boolean }[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifest
  const isOptionalPeer = (name: string) => manifest.peerDependenciesMeta?.[name]?.optional === true
  return [
    // npm lists an optional dependency in both.
    ...Object.keys(dependencies).map((name) => ({ name, isOptional: name in optionalDependencies })),
    ...Object.keys(optionalDependencies).map((name) => ({ name, isOptional: true })),
    ...Object.keys(peerDependencies)
      .filter((name) => !isOptionalPeer(name))
      .map((name) => ({ name, isOptional: false })),
  ]
}

/** Looks in the `node_modules` of the folder and of each folder above it, like Node. */
function resolvePackage(from: string, name: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) {
      return candidate
    }
    if (folder === dirname(folder)) {
      return null
    }
  }
}
