/**
 * Removes development dependencies from a lockfile or manifest. `npm sbom --omit dev` can't do it: it leaves out every
 * package that any workspace uses for development, also if another one ships it.
 */
export type LockedPackage = Readonly<{
  version?: string
  dev?: boolean
  devOptional?: boolean
  link?: boolean
  license?: string
  devDependencies?: Readonly<Record<string, string>>
}>
export type Lockfile = Readonly<{ packages: Readonly<Record<string, LockedPackage>> }>

/** What an install without development dependencies contains. */
export function withoutDevelopment(lockfile: Lockfile): Lockfile {
  const shipped = Object.entries(lockfile.packages).filter(
    // The second kind are optional peers that only development installs.
    ([, { dev = false, devOptional = false }]) => !dev && !devOptional,
  )
  return { ...lockfile, packages: Object.fromEntries(shipped.map(([path, each]) => [path, dropDev(each)])) }
}

export function dropDev<Manifest extends Readonly<{ devDependencies?: unknown }>>({
  devDependencies: _,
  ...shipped
}: Manifest): Omit<Manifest, 'devDependencies'> {
  return shipped
}
