/** What a form without scripts must send along, so that one part of the page does not forget the other. */
import { useSearchParams } from 'react-router'
import { costNamesInTables } from '../../content/costs.ts'
import { FILTER } from './landing-query.ts'

export function KeptFilters() {
  const [search] = useSearchParams()
  return [...new Set(search.getAll(FILTER))].map((filter) => (
    <input key={filter} type="hidden" name={FILTER} value={filter} />
  ))
}

export function KeptCosts() {
  const [search] = useSearchParams()
  return costNamesInTables.flatMap((name) => {
    const amount = search.get(name)
    return amount === null ? [] : [<input key={name} type="hidden" name={name} value={amount} />]
  })
}
