import { PAY_WITHOUT_DEBT } from '@cardsight/contract/runs'
import type { Leaf } from '@cardsight/engine/categories'
import { memo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import type { PayAnswer } from '../../../worker/your-cards/which-card-here.ts'
import type { YourCardsCatalog } from '../../../worker/your-cards/your-cards-catalog.ts'
import { BestChoice, OtherChoice } from './choice-parts.tsx'
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

function Choices({ answer, catalog, cents, onKind }: ChoicesProps) {
  const [showsAll, setShowsAll] = useOpenFor(answer.name)
  const [best, second, ...rest] = answer.choices.filter(({ isRefused }) => !isRefused)
  const refused = answer.choices.filter(({ isRefused }) => isRefused)
  const others = [...rest, ...refused]
  if (answer.choices.length === 0) {
    return <p>All your cards are closed. Add a card that you use.</p>
  }
  return (
    <div>
      <PlaceLine {...{ answer, catalog, onKind }} />
      <div className="mt-4" role="status" aria-label="Best card">
        {best === undefined ? (
          <NoneAccepted reason={refused[0]?.reason} />
        ) : (
          <BestChoice {...{ catalog, cents }} choice={best} />
        )}
      </div>
      {second !== undefined && (
        <section aria-label="Next best" className="mt-6 border-t border-hairline pt-3">
          <p className="text-sm font-medium text-ink-soft">Next best</p>
          <OtherChoice {...{ catalog, cents }} choice={second} />
        </section>
      )}
      {showsAll && (
        <ul aria-label="Other cards" className="divide-y divide-hairline border-t border-hairline">
          {others.map((choice) => (
            <li key={choice.yourCardId}>
              <OtherChoice {...{ choice, catalog, cents }} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show ${others.length} more`}
        </Button>
      )}
    </div>
  )
}

function NoneAccepted({ reason }: { reason: string | undefined }) {
  return (
    <>
      <h2 className="font-serif text-2xl font-medium">None of your cards works here</h2>
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
      <p>
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
