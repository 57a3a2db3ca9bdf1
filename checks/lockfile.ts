/** What the lockfile must contain so that an install works on other machines. */

type LockedPackage = { readonly resolved?: string; readonly optionalDependencies?: Record<string, string> }
export type Lockfile = { readonly packages: Readonly<Record<string, LockedPackage>> }

/** Download URLs tie an install to one registry. npm finds packages by name, version and hash. */
export function findAddresses({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([, { resolved = '' }]) => /^[a-z+]+:/i.test(resolved))
    .map(([path, { resolved }]) => `${path} records ${resolved}`)
}

/**
 * npm silently drops a platform package that the registry couldn't deliver when the lockfile was written. The install
 * then works on the author's machine only, and `npm ci` elsewhere rejects the lockfile as out of sync.
 */
export function findMissingPlatforms({ packages }: Lockfile): string[] {
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${path || 'the root'} needs ${name}, which isn't in the lockfile`),
  )
}
