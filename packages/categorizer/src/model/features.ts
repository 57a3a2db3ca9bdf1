/** Features of a statement line for the classifier: words, pairs of words and runs of letters, hashed to indexes. */
import type { Descriptor } from '../text/descriptor.ts'

const MIN_RUN = 3
const MAX_RUN = 5
const OFFSET_BASIS = 0x811c9dc5
const PRIME = 0x01000193

/** Kinds of features. Each starts its hash with another value, so that equal texts of two kinds differ. */
const kinds = { word: 1, firstWord: 2, lastWord: 3, pair: 4, run: 5, sign: 6 } as const

/** Indexes below the size, which is a power of two. Features that occur twice are listed twice. */
export function featuresOf({ words, signs }: Descriptor, size: number): number[] {
  const features: number[] = []
  const add = (hash: number) => features.push((hash ^ (hash >>> 15)) & (size - 1))
  let previous = 0
  words.forEach((word, index) => {
    const hash = hashText(word, start(kinds.word))
    add(hash)
    if (index === 0) {
      add(mix(hash, kinds.firstWord))
    } else {
      add(mix(mix(previous, kinds.pair), hash))
    }
    if (index === words.length - 1) {
      add(mix(hash, kinds.lastWord))
    }
    addRuns(word, add)
    previous = hash
  })
  for (const sign of signs) {
    add(hashText(sign, start(kinds.sign)))
  }
  return features
}

/** Runs of 3 to 5 letters, with marks at the word's ends. */
function addRuns(word: string, add: (hash: number) => void): void {
  const marked = `<${word}>`
  for (let from = 0; from + MIN_RUN <= marked.length; from++) {
    let hash = start(kinds.run)
    for (let length = 1; length <= MAX_RUN && from + length <= marked.length; length++) {
      hash = mix(hash, marked.charCodeAt(from + length - 1))
      if (length >= MIN_RUN) {
        add(hash)
      }
    }
  }
}

function start(kind: number): number {
  return mix(OFFSET_BASIS, kind)
}

/** FNV-1a. */
function hashText(text: string, seed: number): number {
  let hash = seed
  for (let index = 0; index < text.length; index++) {
    hash = mix(hash, text.charCodeAt(index))
  }
  return hash
}

function mix(hash: number, value: number): number {
  return Math.imul(hash ^ value, PRIME)
}
