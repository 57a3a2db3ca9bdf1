/**
 * Lists of phrases that show what a line is. Phrases are separated by commas, and end as in `createPhraseTable`: at the
 * end of a word, with an asterisk anywhere, with a number sign only at the end of the text. Numbers are dropped first.
 * Bars separate alternatives: 'MACYS|KOHLS PMT|PAYMENT' stands for four phrases.
 */
import type { LeftOutKind } from '@cardsight/engine/spending'
import type { Flow } from '../flow.ts'
import { listed } from '../listed.ts'

/** 'purchase' is for names that contain a phrase of another list. */
export type Verdict = LeftOutKind | 'purchase'

export type WordList = Readonly<{
  is: Verdict
  flows: readonly Flow[]
  /** Phrases that may stand anywhere in the text. */
  anywhere?: string
  /** Phrases that count only at the start of the text. */
  atStart?: string
  /** Texts that consist of the phrase and numbers. */
  whole?: string
}>

export const allFlows: readonly Flow[] = ['card-in', 'card-out', 'bank-in', 'bank-out']
export const out: readonly Flow[] = ['card-out', 'bank-out']
export const bank: readonly Flow[] = ['bank-in', 'bank-out']

export function phrasesIn(text: string): string[] {
  return listed(text).flatMap((phrase) => (phrase.includes('|') ? alternatives(phrase) : [phrase]))
}

/** An underscore stands for a space inside an alternative. */
function alternatives(phrase: string): string[] {
  return phrase
    .split(' ')
    .map((words) => words.replaceAll('_', ' ').split('|'))
    .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => `${start} ${end}`.trim())), [''])
}
