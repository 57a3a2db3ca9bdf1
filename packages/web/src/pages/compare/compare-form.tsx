import { pagePaths } from '@cardsight/contract/paths'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import type { ComparePageProps } from './compare-data.ts'
import { MOST_CARDS } from './compare-query.ts'

type CompareFormProps = { issuers: ComparePageProps['issuers']; chosen: readonly string[] }

const labels = ['First card', 'Second card', 'Third card (optional)', 'Fourth card (optional)'] as const

/** For browsers without a script: the choices are submitted as a form. All others get the search box. */
export function CompareForm({ issuers, chosen }: CompareFormProps) {
  return (
    <noscript>
      <form
        method="get"
        action={pagePaths.compare}
        className="grid items-end gap-4 narrow:grid-cols-2 menu:grid-cols-4"
      >
        {Array.from({ length: MOST_CARDS }, (_, index) => (
          <Select key={labels[index]} name="cards" label={labels[index]} defaultValue={chosen[index] ?? ''}>
            <option value="">{index < 2 ? 'Choose a card' : 'No other card'}</option>
            {issuers.map(({ issuer, cards }) => (
              <optgroup key={issuer} label={issuer}>
                {cards.map(({ cardId, name }) => (
                  <option key={cardId} value={cardId}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        ))}
        <Button type="submit" className="narrow:col-span-2 menu:col-span-4">
          Compare
        </Button>
      </form>
    </noscript>
  )
}
