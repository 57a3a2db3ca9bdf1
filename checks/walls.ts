/** The checks themselves: each takes a source and tells every breach of the plan, naming file and import. */
import {
  doors,
  extraDoors,
  homes,
  impurities,
  layers,
  nodeFiles,
  nodeRooms,
  testDoors,
  typeLayers,
} from './house-plan.ts'
import { folderOfImport, type Import, importsOf, type Source } from './source.ts'

const SCOPE = '@cardsight/'

/** Dependencies that a room declares, and those of the root, which tests may use too. */
export type Declared = { readonly room: readonly string[]; readonly root: readonly string[] }

export function findBreaches(source: Source, declared: Declared): string[] {
  const breaches = [
    ...importsOf(source.code).flatMap((found) => judgeImport(source, found, declared)),
    ...findStrayFolder(source),
    ...findStrayWords(source),
    ...findImpurities(source),
  ]
  return [...new Set(breaches)].map((breach) => `${source.path}: ${breach}`)
}

function judgeImport(source: Source, found: Import, declared: Declared): string[] {
  const { specifier } = found
  if (specifier.startsWith('.')) {
    return judgeLayer(source, found)
  }
  if (specifier.startsWith('node:')) {
    const isAllowed = source.isTest || nodeRooms.includes(source.room) || nodeFiles.includes(source.path)
    return isAllowed ? [] : [`${specifier} is not there in a browser`]
  }
  const undeclared = findUndeclared(source, specifier, declared)
  return specifier.startsWith(SCOPE) ? [...judgeDoor(source, specifier), ...undeclared] : undeclared
}

function judgeDoor(source: Source, specifier: string): string[] {
  const [target = '', ...below] = specifier.slice(SCOPE.length).split('/')
  if (below[0] === 'testing' && source.isTest) {
    return []
  }
  const open = [
    ...(doors[source.room] ?? []),
    ...Object.entries(extraDoors).flatMap(([home, rooms]) => (isAt(source.path, home) ? rooms : [])),
    ...(source.isTest ? (testDoors[source.room] ?? []) : []),
  ]
  return open.includes(target) ? [] : [`${source.room} may not import ${specifier}`]
}

function judgeLayer(source: Source, { specifier, isTypeOnly }: Import): string[] {
  const to = folderOfImport(source, specifier)
  if (to === null) {
    return [`${specifier} leads out of the room; import the other room by its name`]
  }
  if (source.isTest || to === source.folder || to === 'hallway') {
    return []
  }
  if (to === 'testing') {
    return [`${specifier} is for tests only`]
  }
  const from = kindOf(source.folder)
  const open = [
    ...(layers[source.room]?.[from] ?? []),
    ...(isTypeOnly ? (typeLayers[source.room]?.[from] ?? []) : []),
  ]
  const isOpen = source.folder === 'hallway' || open.includes(kindOf(to))
  return isOpen ? [] : [`${source.folder}/ may not reach into ${to}/ (${specifier})`]
}

function findUndeclared(source: Source, specifier: string, declared: Declared): string[] {
  const parts = specifier.split('/')
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
  // Vite makes modules of the first kind up while it builds; the second is an address on the site.
  if (name.startsWith('virtual:') || specifier.startsWith('/')) {
    return []
  }
  const known = source.isTest ? [...declared.room, ...declared.root] : declared.room
  return known.includes(name) ? [] : [`${name} is not declared in packages/${source.room}/package.json`]
}

function findStrayFolder({ room, folder }: Source): string[] {
  const isKnown = folder === 'hallway' || folder === 'testing' || layers[room]?.[kindOf(folder)] !== undefined
  return isKnown ? [] : [`${folder}/ is not in the plan of ${room}`]
}

function findStrayWords({ path, isTest, code }: Source): string[] {
  if (isTest) {
    return []
  }
  return homes
    .filter(({ word }) => word.test(code))
    .filter((rule) => !rule.homes.some((home) => isAt(path, home)))
    .map((rule) => `${rule.what} belongs in ${rule.homes.join(', ')}`)
}

function findImpurities({ room, isTest, code }: Source): string[] {
  if (room !== 'engine' || isTest) {
    return []
  }
  return impurities.filter(({ word }) => word.test(code)).map(({ what }) => `the engine may not use ${what}`)
}

/** A home ending in a slash is a folder. */
function isAt(path: string, home: string): boolean {
  return home.endsWith('/') ? path.startsWith(home) : path === home
}

/** `features/results` is of the kind `features`. */
function kindOf(folder: string): string {
  return folder.split('/')[0] ?? folder
}
