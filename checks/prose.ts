/**
 * Style of what we write, in the whole repository: hard or long sentences on screens, words we don't use, and type names
 * that a package uses twice. `npm run lint` warns of them, and `npm run test:all` fails.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findBannedTerms } from './language.ts'
import { gradeOf, type Sentence, splitSentences, wordsOf } from './readability.ts'
import { filesBelow, readText, root } from './repo-files.ts'
import { readSource } from './source.ts'
import { findSharedTypeNames } from './type-names.ts'
import { visibleTextsOf } from './visible-text.ts'

const MAX_GRADE = 8
const MAX_WORDS = 25

/** Code whose strings reach people. Its tests, benchmarks and generated tables don't. */
const CODE = /^packages\/(?:answers|categorizer|contract|server|statements|web|catalog)\/src\/.*\.tsx?$/
const UNSEEN =
  /\.test\.|\/testing\/|\/bench\/|\/migrations\/|common-passwords|brand-names|model\/weights|^packages\/catalog\/src\/(?!describe\/)|\/experts\//
const POSTS = /^packages\/web\/src\/content\/blog\/.*\.md$/
const LEGAL = /\/content\/legal\//

/**
 * Data keeps the words of its sources: merchants, card facts and passwords. The lists of terms contain them on
 * purpose. Applied migrations can't change, because their hashes are stored.
 */
const EXCLUDED =
  /^checks\/language\.|\/cards\/|\/fixtures\/|\/migrations\/|common-passwords|brand-names|model\/weights/
const WRITTEN_BY_US = /\.(?:tsx?|mjs|css|sql|md)$/

/** Names that other programs use: a file of the spec, and the `social` value of the sign-in page's URL. */
const FIXED_NAMES = /acceptance-behaviour|'cancelled'|\bcancelled:|social=cancelled/g

export function findProseProblems(): string[] {
  const sentences = readSentences()
  return [
    ...findHardFolders(sentences),
    ...findLongSentences(sentences),
    ...findBannedUses(),
    ...findSharedNames(),
  ]
}

/** Every sentence that people read. */
export function readSentences(): Sentence[] {
  return filesBelow('').flatMap(sentencesOf)
}

function findHardFolders(sentences: readonly Sentence[]): string[] {
  const folderOf = ({ path }: Sentence) => path.split('/').slice(0, 5).join('/')
  return [...new Set(sentences.map(folderOf))]
    .filter((folder) => !LEGAL.test(`${folder}/`))
    .map((folder) => {
      const own = sentences.filter((sentence) => folderOf(sentence) === folder)
      return { folder, grade: gradeOf(own.map(({ text }) => text)) }
    })
    .filter(({ grade }) => grade > MAX_GRADE)
    .map(({ folder, grade }) => `${folder}: sentences are of grade ${grade.toFixed(1)}, over ${MAX_GRADE}`)
}

function findLongSentences(sentences: readonly Sentence[]): string[] {
  return sentences
    .filter(({ path, text }) => !LEGAL.test(path) && wordsOf(text).length > MAX_WORDS)
    .map(({ path, line, text }) => `${path}:${line}: over ${MAX_WORDS} words: ${text}`)
}

function findBannedUses(): string[] {
  return filesBelow('')
    .filter((path) => WRITTEN_BY_US.test(path) && !EXCLUDED.test(path))
    .flatMap((path) =>
      findBannedTerms(readText(path).replaceAll(FIXED_NAMES, '')).map(
        ({ line, text, suggestion }) => `${path}:${line}: instead of "${text}", write ${suggestion}`,
      ),
    )
}

function findSharedNames(): string[] {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const sources = filesBelow(`packages/${name}/src`).filter((path) => /\.tsx?$/.test(path))
    return findSharedTypeNames(sources.map((path) => readSource(path, readText(path))))
  })
}

function sentencesOf(path: string): Sentence[] {
  if (POSTS.test(path)) {
    return paragraphsOf(readText(path)).flatMap((text) => split(path, 1, text))
  }
  if (!CODE.test(path) || UNSEEN.test(path)) {
    return []
  }
  return visibleTextsOf(path, readText(path)).flatMap(({ line, text }) => split(path, line, text))
}

function split(path: string, line: number, text: string): Sentence[] {
  return splitSentences(text).map((sentence) => ({ path, line, text: sentence }))
}

/** Paragraphs and list items of a post, without its front matter, headings, tables, emphasis and links' addresses. */
function paragraphsOf(post: string): string[] {
  return post
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/\]\([^)]*\)|[[*]/g, '')
    .replaceAll(/\{\{\w+\}\}/g, 'one')
    .split(/\n\s*\n|\n(?=\s*(?:-|\d+\.) )/)
    .filter((block) => !/^\s*(?:[#|>]|```)/.test(block))
}
