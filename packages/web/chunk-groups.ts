/**
 * Groups modules into files. By default the bundler creates a file for every set of pages that share a module: up to a
 * hundred for one page, most below two kilobytes, and on a phone their number costs more than their size.
 *
 * Pages that people use together are a family. A module of one page is in the file of that page, a module of several pages
 * in the file of their family or in `common`, and parts that load later have files of their own. A file also gets the
 * imports of its modules, unless a group with a higher priority has them. So a group may only have modules whose imports
 * every page of the group uses anyway, or a page would load a file for something it doesn't need.
 */
const families: readonly Area[] = [
  ['site', /\/root\.tsx|\/routes\/home\./],
  ['dashboard', /\/routes\/dashboard/],
  ['tools', /\/routes\/(?:wallet|statements|your-cards)\./],
  ['cards', /\/routes\/(?:best-cards|cards?|card-changes|compare)\./],
  ['identity', /\/routes\/(?:sign-|forgot|restore|social|household|emailed)/],
  ['text', /\/routes\/(?:about|blog|blog-post|legal|offline|oops|support)\./],
]

/** By the module that is imported later. */
const lateParts: readonly Area[] = [
  ['home-parts', /\/pages\/home\//],
  [
    'results',
    /\/dashboard\/(?:results\/results|prepare-results|dialogs|step-zero-signed-in)\.|\/statements\/import-(?:results|dashboard)\.|\/features\/results\//,
  ],
  ['wallet-parts', /\/wallet\/(?:wallet-|sensitivity-)|\/second-card-tool\./],
  ['your-cards-parts', /\/pages\/your-cards\/|\/features\/your-cards\/(?!sync)/],
  ['dates', /\/settings\/calendar\.|\/lib\/calendar-file\./],
  ['account-parts', /\/src\/link\/|\/setup-modal\.|\/@simplewebauthn\//],
]

const PRIMITIVES =
  /\/lucide-react\/|\/@radix-ui\/(?:primitive|react-(?:collection|compose-refs|context|direction|dismissable-layer|focus-scope|id|portal|presence|primitive|roving-focus|slot|use-[\w-]+|visually-hidden))\//
const OVERLAYS =
  /\/node_modules\/@(?:radix|floating)-ui\/(?!react-(?:toast|tabs))|\/ui\/(?:modal|popover|dropdown-menu|tooltip|checkbox-menu)\.|\/layout\/(?:user-menu|advertiser-disclosure)\./
const SMALL_PARTS =
  /\/web\/src\/api\/reference\.|\/web\/src\/(?:lib|ui)\/(?!charts\/|modal\.|popover\.|dropdown-menu\.|tooltip\.|checkbox-menu\.|carousel|passkeys|server-state|stored-import|password)/
const CALLS = /\/web\/src\/api\/(?!reference\.)/
const QUERIES = /\/node_modules\/@tanstack\/|\/lib\/server-state\./
const SCHEMAS = /\/node_modules\/zod\/|\/packages\/contract\//
const ZOD = new URL('../contract/src/zod.ts', import.meta.url).pathname

export const chunkGroups = [
  // Changes only with the lockfile.
  { name: 'framework', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 9 },
  ofPages('site', 8, ({ of }) => of.has('site')),
  { name: (id: string, modules: Modules) => (isBasic(id, modules) ? 'basics' : null), priority: 7 },
  ofPages('common', 6, ({ id, of, isCalling }) => {
    const isOfDashboardToo = of.has('dashboard') && of.size > 1
    return !isCalling && (SMALL_PARTS.test(id) || of.has('text') || isOfDashboardToo)
  }),
  ofPages('dashboard', 5, ({ of, isCalling }) => !isCalling && of.has('dashboard')),
  // Zod is a large library, and the dashboard loads it after the page is usable.
  {
    name: (id: string, modules: Modules) =>
      [SCHEMAS, QUERIES, CALLS].some((files) => files.test(id)) || isOfIdentity(usersOf(id, modules))
        ? 'schemas'
        : null,
    priority: 5,
  },
  { name: 'overlays', test: OVERLAYS, priority: 4 },
  ofPages('tools', 3, ({ of, isCalling }) => !isCalling && of.has('tools')),
  ofPages(
    'cards',
    2,
    ({ of, parts, isCalling }) => !isCalling && (of.has('cards') || of.size + parts.size === 0),
  ),
  { name: 'charts', test: /\/node_modules\/d3-|\/ui\/charts\//, priority: 2 },
  { name: (id: string, modules: Modules) => (partOf(id, modules) === 'parts' ? 'parts' : null), priority: 1 },
  { name: partOf, priority: 0 },
]

type Area = readonly [name: string, roots: RegExp]
type Users = {
  readonly id: string
  readonly pages: readonly string[]
  /** The families of these pages. */
  readonly of: ReadonlySet<string>
  readonly parts: ReadonlySet<string>
  readonly isShared: boolean
  /** Whether the module, or one that it imports, calls the server. */
  readonly isCalling: boolean
}
type Modules = {
  getModuleInfo: (id: string) => Readonly<{
    isEntry: boolean
    importers: readonly string[]
    importedIds: readonly string[]
    dynamicImporters: readonly string[]
  }> | null
}

/** Modules of our own that several pages use, or a page and late parts. */
function ofPages(name: string, priority: number, belongs: (users: Users) => boolean) {
  return {
    name: (id: string, modules: Modules) => {
      const users = usersOf(id, modules)
      const isOfPages = users.isShared && (users.of.size > 0 || users.parts.size === 0)
      return isOfPages && belongs(users) ? name : null
    },
    priority,
  }
}

/** Icons, small parts of Radix, and rules without schemas. */
function isBasic(id: string, modules: Modules): boolean {
  const isRule = /\/packages\/(?:engine|contract)\//.test(id) && !importsOf(id, modules).has(ZOD)
  return isRule || PRIMITIVES.test(id)
}

function isOfIdentity({ of, isShared, isCalling }: Users): boolean {
  return isShared && of.size > 0 && (isCalling || (of.size === 1 && of.has('identity')))
}

function partOf(id: string, modules: Modules): string | null {
  const { pages, parts } = usersOf(id, modules)
  const [part] = parts
  if (part === undefined || !(isOurs(id) || id.includes('/@simplewebauthn/'))) {
    return null
  }
  return pages.length === 0 && parts.size === 1 ? part : 'parts'
}

const isOurs = (id: string) => id.includes('/packages/web/src/')

/** The pages and late parts that load a module with themselves. */
function usersOf(id: string, modules: Modules): Users {
  const all = [...closure(id, (one) => modules.getModuleInfo(one)?.importers)]
  const pages = all.filter((one) => modules.getModuleInfo(one)?.isEntry)
  const parts = all.filter((one) => (modules.getModuleInfo(one)?.dynamicImporters.length ?? 0) > 0)
  return {
    id,
    pages,
    of: new Set(pages.flatMap((page) => areaOf(page, families) ?? [])),
    parts: new Set(parts.map((part) => areaOf(part, lateParts) ?? 'parts')),
    isShared: isOurs(id) && pages.length + parts.length > 1,
    isCalling: [...importsOf(id, modules)].some((one) => CALLS.test(one)),
  }
}

function areaOf(root: string, areas: readonly Area[]): string | undefined {
  return areas.find(([, roots]) => roots.test(root))?.[0]
}

/** The module and everything it imports, directly or through others. */
function importsOf(id: string, modules: Modules): ReadonlySet<string> {
  return closure(id, (one) => modules.getModuleInfo(one)?.importedIds)
}

function closure(id: string, next: (id: string) => readonly string[] | undefined): ReadonlySet<string> {
  const found = new Set([id])
  for (const one of found) {
    for (const other of next(one) ?? []) {
      found.add(other)
    }
  }
  return found
}
