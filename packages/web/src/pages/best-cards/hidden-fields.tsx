/** Hidden fields that a form sends without scripts, so that one form doesn't reset the other. */
import { useSearchParams } from 'react-router'
import { costNamesInTables } from '../../content/costs.ts'
import { FILTER } from './landing-query.ts'

export function HiddenFilterFields() {
  const [search] = useSearchParams()
  return [...new Set(search.getAll(FILTER))].map((filter) => (
    <input key={filter} type="hidden" name={FILTER} value={filter} />
  ))
}

export function HiddenCostFields() {
  const [search] = useSearchParams()
  return costNamesInTables.flatMap((name) => {
    const amount = search.get(name)
    return amount === null ? [] : [<input key={name} type="hidden" name={name} value={amount} />]
  })
}
