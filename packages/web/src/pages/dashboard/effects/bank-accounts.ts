/** The calls about accounts, each turned into the event that it ends in. */
import { sentences } from '@cardsight/contract'
import type { DashboardEvent, EffectOf, Failure } from '../state/events.ts'
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
    onAnswer: (linkToken) => ({ type: 'link-token-arrived', linkToken }),
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
    onAnswer: (linkToken) => ({ type: 'renewal-token-arrived', linkToken }),
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

export function openLink(
  { openLink: open }: World,
  { linkToken, purpose }: EffectOf<'open-link'>,
  dispatch: (event: DashboardEvent) => void,
): void {
  if (open === null) {
    dispatch({ type: 'link-unavailable' })
    return
  }
  open({
    linkToken,
    onSuccess: (publicToken, metadata) =>
      dispatch(
        purpose === 'renew' ? { type: 'access-renewed' } : { type: 'link-succeeded', publicToken, metadata },
      ),
    onExit: (exit) => dispatch({ type: 'link-exited', exit }),
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
