/** What the lockfile must hold so that an install works on another machine than the one that wrote it. */

type LockedPackage = { readonly resolved?: string; readonly optionalDependencies?: Record<string, string> }
export type Lockfile = { readonly packages: Readonly<Record<string, LockedPackage>> }

/** Addresses bind an install to one registry; npm finds packages by name, version and hash. */
export function findAddresses({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([, { resolved = '' }]) => /^[a-z+]+:/i.test(resolved))
    .map(([path, { resolved }]) => `${path} is bound to ${resolved}`)
}

/**
 * npm silently drops a platform package that the registry could not give when the lock was written; the install
 * then works on the machine of the writer and nowhere else. One that lacks even a platform nobody here uses is
 * refused by `npm ci` as out of step.
 */
export function findMissingPlatforms({ packages }: Lockfile): string[] {
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${path || 'the root'} needs ${name}, which is not locked`),
  )
}
