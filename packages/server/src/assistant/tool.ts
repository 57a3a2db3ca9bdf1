/** What a tool for assistants is: a question with a schema, and a pure function that answers it from the catalog. */
import type { RunCatalog } from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import type { Profile } from '@cardsight/contract/profile'
import type { YourCards } from '@cardsight/contract/your-cards'
import type { Day } from '@cardsight/engine/dates'
import type { z } from 'zod'
import type { StoredSpending } from '../services/runs/stored-spending.ts'

export type ToolContext = Readonly<{
  release: Release
  /** The catalog compiled for a person. */
  runsFor: (profile: Profile) => RunCatalog
  today: Day
  /** Where the site is, for links to cards. */
  publicUrl: string
  /** What an access token may read, if the question asks for it; null without a token. */
  own: OwnData | null
}>

/** What an access token lets an assistant read. Each part is null if the token doesn't allow it. */
export type OwnData = Readonly<{
  cards: Readonly<{ yourCards: YourCards; profile: Profile | null }> | null
  /** Or why there is none, as a sentence. */
  spending: StoredSpending | string | null
}>

export type Tool = Readonly<{
  name: string
  title: string
  description: string
  input: z.ZodObject
  output: z.ZodObject
  /** Estimated processor time of a call, in milliseconds. */
  cost: number
  answer: (input: unknown, context: ToolContext) => object
}>

/** Said to the assistant as it is: what was wrong with the question, and what to ask instead. */
export class ToolProblem extends Error {}

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = Omit<
  Tool,
  'input' | 'output' | 'answer'
> &
  Readonly<{
    input: Input
    output: Output
    answer: (input: z.output<Input>, context: ToolContext) => z.input<Output>
  }>

/** Parses the input again where the answer is calculated, which may be another thread. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Definition<Input, Output>,
): Tool {
  const { input, output, answer } = definition
  return {
    ...definition,
    answer: (given, context) => output.parse(answer(input.parse(given), context)),
  }
}
