import { describe, expect, it } from 'vitest'
import { gradeOf, type Sentence, splitSentences, wordsOf } from './readability.ts'
import { filesBelow, readText } from './repo-files.ts'
import { visibleTextsOf } from './visible-text.ts'

const MAX_GRADE = 8
const MAX_WORDS = 25

/** Code whose strings reach people. Its tests, benchmarks and generated tables don't. */
const CODE = /^packages\/(?:answers|categorizer|contract|server|statements|web|catalog)\/src\/.*\.tsx?$/
const UNSEEN =
  /\.test\.|\/testing\/|\/bench\/|\/migrations\/|\/styleguide\/|common-passwords|brand-names|model\/weights|^packages\/catalog\/src\/(?!describe\/)|\/experts\//
const POSTS = /^packages\/web\/src\/content\/blog\/.*\.md$/
const LEGAL = /\/content\/legal\//

const sentences = filesBelow('').flatMap(sentencesOf)

describe('what people read', () => {
  it('is easy: grade 8 or lower on every screen', () => {
    const folderOf = ({ path }: Sentence) => path.split('/').slice(0, 5).join('/')
    const folders = new Set(sentences.map(folderOf))
    const textsIn = (folder: string) =>
      sentences.filter((sentence) => folderOf(sentence) === folder).map(({ text }) => text)
    const hard = [...folders]
      .filter((folder) => !LEGAL.test(`${folder}/`))
      .map((folder) => ({ folder, grade: gradeOf(textsIn(folder)) }))
      .filter(({ grade }) => grade > MAX_GRADE)
    expect(hard).toEqual([])
  })

  it('has no sentence over 25 words outside the legal pages', () => {
    const long = sentences
      .filter(({ path, text }) => !LEGAL.test(path) && wordsOf(text).length > MAX_WORDS)
      .map(({ path, line, text }) => `${path}:${line} ${text}`)
    expect(long).toEqual([])
  })

  it('was found in the code', () => {
    const texts = sentences.map(({ text }) => text)
    expect(texts).toContain('Enter at least one amount to continue.')
    expect(texts.length).toBeGreaterThan(1000)
  })
})

describe('visibleTextsOf', () => {
  it.each([
    ['<p className="px-4 py-2">You have {count} <b>new</b> cards.</p>', ['You have one new cards.']],
    ['<div><p>First one.</p>Second <Link to="/a b.">one</Link>.</div>', ['Second one.', 'First one.']],
    ['const text = `Spend $' + '{amount} in 3 months.`', ['Spend one in 3 months.']],
    ['<img alt="A gold card." />', ['A gold card.']],
    ["import { a } from './Some file here.'", []],
    ["const label = 'Annual fee'", []],
  ])('finds the sentences of %s', (source, found) => {
    expect(visibleTextsOf('example.tsx', source).map(({ text }) => text)).toEqual(found)
  })
})

describe('gradeOf', () => {
  it('is the Flesch-Kincaid grade', () => {
    // 6 words, 6 syllables, 1 sentence: 0.39 × 6 + 11.8 × 1 − 15.59.
    expect(gradeOf(['The cat sat on the mat.'])).toBeCloseTo(-1.45, 5)
    // 4 words of 2, 4, 3 and 5 syllables: 0.39 × 4 + 11.8 × 14 / 4 − 15.59.
    expect(gradeOf(['Happy avocados understand imagination.'])).toBeCloseTo(27.27, 5)
  })

  it('splits sentences, but not at abbreviations', () => {
    expect(splitSentences('It is free. Try it! A U.S. company, e.g. ours.')).toEqual([
      'It is free.',
      'Try it!',
      'A US company, eg ours.',
    ])
  })
})

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
