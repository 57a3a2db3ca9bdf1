/** Checks one source file against the dependency rules. Each violation names the file and the import. */
import {
  extraDependencies,
  impurities,
  layers,
  nodeFiles,
  nodePackages,
  packageDependencies,
  restrictedApis,
  testDependencies,
  typeLayers,
} from './dependency-rules.ts'
import { folderOfImport, type Import, importsOf, type Source } from './source.ts'

const SCOPE = '@cardsight/'

/** Dependencies declared by the package, and by the root, which tests may use too. */
export type Declared = { readonly ownPackage: readonly string[]; readonly root: readonly string[] }

export function findViolations(source: Source, declared: Declared): string[] {
  const violations = [
    ...importsOf(source.code).flatMap((found) => checkImport(source, found, declared)),
    ...checkFolder(source),
    ...checkRestrictedApis(source),
    ...checkPurity(source),
  ]
  return [...new Set(violations)].map((violation) => `${source.path}: ${violation}`)
}

function checkImport(source: Source, found: Import, declared: Declared): string[] {
  const { specifier } = found
  if (specifier.startsWith('.')) {
    return checkLayer(source, found)
  }
  if (specifier.startsWith('node:')) {
    const isAllowed =
      source.isTest || nodePackages.includes(source.packageName) || nodeFiles.includes(source.path)
    return isAllowed ? [] : [`${specifier} isn't available in a browser`]
  }
  const undeclared = checkDeclared(source, specifier, declared)
  return specifier.startsWith(SCOPE) ? [...checkPackageImport(source, specifier), ...undeclared] : undeclared
}

function checkPackageImport(source: Source, specifier: string): string[] {
  const [target = '', ...below] = specifier.slice(SCOPE.length).split('/')
  if (below[0] === 'testing' && source.isTest) {
    return []
  }
  const allowed = [
    ...(packageDependencies[source.packageName] ?? []),
    ...Object.entries(extraDependencies).flatMap(([location, packages]) =>
      isAt(source.path, location) ? packages : [],
    ),
    ...(source.isTest ? (testDependencies[source.packageName] ?? []) : []),
  ]
  return allowed.includes(target) ? [] : [`${source.packageName} may not import ${specifier}`]
}

function checkLayer(source: Source, { specifier, isTypeOnly }: Import): string[] {
  const to = folderOfImport(source, specifier)
  if (to === null) {
    return [`${specifier} leaves the package; import the other package by name`]
  }
  if (source.isTest || to === source.folder || to === 'root') {
    return []
  }
  if (to === 'testing') {
    return [`${specifier} is for tests only`]
  }
  const from = kindOf(source.folder)
  const allowed = [
    ...(layers[source.packageName]?.[from] ?? []),
    ...(isTypeOnly ? (typeLayers[source.packageName]?.[from] ?? []) : []),
  ]
  const isAllowed = source.folder === 'root' || allowed.includes(kindOf(to))
  return isAllowed ? [] : [`${source.folder}/ may not import from ${to}/ (${specifier})`]
}

function checkDeclared(source: Source, specifier: string, declared: Declared): string[] {
  const parts = specifier.split('/')
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
  // Vite generates virtual modules while building; the others are URLs on our site.
  if (name.startsWith('virtual:') || specifier.startsWith('/')) {
    return []
  }
  const known = source.isTest ? [...declared.ownPackage, ...declared.root] : declared.ownPackage
  return known.includes(name)
    ? []
    : [`${name} is not declared in packages/${source.packageName}/package.json`]
}

function checkFolder({ packageName, folder }: Source): string[] {
  const isKnown =
    folder === 'root' || folder === 'testing' || layers[packageName]?.[kindOf(folder)] !== undefined
  return isKnown ? [] : [`${folder}/ isn't in the dependency rules of ${packageName}`]
}

function checkRestrictedApis({ path, isTest, code }: Source): string[] {
  if (isTest) {
    return []
  }
  return restrictedApis
    .filter(({ pattern }) => pattern.test(code))
    .filter(({ allowedIn }) => !allowedIn.some((location) => isAt(path, location)))
    .map(({ what, allowedIn }) => `${what} belongs in ${allowedIn.join(', ')}`)
}

function checkPurity({ packageName, isTest, code }: Source): string[] {
  if (packageName !== 'engine' || isTest) {
    return []
  }
  return impurities
    .filter(({ pattern }) => pattern.test(code))
    .map(({ what }) => `the engine may not use ${what}`)
}

/** A location that ends with a slash is a folder. */
function isAt(path: string, location: string): boolean {
  return location.endsWith('/') ? path.startsWith(location) : path === location
}

/** `features/results` is of the kind `features`. */
function kindOf(folder: string): string {
  return folder.split('/')[0] ?? folder
}
