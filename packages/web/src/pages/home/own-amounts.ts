import { withCommas } from '@cardsight/contract/numbers'
import { emptyCosts } from '../../features/spending-form/costs.ts'
import { isViewingShared } from '../../lib/own-data.ts'
import { readOwnCosts, writeOwnCosts } from '../own-reports/own-costs.ts'
import { amountNames } from './filled-in.ts'

/**
 * Fills in the amounts that the visitor typed anywhere on the site, unless they have typed here already, and stores what
 * they type. Returns a function that stops it. The amounts of a shared link aren't the visitor's.
 */
export function keepOwnAmounts(form: HTMLFormElement): () => void {
  if (isViewingShared()) {
    return () => undefined
  }
  const inputs = amountNames.flatMap((name) => {
    const input = form.elements.namedItem(name)
    return input instanceof HTMLInputElement ? [{ name, input }] : []
  })
  const store = () => {
    const typed = Object.fromEntries(inputs.map(({ name, input }) => [name, input.value.replaceAll(',', '')]))
    writeOwnCosts({ ...emptyCosts, ...typed })
  }
  const own = readOwnCosts()
  if (inputs.some(({ input }) => input.value !== input.defaultValue)) {
    store()
  } else if (own !== null) {
    for (const { name, input } of inputs) {
      input.value = withCommas(own[name])
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  form.addEventListener('input', store)
  return () => form.removeEventListener('input', store)
}
