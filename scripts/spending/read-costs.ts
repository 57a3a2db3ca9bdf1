/** Reads typed amounts from the command line: `grocery=504,travel=400,flights=120,utilities=200`. */

import { manualRunQuerySchema } from '@cardsight/contract/backtest'
import { costKeys, costsOf, detailNames, type TypedCosts } from '@cardsight/contract/costs'
import { fail } from './fail.ts'

/** Amounts of the six that aren't given count as 0. Exits with a sentence if something is invalid. */
export function readCosts(text: string): TypedCosts {
  const keyOf = new Map<string, string>([
    ...Object.entries(costKeys).map(([key, name]): [string, string] => [name, key]),
    ...detailNames.map((name): [string, string] => [name, name]),
  ])
  const none = Object.keys(costKeys).map((key): [string, string] => [key, '0'])
  const given = text.split(',').map((part): [string, string] => {
    const [name = '', dollars = ''] = part.split('=')
    return [
      keyOf.get(name) ?? fail(`Unknown amount "${name}". Choose from: ${[...keyOf.keys()].join(', ')}.`),
      dollars,
    ]
  })
  const { data, error } = manualRunQuerySchema.safeParse(Object.fromEntries([...none, ...given]))
  return data === undefined
    ? fail((error?.issues ?? []).map(({ message }) => message).join('\n'))
    : costsOf(data)
}
