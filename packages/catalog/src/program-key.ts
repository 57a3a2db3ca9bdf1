/** Point values have a key: a program's id, or `program/card` for a card with values of its own. */
import type { ProgramSummaries } from './release.ts'

type Valued = Pick<ProgramSummaries[string], 'values' | 'cardValues'>
type ValuedPrograms = Readonly<Record<string, Valued>>

/** Returns the key of a card's point values. */
export function programKeyOf(card: Readonly<{ id: string; program: string }>, programs: ValuedPrograms) {
  const isOwn = valuesOfCard(card.id, programs[card.program]) !== undefined
  return isOwn ? `${card.program}${SEPARATOR}${card.id}` : card.program
}

/** Returns the program's id, for its name and everything else but the values. */
export function programOfKey(key: string): string {
  return splitKey(key).program
}

/** Returns every key: each program, followed by its cards with values of their own. */
export function programKeys(programs: ValuedPrograms): string[] {
  return Object.entries(programs).flatMap(([program, { cardValues = [] }]) => {
    const cards = cardValues.filter(({ values }) => values !== undefined).flatMap((entry) => entry.cards)
    return [program, ...cards.map((id) => `${program}${SEPARATOR}${id}`)]
  })
}

export function valuesOfKey(key: string, programs: ValuedPrograms): Valued['values'] {
  const { program, card } = splitKey(key)
  return (card === undefined ? undefined : valuesOfCard(card, programs[program])) ?? programs[program]?.values
}

/** Ids of programs and cards don't contain it. */
const SEPARATOR = '/'

function splitKey(key: string): { program: string; card: string | undefined } {
  const [program = key, card] = key.split(SEPARATOR)
  return { program, card }
}

function valuesOfCard(id: string, program: Valued | undefined): Valued['values'] {
  return program?.cardValues?.find(({ cards, values }) => values !== undefined && cards.includes(id))?.values
}
