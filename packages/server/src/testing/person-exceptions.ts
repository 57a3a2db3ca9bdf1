/** Repository functions that use rows of people without naming one, by file and function, each with its reason. */

const FINDS = 'finds out who the person is'
const SWEEPS = 'deletes expired rows of everyone'
const QUEUE = 'takes or updates work of the mail queue, whose entries may have no person'
const METRIC = 'counts work of everyone, for metrics'
const JOB = 'looks for work of everyone, for a job or at start'

export const personExceptions: Readonly<Record<string, string>> = {
  'access-tokens.ts findAccessToken': FINDS,
  'access-tokens.ts removeExpiredAccessTokens': SWEEPS,
  'bank-items.ts findBankItemOfProvider': FINDS,
  'bank-origins.ts fillInEnvironment': JOB,
  'bank-sync.ts claimDueItem': JOB,
  'bank-webhooks.ts listItemsWithOtherWebhook': JOB,
  'calendar-feeds.ts findCalendarFeedOwner': FINDS,
  'digest-entries.ts removeDigestEntriesBefore': SWEEPS,
  'digests.ts claimDueDigest': JOB,
  'digests.ts removeDigestByToken': 'ends the digest that a token is of',
  'email-changes.ts findEmailChange': FINDS,
  'email-changes.ts isEmailReserved': 'asks whether another person uses an email',
  'email-changes.ts removeExpiredEmailChanges': SWEEPS,
  'household-invitations.ts findInvitationByToken': FINDS,
  'household-invitations.ts listInvitationsTo': 'finds out who invites the owner of an email',
  'household-invitations.ts removeExpiredInvitations': SWEEPS,
  'institution-logos.ts findInstitutionLogo': 'reads a logo, which is the same for everyone',
  'known-browsers.ts isBrowserKnown': FINDS,
  'mail-outbox.ts claimDueMail': QUEUE,
  'mail-outbox.ts removeFromOutbox': QUEUE,
  'mail-outbox.ts postponeMail': QUEUE,
  'mail-outbox.ts markMailFailed': QUEUE,
  'mail-outbox.ts removeGivenUpMail': SWEEPS,
  'one-time-tokens.ts consumeOneTimeToken': FINDS,
  'one-time-tokens.ts findOneTimeTokenOwner': FINDS,
  'one-time-tokens.ts isOneTimeTokenGood': FINDS,
  'one-time-tokens.ts removeExpiredTokens': SWEEPS,
  'push-subscriptions.ts claimDuePushes': JOB,
  'push-subscriptions.ts removePushOfOthers': 'ends what the browser of the person got for others',
  'queue-state.ts readQueues': METRIC,
  'queue-state.ts readSyncLag': METRIC,
  'sealed-tokens.ts countSealedTokens': JOB,
  'sealed-tokens.ts listSealedTokens': JOB,
  'sealed-tokens.ts replaceSealedToken': JOB,
  'sessions.ts findSessions': FINDS,
  'sessions.ts findSessionOwner': FINDS,
  'sessions.ts removeEndedSessions': SWEEPS,
  'social-identities.ts findUserIdBySocial': FINDS,
  'users.ts findAccountByEmail': FINDS,
  'watch-messages.ts hastenDigests': JOB,
  'watch-messages.ts removeWatchMessagesBefore': SWEEPS,
  'watchers.ts claimWatchers': JOB,
  'watchers.ts finishChecks': JOB,
  'watchers.ts readWatchersData': JOB,
}
