/**
 * A household of two accounts. Each person sees the other's monthly totals and cards: no purchase, merchant, account or
 * day of the other's.
 */
import type { Day } from '@cardsight/engine/dates'
import { authSentences } from './auth-sentences.ts'
import { mapCosts } from './costs.ts'
import { emailField, tokenField } from './identity-fields.ts'
import { MOST_DOLLARS } from './limits.ts'
import { monthSchema } from './month.ts'
import type { YourCard } from './your-cards.ts'
import { z } from './zod.ts'

export const householdSentences = {
  emailUnconfirmed: 'Confirm your email address first. The link is in the email we sent you.',
  ownEmail: "That's your own email address. Enter the other person's.",
  alreadyInvited: 'You already invited someone. Withdraw that invitation first.',
  alreadyTogether: "You're already in a household. End it first.",
  notTogether: "You aren't in a household anymore.",
  invitationGone: 'This invitation has expired, was withdrawn, or was already answered.',
  otherAddress: 'This invitation went to another email address. Sign in with the account that has it.',
  ownInvitation: 'This is your own invitation. The person you invited has to accept it.',
  otherTogether: 'The person who invited you is in another household now.',
  amount: `Enter whole dollars a month, from 0 to ${MOST_DOLLARS.toLocaleString('en-US')}.`,
} as const

const { amount: error } = householdSentences
const amountSchema = z.int({ error }).min(0, { error }).max(MOST_DOLLARS, { error })

/** Whole dollars a month. */
const monthlyTotalsSchema = z.object(mapCosts(() => amountSchema))

/** A card with the months that issuers' rules depend on. A month is null if it isn't known. */
const householdCardSchema = z.object({
  cardId: z.string(),
  opened: monthSchema.nullable(),
  closed: monthSchema.nullable(),
  bonusReceived: monthSchema.nullable(),
})

/** Everything that one person of a household sees of the other, besides name and email. */
const sharedDataSchema = z.object({
  spending: z
    .object({
      source: z.enum(['linked', 'typed']).meta({ description: 'Linked accounts, or typed amounts' }),
      monthly: monthlyTotalsSchema,
    })
    .nullable()
    .meta({ description: 'Average spending a month by category; null if there is none' }),
  cards: z.array(householdCardSchema),
})

const householdPersonSchema = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() })

export const receivedInvitationSchema = z
  .object({ id: z.uuid(), from: householdPersonSchema, expiresAt: z.iso.datetime() })
  .meta({ id: 'ReceivedInvitation' })

export const householdSchema = z
  .object({
    isEmailVerified: z.boolean().meta({ description: 'Only a verified person can invite' }),
    sent: z
      .object({ email: z.string(), expiresAt: z.iso.datetime() })
      .nullable()
      .meta({ description: 'Your open invitation' }),
    received: z
      .array(receivedInvitationSchema)
      .meta({ description: 'Open invitations to your verified email address' }),
    together: z
      .object({
        partner: householdPersonSchema,
        theirs: sharedDataSchema.meta({ description: 'What you see of the other person' }),
        yours: sharedDataSchema.meta({ description: 'What the other person sees of you' }),
      })
      .nullable()
      .meta({ description: 'Null unless both people accepted' }),
  })
  .meta({ id: 'Household' })

export const inviteSchema = z.object({
  email: emailField(authSentences.emailMissing, authSentences.signUpEmailInvalid),
})

export const invitationTokenSchema = z.object({ token: tokenField(householdSentences.invitationGone) })

/** The token of the email, or the id of a listed invitation. */
export const invitationAnswerSchema = z.union(
  [invitationTokenSchema, z.object({ id: z.uuid({ error: householdSentences.invitationGone }) })],
  { error: householdSentences.invitationGone },
)

export const householdSpendingSchema = monthlyTotalsSchema.meta({ id: 'HouseholdSpending' })

export type Household = z.infer<typeof householdSchema>
export type HouseholdPerson = z.infer<typeof householdPersonSchema>
export type HouseholdCard = z.infer<typeof householdCardSchema>
export type HouseholdSpending = z.infer<typeof householdSpendingSchema>
export type SharedData = z.infer<typeof sharedDataSchema>
export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>
export type InvitationAnswer = z.infer<typeof invitationAnswerSchema>

/**
 * Reduces a card to the months that issuers' rules depend on. An earned bonus counts in the month of its deadline, or
 * this month if that's earlier: the latest that it can have been.
 */
export function householdCardOf({ cardId, opened, closed, bonus }: YourCard, today: Day): HouseholdCard {
  return {
    cardId,
    opened: opened === undefined ? null : monthOf(opened),
    closed: closed === undefined ? null : monthOf(closed),
    bonusReceived: bonus?.isEarned ? monthOf(bonus.by < today ? bonus.by : today) : null,
  }
}

function monthOf(date: string): string {
  return date.slice(0, 'YYYY-MM'.length)
}
