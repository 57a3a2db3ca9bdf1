/** Which words in a document are paths of this repository, and where they may lead. */
import { posix } from 'node:path'
import { madeFolders } from './repo-files.ts'

const EXTENSION = /\.(?:cjs|css|html|js|json|md|mjs|mts|png|sh|sql|svg|ts|tsx|txt|ya?ml)$/
const PATH = /^\.{0,2}\/?[\w.@+-]+(?:\/[\w.@+-]+)*\/?$/

export type Repository = {
  /** Names directly below the root, and names of rooms. */
  readonly top: ReadonlySet<string>
  readonly rooms: readonly string[]
  readonly exists: (path: string) => boolean
}

/** Paths that a document names in backticks or links and that lead nowhere. */
export function findDeadPaths(document: string, text: string, repository: Repository): string[] {
  const named = [...spansOf(text).filter((span) => looksLikePath(span, repository)), ...linksOf(text)]
  const dead = named.filter((path) => !isMade(path) && !leadsSomewhere(path, document, repository))
  return [...new Set(dead)].map((path) => `${document} names ${path}, which is not there`)
}

/** Code blocks show trees and commands, which are not paths one by one. */
function spansOf(text: string): string[] {
  const prose = text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '')
  return Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, span = '']) => span.replace(/[:#].*$/, ''))
}

function linksOf(text: string): string[] {
  return Array.from(text.matchAll(/\]\(\s*<?([^)\s>]+)/g), ([, link = '']) =>
    link.replace(/[#?].*$/, ''),
  ).filter((link) => link !== '' && !/^(?:[a-z][a-z+.-]*:|\/)/i.test(link))
}

function looksLikePath(span: string, { top, rooms }: Repository): boolean {
  const [first = '', ...rest] = span.replace(/^\.\//, '').split('/')
  if (!PATH.test(span) || span.startsWith('/') || span.startsWith('@')) {
    return false
  }
  const isBelowKnown = rest.length > 0 && (top.has(first) || rooms.includes(first))
  return isBelowKnown || EXTENSION.test(span)
}

function isMade(path: string): boolean {
  return path === '.env' || path.split('/').some((part) => madeFolders.has(part))
}

/** From the root, from the document, or from a room: prose about a room drops what goes without saying. */
function leadsSomewhere(path: string, document: string, { rooms, exists }: Repository): boolean {
  const bases = [
    '.',
    posix.dirname(document),
    'packages',
    ...rooms.flatMap((room) => [`packages/${room}`, `packages/${room}/src`]),
  ]
  const [first = '', ...rest] = path.split('/')
  const inRoom = rooms.includes(first) ? [posix.join('packages', first, 'src', ...rest)] : []
  const isBareName = !path.includes('/')
  return (
    [...bases.map((base) => posix.join(base, path)), ...inRoom].some(exists) ||
    (isBareName && exists(`**/${path}`))
  )
}
