import { noCosts, type TypedCosts } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'
import type { Watches } from '@cardsight/contract/watches'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { createBrowserApi } from '../../api/client.ts'
import { saveDigest } from '../../api/emails.ts'
import {
  addPushBrowser,
  fetchWatches,
  removePushBrowser,
  unwatchAnswer,
  unwatchCard,
  watchAnswer,
  watchCard,
  watchOwnCards,
} from '../../api/watches.ts'
import { serverSentence } from '../../features/forms/use-form.ts'
import { readWatchHash, type WatchRequest } from '../../features/watches/watch-paths.ts'
import { formatDay, formatMoment } from '../../lib/format-date.ts'
import { formatDollars } from '../../lib/format-money.ts'
import { browserPush, clearBadge, type PushCalls, type PushSubscriptionKeys } from '../../lib/push.ts'
import { readToken } from '../../lib/storage.ts'
import { useStable } from '../../lib/use-stable.ts'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { HintedToggle } from '../../ui/checkbox.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { ToastProvider, useToast } from '../../ui/toast.tsx'
import { PushSettings } from './push-settings.tsx'

/** Reminders only: each alert is turned on by itself, in the tracker. */
const plainDigest = { hasOffers: false, hasWallets: false }

export type WatchCalls = Readonly<{
  load: () => Promise<Watches>
  add: (request: WatchRequest) => Promise<Watches>
  removeCard: (cardId: string) => Promise<Watches>
  removeAnswer: () => Promise<Watches>
  setOwnCards: (isOn: boolean) => Promise<Watches>
  setEmails: (isOn: boolean) => Promise<Watches>
  addBrowser: (subscription: PushSubscriptionKeys) => Promise<Watches>
  removeBrowser: (id: string) => Promise<Watches>
  here: PushCalls
}>

function createWatchCalls(onUnauthorized: () => void): WatchCalls {
  const api = createBrowserApi({ getToken: readToken, onUnauthorized })
  return {
    load: () => fetchWatches(api),
    add: (request) =>
      request.kind === 'card' ? watchCard(api, request.cardId) : watchAnswer(api, withoutKind(request)),
    removeCard: (cardId) => unwatchCard(api, cardId),
    removeAnswer: () => unwatchAnswer(api),
    setOwnCards: (isOn) => watchOwnCards(api, isOn),
    setEmails: async (isOn) => {
      await saveDigest(api, isOn ? plainDigest : null)
      return fetchWatches(api)
    },
    addBrowser: (subscription) => addPushBrowser(api, subscription),
    removeBrowser: (id) => removePushBrowser(api, id),
    here: browserPush,
  }
}

function withoutKind({ cardId, costs }: Extract<WatchRequest, { kind: 'answer' }>) {
  const { details, ...amounts }: TypedCosts = costs ?? noCosts
  return { cardId, costs: costs && { ...amounts, ...(details && { details: { ...details } }) } }
}

/** @param props.calls used instead of the real ones. */
export function WatchesPage({ calls: given }: { calls?: WatchCalls }) {
  const session = useSessionState()
  const { leave } = useSessionStore()
  const calls = useMemo(() => given ?? createWatchCalls(leave), [given, leave])
  useEffect(() => void clearBadge().catch(() => undefined), [])
  // Only signed-in users see this page, except during sign-out.
  return session.status === 'signed-in' ? (
    <ToastProvider>
      <div className="px-4 pb-12 narrow:px-0">
        <h1 className="pt-6 text-2xl narrow:pt-10">Watches</h1>
        <p className="mt-1 max-w-text text-ink-soft">
          We compare what you watch with every update of our card data. No bank pays for these messages.
        </p>
        <Loaded calls={calls} />
      </div>
    </ToastProvider>
  ) : null
}

function Loaded({ calls }: { calls: WatchCalls }) {
  const toast = useToast()
  const [watches, setWatches] = useState<Watches | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const request = useWatchRequest()

  const load = useStable(async () => {
    setHasFailed(false)
    await (request === null ? calls.load() : calls.add(request)).then(setWatches, async (error: unknown) => {
      toast({ tone: 'bad', text: serverSentence(error, 'We couldn’t add that watch. Please try again.') })
      await calls.load().then(setWatches, () => setHasFailed(true))
    })
  })
  useEffect(() => void load(), [load])

  const change = async (call: () => Promise<Watches>, done: string) => {
    setIsBusy(true)
    await call().then(
      (saved) => {
        setWatches(saved)
        toast({ tone: 'good', text: done })
      },
      (error: unknown) =>
        toast({ tone: 'bad', text: serverSentence(error, 'We couldn’t save that. Please try again.') }),
    )
    setIsBusy(false)
  }

  if (hasFailed) {
    return (
      <div role="alert" className="mt-6">
        <p>We couldn’t load your watches. Nothing was lost.</p>
        <Button variant="secondary" className="mt-3" onClick={() => void load()}>
          Try again
        </Button>
      </div>
    )
  }
  return watches === null ? (
    <div role="status" aria-busy="true" className="mt-8">
      <span className="sr-only">Loading your watches</span>
      <SkeletonLines lines={4} />
    </div>
  ) : (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 menu:grid-cols-[minmax(0,1fr)_22.5rem]">
      <Messages messages={watches.messages} />
      <Settings {...{ watches, calls, isBusy, change }} />
    </div>
  )
}

