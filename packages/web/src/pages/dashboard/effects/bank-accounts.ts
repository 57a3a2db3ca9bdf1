/** The calls about accounts, each turned into the event that it ends in. */
import { sentences } from '@cardsight/contract'
import type { DashboardEvent, EffectOf, Failure } from '../state/events.ts'
import { correctionFailed } from '../state/sentences.ts'
import type { DashboardCalls, World } from './world.ts'

export function fetchAccounts(world: World): Promise<DashboardEvent> {
  return outcome(world, {
    ask: (calls) => calls.fetchAccounts(),
    onAnswer: (list) => ({ type: 'accounts-arrived', list }),
    onFailure: (failure) => ({ type: 'accounts-failed', failure }),
  })
}

export function createLinkToken(world: World): Promise<DashboardEvent> {
  return outcome(world, {
    ask: (calls) => calls.createLinkToken(),
    onAnswer: (link) => ({ type: 'link-token-arrived', link }),
    onFailure: () => ({ type: 'link-token-failed' }),
  })
}

export function addToken(world: World, link: EffectOf<'add-token'>): Promise<DashboardEvent> {
  return outcome(world, {
    ask: (calls) => calls.addToken(link),
    onAnswer: (linked) => ({ type: 'account-linked', linked }),
    onFailure: (failure) => ({ type: 'account-link-failed', failure }),
  })
}

export function confirmRenewal(
  world: World,
  { accessToken }: EffectOf<'confirm-renewal'>,
): Promise<DashboardEvent> {
  return outcome(world, {
    ask: (calls) => calls.confirmRenewal(accessToken),
    onAnswer: (linked) => ({ type: 'account-linked', linked }),
    onFailure: (failure) => ({ type: 'account-link-failed', failure }),
  })
}

export function fetchStatus(world: World): Promise<DashboardEvent> {
  return outcome(world, {
    ask: (calls) => calls.fetchStatus(),
    onAnswer: ({ institutions }) => ({ type: 'status-arrived', institutions }),
    onFailure: () => ({ type: 'status-failed' }),
  })
}

export function unlinkAll(world: World): Promise<DashboardEvent> {
  return outcome(world, {
    ask: (calls) => calls.unlinkAll(),
    onAnswer: () => ({ type: 'unlinked' }),
    onFailure: () => ({ type: 'unlink-failed' }),
  })
}

export function removeInstitute(
  world: World,
  { accessToken }: EffectOf<'remove-institute'>,
): Promise<DashboardEvent> {
  return outcome(world, {
    ask: (calls) => calls.removeAccess(accessToken),
    onAnswer: () => ({ type: 'institute-removed' }),
    onFailure: instituteFailed,
  })
}

export function renewInstitute(
  world: World,
  { accessToken }: EffectOf<'renew-institute'>,
): Promise<DashboardEvent> {
  return outcome(world, {
    ask: (calls) => calls.renewLinkToken(accessToken),
    onAnswer: (link) => ({ type: 'renewal-token-arrived', link, accessToken }),
    onFailure: instituteFailed,
  })
}

/** A report that does not get through is not worth a word to the person. */
export async function reportLinkExit(world: World, { exit }: EffectOf<'report-link-exit'>): Promise<void> {
  await world
    .loadCalls()
    .then((calls) => calls.reportLinkExit(exit))
    .catch(() => undefined)
}

/** Kept before it opens: a bank with a page of its own takes the browser away from this one. */
export function openLink(
  { openLink: open, storage }: World,
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

/** What a flow's success means: the token of a renewal is not to be exchanged again. */
export function linkedEvent(renews: string | null, publicToken: string, metadata: unknown): DashboardEvent {
  return renews === null
    ? { type: 'link-succeeded', publicToken, metadata }
    : { type: 'access-renewed', accessToken: renews }
}

export function fetchCorrections(world: World): Promise<DashboardEvent> {
  return outcome(world, {
    ask: (calls) => calls.fetchCorrections(),
    onAnswer: ({ merchants }) => ({ type: 'corrections-arrived', merchants }),
    // They are shown beside a merchant, and asked for again with the next accounts.
    onFailure: () => ({ type: 'corrections-arrived', merchants: [] }),
  })
}

export function correctMerchant(
  world: World,
  { merchant, category }: EffectOf<'correct-merchant'>,
): Promise<DashboardEvent> {
  return outcome(world, {
    ask: (calls) => calls.correctMerchant({ merchant, category }),
    onAnswer: ({ merchants }) => ({ type: 'merchant-corrected', merchant, merchants }),
    onFailure: () => ({ type: 'correction-failed', message: correctionFailed }),
  })
}

function instituteFailed(failure: Failure): DashboardEvent {
  return { type: 'institute-failed', message: failure.message ?? sentences.genericFailure }
}

type Outcome<Answer> = {
  ask: (calls: DashboardCalls) => Promise<Answer>
  onAnswer: (answer: Answer) => DashboardEvent
  onFailure: (failure: Failure) => DashboardEvent
}

async function outcome<Answer>(world: World, { ask, onAnswer, onFailure }: Outcome<Answer>) {
  const calls = await world.loadCalls().catch(() => null)
  if (calls === null) {
    return onFailure({ kind: 'other', message: sentences.genericFailure })
  }
  try {
    return onAnswer(await ask(calls))
  } catch (error) {
    return onFailure(calls.failureOf(error))
  }
}
