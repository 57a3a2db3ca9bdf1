import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { readText, storageKeys } from '../../lib/storage.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { FilledIn, HomeAnswer } from './answer.ts'

type TryItProps = {
  filledIn: FilledIn
  /** Null if the ranking failed; the amounts can be ranked all the same. */
  answer: HomeAnswer | null
  /** Set to where the amounts continue, for the links further down. */
  findPathRef: RefObject<string>
  /** Headline and amounts. */
  fields: ReactNode
  /** The answer for the amounts that the server filled in. */
  children: ReactNode
}

type LiveModule = typeof import('./live-answer.tsx')

/**
 * Six amounts and the best cards for them. Everything inside is static until someone touches it: only then is the code
 * loaded that ranks again while they type. Without a script it's a plain form.
 */
export function TryIt({ filledIn, answer, findPathRef, fields, children }: TryItProps) {
  const form = useRef<HTMLFormElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState(filledIn.query)
  // The visitor's profile as a query; null until the code is loaded that reads it.
  const [person, setPerson] = useState<string | null>('')
  const [live, setLive] = useState<LiveModule | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const hasBar = useIsBelow(panel)
  const navigate = useNavigate()
  const isTyped = query !== filledIn.query
  // With a step the dashboard shows the results at once, and would replace a profile that isn't in the query.
  const findPath = `${pagePaths.dashboard}?${person === null ? query : `step=results&${query}${person}`}`
  useEffect(() => {
    findPathRef.current = findPath
  }, [findPathRef, findPath])
  const isPrepared = usePreparedResults(person === null ? null : `${query}${person}`)

  const wake = () => {
    setFailed(false)
    import('./live-answer.tsx').then(setLive, () => setFailed(true))
  }
  const read = () => {
    if (form.current) {
      setQuery(queryOf(form.current))
    }
  }
  // People type before the page's code is there, and some have amounts or a profile of their own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was there before hydration
  useEffect(() => {
    read()
    const hasProfile = readText('local', storageKeys.profile) !== null
    if (hasProfile) {
      setPerson(null)
    }
    const hasAmounts = [storageKeys.typedCosts, storageKeys.costs].some(
      (key) => readText('local', key) !== null,
    )
    if (hasProfile || hasAmounts || (form.current && queryOf(form.current) !== query)) {
      wake()
    }
  }, [])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void navigate(findPath)
  }
  return (
    <div className="mx-auto grid max-w-page items-start gap-x-16 gap-y-6 px-4 pt-6 narrow:px-6 narrow:pb-8 menu:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] menu:pt-10">
      <form
        ref={form}
        method="get"
        action={pagePaths.currentBestCards}
        onInput={read}
        onSubmit={handleSubmit}
        className="min-w-0"
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only loads code for the fields inside */}
        <div onFocus={wake} onPointerEnter={wake}>
          {fields}
        </div>
        <p className="figures mt-2 text-sm text-ink-soft">
          {live === null ? filledIn.total : live.totalText(query)} a month,{' '}
          {isTyped ? 'your amounts.' : 'a typical U.S. household. Change any amount.'}
        </p>
        <div className="mt-3 flex flex-wrap gap-3 narrow:mt-4 max-chart:*:w-full">
          <LinkButton to={findPath} size="large" className="noscript:hidden">
            {sentences.findYourBestCardAndEarnMore}
          </LinkButton>
          {isPrepared && <PrefetchPageLinks page={pagePaths.dashboard} />}
          <Button type="submit" size="large" className="hidden noscript:inline-flex">
            {sentences.findYourBestCardAndEarnMore}
          </Button>
        </div>
      </form>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only loads code for the links inside */}
      <div
        ref={panel}
        data-bar={hasBar || undefined}
        // Not on touch or focus: the links would be replaced under the press.
        onMouseEnter={wake}
        className="group/answer min-w-0 bg-panel p-4 max-narrow:-mx-4 max-narrow:border-t max-narrow:border-hairline narrow:rounded-panel narrow:p-6 narrow:shadow-float"
      >
        {live === null ? (
          children
        ) : (
          <live.LiveAnswer
            initial={answer}
            isTyped={isTyped}
            query={query}
            form={form}
            onPerson={setPerson}
          />
        )}
        {hasFailed && (
          <p role="alert" className="mt-3 text-sm text-brick">
            We couldn’t update these cards.{' '}
            <button type="button" onClick={wake} className="font-semibold underline">
              Try again
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

/** The page is complete by then, and most people are still reading. */
const PREPARE_AFTER_MS = 2500

/**
 * While someone looks at the page, the results of its amounts are loaded: the press on the button then shows them. True
 * once they are: the router reloads the page if its code for the next one can't be loaded, as without a connection. Not for
 * people who save data.
 */
function usePreparedResults(search: string | null): boolean {
  const [isPrepared, setPrepared] = useState(false)
  useEffect(() => {
    if (search === null || savesData()) {
      return
    }
    const timer = setTimeout(() => {
      import('../../dashboard/prepare-results.ts')
        .then(({ prepareResults }) => prepareResults(search))
        .then(
          () => setPrepared(true),
          // The press loads them again, and says what went wrong.
          () => undefined,
        )
    }, PREPARE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [search])
  return isPrepared
}

/** Missing in some browsers, and in the DOM's own types. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false
}

function queryOf(form: HTMLFormElement): string {
  return new URLSearchParams([...new FormData(form)].map(([name, typed]) => [name, String(typed)])).toString()
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
