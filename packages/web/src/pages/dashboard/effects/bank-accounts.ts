/** API calls about accounts, each mapped to the event that it ends in. */
import { sentences } from '@cardsight/contract/sentences'
import type { DashboardEvent, EffectOf, Failure } from '../state/events.ts'
import { correctionFailed, unlinkFailed } from '../state/sentences.ts'
import type { DashboardCalls, DashboardDependencies } from './dependencies.ts'

export function fetchAccounts(dependencies: DashboardDependencies): Promise<DashboardEvent> {
  return outcome(dependencies, {
    ask: (calls) => calls.fetchAccounts(),
    onAnswer: ({ list, attention }) => ({
      type: 'accounts-arrived',
      list,
      ...(attention !== null && { attention }),
    }),
    onFailure: (failure) => ({ type: 'accounts-failed', failure }),
  })
}

export function createLinkToken(dependencies: DashboardDependencies): Promise<DashboardEvent> {
  return outcome(dependencies, {
    ask: (calls) => calls.createLinkToken(),
    onAnswer: (link) => ({ type: 'link-token-arrived', link }),
    onFailure: () => ({ type: 'link-token-failed' }),
  })
}

export function addToken(
  dependencies: DashboardDependencies,
  link: EffectOf<'add-token'>,
): Promise<DashboardEvent> {
  return outcome(dependencies, {
    ask: (calls) => calls.addToken(link),
    onAnswer: (linked) => ({ type: 'account-linked', linked }),
    onFailure: (failure) => ({ type: 'account-link-failed', failure }),
  })
}

export function fetchSetupTokenOffer(dependencies: DashboardDependencies): Promise<DashboardEvent> {
  return outcome(dependencies, {
    ask: (calls) => calls.fetchSetupTokenOffer(),
    onAnswer: (offer) => ({ type: 'setup-token-offer-arrived', offer }),
    onFailure: () => ({ type: 'setup-token-offer-failed' }),
  })
}

export function addSetupToken(
  dependencies: DashboardDependencies,
  { setupToken, renews }: EffectOf<'add-setup-token'>,
): Promise<DashboardEvent> {
  return outcome(dependencies, {
    ask: (calls) => calls.addSetupToken({ setupToken, renews }),
    onAnswer: (linked) => ({ type: 'account-linked', linked }),
    onFailure: (failure) => ({ type: 'account-link-failed', failure }),
  })
}

export function confirmRenewal(
  dependencies: DashboardDependencies,
  { accessToken }: EffectOf<'confirm-renewal'>,
): Promise<DashboardEvent> {
  return outcome(dependencies, {
    ask: (calls) => calls.confirmRenewal(accessToken),
    onAnswer: (linked) => ({ type: 'account-linked', linked }),
    onFailure: (failure) => ({ type: 'account-link-failed', failure }),
  })
}

export function fetchStatus(dependencies: DashboardDependencies): Promise<DashboardEvent> {
  return outcome(dependencies, {
    ask: (calls) => calls.fetchStatus(),
    onAnswer: ({ institutions }) => ({ type: 'status-arrived', institutions }),
    onFailure: () => ({ type: 'status-failed' }),
  })
}

export function unlinkAll(dependencies: DashboardDependencies): Promise<DashboardEvent> {
  return outcome(dependencies, {
    hasOwnSentence: true,
    ask: (calls) => calls.unlinkAll(),
    onAnswer: () => ({ type: 'unlinked' }),
    onFailure: (_, tell) => ({ type: 'unlink-failed', message: tell(unlinkFailed) }),
  })
}

export function removeInstitute(
  dependencies: DashboardDependencies,
  { accessToken }: EffectOf<'remove-institute'>,
): Promise<DashboardEvent> {
  return outcome(dependencies, {
    ask: (calls) => calls.removeAccess(accessToken),
    onAnswer: () => ({ type: 'institute-removed' }),
    onFailure: instituteFailed,
  })
}

export function renewInstitute(
  dependencies: DashboardDependencies,
  { accessToken }: EffectOf<'renew-institute'>,
): Promise<DashboardEvent> {
  return outcome(dependencies, {
    ask: (calls) => calls.renewLinkToken(accessToken),
    onAnswer: (link) => ({ type: 'renewal-token-arrived', link, accessToken }),
    onFailure: instituteFailed,
  })
}

/** A failed report isn't worth showing to the user. */
export async function reportLinkExit(
  dependencies: DashboardDependencies,
  { exit }: EffectOf<'report-link-exit'>,
): Promise<void> {
  await dependencies
    .loadCalls()
    .then((calls) => calls.reportLinkExit(exit))
    .catch(() => undefined)
}

/** Stored before it opens: a bank with its own login page takes the browser away from this page. */
export function openLink(
  { openLink: open, storage }: DashboardDependencies,
  { link, renews }: EffectOf<'open-link'>,
  dispatch: (event: DashboardEvent) => void,
): void {
  if (open === null) {
    dispatch({ type: 'link-unavailable' })
    return
  }
  storage.writeOpenedLink({ link, renews })
  open({
    ...link,
    onSuccess: (publicToken, metadata) => dispatch(linkedEvent(renews, publicToken, metadata)),
    onExit: (exit) => dispatch({ type: 'link-exited', exit }),
    onUnavailable: () => dispatch({ type: 'link-unavailable' }),
  })
}

/** The event for a finished flow: the token of a renewal must not be exchanged again. */
export function linkedEvent(renews: string | null, publicToken: string, metadata: unknown): DashboardEvent {
  return renews === null
    ? { type: 'link-succeeded', publicToken, metadata }
    : { type: 'access-renewed', accessToken: renews }
}

export function fetchCorrections(dependencies: DashboardDependencies): Promise<DashboardEvent> {
  return outcome(dependencies, {
    hasOwnSentence: true,
    ask: (calls) => calls.fetchCorrections(),
    onAnswer: ({ merchants }) => ({ type: 'corrections-arrived', merchants }),
    // They are shown next to a merchant, and loaded again with the next accounts.
    onFailure: () => ({ type: 'corrections-arrived', merchants: [] }),
  })
}

export function correctMerchant(
  dependencies: DashboardDependencies,
  { merchant, category }: EffectOf<'correct-merchant'>,
): Promise<DashboardEvent> {
  return outcome(dependencies, {
    hasOwnSentence: true,
    ask: (calls) => calls.correctMerchant({ merchant, category }),
    onAnswer: ({ merchants }) => ({ type: 'merchant-corrected', merchant, merchants }),
    onFailure: (_, tell) => ({ type: 'correction-failed', message: tell(correctionFailed) }),
  })
}

function instituteFailed(failure: Failure): DashboardEvent {
  return { type: 'institute-failed', message: failure.message ?? sentences.genericFailure }
}

type Outcome<Answer> = {
  /** The failure is shown in its place, or not at all. Otherwise a 404 or 500 leads to /oops. */
  hasOwnSentence?: boolean
  ask: (calls: DashboardCalls) => Promise<Answer>
  onAnswer: (answer: Answer) => DashboardEvent
  /** `tell` adds a reference to a sentence if the server failed. */
  onFailure: (failure: Failure, tell: (sentence: string) => string) => DashboardEvent
}

async function outcome<Answer>(
  dependencies: DashboardDependencies,
  { hasOwnSentence = false, ask, onAnswer, onFailure }: Outcome<Answer>,
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
