import type { WalletCardInfo } from '@cardsight/contract/wallet'
import { Download, Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { CreditSelect, NumberSelect } from '../plan/plan-form.tsx'
import { cardsPerYearChoices } from '../plan/plan-request.ts'
import { DatedCards } from './dated-cards.tsx'
import { type Household, MOST_NAME, partnerOf, storedHousehold } from './stored-household.ts'

const CardPicker = lazy(async () => ({
  default: (await import('../../../cards/card-picker.tsx')).CardPicker,
}))

type HouseholdPanelProps = {
  household: Household
  cards: readonly WalletCardInfo[]
  /** The current month. */
  month: string
}

/** The second person of a plan for two: name, pace, credit and cards. */
export function HouseholdPanel({ household, cards, month }: HouseholdPanelProps) {
  const set = (changes: Partial<Household>) => storedHousehold.write({ ...household, ...changes })
  const name = partnerOf(household)?.name ?? 'Your partner'
  return (
    <section aria-label="The other person" className="mt-4 border-l-2 border-evergreen pl-4 narrow:pl-6">
      <p className="max-w-text text-sm text-ink-soft">
        You share your spending. Each of you has your own cards, issuer rules and spending caps. What you
        enter here stays in this browser.
      </p>
      <div className="mt-3 grid grid-cols-2 items-end gap-3 narrow:grid-cols-3">
        <TextField
          label="Their name"
          className="max-narrow:col-span-2"
          autoComplete="off"
          maxLength={MOST_NAME}
          placeholder="Your partner"
          value={household.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <NumberSelect
          label="Their new cards a year"
          value={household.cardsPerYear}
          choices={cardsPerYearChoices}
          name={(count) => (count === 0 ? 'None' : `Up to ${count}`)}
          onValue={(cardsPerYear) => set({ cardsPerYear })}
        />
        <CreditSelect label="Their credit" credit={household.credit} onCredit={(credit) => set({ credit })} />
      </div>
      <PartnerCards {...{ household, cards, month, name, set }} />
      <HouseholdData household={household} name={name} />
    </section>
  )
}

type PartnerCardsProps = HouseholdPanelProps & { name: string; set: (changes: Partial<Household>) => void }

function PartnerCards({ household, cards, month, name, set }: PartnerCardsProps) {
  const infoOf = new Map(cards.map((card) => [card.cardId, card]))
  const own = household.cards.map(({ cardId }) => cardId)
  const rows = household.cards.flatMap(({ cardId, opened }) => {
    const info = infoOf.get(cardId)
    return info === undefined ? [] : [{ key: cardId, info, name: info.name, opened }]
  })
  const undated = household.cards.some(({ opened }) => opened === null)
  return (
    <div className="mt-4 max-w-160">
      <Suspense fallback={<SkeletonLines lines={2} />}>
        <CardPicker
          label={`Cards that ${name} has`.replace('Your partner', 'your partner')}
          hint="Issuers’ rules depend on the month in which each card was opened."
          cards={cards.filter(({ cardId }) => !own.includes(cardId))}
          chosen={[]}
          onChange={(added) =>
            set({ cards: [...household.cards, ...added.map((cardId) => ({ cardId, opened: null }))] })
          }
        />
      </Suspense>
      {rows.length > 0 && (
        <DatedCards
          label="Their cards"
          rows={rows}
          latest={month}
          onOpened={(key, opened) =>
            set({
              cards: household.cards.map((card) => (card.cardId === key ? { ...card, opened } : card)),
            })
          }
          onRemove={(key) => set({ cards: household.cards.filter(({ cardId }) => cardId !== key) })}
        />
      )}
      {undated && (
        <p className="mt-1 text-sm text-ink-soft">Cards without a month count as five years old.</p>
      )}
    </div>
  )
}

function HouseholdData({ household, name }: { household: Household; name: string }) {
  const toast = useToast()
  const clear = () => {
    storedHousehold.clear()
    toast({
      text: `We deleted what you entered about ${name}.`.replace('Your partner', 'your partner'),
      action: {
        label: 'Undo',
        altText: 'Turn on Plan for two and enter it again',
        onAction: () => storedHousehold.write(household),
      },
    })
  }
  return (
    <div className="mt-2 -ml-3 flex flex-wrap gap-2">
      <Button
        variant="quiet"
        size="small"
        onClick={() =>
          saveFile('cardsight-household.json', 'application/json', JSON.stringify(household, null, 2))
        }
      >
        <Download aria-hidden="true" className="size-4" /> Download
      </Button>
      <Button variant="quiet" size="small" onClick={clear}>
        <Trash2 aria-hidden="true" className="size-4" /> Clear
      </Button>
    </div>
  )
}

/** How the other person wants to plan. Stored in this browser. */
export function PartnerPace() {
  const household = storedHousehold.useValue()
  return (
    <div className="mt-3 grid max-w-160 grid-cols-2 items-end gap-3">
      <p className="col-span-2 text-sm text-ink-soft">
        These two settings are for your view of the plan. They stay in this browser, so the other person’s
        plan can differ.
      </p>
      <NumberSelect
        label="Their cards a year"
        value={household.cardsPerYear}
        choices={cardsPerYearChoices}
        name={(count) => (count === 0 ? 'None' : `Up to ${count}`)}
        onValue={(cardsPerYear) => storedHousehold.write({ ...household, cardsPerYear })}
      />
      <CreditSelect
        label="Their credit"
        credit={household.credit}
        onCredit={(credit) => storedHousehold.write({ ...household, credit })}
      />
    </div>
  )
}
