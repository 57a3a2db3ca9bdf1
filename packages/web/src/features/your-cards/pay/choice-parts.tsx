import { formatCents } from '@cardsight/contract/your-cards'
import { CardFace } from '../../../cards/card-face.tsx'
import { faceOf } from '../../../cards/face-of.ts'
import { formatMoney } from '../../../lib/format-money.ts'
import type { PayChoice } from '../../../worker/your-cards/which-card-here.ts'
import type { YourCardsCatalog } from '../../../worker/your-cards/your-cards-catalog.ts'

type ChoiceProps = {
  choice: PayChoice
  catalog: YourCardsCatalog
  /** The amount of the purchase. */
  cents: number
}

/** The card to pay with: its face, what it earns here, and why. */
export function BestChoice({ choice, catalog, cents }: ChoiceProps) {
  const { name, reason, notes } = choice
  return (
    <article className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 narrow:grid-cols-[14rem_minmax(0,1fr)] narrow:grid-rows-[auto_1fr] narrow:gap-x-8">
      <div className="pt-1.5 narrow:row-span-2 narrow:pt-0">
        <Face {...{ choice, catalog }} />
      </div>
      <div className="min-w-0">
        <h2 className="font-serif text-2xl font-medium">Use {name}</h2>
        <Earns {...{ choice, cents }} className="mt-1" isLarge />
      </div>
      <div className="col-span-2 min-w-0 narrow:col-span-1">
        <p className="max-w-text">{reason}</p>
        {notes.length > 0 && (
          <ul className="mt-1 grid max-w-text gap-1 text-ink-soft">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}

/** Another card in one row. */
export function OtherChoice({ choice, catalog, cents }: ChoiceProps) {
  const { name, reason, notes } = choice
  return (
    <article className="flex items-start gap-4 py-3">
      <div className="w-14 shrink-0 pt-0.5">
        <Face {...{ choice, catalog }} />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-sans text-base font-semibold">{name}</h3>
          <Earns {...{ choice, cents }} />
        </div>
        <p className="text-sm text-ink-soft">{[reason, ...notes].join(' ')}</p>
      </div>
    </article>
  )
}

type EarnsProps = Pick<ChoiceProps, 'choice' | 'cents'> & { className?: string; isLarge?: boolean }

function Earns({ choice, cents, className = '', isLarge = false }: EarnsProps) {
  return (
    <p className={`figures ${className}`}>
      <span className={isLarge ? 'text-4xl font-semibold' : 'font-semibold'}>
        {/* Always with cents, so that amounts below each other line up. */}
        {formatMoney(choice.totalCents / 100)}
      </span>{' '}
      <span className="text-ink-soft">
        on {formatCents(cents)}
        {partsOf(choice)}
      </span>
    </p>
  )
}

/** What the amount has besides rewards. */
function partsOf({ bonusCents, feeCents }: PayChoice): string {
  const bonus = bonusCents > 0 ? `, with ${formatCents(bonusCents)} of the welcome bonus` : ''
  return `${bonus}${feeCents > 0 ? ', after the fee' : ''}`
}

function Face({ choice: { cardId }, catalog }: Omit<ChoiceProps, 'cents'>) {
  const card = catalog.cards.find((each) => each.cardId === cardId)
  return card === undefined ? null : <CardFace {...faceOf(card)} decorative />
}
