/** Ranks again while someone types. Loaded when they first touch the form. */
import { profileQuery } from '@cardsight/contract/profile'
import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useOwnProfile } from '../../features/profile/use-own-profile.ts'
import { costsBy, readCosts, totalOf } from '../best-cards/costs-query.ts'
import type { WhyDialogProps } from '../best-cards/why-dialog.tsx'
import { type HomeAnswer, wholeDollars } from './answer.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { formatWhileTyping } from './format-while-typing.ts'
import { keepOwnAmounts } from './own-amounts.ts'
import { type Live, useTopCards } from './use-top-cards.ts'
import { WinnerBar } from './winner-bar.tsx'

type LiveAnswerProps = {
  initial: HomeAnswer | null
  /** Whether the amounts differ from those that the server filled in. */
  isTyped: boolean
  query: string
  form: RefObject<HTMLFormElement | null>
  /** Tells the visitor's own profile, as the end of a query. */
  onPerson: (query: string) => void
}

/** '$2,395', from the query of the form. */
export function totalText(query: string): string {
  return wholeDollars(totalOf(readCosts(new URLSearchParams(query)) ?? nothing))
}

const nothing = costsBy(() => 0)

export function LiveAnswer(props: LiveAnswerProps) {
  const { initial, isTyped, query, form, onPerson } = props
  useEffect(() => {
    if (form.current !== null) {
      const stopFormatting = formatWhileTyping(form.current)
      const stopKeeping = keepOwnAmounts(form.current)
      return () => {
        stopFormatting()
        stopKeeping()
      }
    }
  }, [form])
  /** Id of the card whose number is to be explained. */
  const [whyOf, setWhyOf] = useState<string | null>(null)
  const own = useOwnProfile()
  const person = own === null ? '' : `&${new URLSearchParams(profileQuery(own))}`
  useEffect(() => onPerson(person), [person, onPerson])
  // Once it has changed, it's asked again for the first amounts too.
  const [hasChanged, setChanged] = useState(false)
  if (!hasChanged && isTyped) {
    setChanged(true)
  }
  const costs = readCosts(new URLSearchParams(query))
  const isEmpty = costs === null
  const isNeeded = hasChanged || own !== null || whyOf !== null || initial === null
  const live = useTopCards({ query: `${query}${person}`, isNeeded: isNeeded && !isEmpty })
  const answer = live.answer ?? initial
  const { Dialog, hasFailed } = useWhyDialog(whyOf !== null)
  const problem = <Problem live={live} isEmpty={isEmpty} hasNoDialog={hasFailed} />
  const asked = live.answer?.results.find(({ cardId }) => cardId === whyOf)
  return (
    <>
      {answer === null ? (
        problem
      ) : (
        <>
          <AnswerPanel answer={answer} isLive={live.answer !== null} problem={problem} onWhy={setWhyOf} />
          <WinnerBar answer={answer} />
          <Announcement answer={answer} hasChanged={hasChanged} />
        </>
      )}
      {live.answer !== null && asked !== undefined && costs !== null && Dialog !== null && (
        <Dialog
          card={asked}
          focus="total"
          costs={costs}
          profile={live.answer.profile}
          onClose={() => setWhyOf(null)}
        />
      )}
    </>
  )
}

/** The explanation's code is loaded when someone asks: most people only look at the cards. */
function useWhyDialog(isAsked: boolean) {
  const [Dialog, setDialog] = useState<ComponentType<WhyDialogProps> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (isAsked) {
      setFailed(false)
      import('../best-cards/why-dialog.tsx').then(
        ({ WhyDialog }) => setDialog(() => WhyDialog),
        () => setFailed(true),
      )
    }
  }, [isAsked])
  return { Dialog, hasFailed: hasFailed && isAsked }
}

type ProblemProps = { live: Live; isEmpty: boolean; hasNoDialog: boolean }

function Problem({ live, isEmpty, hasNoDialog }: ProblemProps): ReactNode {
  if (isEmpty) {
    return <p className="mt-3 text-sm font-medium">Enter at least one amount to rank the cards.</p>
  }
  return (
    <div role="alert">
      {hasNoDialog && (
        <p className="mt-3 text-sm text-brick">We couldn’t load the details. Please try again.</p>
      )}
      {live.problem !== null && (
        <p className="mt-3 text-sm text-brick">
          {live.problem === 'offline'
            ? 'You’re offline, so these cards are for your previous amounts. '
            : 'We couldn’t update these cards. They’re for your previous amounts. '}
          <button type="button" onClick={live.retry} className="font-semibold underline underline-offset-4">
            Try again
          </button>
        </p>
      )}
    </div>
  )
}

/** Long enough for a pause between two amounts: screen readers shouldn't read every keystroke's winner. */
const ANNOUNCE_AFTER_MS = 1000

function Announcement({ answer: { cards, gain }, hasChanged }: { answer: HomeAnswer; hasChanged: boolean }) {
  const [pick] = cards
  const sentence = pick && hasChanged ? `Best card: ${pick.name}, ${pick.total} in year one. ${gain}.` : ''
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [sentence])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