/** The watch that the address asks for. It's taken out of the address, so a reload doesn't repeat it. */
function useWatchRequest(): WatchRequest | null {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const first = useRef(readWatchHash(hash))
  useEffect(() => {
    if (readWatchHash(hash) !== null) {
      void navigate({ hash: '' }, { replace: true, preventScrollReset: true })
    }
  }, [hash, navigate])
  return first.current
}

/** Settings follow below on a phone. */
const FEW = 6

function Messages({ messages }: Pick<Watches, 'messages'>) {
  const [hasAll, setHasAll] = useState(false)
  const shown = hasAll ? messages : messages.slice(0, FEW)
  return (
    <section aria-labelledby="messages-title" className="min-w-0">
      <h2 id="messages-title" className="text-xl">
        Messages
      </h2>
      {messages.length === 0 ? (
        <p className="mt-2 max-w-text text-ink-soft">
          None yet. We’ll write when something you watch changes.
        </p>
      ) : (
        <ol className="mt-2 list-none divide-y divide-hairline">
          {shown.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      {shown.length < messages.length && (
        <Button variant="secondary" className="mt-2" onClick={() => setHasAll(true)}>
          Show all {messages.length} messages
        </Button>
      )}
    </section>
  )
}

function Message({ message }: { message: Watches['messages'][number] }) {
  const { at, title, text, dollars, cardId, source, page, endsOn } = message
  const end = endsOn === null ? null : formatDay(endsOn)
  return (
    <li className="py-4">
      <h3>
        <Link to={pagePaths.card(cardId)} discover="none">
          {title}
        </Link>
      </h3>
      <p className="mt-1 max-w-text">{text}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        {dollars !== null && (
          <Badge variant={dollars < 0 ? 'neutral' : 'good'}>
            {dollars < 0 ? `Costs you ${formatDollars(-dollars)}` : `${formatDollars(dollars)} for you`}
          </Badge>
        )}
        <time dateTime={at}>{formatMoment(at)}</time>
        {end !== null && !`${title} ${text}`.includes(end) && <span>Ends {end}</span>}
        {source !== null && <span>Source: {page === null ? source : <a href={page}>{source}</a>}</span>}
      </p>
    </li>
  )
}

type SettingsProps = {
  watches: Watches
  calls: WatchCalls
  isBusy: boolean
  change: (call: () => Promise<Watches>, done: string) => Promise<void>
}

function Settings({ watches, calls, isBusy, change }: SettingsProps) {
  const { cards, answer, hasOwnCards, isEmailed, push } = watches
  return (
    <section aria-labelledby="watching-title" className="min-w-0" aria-busy={isBusy}>
      <h2 id="watching-title" className="text-xl">
        What you watch
      </h2>
      <ul className="mt-2 list-none divide-y divide-hairline">
        {cards.map(({ cardId, name }) => (
          <Watched
            key={cardId}
            name={name}
            onRemove={() => void change(() => calls.removeCard(cardId), `You no longer watch ${name}.`)}
          >
            When its welcome bonus rises or is about to end.
          </Watched>
        ))}
        {answer !== null && (
          <Watched
            name="Your answer"
            onRemove={() => void change(calls.removeAnswer, 'You no longer watch your answer.')}
          >
            When another card would earn $100 more than {answer.name} on{' '}
            {answer.dollarsPerMonth === null
              ? 'your purchases'
              : `${formatDollars(answer.dollarsPerMonth)} a month`}
            .
          </Watched>
        )}
      </ul>
      {cards.length === 0 && answer === null && (
        <p className="mt-2 text-ink-soft">
          No cards yet. Press Watch on a card’s page or on your results page.
        </p>
      )}
      <div className="mt-4 border-t border-rule pt-4">
        <HintedToggle
          label="Cards you have"
          hint={
            <>
              New terms and fees, and categories to activate. <Link to={pagePaths.yourCards}>Your cards</Link>
            </>
          }
          isOn={hasOwnCards}
          onChange={(isOn) => void change(() => calls.setOwnCards(isOn), 'Saved.')}
        />
      </div>
      <h2 className="mt-8 text-xl">Notifications</h2>
      <p className="mt-1 text-sm text-ink-soft">
        At most once a week, unless something ends within 7 days. Messages stay on this page for a year.
      </p>
      <div className="mt-2 grid gap-3">
        <HintedToggle
          label="By email"
          hint="Reminders for your cards are in the same email."
          isOn={isEmailed}
          onChange={(isOn) => void change(() => calls.setEmails(isOn), 'Saved.')}
        />
        <PushSettings
          push={push}
          here={calls.here}
          add={calls.addBrowser}
          remove={calls.removeBrowser}
          onChange={change}
        />
      </div>
    </section>
  )
}

type WatchedProps = { name: string; onRemove: () => void; children: ReactNode }

function Watched({ name, onRemove, children }: WatchedProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-soft">{children}</p>
      </div>
      <Button variant="secondary" size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}
