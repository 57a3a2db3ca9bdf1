/** License texts of the npm packages that we ship, in the server or in the pages' scripts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lockfile, withoutDevelopment } from './production-lockfile.ts'

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-][\w.-]+)?$/i
const SEPARATOR = '-'.repeat(80)
const HEADING = `Cardsight contains the following open source packages. Thank you to everyone who works on them.`

type Shipped = Readonly<{ title: string; text: string }>

/** Packages for other systems aren't installed; they have the licenses of the packages that need them. */
export function renderNotices(root: string): string {
  const lockfile: Lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const shipped = Object.entries(withoutDevelopment(lockfile).packages)
    .filter(([path, { link = false }]) => path.includes('node_modules/') && !link)
    .filter(([path]) => existsSync(join(root, path)))
    .map(([path, { version, license }]) => ({
      title: `${path.split('node_modules/').at(-1)} ${version} (${license})`,
      text: readLicense(join(root, path)),
    }))
  const parts = groupByText(shipped).map(({ titles, text }) => `${titles.join('\n')}\n\n${text}`)
  return `${[HEADING, ...parts].join(`\n\n${SEPARATOR}\n\n`)}\n`
}

/** The package's own license and notice files, or who wrote it if it has none. */
function readLicense(folder: string): string {
  const files = readdirSync(folder)
    .filter((name) => LICENSE_FILE.test(name))
    .sort()
  if (files.length > 0) {
    return files.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n')
  }
  const manifest: Readonly<{ author?: string | { name: string }; license?: string }> = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const author =
    typeof manifest.author === 'object' ? manifest.author.name : (manifest.author ?? 'its authors')
  return `Copyright ${author}. License: ${manifest.license ?? 'see the package'}.`
}

function groupByText(shipped: readonly Shipped[]): { titles: string[]; text: string }[] {
  const groups = new Map<string, string[]>()
  for (const { title, text } of shipped) {
    groups.set(text, [...(groups.get(text) ?? []), title])
  }
  return Array.from(groups, ([text, titles]) => ({ titles: titles.sort(), text })).sort((a, b) =>
    (a.titles[0] ?? '') < (b.titles[0] ?? '') ? -1 : 1,
  )
}
