/** Finds the paths that a document mentions, and checks that they exist. */
import { posix } from 'node:path'
import { generatedFolders } from './repo-files.ts'

const EXTENSION = /\.(?:cjs|css|html|js|json|md|mjs|mts|png|sh|sql|svg|ts|tsx|txt|ya?ml)$/
const PATH = /^\.{0,2}\/?[\w.@+-]+(?:\/[\w.@+-]+)*\/?$/

export type Repository = {
  /** Names directly below the root. */
  readonly top: ReadonlySet<string>
  readonly packages: readonly string[]
  readonly exists: (path: string) => boolean
}

/** Paths in backticks or links that don't exist. */
export function findDeadPaths(document: string, text: string, repository: Repository): string[] {
  const named = [...spansOf(text).filter((span) => looksLikePath(span, repository)), ...linksOf(text)]
  const dead = named.filter((path) => !isGenerated(path) && !leadsSomewhere(path, document, repository))
  return [...new Set(dead)].map((path) => `${document} names ${path}, which doesn't exist`)
}

/** Skips code blocks, which show trees and commands. */
function spansOf(text: string): string[] {
  const prose = text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '')
  return Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, span = '']) => span.replace(/[:#].*$/, ''))
}

function linksOf(text: string): string[] {
  return Array.from(text.matchAll(/\]\(\s*<?([^)\s>]+)/g), ([, link = '']) =>
    link.replace(/[#?].*$/, ''),
  ).filter((link) => link !== '' && !/^(?:[a-z][a-z+.-]*:|\/)/i.test(link))
}

function looksLikePath(span: string, { top, packages }: Repository): boolean {
  const [first = '', ...rest] = span.replace(/^\.\//, '').split('/')
  if (!PATH.test(span) || span.startsWith('/') || span.startsWith('@')) {
    return false
  }
  const isBelowKnown = rest.length > 0 && (top.has(first) || packages.includes(first))
  return isBelowKnown || EXTENSION.test(span)
}

function isGenerated(path: string): boolean {
  return path === '.env' || path.split('/').some((part) => part === 'DATA_DIR' || generatedFolders.has(part))
}

/** Resolves from the root, from the document, or from a package, because prose about a package shortens its paths. */
function leadsSomewhere(path: string, document: string, { packages, exists }: Repository): boolean {
  const bases = [
    '.',
    posix.dirname(document),
    'packages',
    ...packages.flatMap((name) => [`packages/${name}`, `packages/${name}/src`]),
  ]
  const [first = '', ...rest] = path.split('/')
  const inRoom = packages.includes(first) ? [posix.join('packages', first, 'src', ...rest)] : []
  const isBareName = !path.includes('/')
  return (
    [...bases.map((base) => posix.join(base, path)), ...inRoom].some(exists) ||
    (isBareName && exists(`**/${path}`))
  )
}
