/** Removes what banks and payment processors write before a merchant's name. */
import { bareMarks, channels, type Processor, processors } from './merchant-noise.ts'

export type Opened = Readonly<{
  rest: string
  via: Processor
  /** The processor's prefix, such as 'SQ'; null if a bank's words were removed. */
  mark: string | null
}>

/** Removes one prefix, or returns null if there is none. */
export function removePrefix(text: string): Opened | null {
  const capitals = text.toUpperCase()
  const channel = channels.find((words) => capitals.startsWith(`${words} `))
  if (channel !== undefined) {
    return { rest: withoutReference(text.slice(channel.length).trim()), via: {}, mark: null }
  }
  const mark = /^[A-Z][A-Z.]{1,10}(?= ?\*)/.exec(capitals)?.[0]
  if (mark !== undefined && processors[mark] !== undefined) {
    return { rest: text.slice(text.indexOf('*') + 1).trim(), via: processors[mark], mark }
  }
  const bare = bareMarks.find(
    (word) => capitals.startsWith(`${word} `) && /^[A-Z]{2}/.test(capitals.slice(word.length + 1)),
  )
  return bare === undefined
    ? null
    : { rest: text.slice(bare.length + 1), via: processors[bare] ?? {}, mark: bare }
}

/** Dates, times, and the digits of cards and receipts that follow a bank's words. */
const reference =
  /^(?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|\d{4,12}|[X*]{2,16}\d{2,4}|CARD \d{4}|#\d{1,12}|-) /i

function withoutReference(text: string): string {
  let rest = text
  for (let count = 0; count < MAX_REFERENCES && reference.test(rest); count++) {
    rest = rest.replace(reference, '').trim()
  }
  return rest
}

const MAX_REFERENCES = 3
