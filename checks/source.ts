/** Reading a source file far enough to judge it: its place in the house, its imports, its code without comments. */
import { posix } from 'node:path'

export type Source = {
  /** From the root, with forward slashes. */
  readonly path: string
  readonly room: string
  /** The folder below `src/`; 'hallway' for files directly in it; each feature is a folder of its own. */
  readonly folder: string
  readonly isTest: boolean
  readonly code: string
}

export type Import = { readonly specifier: string; readonly isTypeOnly: boolean }

export function readSource(path: string, text: string): Source {
  const [, room = '', , ...below] = path.split('/')
  const isTest = /\.test\.tsx?$/.test(path) || below[0] === 'testing'
  return { path, room, folder: folderOf(below), isTest, code: withoutComments(text) }
}

/** The folder that a relative import leads to, or null when it leads out of the room's `src/`. */
export function folderOfImport(source: Source, specifier: string): string | null {
  const target = posix.join(posix.dirname(source.path), specifier)
  const home = `packages/${source.room}/`
  if (target.startsWith(`${home}src/`)) {
    return folderOf(target.slice(`${home}src/`.length).split('/'))
  }
  return target.startsWith(home) ? 'hallway' : null
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
    return 'hallway'
  }
  return first === 'features' ? `features/${second}` : first
}

/** Strings are matched too, so that the slashes of an address in one do not begin a comment. */
function withoutComments(text: string): string {
  const stringOrComment =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
  return text.replaceAll(stringOrComment, (match) => (match.startsWith('/') ? '' : match))
}
