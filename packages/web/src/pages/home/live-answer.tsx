/** Ranks again while someone types. Loaded when they first touch the form. */

import { noCosts, shortFormNames } from '@cardsight/contract/costs'
import { withCommas } from '@cardsight/contract/numbers'
import { profileQuery } from '@cardsight/contract/profile'
import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useOwnProfile } from '../../features/profile/stored-profile.ts'
import { readCosts, totalOf } from '../../features/ranking/landing-address.ts'
import { emptyCosts } from '../../features/spending-form/costs.ts'
import type { WhyDialogProps } from '../../features/why/why-dialog.tsx'
import { isViewingShared } from '../../lib/own-data.ts'
import { readOwnCosts, writeOwnCosts } from '../../own-reports/own-costs.ts'
import { isForwardDelete, type Keystroke, readMoneyInput, sourceOf } from '../../ui/money-field.tsx'
import { type HomeAnswer, wholeDollars } from './answer.ts'
import { AnswerPanel, WinnerBar } from './answer-panel.tsx'
import { type Live, useTopCards } from './use-top-cards.ts'

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
  return wholeDollars(totalOf(readCosts(new URLSearchParams(query)) ?? noCosts))
}

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
      import('../../features/why/why-dialog.tsx').then(
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
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(sentence), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [sentence])
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}

/**
 * Fills in the amounts that the visitor typed anywhere on the site, unless they have typed here already, and stores what
 * they type. Returns a function that stops it. The amounts of a shared link aren't the visitor's.
 */
function keepOwnAmounts(form: HTMLFormElement): () => void {
  if (isViewingShared()) {
    return () => undefined
  }
  const inputs = shortFormNames.flatMap((name) => {
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

/**
 * Formats the amounts of a server-rendered form while someone types, with the rules of every money field. Returns a
 * function that stops it.
 */
function formatWhileTyping(form: HTMLFormElement): () => void {
  const accepted = new Map<string, Required<Pick<Keystroke, 'previous' | 'cents'>>>()
  const format = (input: HTMLInputElement, how: Pick<Keystroke, 'source' | 'isForwardDelete'>) => {
    const { value, selectionStart, name } = input
    const { previous, cents } = accepted.get(name) ?? { previous: '', cents: null }
    const read = readMoneyInput({
      typed: value,
      caret: selectionStart ?? value.length,
      previous,
      cents,
      ...how,
    })
    accepted.set(name, { previous: read.digits, cents: read.cents })
    if (value !== read.display) {
      input.value = read.display
      if (input === document.activeElement) {
        input.setSelectionRange(read.caret, read.caret)
      }
    }
  }
  for (const input of form.querySelectorAll('input')) {
    format(input, { source: 'found' })
  }
  const handleInput = (event: Event) => {
    if (event.target instanceof HTMLInputElement) {
      format(event.target, { source: sourceOf(event), isForwardDelete: isForwardDelete(event) })
    }
  }
  // While capturing, so that others read the formatted amount.
  form.addEventListener('input', handleInput, true)
  return () => form.removeEventListener('input', handleInput, true)
}
