/** Reads what the dependency checks need from a source file: package, folder, imports, and code without comments. */
import { posix } from 'node:path'

export type Source = {
  /** From the root, with forward slashes. */
  readonly path: string
  readonly packageName: string
  /** Folder below `src/`; 'root' for files directly in `src/`. Each feature counts as its own folder. */
  readonly folder: string
  readonly isTest: boolean
  readonly code: string
}

export type Import = { readonly specifier: string; readonly isTypeOnly: boolean }

export function readSource(path: string, text: string): Source {
  const [, packageName = '', , ...below] = path.split('/')
  const isTest = /\.test\.tsx?$/.test(path) || below[0] === 'testing'
  return { path, packageName, folder: folderOf(below), isTest, code: withoutComments(text) }
}

/** Folder that a relative import points to; null if it leaves the package. */
export function folderOfImport(source: Source, specifier: string): string | null {
  const target = posix.join(posix.dirname(source.path), specifier)
  const home = `packages/${source.packageName}/`
  if (target.startsWith(`${home}src/`)) {
    return folderOf(target.slice(`${home}src/`.length).split('/'))
  }
  return target.startsWith(home) ? 'root' : null
}

export function importsOf(code: string): Import[] {
  const statements = code.matchAll(
    /\b(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s*\bfrom\s*)?(?<quote>['"])([^'"\n]+)\k<quote>/g,
  )
  const calls = code.matchAll(
    /\b(?:import|require|import\.meta\.resolve|vi\.mock)\s*\(\s*(?<quote>['"`])([^'"`\n]+)\k<quote>/g,
  )
  return [
    ...Array.from(statements, ([, type, , specifier = '']) => ({
      specifier,
      isTypeOnly: type !== undefined,
    })),
    ...Array.from(calls, ([, , specifier = '']) => ({ specifier, isTypeOnly: false })),
  ]
}

function folderOf(below: readonly string[]): string {
  const [first = '', second = ''] = below
  if (below.length < 2) {
    return 'root'
  }
  return first === 'features' ? `features/${second}` : first
}

/** Matches strings as well, so that the slashes of a URL don't start a comment. */
function withoutComments(text: string): string {
  const stringOrComment =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
  return text.replaceAll(stringOrComment, (match) => (match.startsWith('/') ? '' : match))
}
