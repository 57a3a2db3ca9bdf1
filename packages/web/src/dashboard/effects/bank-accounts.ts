/** API calls about accounts, each mapped to the event that it ends in. */
import type { LinkedAccounts } from '@cardsight/contract/banking'
import { sentences } from '@cardsight/contract/sentences'
import type { DashboardEvent, Failure, LinkingPerformers } from '../state/events.ts'
import type { DashboardCalls, DashboardDependencies } from './dependencies.ts'

const correctionFailed = 'We couldn’t save your correction. Nothing has changed; please try again.'
const unlinkFailed = 'Something went wrong while un-linking accounts!'

type Dispatch = (event: DashboardEvent) => void

export function linkingPerformers(
  dependencies: DashboardDependencies,
  dispatch: Dispatch,
): LinkingPerformers {
  const ask = <Answer>(call: Call<Answer>) => void outcomeOf(dependencies, call).then(dispatch)
  return {
    'fetch-accounts': () =>
      ask({
        ask: (calls) => calls.fetchAccounts(),
        onAnswer: ({ list, attention }) => ({
          type: 'accounts-arrived',
          list,
          ...(attention !== null && { attention }),
        }),
        onFailure: (failure) => ({ type: 'accounts-failed', failure }),
      }),
    'create-link-token': () =>
      ask({
        ask: (calls) => calls.createLinkToken(),
        onAnswer: (link) => ({ type: 'link-token-arrived', link }),
        onFailure: () => ({ type: 'link-token-failed' }),
      }),
    'open-link': ({ link, renews }) => {
      const { openLink, storage } = dependencies
      if (openLink === null) {
        dispatch({ type: 'link-unavailable' })
        return
      }
      // Stored before it opens: a bank with its own login page takes the browser away from this page.
      storage.writeOpenedLink({ link, renews })
      openLink({
        ...link,
        onSuccess: (publicToken, metadata) => dispatch(linkedEvent(renews, publicToken, metadata)),
        onExit: (exit) => dispatch({ type: 'link-exited', exit }),
        onUnavailable: () => dispatch({ type: 'link-unavailable' }),
      })
    },
    'add-token': (link) => ask({ ask: (calls) => calls.addToken(link), ...linkEvents }),
    'fetch-setup-token-offer': () =>
      ask({
        ask: (calls) => calls.fetchSetupTokenOffer(),
        onAnswer: (offer) => ({ type: 'setup-token-offer-arrived', offer }),
        onFailure: () => ({ type: 'setup-token-offer-failed' }),
      }),
    'add-setup-token': ({ setupToken, renews }) =>
      ask({ ask: (calls) => calls.addSetupToken({ setupToken, renews }), ...linkEvents }),
    'confirm-renewal': ({ accessToken }) =>
      ask({ ask: (calls) => calls.confirmRenewal(accessToken), ...linkEvents }),
    // A failed report isn't worth showing to the user.
    'report-link-exit': ({ exit }) =>
      void dependencies
        .loadCalls()
        .then((calls) => calls.reportLinkExit(exit))
        .catch(() => undefined),
    'fetch-status': () =>
      ask({
        ask: (calls) => calls.fetchStatus(),
        onAnswer: ({ institutions }) => ({ type: 'status-arrived', institutions }),
        onFailure: () => ({ type: 'status-failed' }),
      }),
    'fetch-corrections': () =>
      ask({
        hasOwnSentence: true,
        ask: (calls) => calls.fetchCorrections(),
        onAnswer: ({ merchants }) => ({ type: 'corrections-arrived', merchants }),
        // They are shown next to a merchant, and loaded again with the next accounts.
        onFailure: () => ({ type: 'corrections-arrived', merchants: [] }),
      }),
    'correct-merchant': ({ merchant, category }) =>
      ask({
        hasOwnSentence: true,
        ask: (calls) => calls.correctMerchant({ merchant, category }),
        onAnswer: ({ merchants }) => ({ type: 'merchant-corrected', merchant, merchants }),
        onFailure: (_, tell) => ({ type: 'correction-failed', message: tell(correctionFailed) }),
      }),
    'unlink-all': () =>
      ask({
        hasOwnSentence: true,
        ask: (calls) => calls.unlinkAll(),
        onAnswer: () => ({ type: 'unlinked' }),
        onFailure: (_, tell) => ({ type: 'unlink-failed', message: tell(unlinkFailed) }),
      }),
    'remove-institute': ({ accessToken }) =>
      ask({
        ask: (calls) => calls.removeAccess(accessToken),
        onAnswer: () => ({ type: 'institute-removed' }),
        onFailure: instituteFailed,
      }),
    'renew-institute': ({ accessToken }) =>
      ask({
        ask: (calls) => calls.renewLinkToken(accessToken),
        onAnswer: (link) => ({ type: 'renewal-token-arrived', link, accessToken }),
        onFailure: instituteFailed,
      }),
  }
}

/** The event for a finished flow: the token of a renewal must not be exchanged again. */
export function linkedEvent(renews: string | null, publicToken: string, metadata: unknown): DashboardEvent {
  return renews === null
    ? { type: 'link-succeeded', publicToken, metadata }
    : { type: 'access-renewed', accessToken: renews }
}

const linkEvents: Pick<Call<LinkedAccounts>, 'onAnswer' | 'onFailure'> = {
  onAnswer: (linked) => ({ type: 'account-linked', linked }),
  onFailure: (failure) => ({ type: 'account-link-failed', failure }),
}

function instituteFailed(failure: Failure): DashboardEvent {
  return { type: 'institute-failed', message: failure.message ?? sentences.genericFailure }
}

type Call<Answer> = {
  /** The failure is shown in its place, or not at all. Otherwise a 404 or 500 leads to /oops. */
  hasOwnSentence?: boolean
  ask: (calls: DashboardCalls) => Promise<Answer>
  onAnswer: (answer: Answer) => DashboardEvent
  /** `tell` adds a reference to a sentence if the server failed. */
  onFailure: (failure: Failure, tell: (sentence: string) => string) => DashboardEvent
}

async function outcomeOf<Answer>(
  dependencies: DashboardDependencies,
  { hasOwnSentence = false, ask, onAnswer, onFailure }: Call<Answer>,
) {
  const calls = await dependencies.loadCalls().catch(() => null)
  if (calls === null) {
    return onFailure({ kind: 'other', message: sentences.genericFailure }, (sentence) => sentence)
  }
  try {
    return onAnswer(await ask(calls))
  } catch (error) {
    if (!hasOwnSentence && calls.isBroken(error)) {
      dependencies.leaveForOops(calls.referenceOf(error))
    }
    return onFailure(calls.failureOf(error), (sentence) => calls.withReference(sentence, error))
  }
}
