import type { MonthlyCosts } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'
import { type Profile, profileQuery } from '@cardsight/contract/profile'
import { sentences } from '@cardsight/contract/sentences'
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useOwnProfile } from '../../features/profile/use-own-profile.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { HomeAnswer } from './answer.ts'
import { ANSWER_ANCHOR } from './try-it-ids.ts'

type TryItProps = {
  /** The amounts that the server filled in. */
  costs: MonthlyCosts
  /** Null if the ranking failed; the amounts can be ranked all the same. */
  answer: HomeAnswer | null
  intro: ReactNode
  fields: ReactNode
  /** Follows the button. */
  more: ReactNode
  /** The answer for the amounts that the server filled in. */
  children: ReactNode
}

type LiveModule = typeof import('./live-answer.tsx')

/**
 * Six amounts and the best cards for them. Everything inside is static until someone touches it: only then is the code
 * loaded that ranks again while they type. Without a script it's a plain form.
 */
export function TryIt({ costs, answer, intro, fields, more, children }: TryItProps) {
  const form = useRef<HTMLFormElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [initial] = useState(() => summarize(Object.entries(costs)))
  const [typed, setTyped] = useState(initial)
  const [live, setLive] = useState<LiveModule | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [whyOf, setWhyOf] = useState<string | null>(null)
  const hasBar = useIsBelow(panel)
  const navigate = useNavigate()
  const own = useOwnProfile()
  const findPath = `${pagePaths.dashboard}?${findQuery(typed.query, own)}`

  const wake = () => {
    setFailed(false)
    import('./live-answer.tsx').then(setLive, () => setFailed(true))
  }
  const read = () => {
    if (form.current) {
      setTyped(readForm(form.current))
    }
  }
  // A browser may restore amounts, people type before the page's code is there, and some have a profile of their own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
  useEffect(() => {
    const hasTyped = form.current !== null && readForm(form.current).query !== initial.query
    if (hasTyped) {
      read()
    }
    if (hasTyped || own !== null) {
      wake()
    }
  }, [own === null])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void navigate(findPath)
  }
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-why]') : null
    if (link !== null && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault()
      setWhyOf(link.dataset.why ?? null)
      wake()
    }
  }
  return (
    <div className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-4 pt-8 pb-8 narrow:px-6 menu:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] menu:pt-12">
      <form
        ref={form}
        method="get"
        action={pagePaths.currentBestCards}
        onInput={read}
        onFocus={wake}
        onPointerEnter={wake}
        onSubmit={handleSubmit}
        className="min-w-0"
      >
        {intro}
        {fields}
        <p className="figures mt-3 text-sm text-ink-soft">
          {dollarsText(typed.total)} a month ·{' '}
          {typed.query === initial.query ? 'typical U.S. household' : 'your amounts'}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <LinkButton to={findPath} size="large">
            {sentences.findYourBestCardAndEarnMore}
          </LinkButton>
          <Button type="submit" variant="secondary" size="large" className="hidden noscript:inline-flex">
            Rank cards on these amounts
          </Button>
        </div>
        {more}
      </form>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles the clicks on links inside, which keys trigger too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link is a click */}
      <div
        ref={panel}
        id={ANSWER_ANCHOR}
        data-bar={hasBar || undefined}
        onClick={handleClick}
        className="group/answer min-w-0 menu:border-l menu:border-hairline menu:pl-10"
      >
        {live === null ? (
          children
        ) : (
          <live.LiveAnswer
            initial={answer}
            initialQuery={initial.query}
            query={typed.query}
            isEmpty={typed.total === 0}
            form={form}
            whyOf={whyOf}
            onWhyClosed={() => setWhyOf(null)}
          />
        )}
        {hasFailed && (
          <p role="alert" className="mt-3 text-sm text-brick">
            We couldn’t update these cards.{' '}
            <button type="button" onClick={wake} className="font-semibold underline underline-offset-4">
              Try again
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

/** Opens the results for these amounts and this person. */
function findQuery(amounts: string, own: Profile | null): URLSearchParams {
  const person = own === null ? {} : profileQuery(own)
  return new URLSearchParams([
    ['step', 'results'],
    ...new URLSearchParams(amounts),
    ...Object.entries(person),
  ])
}

type Typed = Readonly<{ query: string; total: number }>

function readForm(form: HTMLFormElement): Typed {
  return summarize([...new FormData(form)])
}

/** In a fixed order, so that equal amounts have equal queries. */
function summarize(entries: readonly (readonly [name: string, typed: unknown])[]): Typed {
  const amounts = entries.map(([name, typed]) => [name, String(typed).replaceAll(',', '')]).sort()
  return {
    query: new URLSearchParams(amounts).toString(),
    total: amounts.reduce((sum, [, digits]) => sum + (Number(digits) || 0), 0),
  }
}

/** Whole dollars below a million. Not the shared function, whose file has far more than this page needs. */
function dollarsText(dollars: number): string {
  const thousands = Math.floor(dollars / 1000)
  const rest = String(dollars % 1000)
  return thousands === 0 ? `$${rest}` : `$${thousands},${rest.padStart(3, '0')}`
}

/** The panel counts as visible once its winner is, not only its heading. */
const WINNER_MARGIN = '0px 0px -200px'

/** Whether the element is below the visible part of the page. */
function useIsBelow(element: { readonly current: Element | null }): boolean {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => setBelow(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0),
      { rootMargin: WINNER_MARGIN },
    )
    if (element.current) {
      watcher.observe(element.current)
    }
    return () => watcher.disconnect()
  }, [element])
  return isBelow
}
