import { pagePaths } from '@cardsight/contract/paths'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import type { ComparePageProps } from './compare-data.ts'
import { MOST_CARDS } from './compare-query.ts'

type CompareFormProps = { issuers: ComparePageProps['issuers']; chosen: readonly string[] }

const labels = ['First card', 'Second card', 'Third card (optional)'] as const

/** Works without a script: the choices are submitted as a form, and the URL can be shared. */
export function CompareForm({ issuers, chosen }: CompareFormProps) {
  return (
    <Form
      // Keyed by the URL, so that each field shows what is compared.
      key={chosen.join(',')}
      method="get"
      action={pagePaths.compare}
      data-print="hide"
      className="panel grid items-end gap-4 p-5 narrow:grid-cols-3 menu:grid-cols-[1fr_1fr_1fr_auto]"
    >
      {Array.from({ length: MOST_CARDS }, (_, index) => (
        <Select key={labels[index]} name="cards" label={labels[index]} defaultValue={chosen[index] ?? ''}>
          <option value="">{index === MOST_CARDS - 1 ? 'No third card' : 'Choose a card'}</option>
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
      <Button type="submit" className="narrow:col-span-3 menu:col-span-1">
        Compare
      </Button>
    </Form>
  )
}
