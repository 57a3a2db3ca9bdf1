import type {
  Household,
  HouseholdPerson,
  ReceivedInvitation,
  SharedData,
} from '@cardsight/contract/household'
import type { ReceivedInvitation as InvitationRow } from '../repositories/household-invitations.ts'
import type { HouseholdOfUser } from '../services/household/get-household.ts'

export function presentHousehold({ account, sent, received, together }: HouseholdOfUser): Household {
  return {
    isEmailVerified: account.emailVerifiedAt !== null,
    sent: sent && { email: sent.email, expiresAt: sent.expiresAt.toISOString() },
    received: received.map(presentInvitation),
    together: together && {
      partner: presentPerson(together.partner),
      theirs: presentShared(together.theirs),
      yours: presentShared(together.yours),
    },
  }
}

export function presentInvitation({ id, expiresAt, ...from }: InvitationRow): ReceivedInvitation {
  return { id, from: presentPerson(from), expiresAt: expiresAt.toISOString() }
}

function presentPerson({ firstName, lastName, email }: HouseholdPerson): HouseholdPerson {
  return { firstName, lastName, email }
}

/** Lists every field: whatever else a card or a run knows stays on the server. */
function presentShared({ spending, cards }: SharedData): SharedData {
  return {
    spending: spending && { source: spending.source, monthly: { ...spending.monthly } },
    cards: cards.map(({ cardId, opened, closed, bonusReceived }) => ({
      cardId,
      opened,
      closed,
      bonusReceived,
    })),
  }
}
