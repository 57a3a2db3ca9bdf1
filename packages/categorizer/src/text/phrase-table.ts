/**
 * Table of phrases to find in plain text. A match always starts at the start of a word. How it ends depends on the phrase:
 * 'HOTEL' at the end of a word, 'NETFLIX*' anywhere (as in 'NETFLIXCOM'), 'SHELL#' at the end of the text or before a
 * number with at least three digits. The longest phrase wins.
 */

export type PhraseTable<Value> = Readonly<{
  /** Value of the longest phrase that starts at this position, or null. */
  at: (text: string, position: number) => Value | null
  /** Value of the first phrase in the text. */
  first: (text: string) => Value | null
  /** Value of the last phrase, because the last word of an English name usually says what it is. */
  last: (text: string) => Value | null
}>

/** Phrases are found by their first characters. Shorter phrases have a shorter key. */
const LONGEST_KEY = 4

type Phrase<Value> = Readonly<{ words: string; end: 'word' | 'anywhere' | 'number'; value: Value }>

/** Throws RangeError if a phrase has two values. */
export function createPhraseTable<Value>(
  entries: Iterable<readonly [phrase: string, value: Value]>,
): PhraseTable<Value> {
  const buckets = new Map<string, Phrase<Value>[]>()
  const valueByPhrase = new Map<string, Value>()
  for (const [text, value] of entries) {
    if (valueByPhrase.has(text) && valueByPhrase.get(text) !== value) {
      throw new RangeError(`the phrase '${text}' has two values`)
    }
    valueByPhrase.set(text, value)
  }
  for (const [text, value] of valueByPhrase) {
    const phrase = readPhrase(text, value)
    const key = phrase.words.slice(0, LONGEST_KEY)
    buckets.set(key, [...(buckets.get(key) ?? []), phrase])
  }
  for (const bucket of buckets.values()) {
    bucket.sort((a, b) => b.words.length - a.words.length)
  }
  const at = (text: string, position: number) => {
    for (let length = LONGEST_KEY; length > 0; length--) {
      const bucket = buckets.get(text.slice(position, position + length))
      const found = bucket?.find((phrase) => matches(phrase, text, position))
      if (found !== undefined) {
        return found.value
      }
    }
    return null
  }
  return {
    at,
    first(text) {
      for (let position = 0; position >= 0; position = nextWord(text, position)) {
        const value = at(text, position)
        if (value !== null) {
          return value
        }
      }
      return null
    },
    last(text) {
      let found: Value | null = null
      for (let position = 0; position >= 0; position = nextWord(text, position)) {
        found = at(text, position) ?? found
      }
      return found
    },
  }
}

function readPhrase<Value>(text: string, value: Value): Phrase<Value> {
  if (text.endsWith('*')) {
    return { words: text.slice(0, -1), end: 'anywhere', value }
  }
  return text.endsWith('#')
    ? { words: text.slice(0, -1), end: 'number', value }
    : { words: text, end: 'word', value }
}

function matches<Value>({ words, end }: Phrase<Value>, text: string, position: number): boolean {
  if (!text.startsWith(words, position)) {
    return false
  }
  const after = position + words.length
  if (end === 'anywhere' || after === text.length) {
    return true
  }
  return text[after] === ' ' && (end === 'word' || isNumberAt(text, after + 1))
}

/** Fewer digits are part of a name: 'DELTA 8' isn't an airline. */
function isNumberAt(text: string, position: number): boolean {
  const digits = /^[A-Z]?\d{3}/
  return digits.test(text.slice(position, position + 4))
}

/** Start of the next word, or -1. */
function nextWord(text: string, position: number): number {
  const space = text.indexOf(' ', position)
  return space < 0 ? -1 : space + 1
}
