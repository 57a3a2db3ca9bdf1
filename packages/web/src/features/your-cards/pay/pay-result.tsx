import { PAY_WITHOUT_DEBT } from '@cardsight/contract/runs'
import { formatCents } from '@cardsight/contract/your-cards'
import type { Leaf } from '@cardsight/engine/categories'
import { memo, useState } from 'react'
import { CardFace, faceOf } from '../../../cards/card-face.tsx'
import { formatMoney } from '../../../lib/format-money.ts'
import { TextButton } from '../../../ui/button.tsx'
import type { PayAnswer, PayChoice } from '../../../worker/your-cards/which-card-here.ts'
import type { YourCardsCatalog } from '../../../worker/your-cards/your-cards-catalog.ts'
import { KindPicker } from './kind-picker.tsx'

type PayResultProps = {
  answer: Exclude<PayAnswer, { kind: 'empty' }>
  catalog: YourCardsCatalog
  cents: number
  onKind: (leaf: Leaf) => void
}

/** The answer, or the question that it needs. It isn't built again for a key before its answer is there. */
export const PayResult = memo(function PayResult(props: PayResultProps) {
  const { answer, catalog, onKind } = props
  switch (answer.kind) {
    case 'unknown':
      return (
        <KindPicker
          question={`We don’t know ${answer.name}. What kind of store is it?`}
          kinds={catalog.kinds}
          onPick={onKind}
        />
      )
    case 'not-a-purchase':
      return <NotAPurchase name={answer.name} {...{ catalog, onKind }} />
    case 'debt':
      return <p className="max-w-text">{PAY_WITHOUT_DEBT}</p>
    case 'choices':
      return <Choices {...props} answer={answer} />
  }
})

function NotAPurchase({
  name,
  catalog,
  onKind,
}: { name: string } & Pick<PayResultProps, 'catalog' | 'onKind'>) {
  const [isAsking, setIsAsking] = useOpenFor(name)
  return (
    <div>
      <p className="max-w-text">
        {name} looks like a payment, transfer or fee. No card earns rewards on those.{' '}
        <TextButton aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
          It’s a store
        </TextButton>
      </p>
      {isAsking && <KindPicker question="What kind of store is it?" kinds={catalog.kinds} onPick={onKind} />}
    </div>
  )
}

type ChoicesProps = PayResultProps & { answer: Extract<PayAnswer, { kind: 'choices' }> }

/** One answer: the best card that the store takes. The others are one press away, refused ones last. */
function Choices({ answer, catalog, cents, onKind }: ChoicesProps) {
  const [showsAll, setShowsAll] = useOpenFor(answer.name)
  const best = answer.choices.find(({ isRefused }) => !isRefused)
  const others = answer.choices.filter((choice) => choice !== best)
  if (answer.choices.length === 0) {
    return <p>All your cards are closed. Add a card that you use.</p>
  }
  return (
    <div>
      <div role="status" aria-label="Best card">
        {best === undefined ? (
          <NoneAccepted reason={answer.choices[0]?.reason} />
        ) : (
          <BestChoice {...{ catalog, cents }} choice={best} refusedNote={answer.refusedNote} />
        )}
      </div>
      <PlaceLine {...{ answer, catalog, onKind }} />
      {others.length > 0 && (
        <details
          className="mt-1"
          open={showsAll}
          onToggle={({ currentTarget }) => setShowsAll(currentTarget.open)}
        >
          <summary className="min-h-11 w-fit content-center text-sm font-medium text-link narrow:min-h-9">
            {others.length === 1 ? 'Compare your other card' : `Compare ${others.length} other cards`}
          </summary>
          {showsAll && (
            <ul aria-label="Other cards" className="divide-y divide-hairline border-y border-hairline">
              {others.slice(0, MOST_OTHERS).map((choice) => (
                <li key={choice.yourCardId}>
                  <OtherChoice {...{ choice, catalog, cents }} />
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
    </div>
  )
}

const MOST_OTHERS = 20

function NoneAccepted({ reason }: { reason: string | undefined }) {
  return (
    <>
      <h3 className="text-xl">None of your cards works here</h3>
      <p className="mt-1 max-w-text">{reason}</p>
    </>
  )
}

/** What we think the place is, and a way to change it. */
function PlaceLine({
  answer: { name, leaf, isSure },
  catalog,
  onKind,
}: Pick<ChoicesProps, 'answer' | 'catalog' | 'onKind'>) {
  const [isChanging, setIsChanging] = useOpenFor(name)
  const kind = catalog.kinds.find((each) => each.leaf === leaf)?.name ?? 'Other'
  const pick = (picked: Leaf) => {
    setIsChanging(false)
    onKind(picked)
  }
  return (
    <>
      <p className="mt-3 text-sm text-ink-soft">
        {name.toLowerCase() === kind.toLowerCase() ? '' : `${name}: `}
        {kind}
        {isSure ? '. ' : ', we think. '}
        <TextButton aria-expanded={isChanging} onClick={() => setIsChanging(!isChanging)}>
          Change
        </TextButton>
      </p>
      {isChanging && (
        <KindPicker question={`What kind of store is ${name}?`} kinds={catalog.kinds} onPick={pick} />
      )}
    </>
  )
}

/** Open at one place. Another place closes it without building the whole answer again, which takes too long after a key. */
function useOpenFor(name: string): [boolean, (isOpen: boolean) => void] {
  const [openName, setOpenName] = useState<string | null>(null)
  return [openName === name, (isOpen) => setOpenName(isOpen ? name : null)]
}

type ChoiceProps = {
  choice: PayChoice
  catalog: YourCardsCatalog
  /** The amount of the purchase. */
  cents: number
}

/** The card to pay with: its face, what it earns here, and why. */
function BestChoice({ choice, catalog, cents, refusedNote }: ChoiceProps & { refusedNote: string | null }) {
  const { name, reason, notes } = choice
  const more = refusedNote === null ? notes : [refusedNote, ...notes]
  return (
    <article className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 narrow:grid-cols-[11rem_minmax(0,1fr)_auto] narrow:items-center narrow:gap-x-6">
      <div className="max-narrow:pt-1">
        <Face {...{ choice, catalog }} />
      </div>
      <div className="min-w-0">
        <h3 className="text-xl">Use {name}</h3>
        <p className="mt-1 text-sm text-ink-soft">{reason}</p>
        {more.length > 0 && (
          <ul className="mt-1 grid gap-1 text-sm text-ink-soft">
            {more.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      <Earns {...{ choice, cents }} className="max-narrow:col-span-2 narrow:text-right" isLarge />
    </article>
  )
}

/** Another card in one row. */
function OtherChoice({ choice, catalog, cents }: ChoiceProps) {
  const { name, reason, notes } = choice
  return (
    <article className="flex items-start gap-4 py-3">
      <div className="w-14 shrink-0 pt-0.5">
        <Face {...{ choice, catalog }} />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h4 className="font-sans text-base font-semibold">{name}</h4>
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
      <span className={isLarge ? 'font-serif text-xl font-semibold narrow:block' : 'font-semibold'}>
        {/* Always with cents, so that amounts below each other line up. */}
        {formatMoney(choice.totalCents / 100)}
      </span>{' '}
      <span className="text-sm text-ink-soft">
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
