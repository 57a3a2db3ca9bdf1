/** Measures how hard sentences are to read. */
import { syllable } from 'syllable'

export type Sentence = { readonly path: string; readonly line: number; readonly text: string }

const ENDS = /(?<=[.?!…]["”)]?)\s+(?=["“(]?[A-Z$\d])/
/** Words that end with a period without ending the sentence. */
const ABBREVIATIONS = /\b(?:U\.S|vs|St|Inc|e\.g|i\.e|etc|No)\./g

export function splitSentences(text: string): string[] {
  return text
    .replaceAll(ABBREVIATIONS, (found) => found.replaceAll('.', ''))
    .split(ENDS)
    .filter((sentence) => wordsOf(sentence).length > 0)
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}$][\p{L}\p{N}$%.,’'-]*/gu) ?? []
}

/** Flesch-Kincaid grade: the school year in which Americans read such sentences with ease. */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}
